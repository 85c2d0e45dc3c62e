/** Which of the night's lines are said when, from what every screen may know. */
import type { Live } from "../screens/props";
import type { Call } from "../wire";

/** A line of the narrator's script; times in seconds. */
export interface Line {
  at: number;
  call: string;
  text: string;
  silence: number;
}

/** A line on its way: milliseconds from now, and what a recording of it is called. */
export interface Cue {
  after: number;
  text: string;
  name: string;
}

export const LETTERS_A_SECOND = 14;

/** What opens this moment: the night's first words, a call's, the morning's. In a quick night eyes stay open and nobody
 * is called: `quick` is all that is said. */
export function opening(lines: readonly Line[], live: Live, quick: string | null): Cue[] {
  if (live.phase === "night") {
    if (quick !== null) return [{ after: 0, text: quick, name: "quick-1" }];
    return timed(lines, [...(live.beat === 0 ? of(lines, "night") : []), ...waking(lines, live.calls[0])]);
  }
  return live.phase === "look" ? timed(lines, of(lines, "dawn")) : [];
}

/** What closes a call, so that it is over when the beat is: `left` milliseconds from now. */
export function closing(lines: readonly Line[], live: Live, left: number): Cue[] {
  const [call] = live.calls;
  if (!call || live.goes_on.includes(call.id)) return [];
  const last = of(lines, call.id).slice(1);
  const takes =
    last.reduce((sum, line) => sum + line.text.length / LETTERS_A_SECOND + line.silence, 0) * 1000;
  return timed(lines, last).map((cue) => ({ ...cue, after: cue.after + Math.max(0, left - takes) }));
}

const of = (lines: readonly Line[], call: string): Line[] => lines.filter((line) => line.call === call);

const waking = (lines: readonly Line[], call: Call | undefined): Line[] =>
  call ? of(lines, call.id).slice(0, 1) : [];

function timed(lines: readonly Line[], said: readonly Line[]): Cue[] {
  const first = said[0]?.at ?? 0;
  return said.map((line) => ({
    after: (line.at - first) * 1000,
    text: line.text,
    name: recording(lines, line),
  }));
}

/** What a recording of a line is called: "6-1" is call 6, first line. */
export const recording = (lines: readonly Line[], line: Line): string =>
  `${line.call.toLowerCase()}-${of(lines, line.call).indexOf(line) + 1}`;
