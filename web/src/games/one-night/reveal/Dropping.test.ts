import { describe, expect, it } from "vitest";
import type { Event } from "../../../wire";
import { ending, sequence, waves } from "./Dropping";

const names = ["Ana", "Ben", "Cleo"];
const acts = (
  deaths: { seat: number; hunter: number | null }[],
  pointed: number[] | null = [1, 0, 1],
): string =>
  sequence({ names, pointed, deaths }, false)
    .map(({ act }) => act)
    .join(" ");

describe("after zero", () => {
  it("fingers, counts, light, card, blade, dawn", () => {
    expect(acts([{ seat: 1, hunter: null }])).toBe("drop hush count narrow turn wait cut wait dawn");
  });

  it("opens where nobody dies", () => {
    expect(acts([])).toBe("drop hush count narrow wait wait dawn");
  });

  it("goes on from a hunter, and keeps the vote from who is turned away", () => {
    const deaths = [
      { seat: 1, hunter: null },
      { seat: 0, hunter: 1 },
    ];
    expect(waves(deaths)).toEqual([[1], [0]]);
    expect(acts(deaths, null)).toBe("narrow turn wait cut narrow turn wait cut wait dawn");
  });

  it("keeps its stills where nothing is to move", () => {
    const steps = sequence({ names, pointed: [1, 0, 1], deaths: [] }, true);
    expect(steps.filter(({ ms }) => ms > 0).map(({ act }) => act)).toEqual(["hush", "wait", "wait"]);
  });

  it("is read from the events of the end", () => {
    const event = (
      kind: string,
      seat: number | null,
      places: (number | null)[],
      ...what: string[]
    ): Event => ({
      kind,
      call: "vote",
      step: 0,
      seat,
      places,
      what,
    });
    expect(
      ending([
        event("pointed", null, [1, null, 1]),
        event("cards", null, [], "seer", "hunter", "robber"),
        event("died", 1, [], "2"),
        event("died", 0, [1], "0"),
      ]),
    ).toEqual({
      pointed: [1, null, 1],
      cards: ["seer", "hunter", "robber"],
      deaths: [
        { seat: 1, hunter: null },
        { seat: 0, hunter: 1 },
      ],
    });
  });
});
