/** Golden games, told by the app with the narrator's own texts, word for word as the narrator tells them. */
import { beforeAll, expect, test } from "vitest";
import { gameOf } from "./games";
import { tellingOf } from "./games/game";
import { CardTelling } from "./games/one-night/telling";
import { edition } from "./i18n";
import { read } from "./reading";
import { type Language, prefer } from "./settings";
import golden from "./telling.golden.json";
import type { Claim, Event } from "./wire";

const texts = import.meta.glob<string>("../../src/noctambule/narrator/texts/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

beforeAll(() => {
  for (const language of ["en", "fr"] as const) {
    const files = Object.entries(texts).filter(([path]) => path.includes(`/texts/${language}/`));
    read(language, files.map(([, text]) => text).join("\n"));
  }
});

test.each(golden.map((game) => [game.game, game.language, game.names.join(", "), game] as const))(
  "%s in %s: %s",
  (_, language, __, game) => {
    prefer({ language: language as Language });
    edition.value = game.edition;
    const events = game.events as Event[];
    const telling = tellingOf(gameOf(game.game), game.names);
    expect(telling.sentences(events).map(([, sentence]) => sentence)).toEqual(game.sentences);
    if (telling instanceof CardTelling) {
      expect((game.claims as Claim[]).map((claim) => telling.claim(claim))).toEqual(game.claimed);
    }
  },
);

test("the golden games tell something", () => {
  expect(golden.length).toBeGreaterThan(10);
  expect(golden.flatMap((game) => game.sentences).length).toBeGreaterThan(300);
});
