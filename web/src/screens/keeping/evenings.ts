/** Past games by the evening they were played on: less than six hours lie between two of one evening. */
import type { PastGame } from "../../wire";

const SAME_EVENING = 6 * 3_600_000;

export interface Evening {
  /** When its first game was dealt. */
  at: number;
  count: number;
}

/** The evenings, the last one first. */
export function evenings(games: readonly PastGame[]): Evening[] {
  const found: (Evening & { last: number })[] = [];
  for (const { at } of games) {
    const evening = found.at(-1);
    if (evening && at - evening.last < SAME_EVENING) {
      evening.last = at;
      evening.count += 1;
    } else found.push({ at, last: at, count: 1 });
  }
  return found.toReversed().map(({ at, count }) => ({ at, count }));
}
