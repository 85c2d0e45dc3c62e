/** Golden nights, taken apart: every card ends where the game says it lay. */
import { beforeAll, describe, expect, it } from "vitest";
import { read } from "../../../reading";
import { prefer } from "../../../settings";
import golden from "../../../telling.golden.json";
import type { Moment, Replay } from "../../../wire";
import { movesAt, steps } from "./steps";
import { reasons } from "./why";

const texts = import.meta.glob<string>("../../../../../src/noctambule/narrator/texts/en/{*,app/*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

type Golden = (typeof golden)[number];

const NIGHTS = golden.filter(({ game, language }) => game === "one-night" && language === "en");

const event = (game: Golden, kind: string): Moment =>
  game.events.find((each) => each.kind === kind) as unknown as Moment;

/** A replay of a golden game; the cards dealt to the center are those that end where the steps say. */
function replayOf(game: Golden): Replay {
  const cards = event(game, "cards").what;
  const base = {
    players: game.names,
    dealt: cards.map(() => ""),
    events: game.events as unknown as Moment[],
    teams: event(game, "identities").what.map((role) => (/wolf|minion/.test(role) ? "werewolf" : "village")),
  } as Replay;
  const lying = steps(base).at(-1)!.lying;
  const dealt = [...base.dealt];
  lying.forEach((origin, place) => (dealt[origin] = cards[place]!));
  return { ...base, dealt };
}

beforeAll(() => {
  read("en", Object.values(texts).join("\n"));
  prefer({ language: "en" });
});

describe("a night in steps", () => {
  it.each(NIGHTS.map((game) => [game.names.join(", "), game] as const))("of %s", (_, game) => {
    const replay = replayOf(game);
    const walked = steps(replay);
    // Traced back, every player's card is the one the game dealt.
    for (const { kind, seat, what } of game.events)
      if (kind === "dealt") expect(replay.dealt[seat!]).toBe(what[0]);
    expect(walked[0]!.lying).toEqual(replay.dealt.map((_, place) => place));
    expect(walked.at(-1)!.event!.kind).toBe("dawn");
    for (const { text, lying } of walked) {
      expect(text).not.toMatch(/^(tell|app)-/);
      expect(new Set(lying).size).toBe(lying.length);
    }
    const moves = game.events.filter(({ kind }) => kind === "swapped" || kind === "rotated");
    expect(walked.filter(({ travels }) => travels.length).length).toBe(moves.length);
  });

  it("goes on with what was said by day, in order, while the cards lie still", () => {
    const night = replayOf(NIGHTS[0]!);
    const dawn = steps(night).at(-1)!;
    const [one, other] = night.players as [string, string];
    const claim = (at: number, seat: number) => ({ at, seat, role: "villager", story: [] });
    const walked = steps({
      ...night,
      claims: [claim(9, 1), claim(3, 0)],
      accusations: [
        { at: 5, seat: 0, target: 1 },
        { at: 6, seat: 0, target: null },
      ],
    });
    const day = walked.slice(-3);
    expect(walked.at(-4)).toEqual(dawn);
    expect(day.map(({ seat }) => seat)).toEqual([0, 0, 1]);
    expect(day.map(({ wake }) => wake - dawn.wake)).toEqual([1, 1, 2]);
    expect(day[1]!.text).toBe(`${one} accuses ${other}.`);
    expect(day[2]!.text).toContain(other);
    for (const { lying, travels, seen } of day) expect([lying, travels, seen]).toEqual([dawn.lying, [], []]);
  });

  it("tells what lies openly once, by whoever laid it there", () => {
    const chaos = NIGHTS.find(({ names }) => names.includes("Zoe"))!;
    const walked = steps(replayOf(chaos));
    const given = walked.filter(({ event: happened }) => happened?.kind === "given");
    expect(given.map(({ event: happened }) => happened!.places)).toEqual([[2], [3]]);
    expect(walked.at(-1)!.on).toEqual({ 2: "cudgel-of-the-tanner", 3: "shroud-of-shame" });
    expect(given.map(({ name }) => name)).toEqual(["Abe", "Zoe"]);
  });

  it("knows who moved a card", () => {
    const revenants = NIGHTS.find(({ names }) => names.includes("Agathe"))!;
    const replay = replayOf(revenants);
    const walked = steps(replay);
    const moved = movesAt(walked, 0, replay.dealt);
    expect(moved.map(([step, card]) => [walked[step]!.name, card])).toEqual([["Inès", "Villager"]]);
    expect(movesAt(walked, 2, replay.dealt)).toEqual([]);
  });
});

describe("why it ended so", () => {
  it("votes, cards, rule: with whose card it was, and who brought it", () => {
    const game = NIGHTS.find(({ names }) => names.includes("Agathe"))!;
    const replay = replayOf(game);
    const lines = reasons(replay.events, replay.players, replay);
    expect(lines[0]).toBe("Bruno dies with 4 votes.");
    expect(lines).toContain(
      "Hélène held the werewolf, which began as Bruno’s card. Hélène exchanges their own card with Bruno’s card.",
    );
    expect(lines.at(-2)).toBe("The village wins: a werewolf died.");
  });

  it("says so when nobody died, and who the wolves were", () => {
    const game = NIGHTS.find(({ names }) => names.includes("Tess"))!;
    const replay = replayOf(game);
    expect(reasons(replay.events, replay.players, replay).slice(0, 2)).toEqual([
      "Nobody dies.",
      "On the wolves’ side: Tess.",
    ]);
    expect(reasons(replay.events, replay.players, null)).not.toContain("On the wolves’ side: Tess.");
  });
});
