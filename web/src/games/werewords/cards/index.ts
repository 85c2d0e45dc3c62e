/** Werewords with physical cards. */
import { ask } from "../../../ask";
import type { AtCards } from "../../../screens/cards/props";
import { shown } from "../../../screens/cards/table";
import type { WordsDrawn, WordsSettings } from "../../../wire";
import { chosen } from "../lobby/chosen";
import { called } from "./Called";
import { Daytime } from "./Daytime";
import { Laid } from "./Laid";
import { aside, laid, points, told, written } from "./result";
import { Told } from "./Told";

export const cards: AtCards<WordsSettings> = {
  chosen,
  drawn: (table) => {
    const { words: lang, difficulty, words_shown, own_words: own } = table.settings as WordsSettings;
    return ask<WordsDrawn>("/words", { lang, difficulty, shown: words_shown, own, seen: shown(table) });
  },
  Laid,
  settled: ({ mayor }) => mayor !== null,
  called,
  Daytime,
  told,
  laid,
  aside,
  points,
  written,
  Told,
};
