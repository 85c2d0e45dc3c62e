/** What only the server can say: whether cards make a game, how their night goes, which words there are, who won. */
import { language } from "../../i18n";
import type { Checked, Refusal, Script, WordsDrawn } from "../../wire";
import { type Plan, shown, type Table } from "./table";

/** Why there is no answer: the server refused, or it is not there. */
export type Trouble = Refusal | "away";

async function ask<T>(path: string, asked: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) }).catch(
    () => null,
  );
  if (!answer || answer.status >= 500) throw "away" satisfies Trouble;
  const said = (await answer.json()) as T;
  if (!answer.ok) throw said;
  return said;
}

export function chosen({ settings, names }: Pick<Table, "settings" | "names">): object {
  const { game, deck, scenario, edition, center_werewolf, artifacts, werewolves, beholder, minion } =
    settings;
  const players = names.length;
  return { game, players, deck, scenario, edition, center_werewolf, artifacts, werewolves, beholder, minion };
}

export const check = (table: Pick<Table, "settings" | "names">): Promise<Checked> =>
  ask<Checked>("/check", chosen(table));

/** All that the night and the day need. */
export async function plan(table: Table): Promise<Plan> {
  const { game, call_seconds: seconds, words: lang, difficulty, words_shown, own_words } = table.settings;
  const script = await ask<Script>("/script", { ...chosen(table), lang: language.value, seconds });
  const wanted = { lang, difficulty, shown: words_shown, own: own_words, seen: shown(table) };
  const drawn =
    game === "werewords" ? await ask<WordsDrawn>("/words", wanted) : { words: [], other_words: [] };
  return { ...script, ...drawn };
}

/** The referee's answer, or its error in words. */
export interface Verdict {
  final?: Record<string, string>;
  identity?: Record<string, string>;
  team?: Record<string, string>;
  roles?: Record<string, string>;
  dead?: string[];
  winners: string[];
  reasons: string[];
}

export const judged = (document: object): Promise<Verdict> =>
  ask<Verdict>("/referee", { document, lang: language.value });
