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

export const MOST_AT_AN_OVAL = 10;

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
  card: number;
  /** As big as fits between the seats at the sides. */
  center: number;
  /** When the middle's cards are what is asked for. */
  bigCenter: number;
  target: number;
  /** In rem. */
  name: number;
  oval: Oval;
}

/** What fits into a box: bigger cards for few people and on big screens, smaller ones where it is low. */
export function sizes(players: number, width: number, height: number, inTheMiddle = 3): Sizes {
  const many = players > 7;
  const scale = Math.min(2, Math.max(0.75, Math.min(width / 360, height / 440)));
  const card = (many ? 40 : 48) * scale;
  const target = (many ? 72 : 84) * Math.max(0.9, scale);
  const half = target / 2 + 6;
  const rx = Math.min(width / 2 - half, height * 0.62);
  const tall = (card * 7) / 10 + 26;
  const between = (2 * rx - card - 16 - 12 * inTheMiddle) / (inTheMiddle + 0.1);
  return {
    card,
    center: Math.min(40 * scale, between),
    bigCenter: Math.min(72 * scale, between),
    target,
    name: Math.max(0.9375, (many ? 0.9375 : 1) * Math.min(scale, 1.4)),
    oval: {
      cx: width / 2,
      cy: height / 2,
      rx,
      ry: Math.min(height / 2 - tall - 4, rx * 1.5),
    },
  };
}
