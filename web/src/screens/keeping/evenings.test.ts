/** Games of one evening belong together. */
import { expect, test } from "vitest";
import type { PastGame } from "../../wire";
import { evenings } from "./evenings";

const HOUR = 3_600_000;
const played = (at: number): PastGame => ({
  number: 1,
  game: "one-night",
  at,
  players: [],
  winners: [],
  scenario: null,
});

test("games with less than six hours between them are one evening, the last one first", () => {
  const games = [0, 5, 10.9, 17, 100].map((hours) => played(hours * HOUR));
  expect(evenings(games)).toEqual([
    { at: 100 * HOUR, count: 1 },
    { at: 17 * HOUR, count: 1 },
    { at: 0, count: 3 },
  ]);
  expect(evenings([])).toEqual([]);
});
