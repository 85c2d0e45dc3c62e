/** The shuffle done again: the phone's own hashing, and the same cards as the engine's. */
import { describe, expect, it } from "vitest";
import { checked, verdict } from "./dealt";
import { sha256 } from "./sha256";
import golden from "./shuffle.golden.json";
import { digestOf, follows, pledgeOf, seedOf, shuffled } from "./shuffle";
import type { Live } from "./screens/props";
import type { Part } from "./sealing";
import type { Lot, View } from "./wire";

/** As the browser does it, where it may. */
async function theirs(message: Uint8Array<ArrayBuffer>): Promise<string> {
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Case = (typeof golden)[number];
const lotsOf = (each: Case): Lot[] => each.lots as unknown as Lot[];

/** The end of a game, as a phone is shown it, at the second seat; and what it remembers. */
function ended(each: Case): [Parameters<typeof checked>[0], Part] {
  const { seal, secret, pledges, openings, lots } = each;
  const view = { me: 1, commitment: seal, secret, shuffled: { pledges, openings, lots } } as unknown as View;
  const pools = Object.fromEntries(lotsOf(each).map((lot) => [lot.name, digestOf(lot)]));
  const part = { seal, opening: openings[1]!, called: "called", pledges, pools };
  return [{ ...view, live: {} as Live }, part];
}

describe("the hash", () => {
  it("is SHA-256, whatever the length", async () => {
    for (let length = 0; length < 150; length++) {
      const message = Uint8Array.from({ length }, (_, nth) => (nth * 37 + length) % 256);
      expect(sha256(message)).toBe(await theirs(message));
    }
  });
});

describe.each(golden.map((each) => [each.game, each] as const))("a shuffle of %s", (_, each) => {
  const seed = seedOf(each.secret, each.openings);

  it("is the engine's", () => {
    expect(seed).toBe(each.seed);
    for (const [at, lot] of lotsOf(each).entries()) {
      expect(shuffled(seed, lot).slice(0, lot.after.length)).toEqual(lot.after);
      expect(digestOf(lot)).toBe(each.digests[at]);
      expect(follows(seed, lot)).toBe(true);
    }
    for (const [seat, pledge] of each.pledges.entries())
      if (pledge) expect(pledgeOf(each.openings[seat]!)).toBe(pledge);
  });

  it("holds as a whole", () => {
    const [view, part] = ended(each);
    const found = checked(view, part, [])!;
    expect(found).toMatchObject({ seal: true, own: true, others: true, cards: true, late: [] });
    expect(verdict(found)).toBe(true);
  });

  it("does not hold where anything is another", () => {
    const [view, part] = ended(each);
    const without = (change: (shuffled: NonNullable<View["shuffled"]>) => void) => {
      const shuffled = structuredClone(view.shuffled!);
      change(shuffled as never);
      return checked({ ...view, shuffled }, part, [])!;
    };
    const swap = (list: readonly unknown[], one: number, other: number): void => {
      const held = list as unknown[];
      [held[one], held[other]] = [held[other], held[one]];
    };
    const first = (lots: readonly Lot[]): Lot => lots[0]!;
    const other = (things: readonly string[]): number => things.findIndex((thing) => thing !== things[0]);
    expect(checked({ ...view, secret: "00".repeat(32) }, part, [])).toMatchObject({
      seal: false,
      cards: false,
    });
    expect(without(({ lots }) => swap(first(lots).after, 0, other(first(lots).after)))).toMatchObject({
      cards: false,
    });
    expect(without(({ lots }) => swap(first(lots).before, 0, other(first(lots).before)))).toMatchObject({
      cards: false,
    });
    expect(without(({ lots }) => (first(lots) as { times: number }).times++)).toMatchObject({ cards: false });
    expect(without(({ lots }) => void (lots as Lot[]).splice(0))).toMatchObject({ cards: false });
    expect(without(({ openings }) => swap(openings, 0, 1))).toMatchObject({ own: false, others: false });
    expect(without(({ pledges }) => swap(pledges, 0, 1))).toMatchObject({ others: false });
    expect(checked(view, { ...part, broken: true }, [])).toMatchObject({ seal: false, others: false });
    expect(checked(view, { ...part, pools: { ...part.pools, another: "" } }, [])).toMatchObject({
      cards: false,
    });
    expect(checked(view, part, [], () => false)).toMatchObject({ cards: false });
  });

  it("says what it could not know, and who held back", () => {
    const [view, part] = ended(each);
    expect(checked(view, undefined, [])).toMatchObject({ seal: null, own: null, others: null, cards: true });
    expect(verdict(checked(view, undefined, [])!)).toBe(null);
    const openings = ["", ...view.shuffled!.openings.slice(1)];
    const late = checked({ ...view, shuffled: { ...view.shuffled!, openings } }, part, [])!;
    expect(late.late).toEqual([0]);
    expect(verdict({ ...late, cards: true })).toBe(null);
  });
});
