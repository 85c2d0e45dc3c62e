/** Where people sit. */
import { expect, test } from "vitest";
import { clockwise, longTable, sizes, spots } from "./geometry";

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
