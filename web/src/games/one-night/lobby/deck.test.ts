/** Choosing cards. */
import { expect, test } from "vitest";
import { counted } from "../../../lists";
import type { Scenario } from "../../../wire";
import { cardReference } from "../reference";
import { deckOf, easiest, mostOf, tapped } from "./deck";

const scenario = (id: string, difficulty: string | null, decks: Record<string, string[]>): Scenario => ({
  id,
  boxes: ["fm"],
  difficulty,
  edition: "ravensburger",
  players: Object.keys(decks).map(Number),
  decks,
  draw: false,
  minimum: difficulty === null,
  introduction: difficulty === "introduction",
});

test("a tap puts one more in, until there are no more; then all are taken out", () => {
  let deck = ["seer"];
  deck = tapped(deck, "werewolf", 2);
  deck = tapped(deck, "werewolf", 2);
  expect(counted(deck)).toEqual(
    new Map([
      ["seer", 1],
      ["werewolf", 2],
    ]),
  );
  expect(tapped(deck, "werewolf", 2)).toEqual(["seer"]);
  expect(tapped(["seer"], "seer", 1)).toEqual([]);
});

test("a giant game may have any number of the roles that are added to it, and of no other", () => {
  const most = (players: number) =>
    Object.fromEntries(
      cardReference().roles.map((role) => [role.id, mostOf(role, players, cardReference())]),
    );
  expect(most(10)).toMatchObject({ werewolf: 3, villager: 5, seer: 1, mason: 2 });
  expect(most(15)).toMatchObject({ werewolf: 15, villager: 15, seer: 1, mason: 2 });
});

test("a scenario's cards for so many, or for the nearest number", () => {
  const night = scenario("night", "easy", { 3: ["a"], 5: ["a", "b", "c"] });
  expect(deckOf(night, 5)).toEqual(["a", "b", "c"]);
  expect(deckOf(night, 9)).toEqual(["a", "b", "c"]);
  expect(deckOf(night, 2)).toEqual(["a"]);
  expect(deckOf(scenario("chaos", "difficult", {}), 4)).toEqual([]);
});

test("a new group is offered the easiest that fits", () => {
  const all = [
    scenario("hard", "difficult", { 4: ["a"], 7: ["a"] }),
    scenario("first", "introduction", { 4: ["a"] }),
    scenario("least", null, { 7: ["a"] }),
  ];
  expect(easiest(all, 4)?.id).toBe("first");
  expect(easiest(all, 7)?.id).toBe("hard");
  expect(easiest(all, 12)).toBeUndefined();
});
