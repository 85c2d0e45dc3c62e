/** The line of the night that is being said: in full, or short where this device is to be short. */
import { settings } from "../../settings";
import { type Line, recording } from "../../voice/cues";
import type { Plan } from "./table";

export interface Told extends Line {
  /** What a recording of it is called. */
  name: string;
}

/** Where the short night has no such line, nothing is said, and it is over at once. */
export function told(plan: Plan | null, at: number): Told | null {
  const line = plan?.lines[at];
  if (!plan || !line) return null;
  const short = plan.short ?? [];
  if (!settings.value.short || !short.length) return { ...line, name: recording(plan.lines, line) };
  const nth = plan.lines.slice(0, at).filter(({ call }) => call === line.call).length;
  const said = short.filter(({ call }) => call === line.call)[nth];
  return said ? { ...said, name: recording(short, said) } : { ...line, text: "", silence: 0, name: "" };
}
