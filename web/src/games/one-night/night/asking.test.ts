import { describe, expect, it } from "vitest";
import { LANGUAGES, t } from "../../../i18n";
import { read as reading } from "../../../reading";
import { asked, dream as dreamed, type Dreamt, dreamt, scatter } from "../../../screens/night/asking";
import { wording } from "../../../screens/night/Beat";
import { prefer } from "../../../settings";
import type { Call, Event, OneNight, OneNightSettings, Prompt } from "../../../wire";
import { cardReference } from "../reference";
import { centerOf, gestures } from "./gestures";

const TEXTS: Record<string, string> = import.meta.glob(
  [
    "../../../../../src/noctambule/narrator/texts/*/telling.ftl",
    "../../../../../src/noctambule/narrator/texts/*/app/night.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
const read = (language: string, file: string): string =>
  TEXTS[`../../../../../src/noctambule/narrator/texts/${language}/${file}`]!;

const call = (id: string, role: string): Call => ({ id, role, again: false, thumb: null, together: [] });
const night = (calls: Call[], deck: string[] = []): OneNight =>
  ({
    game: "one-night",
    phase: "night",
    beat: 1,
    beats: 4,
    calls,
    wakes: calls,
    deck,
  }) as unknown as OneNight;
const dream = (
  live: OneNight,
  edition: OneNightSettings["edition"],
  events: readonly Event[],
  players: number,
  me: number,
  secret: string,
) =>
  dreamed(
    gestures(live, { edition }),
    { events, players, me, center: centerOf(live) },
    `${secret}/${live.beat}`,
  );
const NAMES = ["Ana", "Ben", "Cleo", "Hugo", "Noor"];
const CLOSE = 0.15;

describe("what is asked", () => {
  it("is asked as the role that was copied", () => {
    reading("en", read("en", "app/night.ftl"));
    const live = night([call("1", "doppelganger")], ["doppelganger", "drunk"]);
    const became: Event = { kind: "became", call: "1", step: 1, seat: 0, places: [], what: ["drunk"] };
    const prompt = (kind: string): Prompt => ({ kind, call: "1", options: [5, 6, 7], may_decline: false });
    expect(asked(prompt("player"), live, [])?.text).toBe("app-night-doppelganger-player");
    expect(asked(prompt("center"), live, [became])?.text).toBe("app-night-drunk-center");
  });
});

describe("a dream", () => {
  it("has the gestures of a question that this beat may put to somebody", () => {
    const live = night([call("7", "troublemaker")]);
    for (const edition of ["bezier", "ravensburger"] as const) {
      const dreamed = dream(live, edition, [], 5, 2, "secret");
      expect(dreamed.kind).toBe("two-players");
      expect(dreamed.options).toContainEqual([0, 1]);
      expect(dreamed.options.flat()).not.toContain(2);
      expect(dreamed.mayDecline).toBe(edition === "bezier");
    }
  });

  it("may be of a card that somebody copied, if it is in the game, and of the card beside the center", () => {
    const copying = (deck: string[], more: object = {}): Set<string> => {
      const live = { ...night([call("1", "doppelganger")], deck), ...more };
      const dreams = Array.from({ length: 60 }, (_, nth) => dream(live, "bezier", [], 4, 0, `token-${nth}`));
      return new Set(dreams.map(({ kind, options }) => `${kind} ${options.length}`));
    };
    expect(copying(["doppelganger", "hunter"])).toEqual(new Set(["player 3"]));
    expect(copying(["doppelganger", "drunk"])).toEqual(new Set(["player 3", "center 3"]));
    expect(copying(["doppelganger", "drunk"], { center_werewolf: "werewolf" })).toContain("center 4");
  });

  it("is anybody's guess where several are called at once, and the same again on a page that comes back", () => {
    const live = night([call("5", "seer"), call("7", "troublemaker"), call("8", "drunk")]);
    const kinds = Array.from(
      { length: 60 },
      (_, nth) => dream(live, "bezier", [], 5, 0, `token-${nth}`).kind,
    );
    for (const kind of ["player-or-two-center", "two-players", "center"])
      expect(kinds.filter((each) => each === kind).length).toBeGreaterThan(8);
    expect(dream(live, "bezier", [], 5, 0, "token-7")).toEqual(dream(live, "bezier", [], 5, 0, "token-7"));
  });

  it("is of somebody when nobody can be asked", () => {
    expect(dream(night([call("3", "minion")]), "bezier", [], 4, 1, "x")).toMatchObject({
      kind: "player",
      options: [0, 2, 3],
      mayDecline: true,
    });
  });

  it("keeps off what is shielded, as who is asked must", () => {
    const shielded: Event = { kind: "shielded", call: "0", step: 1, seat: null, places: [3], what: [] };
    const given: Event = { ...shielded, kind: "given", places: [1] };
    const of = (id: string, role: string): unknown =>
      dream(night([call(id, role)]), "bezier", [shielded, given], 5, 0, "x").options;
    expect(of("6", "robber")).toEqual([1, 2, 4]);
    expect(of("11", "curator")).toEqual([0, 2, 4]);
    expect(of("7", "troublemaker")).toEqual([
      [1, 2],
      [1, 4],
      [2, 4],
    ]);
  });

  it("scatters evenly", () => {
    const counts = [0, 0, 0];
    for (let nth = 0; nth < 300; nth++) counts[scatter(`${nth}/2`) % 3]!++;
    for (const count of counts) expect(count).toBeGreaterThan(70);
  });
});

describe.each(LANGUAGES)("questions and their dreams in %s", (language) => {
  const say = (id: string, details = {}): string => t(id, details);
  const setUp = (): void => {
    prefer({ language });
    const files = ["telling.ftl", "app/night.ftl"];
    reading(language, files.map((file) => read(language, file)).join("\n"));
  };
  const alike = (one: string, other: string): void => {
    const [short, long] = [one.length, other.length].toSorted((a, b) => a - b) as [number, number];
    expect((long - short) / long, `“${one}” beside “${other}”`).toBeLessThanOrEqual(CLOSE);
  };
  const powers = Object.values(cardReference().powers).flat();
  const pairs = [...new Map(powers.map((power) => [`${power.role} ${power.kind}`, power])).values()].map(
    ({ role, kind }) => {
      const plain = kind.replaceAll(" ", "-") as Dreamt;
      return [`app-night-${role}-${plain}`, `app-night-dream-${plain}`, plain] as const;
    },
  );

  it.each(pairs)("%s is as long as %s", (real, dreamed, kind) => {
    setUp();
    for (const part of ["", ".then", ".not"]) alike(say(real + part), say(dreamed + part));
    for (const answer of dreamt(kind, NAMES.length, 0)) {
      const details = wording(NAMES, answer);
      alike(say(`${real}.act`, details), say(`${dreamed}.act`, details));
    }
  });

  it.each(pairs)("%s stays on one line, and so does what comes of it", (real, dreamed) => {
    setUp();
    for (const id of [real, dreamed]) {
      expect(say(id).length, say(id)).toBeLessThanOrEqual(27);
      expect(say(`${id}.then`).length, say(`${id}.then`)).toBeLessThanOrEqual(38);
      expect(say(`${id}.not`).length, say(`${id}.not`)).toBeLessThanOrEqual(24);
    }
  });
});
