/** What of the settings decides on the cards. */
import type { WordsSettings } from "../../../wire";

export const chosen = ({ werewolves, beholder, minion }: WordsSettings): object => ({
  werewolves,
  beholder,
  minion,
});
