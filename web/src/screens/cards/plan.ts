/** What only the server can say: whether cards make a game, how their night goes, which words there are, who won. */
import { ask } from "../../ask";
import { apartOf } from "../../games";
import { language } from "../../i18n";
import type { Checked, Narration } from "../../wire";
import type { Plan, Table } from "./table";

export function chosen({ settings, names }: Pick<Table, "settings" | "names">): object {
  const { game } = settings;
  return { game, players: names.length, ...apartOf(game).cards?.chosen(settings) };
}

export const check = (table: Pick<Table, "settings" | "names">): Promise<Checked> =>
  ask<Checked>("/check", chosen(table));

/** All that the night and the day need. */
export async function plan(table: Table): Promise<Plan> {
  const { game, call_seconds: seconds } = table.settings;
  const script = await ask<Narration>("/script", { ...chosen(table), lang: language.value, seconds });
  return { ...script, words: [], other_words: [], ...(await apartOf(game).cards?.drawn?.(table)) };
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
