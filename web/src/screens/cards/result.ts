/** What is entered at the end of a game with physical cards: what is asked next, and the document the referee reads. */
import { apartOf } from "../../games";
import { counted } from "../../lists";
import type { AtCards } from "./props";
import type { Table } from "./table";

export type Asked =
  | { what: "vote" | "card"; seat: number }
  | { what: "became"; card: string; options: string[] }
  | { what: "artifacts" };

export type Played = Omit<Table, "step" | "others" | "line" | "timer" | "word" | "seen" | "lastMayor">;

/** The first thing not entered yet: fingers before they move, then cards. Once a word is found, the wolves show first. */
export function next(played: Played): Asked | null {
  const { names, entered, found } = played;
  const cards = laid(played);
  const seats = names.map((_, seat) => seat);
  const vote = seats.find((seat) => entered.votes[seat] === undefined && points(played, seat));
  const card = seats.find((seat) => !cards[seat]);
  const asked: (Asked | null)[] = [
    vote === undefined ? null : { what: "vote", seat: vote },
    card === undefined ? null : { what: "card", seat: card },
  ];
  if (found) asked.reverse();
  return asked.find(Boolean) ?? more(played);
}

const own = ({ settings }: Played): Partial<AtCards> => apartOf(settings.game).cards ?? {};

/** Whether this seat's finger counts. */
export const points = (played: Played, seat: number): boolean => own(played).points?.(played, seat) ?? true;

/** Cards that may be something else than what is printed on them. */
function more({ plan, entered }: Played): Asked | null {
  const lying = Object.values(entered.cards);
  const found = Object.entries(plan?.becomes ?? {}).find(
    ([card]) => lying.includes(card) && entered.became[card] === undefined,
  );
  if (found) return { what: "became", card: found[0], options: found[1] };
  return plan?.artifacts.length && !entered.done ? { what: "artifacts" } : null;
}

/** The cards as entered. */
const told = (played: Played): (string | undefined)[] =>
  own(played).told?.(played) ?? played.names.map((_, seat) => played.entered.cards[seat]);

/** The card before each seat, as far as it is known. */
export const laid = (played: Played): (string | undefined)[] => own(played).laid?.(played) ?? told(played);

/** How many of each card are not accounted for yet. */
export function remaining(played: Played): Map<string, number> {
  const { deck = [], center_werewolf: extra } = played.plan ?? {};
  const aside = own(played).aside?.();
  const left = counted([...deck, ...(extra ? [extra] : [])].filter((card) => card !== aside));
  for (const card of told(played)) if (card) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

/** By whom, at whom. */
export type Fingers = Record<string, string>;

/** The game as the referee reads it. */
export function written(played: Played): object {
  const { settings, names, entered } = played;
  const fingers = by(names, (seat) => names[entered.votes[seat] ?? -1]);
  return { game: settings.game, players: names, ...own(played).written?.(played, laid(played), fingers) };
}

/** What is known of whom, by name. */
export const by = <T>(names: readonly string[], what: (seat: number) => T | undefined): Record<string, T> =>
  Object.fromEntries(
    names.flatMap((name, seat) => {
      const value = what(seat);
      return value === undefined ? [] : [[name, value]];
    }),
  );
