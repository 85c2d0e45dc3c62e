/** Every card of a replay has a place of its own, inside the stage, whoever looks. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { arc, footprints, layout, leastHeight } from "./layout";

const SCREENS = [
  [320, 300],
  [390, 480],
  [1440, 560],
] as const;

afterEach(() => vi.unstubAllGlobals());

describe("the stage", () => {
  it.each([3, 5, 7, 10, 11, 16, 20])("holds %i players and four cards in the center", (players) => {
    for (const [width, height] of SCREENS) {
      vi.stubGlobal("innerWidth", width);
      const tall = Math.max(height, leastHeight(players));
      const { spots, names, card, center } = layout(players, players + 4, players - 1, width, tall);
      expect(spots.length).toBe(players + 4);
      expect(names.length).toBe(players);
      for (const { x, y } of spots) {
        expect(x - card / 2).toBeGreaterThanOrEqual(0);
        expect(x + card / 2).toBeLessThanOrEqual(width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(tall);
      }
      const middle = spots.slice(players);
      for (const one of middle)
        for (const other of middle)
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(center);
    }
  });

  it("seats me at the bottom", () => {
    const { spots } = layout(5, 8, 3, 390, 480);
    expect(Math.max(...spots.map(({ y }) => y))).toBe(spots[3]!.y);
  });
});

describe("a path", () => {
  const oval = { cx: 200, cy: 200, rx: 150, ry: 150 };
  const [from, to] = [
    { x: 60, y: 160 },
    { x: 200, y: 50 },
  ];

  it("leads from place to place and bows towards the middle, the far one more", () => {
    const [near, far] = [arc(from, to, oval, false), arc(from, to, oval, true)];
    expect([near(0), near(1)]).toEqual([from, to]);
    const away = ({ x, y }: { x: number; y: number }): number => Math.hypot(x - oval.cx, y - oval.cy);
    expect(away(far(0.5))).toBeLessThan(away(near(0.5)));
  });

  it("comes back on the same side", () => {
    const [there, back] = [arc(from, to, oval, true), arc(to, from, oval, true)];
    expect(back(0.5).x).toBeCloseTo(there(0.5).x);
    expect(back(0.5).y).toBeCloseTo(there(0.5).y);
  });

  it("has footprints, left and right, clear of the cards", () => {
    const prints = footprints(arc(from, to, oval, false), 24);
    expect(prints.length).toBeGreaterThan(8);
    for (const print of prints) {
      expect(Math.hypot(print.x - from.x, print.y - from.y)).toBeGreaterThan(18);
      expect(Math.hypot(print.x - to.x, print.y - to.y)).toBeGreaterThan(18);
    }
    expect(footprints(arc(from, from, oval, false), 24)).toEqual([]);
  });
});
