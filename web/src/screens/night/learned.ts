/** What a seat has learned: its card as it last knew it, and everything it was shown, in sentences and pictures. */
import { type Game, tellingOf } from "../../games/game";
import type { Event } from "../../wire";

/** Where events stand of what is said and done by day. */
export const BY_DAY = ["day", "vote", "guessed", "missed", "over"];

/** The card in front of this seat as it last saw it, or was told: where it holds another in secret, that one. */
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
  const nightly = events.filter(({ kind, call }) => kind !== "dawn" && !BY_DAY.includes(call));
  return tellingOf(game, names)
    .sentences(nightly)
    .map(([event, text]) => ({ event, text }));
}

/** What is told of them is no card: a word, a way. */
const NO_CARD = ["chose", "word", "rotated"];

/** The drawing for something learned: the card seen, or the sign for what happened. */
export const picture = ({ kind, what }: Event): string => (NO_CARD.includes(kind) ? kind : (what[0] ?? kind));

/** For who sleeps: what is seen by holding, instead of a card. */
export const DREAMT: readonly [picture: string, text: string][] = [
  ["roofs", "app-night-dream-roofs"],
  ["window", "app-night-dream-window"],
  ["walker", "app-night-dream-steps"],
  ["crescent", "app-night-dream-bell"],
  ["lamp", "app-night-dream-lamp"],
  ["moon", "app-night-dream-moon"],
];
