/** The table of games: every one of them is listed here, once. */
import { more } from "virtual:more-games";
import { language } from "../i18n";
import { referenceOf } from "../reference";
import type { Settings } from "../wire";
import type { Apart, Game } from "./game";
import { oneNight } from "./one-night";
import { werewords } from "./werewords";

export const GAMES: readonly Game[] = [oneNight, werewords, ...more];

/** The game of this id; one that this app was built without is told as well as it can be. */
export const gameOf = (id: string): Game => GAMES.find((game) => game.id === id) ?? { id, name: id };

/** What this game's settings are at first, for those who speak this phone's language. */
export function ours(id: string): Settings {
  const { settings } = referenceOf(id);
  const { spoken } = gameOf(id);
  const fits = !spoken || (settings as unknown as Record<string, unknown>)[spoken] === language.value;
  return fits ? settings : { ...settings, [spoken]: language.value };
}

const fetched = new Map<string, Apart>();

/** What this game has on the screens that are fetched later, once it was fetched with them. */
export const apartOf = (id: string): Apart => fetched.get(id) ?? {};

export async function fetchApart(): Promise<void> {
  for (const game of GAMES) {
    const module = await game.apart?.();
    if (module) fetched.set(game.id, module.default);
  }
}
