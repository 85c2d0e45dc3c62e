/** Where people sit: an oval with equal ways between neighbours, or a long table. */

export interface Spot {
  x: number;
  y: number;
}

export interface Oval {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

const MOST_AT_AN_OVAL = 10;
const WIDE = 700;

/** More than ten have no room around a phone's oval: they sit at a long table. */
export const isLong = (players: number): boolean => players > MOST_AT_AN_OVAL && innerWidth < WIDE;

/** How many pixels a rem has: more where letters are large, and on a table screen. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const STEPS = 720;

/** So many spots at equal arc length on an ellipse: the first at the bottom, then clockwise, to the left and up. */
export function spots(count: number, { cx, cy, rx, ry }: Oval): Spot[] {
  const points = Array.from({ length: STEPS + 1 }, (_, step): Spot => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });
  const ways = [0];
  for (let step = 1; step <= STEPS; step++) {
    const [one, other] = [points[step - 1]!, points[step]!];
    ways.push(ways[step - 1]! + Math.hypot(other.x - one.x, other.y - one.y));
  }
  const around = ways[STEPS]!;
  let step = 0;
  return Array.from({ length: count }, (_, seat) => {
    while (ways[step]! < (around * seat) / count) step++;
    return points[step]!;
  });
}

/** The seats as they are met going clockwise from the bottom, where `me` sits (seat 0 where nobody does). */
export function clockwise(players: number, me: number | null): number[] {
  return Array.from({ length: players }, (_, nth) => (nth + (me ?? 0)) % players);
}

export interface LongSpot {
  side: "foot" | "left" | "head" | "right";
  /** Row from the head, which is row 1. */
  row: number;
}

/** A long table: you at the foot, the left side going up, one at the head where numbers are even, the right side down. */
export function longTable(players: number): LongSpot[] {
  const head = players % 2 === 0 ? 1 : 0;
  const rows = (players - 1 - head) / 2;
  return Array.from({ length: players }, (_, nth): LongSpot => {
    if (nth === 0) return { side: "foot", row: rows + 2 };
    if (nth <= rows) return { side: "left", row: rows + 2 - nth };
    if (head && nth === rows + 1) return { side: "head", row: 1 };
    return { side: "right", row: nth - rows - head + 1 };
  });
}

export interface Sizes {
  /** How much larger than on a small phone. */
  scale: number;
  card: number;
  /** As big as fits between the seats at the sides. */
  center: number;
  /** When the middle's cards are what is asked for. */
  bigCenter: number;
  target: number;
  /** In rem. */
  name: number;
  /** How wide a name may be: not into the next one, nor out of the box. */
  wide: number;
  oval: Oval;
}

/** The way around an oval, as Ramanujan has it. */
const around = ({ rx, ry }: Oval): number =>
  Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));

/**
 * What fits into a box: bigger cards for few people and on big screens, smaller ones where it is low.
 * `rem` is how big letters are: they grow with a screen that is read from afar.
 */
export function sizes(players: number, width: number, height: number, inTheMiddle = 3, rem = 16): Sizes {
  const crowd = players > MOST_AT_AN_OVAL;
  const [base, reach] = players > 7 ? [40, 72] : [48, 84];
  const scale = Math.max(0.75, Math.min(width / 360, height / 440));
  const line = (26 * Math.max(rem, 16)) / 16;
  const oval = (card: number, target: number): Oval => {
    const rx = Math.max(20, Math.min(width / 2 - target / 2 - 6, crowd ? width : height * 0.62));
    const ry = Math.min(height / 2 - card * 0.7 - line - 4, rx * (crowd ? 2.5 : 1.5));
    return { cx: width / 2, cy: height / 2, rx, ry: Math.max(20, ry) };
  };
  let card = base * scale;
  let target = reach * Math.max(0.9, scale);
  if (crowd) {
    // The way around is shared out, less a little where it slants: there a name could meet the next one's card.
    const share = around(oval(card, target)) / players;
    card = Math.min(card, Math.max(16, (share * 0.8 - line * 0.85) / 1.4));
    target = Math.min(target, Math.max(44, share * 0.7));
  }
  const fits = oval(card, target);
  const between = (2 * fits.rx - card - 16 - 12 * inTheMiddle) / (inTheMiddle + 0.1);
  const grown = (scale * 16) / rem;
  return {
    scale,
    card,
    center: Math.min(40 * scale, between),
    bigCenter: Math.min(72 * scale, between),
    target,
    name: Math.max(0.9375, (base < 48 ? 0.9375 : 1) * Math.min(crowd ? 1 : grown, 1.4)),
    wide: Math.min((around(fits) / players) * 0.95, 2 * (fits.cx - fits.rx) - 4),
    oval: fits,
  };
}
