/** Werewords: a secret word to be found by questions, and a mayor who answers with tokens. */
import { t } from "../../i18n";
import type { Words, WordsSettings } from "../../wire";
import type { Game } from "../game";
import { Questions } from "./day";
import { Fingers } from "./day/Fingers";
import { Over } from "./day/Over";
import { Talk } from "./day/Talk";
import { whyOfWords } from "./day/why";
import { WordCards } from "./lobby/Cards";
import { Options } from "./lobby/Options";
import { WordTelling } from "./telling";

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
  screens: { day: Questions, guessed: Fingers, vote: Fingers, talk: Talk, over: Over },
  apart: () => import("./apart"),
};
