/** What of the settings decides on the cards. */
import type { Cards, Settings } from "../../../wire";

export const chosen = ({ werewolves, beholder, minion }: Settings): Cards => ({
  werewolves,
  beholder,
  minion,
});
