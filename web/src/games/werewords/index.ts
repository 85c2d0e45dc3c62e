/** Werewords: a secret word to be found by questions, and a mayor who answers with tokens. */
import { t } from "../../i18n";
import type { Words, WordsSettings } from "../../wire";
import { sha256 } from "../../sha256";
import type { Game } from "../game";
import { Questions } from "./day";
import { Fingers } from "./day/Fingers";
import { Over } from "./day/Over";
import { Talk } from "./day/Talk";
import { whyOfWords } from "./day/why";
import { WordCards } from "./lobby/Cards";
import { Options } from "./lobby/Options";
import { WordTelling } from "./telling";

/** Events that tell a word. */
const WORDS = ["word", "word-shown"];

export const werewords: Game<WordsSettings, Words> = {
  id: "werewords",
  name: "app-lobby-werewords",
  roles: "word-role",
  telling: (names) => new WordTelling(names),
  why: whyOfWords,
  Played: WordCards,
  Options,
  spoken: "words",
  minutes: ({ word_minutes }) => word_minutes,
  side: (_, { mayor }, me) => (mayor === me ? t("app-night-side-mayor") : ""),
  center: ({ phase }) => (phase === "night" ? 0 : 1),
  lie: ({ cards = [], words = [] }, events, live, me) =>
    [...cards].sort().join() === [...live.cards].sort().join() &&
    events.every(({ kind, seat, what }) => {
      const [told = ""] = what;
      if (kind === "dealt") return seat !== me || told === cards[seat ?? -1];
      return !WORDS.includes(kind) || words.some((mark) => sha256(told).startsWith(mark));
    }),
  screens: { day: Questions, guessed: Fingers, vote: Fingers, talk: Talk, over: Over },
  apart: () => import("./apart"),
};
