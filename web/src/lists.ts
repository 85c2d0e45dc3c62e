/** Lists of cards and of seats. */

/** How often each lies in a deck. */
export function counted(deck: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const card of deck) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** A list with one of its things moved elsewhere. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from]!, ...others.slice(to)];
}
