/** What a seat has learned: its card as it last knew it, and everything it was shown, in sentences and pictures. */
import { t } from "../../i18n";
import { Telling } from "../../telling";
import { WordTelling } from "../../tellingWords";
import type { Event, OneNight, Words } from "../../wire";

export type Game = (OneNight | Words)["game"];

/** At night, at dawn, and nothing of what is said and done by day. */
const BY_NIGHT = new Set([
  ...["dealt", "secret", "mayor", "chose", "declined", "skipped", "looked", "swapped", "rotated", "shielded"],
  ...["revealed", "given", "artifact", "became", "shown", "word"],
]);

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
  const nightly = events.filter((event) => BY_NIGHT.has(event.kind));
  return telling.sentences(nightly).map(([event, text]) => ({ event, text }));
}

const SIGNS: Record<string, string> = {
  shielded: "shield",
  given: "curator",
  swapped: "card-back",
  rotated: "village-idiot",
  chose: "card-back",
  declined: "eye-closed",
  skipped: "shield",
  mayor: "mayor",
  word: "eye",
  stirred: "aura-seer",
};

/** The drawing for something learned: the card seen, or a sign for what happened. */
export function picture({ kind, what }: Event): string {
  const first = what[0] ?? "";
  if (kind === "chose" || kind === "word") return SIGNS[kind]!;
  return SIGNS[kind] ?? SIGNS[first] ?? first;
}

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
