/** Choosing among a question's legal answers: what a tap on a place or a word makes of the choice so far. */
import type { Answer, Prompt } from "../../wire";

type Options = Prompt["options"];

/** The answer of who would rather choose from other things. */
export const OTHERS = "↻";

export type Chosen = readonly (number | string)[];

const isPair = (option: Options[number]): option is [number, number] => Array.isArray(option);

function pairOf(
  options: Options,
  one: number | string,
  other: number | string,
): [number, number] | undefined {
  return options
    .filter(isPair)
    .find((pair) => pair.includes(one as number) && pair.includes(other as number));
}

/** Whether a place or word is part of any answer. */
export function mayChoose(options: Options, what: number | string): boolean {
  return options.some((option) => (isPair(option) ? option.includes(what as number) : option === what));
}

/** The choice after a tap: again on the same takes it back; where two are wanted, a third replaces the older. */
export function choose(options: Options, chosen: Chosen, what: number | string): Chosen {
  if (!mayChoose(options, what)) return chosen;
  if (chosen.includes(what)) return chosen.filter((each) => each !== what);
  if (options.some((option) => option === what)) return [what];
  const goesWith = chosen.filter((each) => pairOf(options, each, what));
  return [...goesWith.slice(-1), what];
}

/** The answer that was chosen; none while something is missing. */
export function answerOf(options: Options, chosen: Chosen): Exclude<Answer, null> | undefined {
  const [one, other] = chosen;
  if (one === undefined) return undefined;
  if (other !== undefined) return pairOf(options, one, other);
  return options.some((option) => option === one) ? one : undefined;
}

/** What the room hears of a dream: it takes any of the seats it offered, and forgets it. */
export function toldOf(dreamt: Answer, offered: Options): Answer {
  if (dreamt === null) return null;
  const first = Array.isArray(dreamt) ? dreamt[0] : dreamt;
  if (first === "left") return offered[0] ?? null;
  if (typeof first === "string") return offered.at(-1) ?? null;
  return offered.includes(first) ? first : (offered[first % offered.length] ?? null);
}

export const same = (one: Answer | undefined, other: Answer | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
