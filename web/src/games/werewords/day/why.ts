/** Why a game of Werewords ended as it did, in sentences; a whoops before the end is not told. */
import type { Event } from "../../../wire";
import { WordTelling } from "../telling";

const WHY = ["word-shown", "werewolves", "pointed", "won"];
const ENDS = ["word-shown", "werewolves"];

export function whyOfWords(events: readonly Event[], names: readonly string[]): string[] {
  const telling = new WordTelling(names);
  const last = events.slice(events.findLastIndex((event) => ENDS.includes(event.kind)));
  return last.filter((event) => WHY.includes(event.kind)).flatMap((event) => telling.lines(event));
}
