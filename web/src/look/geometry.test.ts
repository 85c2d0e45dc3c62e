/** Where people sit. */
import { afterEach, expect, test, vi } from "vitest";
import { clockwise, isLong, longTable, sizes, spots } from "./geometry";

afterEach(() => vi.unstubAllGlobals());

const OVAL = { cx: 195, cy: 240, rx: 140, ry: 180 };

test("the first sits at the bottom, the next one on the left hand side", () => {
  const [me, left, , , right] = spots(5, OVAL);
  expect(me).toEqual({ x: expect.closeTo(195, 3) as number, y: expect.closeTo(420, 3) as number });
  expect(left!.x).toBeLessThan(195);
  expect(right!.x).toBeGreaterThan(195);
});

test.each([3, 5, 7, 10])("%i sit at equal ways from each other", (players) => {
  const sitting = spots(players, OVAL);
  const gaps = sitting.map((spot, nth) => {
    const next = sitting[(nth + 1) % players]!;
    return Math.hypot(spot.x - next.x, spot.y - next.y);
  });
  // Chords of equal arcs differ a little where the oval bends more.
  expect(Math.max(...gaps) / Math.min(...gaps)).toBeLessThan(1.2);
});

test("seats go clockwise from mine", () => {
  expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
  expect(clockwise(3, null)).toEqual([0, 1, 2]);
});

test.each([11, 12, 19, 20])("a long table seats %i, each in a place of their own", (players) => {
  const sitting = longTable(players);
  expect(new Set(sitting.map(({ side, row }) => `${side} ${row}`)).size).toBe(players);
  const count = (side: string): number => sitting.filter((spot) => spot.side === side).length;
  expect(count("left")).toBe(count("right"));
  expect(count("head")).toBe(players % 2 === 0 ? 1 : 0);
  expect(sitting[1]).toMatchObject({ side: "left" });
  expect(sitting.at(-1)).toMatchObject({ side: "right" });
});

test.each([
  [7, 320, 285, 3],
  [7, 360, 300, 4],
  [10, 320, 300, 3],
])("%i seats in %i by %i leave room for %i large cards between them", (players, width, height, count) => {
  const { oval, card, bigCenter, name } = sizes(players, width, height, count);
  const reach = (count * (bigCenter * 1.1 + 4) + (count - 1) * 8) / 2;
  expect(reach).toBeLessThan(oval.rx - card / 2);
  const tall = card * 1.4 + 5 + name * 18;
  const sitting = spots(players, oval);
  sitting.forEach((one, nth) => {
    const next = sitting[(nth + 1) % players]!;
    expect(Math.abs(one.x - next.x) > card || Math.abs(one.y - next.y) > tall).toBe(true);
  });
});

test.each([
  [7, 360, 420],
  [10, 360, 420],
  [7, 320, 380],
])("%i seats stay inside a box of %i by %i", (players, width, height) => {
  const { oval, target } = sizes(players, width, height);
  for (const { x, y } of spots(players, oval)) {
    expect(x - target / 2).toBeGreaterThanOrEqual(0);
    expect(x + target / 2).toBeLessThanOrEqual(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test("more than ten sit at a long table on a phone alone", () => {
  vi.stubGlobal("innerWidth", 390);
  expect([10, 11].map(isLong)).toEqual([false, true]);
  vi.stubGlobal("innerWidth", 1440);
  expect(isLong(20)).toBe(false);
});

test.each([
  [580, 680, 22.5],
  [640, 820, 27],
  [366, 828, 22.5],
  [400, 960, 27],
  [1420, 780, 27],
  [970, 1400, 27],
  [768, 700, 16],
])("eleven to twenty have room for cards and names around an oval of %i by %i", (width, height, rem) => {
  for (let players = 11; players <= 20; players++) {
    const { oval, card, name, wide } = sizes(players, width, height, 3, rem);
    const [gap, tall] = [0.3 * rem, 1.15 * name * rem];
    const half = (card * 1.4 + gap + tall) / 2;
    const taken = spots(players, oval).flatMap(({ x, y }, seat) => {
      // A card with its name, which stands on the outer side of it.
      const box = (wide: number, from: number, tall: number) => {
        const [top, bottom] =
          y < oval.cy - 1
            ? [y + half - from - tall, y + half - from]
            : [y - half + from, y - half + from + tall];
        return { seat, left: x - wide / 2, right: x + wide / 2, top, bottom };
      };
      return [box(card, 0, card * 1.4), box(wide, card * 1.4 + gap, tall)];
    });
    for (const one of taken) {
      expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
      expect(one.right).toBeLessThanOrEqual(width);
      expect(one.bottom).toBeLessThanOrEqual(height);
      const others = taken.filter(({ seat }) => seat !== one.seat);
      const inTheWay = others.filter(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      );
      expect(inTheWay).toEqual([]);
    }
  }
});
