/** A shuffle done again, as the server says that it does it: from its secret and what every seat gave. */
import { sha256 } from "./sha256";
import type { Lot } from "./wire";

/** More often than this no pool need be shuffled until it makes a game. */
const MOST_TIMES = 40;

export const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What a seat that gives this is bound to. */
export const pledgeOf = (opening: string): string => sha256(opening);

/** What is said of a pool beforehand. */
export const digestOf = ({ before, later }: Pick<Lot, "before" | "later">): string =>
  sha256(JSON.stringify([before, later]));

/** What chance follows from: the secret, and what each seat gave, in seat order. */
export const seedOf = (secret: string, openings: readonly string[]): string =>
  sha256(bytesOf(secret + openings.map((opening) => sha256(opening)).join("")));

/** Numbers that follow from a seed: 4 bytes each of SHA-256(seed, counter), the counter in 8 bytes. */
function* numbers(seed: string): Generator<number> {
  for (let counter = 0; ; counter++) {
    const block = sha256(bytesOf(seed + counter.toString(16).padStart(16, "0")));
    for (const number of block.match(/.{8}/g) ?? []) yield parseInt(number, 16);
  }
}

/** What lies there after it was shuffled so often, with what comes later at the end. */
export function shuffled(seed: string, { name, before, times, later }: Lot): readonly string[] {
  const named = new TextEncoder().encode(name);
  const stream = numbers(sha256(Uint8Array.from([...bytesOf(seed), ...named])));
  const below = (count: number): number => {
    const limit = 2 ** 32 - (2 ** 32 % count);
    for (;;) {
      const { value } = stream.next() as { value: number };
      if (value < limit) return value % count;
    }
  };
  const order = before.map((_, at) => at);
  for (let time = 0; time < Math.min(times, MOST_TIMES); time++)
    for (let last = order.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
  const taken = new Map(later);
  return order.sort((one, other) => (taken.get(one) ?? 0) - (taken.get(other) ?? 0)).map((at) => before[at]!);
}

/** Whether this is what the shuffle makes of what lay there; and whether that lay in no order of somebody's choice. */
export function follows(seed: string, lot: Lot): boolean {
  const { before, after, times } = lot;
  if (times > MOST_TIMES || before.some((thing, at) => at > 0 && thing < before[at - 1]!)) return false;
  const again = shuffled(seed, lot);
  return after.length > 0 && after.every((thing, at) => thing === again[at]);
}
