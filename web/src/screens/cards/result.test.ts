import { beforeAll, expect, test } from "vitest";
import { fetchApart } from "../../games";
import { laid, next, type Played, remaining, written } from "./result";
import type { Entered, Plan, Table } from "./table";

beforeAll(fetchApart);

const NOTHING: Entered = { votes: {}, cards: {}, became: {}, artifacts: {}, done: false };

function played(deck: string, some: Partial<Table> = {}, game = "one-night"): Played {
  return {
    settings: { game, edition: "ravensburger" } as Table["settings"],
    plan: { deck: deck.split(" "), center_werewolf: null, artifacts: [], becomes: {} } as unknown as Plan,
    names: ["Ana", "Ben", "Cleo"],
    entered: NOTHING,
    mayor: null,
    secret: null,
    found: false,
    ...some,
  };
}

const entered = (some: Partial<Entered>): Entered => ({ ...NOTHING, ...some });

test("fingers are asked for before cards, in table order; nobody is an answer too", () => {
  const deck = "werewolf seer robber villager villager villager";
  expect(next(played(deck))).toEqual({ what: "vote", seat: 0 });
  expect(next(played(deck, { entered: entered({ votes: { 0: null, 2: 0 } }) }))).toEqual({
    what: "vote",
    seat: 1,
  });
  const votes = { 0: 1, 1: 0, 2: null };
  expect(next(played(deck, { entered: entered({ votes }) }))).toEqual({ what: "card", seat: 0 });
  const cards = { 0: "seer", 1: "robber", 2: "werewolf" };
  expect(next(played(deck, { entered: entered({ votes, cards }) }))).toBeNull();
});

test("a card can't lie where all of its kind lie already", () => {
  const now = played("werewolf seer robber villager villager villager", {
    entered: entered({ cards: { 0: "seer", 1: "villager" } }),
  });
  expect([...remaining(now)]).toEqual([
    ["werewolf", 1],
    ["seer", 0],
    ["robber", 1],
    ["villager", 2],
  ]);
});

test("what the doppelganger copied is asked only where her card lies before somebody, then artifacts", () => {
  const votes = { 0: null, 1: null, 2: null };
  const deck = "doppelganger curator werewolf villager villager villager";
  const options = ["curator", "werewolf", "villager"];
  const plan = { deck: deck.split(" "), artifacts: ["mask-of-muting"], becomes: { doppelganger: options } };
  const at = (cards: Record<number, string>, more: Partial<Entered> = {}) =>
    next(played(deck, { plan: plan as unknown as Plan, entered: entered({ votes, cards, ...more }) }));
  expect(at({ 0: "doppelganger", 1: "curator", 2: "werewolf" })).toMatchObject({
    what: "became",
    card: "doppelganger",
    options,
  });
  expect(at({ 0: "villager", 1: "curator", 2: "werewolf" })).toEqual({ what: "artifacts" });
  expect(
    at({ 0: "doppelganger", 1: "curator", 2: "werewolf" }, { became: { doppelganger: "" }, done: true }),
  ).toBeNull();
});

test("the document of a night of cards", () => {
  const now = played("doppelganger curator werewolf villager villager villager", {
    entered: entered({
      votes: { 0: 1, 1: null, 2: 1 },
      cards: { 0: "doppelganger", 1: "curator", 2: "werewolf" },
      became: { doppelganger: "werewolf", "paranormal-investigator": "" },
      artifacts: { 1: "claw-of-the-werewolf" },
    }),
  });
  expect(written(now)).toEqual({
    game: "one-night",
    edition: "ravensburger",
    players: ["Ana", "Ben", "Cleo"],
    final: ["doppelganger", "curator", "werewolf"],
    became: { doppelganger: "werewolf" },
    artifacts: { Ben: "claw-of-the-werewolf" },
    votes: { Ana: "Ben", Cleo: "Ben" },
  });
});

const WORDS = "mayor seer werewolf villager";

test("the mayor told the secret role at night, and villagers need not be entered", () => {
  const now = played(WORDS, { mayor: 1, secret: "seer", found: true }, "werewords");
  expect(next(now)).toEqual({ what: "card", seat: 0 });
  const then = { ...now, entered: entered({ cards: { 2: "werewolf" } }) };
  expect(laid(then)).toEqual(["villager", "seer", "werewolf"]);
  expect(next(then)).toEqual({ what: "vote", seat: 2 });
  expect(written({ ...then, entered: { ...then.entered, votes: { 2: 1 } } })).toEqual({
    game: "werewords",
    players: ["Ana", "Ben", "Cleo"],
    cards: ["villager", "mayor", "werewolf"],
    center: ["seer"],
    guessed: true,
    pointing: { Cleo: "Ben" },
  });
});

test("a word that was not found: everybody's finger first; a mayor who kept quiet is asked for the role", () => {
  const now = played(WORDS, { mayor: 1, secret: "" }, "werewords");
  expect(next(now)).toEqual({ what: "vote", seat: 0 });
  const votes = { 0: 2, 1: 2, 2: 0 };
  const then = { ...now, entered: entered({ votes, cards: { 0: "seer" } }) };
  expect(next(then)).toEqual({ what: "card", seat: 1 });
  expect(
    written({ ...then, entered: entered({ votes, cards: { 0: "seer", 1: "werewolf" } }) }),
  ).toMatchObject({
    cards: ["seer", "mayor", "villager"],
    center: ["werewolf"],
    guessed: false,
    votes: { Ana: "Cleo", Ben: "Cleo", Cleo: "Ana" },
  });
});
