/** What a phone finds when it deals again: whether anybody can have chosen the cards. */
import type { Live } from "./screens/props";
import { type Part } from "./sealing";
import { sha256 } from "./sha256";
import { bytesOf, digestOf, follows, pledgeOf, seedOf } from "./shuffle";
import type { Event, View } from "./wire";

/** Holds, does not hold, or this phone was not there to know. */
export type Found = boolean | null;

export interface Checked {
  seal: Found;
  own: Found;
  others: Found;
  cards: Found;
  /** Seats that were bound to something and never gave it. */
  late: readonly number[];
  /** The same on all screens that were shown the same. */
  code: string;
}

/** What came of each lot, by its name. */
export type Taken = Readonly<Record<string, readonly string[]>>;

/** Whether the cards that this screen was shown lie as the lots say, as the game knows. */
export type Lie<L extends Live = Live> = {
  lie(taken: Taken, events: readonly Event[], live: L, me: number | null): boolean;
}["lie"];

type Ended = Omit<View, "events" | "live"> & { live: Live };

/** Deals again; null while there is nothing to deal from. */
export function checked(
  view: Ended,
  part: Part | undefined,
  events: readonly Event[],
  lie: Lie = () => true,
): Checked | null {
  const { commitment: seal, secret, shuffled, me } = view;
  if (!seal || !secret || !shuffled) return null;
  const { pledges, openings, lots } = shuffled;
  const seed = seedOf(secret, openings);
  const broken = part?.broken ? false : null;
  const fits =
    pledges.length === openings.length && pledges.every((pledge, seat) => opened(pledge, openings[seat]!));
  const shown = part?.pledges ? same(part.pledges, pledges) : null;
  const pools = Object.entries(part?.pools ?? {});
  const known = pools.every(([name, digest]) =>
    lots.some((lot) => lot.name === name && digestOf(lot) === digest),
  );
  const taken = Object.fromEntries(lots.map(({ name, after }) => [name, after]));
  const again = lots.length > 0 && lots.every((lot) => follows(seed, lot));
  return {
    seal: sha256(bytesOf(secret)) === seal && broken !== false && (part ? true : null),
    own: !part?.replaced && (me !== null && part?.opening ? given(part.opening, openings[me]) : null),
    others: fits && shown !== false && broken !== false && shown,
    cards: again && known && lie(taken, events, view.live, me),
    late: pledges.flatMap((pledge, seat) => (pledge && !openings[seat] ? [seat] : [])),
    code: sha256(JSON.stringify([seal, secret, shuffled])).slice(0, 6),
  };
}

const opened = (pledge: string, opening: string): boolean => !opening || pledgeOf(opening) === pledge;

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** What came too late is not in it; anything else in its place was put there by somebody. */
const given = (own: string, opening: string | undefined): Found => (opening ? opening === own : null);

/** What all of it comes to. */
export function verdict({ seal, own, others, cards, late }: Checked): Found {
  const all = [seal, own, others, cards];
  if (all.includes(false)) return false;
  return all.includes(null) || late.length > 0 ? null : true;
}
