/** Where the cards of a replay lie, names stand and paths run: all in pixels of the stage. */
import { clockwise, isLong, longTable, sizes, spots, type Oval, type Spot } from "../../../look/geometry";

export interface Layout {
  /** The middle of each place: the seats, then the center. */
  spots: Spot[];
  /** Where each seat's name stands. */
  names: (Spot & { anchor: "start" | "middle" | "end" })[];
  /** How wide a card is, at a seat and in the center. */
  card: number;
  center: number;
  /** In rem. */
  name: number;
  /** How many letters of a name there is room for. */
  letters: number;
  oval: Oval;
  /** How much larger everything is than on a small phone. */
  scale: number;
}

const NAME_ABOVE = 0.6;
const NAME_BELOW = 1.2;
const LONG_ROW = 30;
/** A letter's width, by its height. */
const LETTER = 0.56;

/** The least height at which nothing overlaps. */
export const leastHeight = (players: number): number =>
  isLong(players) ? (Math.floor(players / 2) + 1) * LONG_ROW : 280;

export function layout(
  players: number,
  places: number,
  me: number | null,
  width: number,
  height: number,
  rem = 16,
): Layout {
  const fits = sizes(players, width, height, places - players, rem);
  const order = clockwise(players, me);
  if (isLong(players)) return atALongTable(players, places, order, width, height);
  const card = fits.card * 1.15;
  const sitting = spots(players, fits.oval);
  const at = order.map((_, seat) => sitting[order.indexOf(seat)]!);
  const { cx, cy, rx } = fits.oval;
  // Between the seats at the sides, however narrow the screen.
  const pitch = Math.min(fits.center + 10, (2 * rx - card) / (places - players));
  const middle = Array.from({ length: places - players }, (_, nth) => ({
    x: cx + (nth - (places - players - 1) / 2) * pitch,
    y: cy,
  }));
  return {
    spots: [...at, ...middle],
    names: at.map(({ x, y }) => ({
      x,
      y:
        y < cy - 1
          ? y - card / 2 - NAME_ABOVE * rem
          : y + card / 2 + NAME_BELOW * rem * Math.max(1, fits.name),
      anchor: "middle",
    })),
    card,
    center: pitch - 8,
    name: fits.name,
    letters: fits.wide / (LETTER * fits.name * rem),
    oval: fits.oval,
    scale: fits.scale,
  };
}

/** Two columns with the names outside, so that no path crosses one. */
function atALongTable(
  players: number,
  places: number,
  order: number[],
  width: number,
  height: number,
): Layout {
  const sitting = longTable(players);
  const row = height / Math.max(...sitting.map((spot) => spot.row));
  const card = Math.min(56, row - 6, width * 0.088);
  const cx = width / 2;
  const apart = Math.min(width * 0.17, 150);
  const ends = (side: string): boolean => side === "foot" || side === "head";
  const of = (seat: number): { side: string; row: number } => sitting[order.indexOf(seat)]!;
  const at = order.map((_, seat): Spot => {
    const { side, row: nth } = of(seat);
    return { x: cx + (ends(side) ? 0 : side === "left" ? -apart : apart), y: (nth - 0.5) * row };
  });
  const center = card * 0.9;
  const pitch = center + 8;
  const middle = Array.from({ length: places - players }, (_, nth) => ({
    x: cx,
    y: height / 2 + (nth - (places - players - 1) / 2) * pitch,
  }));
  return {
    spots: [...at, ...middle],
    names: at.map(({ x, y }, seat) => {
      const left = of(seat).side === "left";
      return { x: x + (left ? -1 : 1) * (card / 2 + 8), y: y + 6, anchor: left ? "end" : "start" };
    }),
    card,
    center,
    name: Math.max(1, card / 40),
    letters: 10,
    oval: { cx, cy: height / 2, rx: apart, ry: height / 2 - row },
    scale: 1,
  };
}

/** A path between two spots that bows towards the middle of the table. */
export function arc(from: Spot, to: Spot, { cx, cy }: Oval, far: boolean): (part: number) => Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  // Of the two sides of a path, the one the middle is on.
  const side = (cx - mid.x) * -dy + (cy - mid.y) * dx < 0 ? -1 : 1;
  const bow = side * (far ? 0.5 : 0.14);
  const by = { x: mid.x - dy * bow, y: mid.y + dx * bow };
  return (part) => {
    const rest = 1 - part;
    return {
      x: rest * rest * from.x + 2 * rest * part * by.x + part * part * to.x,
      y: rest * rest * from.y + 2 * rest * part * by.y + part * part * to.y,
    };
  };
}

export interface Print extends Spot {
  turned: number;
}

const PACE = 11;
const SAMPLES = 60;

const apart = (one: Spot, other: Spot): number => Math.hypot(other.x - one.x, other.y - one.y);

/** A footprint every so many pixels along a path, left and right in turn, clear of both its ends. */
export function footprints(path: (part: number) => Spot, clear: number, big = 1): Print[] {
  const prints: Print[] = [];
  let [before, due] = [path(0), 0];
  for (let nth = 1; nth <= SAMPLES; nth++) {
    const point = path(nth / SAMPLES);
    const long = apart(before, point);
    due -= long;
    if (due <= 0 && long && Math.min(apart(path(0), point), apart(path(1), point)) > clear) {
      const [dx, dy] = [(point.x - before.x) / long, (point.y - before.y) / long];
      const foot = (prints.length % 2 ? 4 : -4) * big;
      const turned = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
      prints.push({ x: point.x - dy * foot, y: point.y + dx * foot, turned });
      due += PACE * big;
    }
    if (due < 0) due = 0;
    before = point;
  }
  return prints;
}
