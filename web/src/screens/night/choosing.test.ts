import { describe, expect, it } from "vitest";
import telling from "../../../../src/noctambule/narrator/texts/en/telling.ftl?raw";
import { oneNight } from "../../games/one-night";
import { read } from "../../reading";
import type { Event, Prompt } from "../../wire";
import { dreamt } from "./asking";
import { answerOf, choose, type Chosen, mayChoose, toldOf } from "./choosing";
import { lastKnown, notes, picture } from "./learned";

const taps = (options: Prompt["options"], ...places: (number | string)[]): Chosen =>
  places.reduce<Chosen>((chosen, place) => choose(options, chosen, place), []);

describe("choosing", () => {
  it("one player: the last tap counts, a second tap takes it back", () => {
    const options = [1, 2, 3];
    expect(answerOf(options, taps(options, 1, 3))).toBe(3);
    expect(answerOf(options, taps(options, 1, 1))).toBeUndefined();
    expect(taps(options, 0)).toEqual([]);
  });

  it("two players: a third tap replaces the older", () => {
    const options = dreamt("two-players", 5, 0);
    expect(taps(options, 1, 3)).toEqual([1, 3]);
    expect(taps(options, 1, 3, 4)).toEqual([3, 4]);
    expect(answerOf(options, [4, 1])).toEqual([1, 4]);
    expect(answerOf(options, [4])).toBeUndefined();
  });

  it("a player or two center cards: choosing one kind clears the other", () => {
    const options = dreamt("player-or-two-center", 4, 0);
    expect(taps(options, 4, 5, 2)).toEqual([2]);
    expect(taps(options, 2, 4)).toEqual([4]);
    expect(answerOf(options, taps(options, 2, 6, 4))).toEqual([4, 6]);
    expect(mayChoose(options, 0)).toBe(false);
  });

  it("a way, or a word", () => {
    expect(answerOf(["left", "right"], taps(["left", "right"], "left", "right"))).toBe("right");
    expect(answerOf(["lighthouse", "owl"], ["owl"])).toBe("owl");
  });

  it("of a dream the room hears one of the seats it offered", () => {
    const offered = [0, 2, 3];
    const all = (
      ["player", "any-player", "center", "two-players", "player-or-two-center", "direction"] as const
    )
      .flatMap((kind) => dreamt(kind, 4, 1))
      .map((answer) => toldOf(answer, offered));
    for (const told of all) expect(offered).toContain(told);
    expect(toldOf(null, offered)).toBeNull();
    expect(toldOf(2, offered)).toBe(2);
  });
});

describe("what was learned", () => {
  const event = (kind: string, seat: number | null, places: number[], ...what: string[]): Event => ({
    kind,
    call: kind === "pointed" || kind === "died" ? "vote" : "5",
    step: 0,
    seat,
    places,
    what,
  });
  const dealt = event("dealt", 1, [1], "robber");
  const took = [event("chose", 1, [2]), event("swapped", 1, [1, 2]), event("looked", 1, [1], "seer")];

  it("the card is what it was last seen to be", () => {
    expect(lastKnown([dealt], 1)).toBe("robber");
    expect(lastKnown([dealt, ...took], 1)).toBe("seer");
    expect(lastKnown([dealt, event("looked", 1, [2], "tanner")], 1)).toBe("robber");
    expect(lastKnown([event("dealt", 0, [], "mayor"), event("secret", 0, [], "werewolf")], 0)).toBe(
      "werewolf",
    );
  });

  it("the notebook keeps the night and leaves the day out", () => {
    read("en", telling);
    const day = [event("dawn", null, []), event("pointed", null, [1, 0]), event("died", 0, [], "2")];
    expect(
      notes(oneNight, ["Ana", "Ben", "Cleo"], [dealt, ...took, ...day]).map((note) => note.event),
    ).toEqual([dealt, ...took.slice(1)]);
  });

  it("shows the card that was seen, or a sign", () => {
    expect(picture(took[2]!)).toBe("seer");
    expect(picture(event("shown", 1, [], "werewolf"))).toBe("werewolf");
    expect(picture(event("shown", 1, [2], "stirred"))).toBe("stirred");
    expect(picture(event("chose", 1, [], "owl"))).toBe("chose");
  });
});
