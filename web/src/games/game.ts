/** What a game is to the app: one value, from which the screens take whatever is that game's own; most of it may be
 * left out, as it is for a game that has nothing of its own there. */
import type { JSX } from "preact";
import type { Lie } from "../dealt";
import { t } from "../i18n";
import type { AtCards } from "../screens/cards/props";
import type { OptionsProps, PlayedProps } from "../screens/lobby/props";
import type { Gesture } from "../screens/night/asking";
import type { GameProps, Live } from "../screens/props";
import type { Section } from "../screens/rules/entries";
import type { TableProps } from "../screens/table/props";
import { Telling } from "../telling";
import type { Event, Replay, Settings } from "../wire";

/** A component of one game. Whoever takes it from the table of all games gives it that game's. */
export type Part<P> = { part(props: P): JSX.Element | null }["part"];

export interface Game<S extends Settings = Settings, L extends Live = Live> {
  /** As the server has it. The game's drawing is called the same. */
  id: string;
  /** The id of its name among the texts. */
  name: string;
  /** How the ids of its roles' names begin: "role" where nothing is said. */
  roles?: string;
  telling?(names: readonly string[]): Telling;
  /** Why it ended so; without it, all that is told of the day. */
  why?(events: readonly Event[], names: readonly string[]): string[];

  /** In the lobby: what is played with. */
  Played?: Part<PlayedProps<S>>;
  /** In the lobby: how it is played, beside pace and chat. */
  Options?: Part<OptionsProps<S>>;
  /** What of its settings differs at a table of bots. */
  withBots?: Partial<S>;
  /** Which of its settings says in which language it is played. */
  spoken?: string;
  /** What these settings are called, where that is not the game's name. */
  title?(settings: S): string;
  /** The cards that everybody knows to be in the game: before the deal by the settings. */
  deck?(settings: S, players: number, live?: L): readonly string[];
  minutes?(settings: S): number;

  /** Whether the cards that this screen was shown lie where the shuffle put them. */
  lie?: Lie<L>;
  /** Which side a dealt card, or its holder, is on. */
  side?(card: string, live: L, me: number): string;
  /** How many cards lie in the middle. */
  center?(live: L): number;
  /** The questions that this beat may put to somebody. */
  gestures?(live: L, settings: S): readonly Gesture[];

  /** Its own screens on a phone, by phase. */
  screens?: Readonly<Record<string, Part<GameProps<L>>>>;
  /** What of it is fetched later. */
  apart?(): Promise<{ default: Apart<S, L> }>;
}

/** What a game has on the screens that are fetched later. */
export interface Apart<S extends Settings = Settings, L extends Live = Live> {
  /** On the table screen, by phase. */
  table?: Readonly<Record<string, Part<TableProps<L>>>>;
  /** A past game shown again; without it, it is read. */
  Replaying?: Part<{ replay: Replay; me: number | null; onClose: () => void }>;
  rules?(): Section[];
  /** With physical cards and one device; without it, that is not offered. */
  cards?: AtCards<S>;
}

export const tellingOf = (game: Game, names: readonly string[]): Telling =>
  game.telling?.(names) ?? new Telling(names, game.roles);

/** How long its day lasts; nothing where that is not settled before. */
export const secondsOf = (game: Game, settings: Settings): number => (game.minutes?.(settings) ?? 0) * 60;

/** A role's name in this game, or another of its words: roleOf(game, id, "about"). */
export function roleOf(game: Game, id: string, attribute?: "about" | "brief"): string {
  const words = `${game.roles ?? "role"}-${id}`;
  return t(attribute ? `${words}.${attribute}` : words);
}
