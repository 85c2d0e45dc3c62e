/** What a seat has learned: its card as it last knew it, and everything it was shown, in sentences and pictures. */
import { t } from "../../i18n";
import { Telling } from "../../telling";
import { WordTelling } from "../../tellingWords";
import type { Event, OneNight, Words } from "../../wire";

export type Game = (OneNight | Words)["game"];

/** Where events stand of what is said and done by day. */
const BY_DAY = ["day", "vote", "guessed", "missed", "over"];

/** The card in front of this seat as it last saw it, or was told; in Werewords its secret role. */
export function lastKnown(events: readonly Event[], me: number): string {
  const told = events.findLast(
    ({ kind, seat, places }) =>
      seat === me &&
      (kind === "dealt" || kind === "secret" || kind === "became" || (kind === "looked" && places[0] === me)),
  );
  return told?.what[0] ?? "";
}

export interface Entry {
  event: Event;
  text: string;
}

/** The notebook: what this seat was shown up to the morning, in order. */
export function notes(game: Game, names: readonly string[], events: readonly Event[]): Entry[] {
  const telling = game === "werewords" ? new WordTelling(names) : new Telling(names);
  const nightly = events.filter(({ kind, call }) => kind !== "dawn" && !BY_DAY.includes(call));
  return telling.sentences(nightly).map(([event, text]) => ({ event, text }));
}

/** What is told of them is no card: a word, a way. */
const NO_CARD = ["chose", "word", "rotated"];

/** The drawing for something learned: the card seen, or the sign for what happened. */
export const picture = ({ kind, what }: Event): string => (NO_CARD.includes(kind) ? kind : (what[0] ?? kind));

/** A role's name and what it does, briefly for the card and in full for the ear, in the words of its game. */
export function card(game: Game, id: string): { name: string; brief: string; about: string } {
  const words = `${game === "werewords" ? "word-role" : "role"}-${id}`;
  return { name: t(words), brief: t(`${words}.brief`), about: t(`${words}.about`) };
}

/** For who sleeps: what is seen by holding, instead of a card. */
export const DREAMT: readonly [picture: string, text: string][] = [
  ["roofs", "app-night-dream-roofs"],
  ["window", "app-night-dream-window"],
  ["walker", "app-night-dream-steps"],
  ["crescent", "app-night-dream-bell"],
  ["lamp", "app-night-dream-lamp"],
  ["moon", "app-night-dream-moon"],
];
