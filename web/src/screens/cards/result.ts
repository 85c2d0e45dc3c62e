/** What is entered at the end of a game with physical cards: what is asked next, and the document the referee reads. */
import { counted } from "../lobby/deck";
import { reference } from "../../reference";
import type { Table } from "./table";

export type Asked =
  | { what: "vote" | "card"; seat: number }
  | { what: "became"; card: string; options: string[] }
  | { what: "artifacts" };

export type Played = Omit<Table, "step" | "line" | "timer" | "word" | "seen" | "lastMayor">;

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

/** Whether this seat's finger counts: everybody's, or once a word is found the wolves'. */
export const points = (played: Played, seat: number): boolean =>
  !played.found || laid(played)[seat] === reference().words.point_at_a_guess;

/** Cards that may be something else than what is printed on them. */
function more({ plan, entered }: Played): Asked | null {
  const lying = Object.values(entered.cards);
  const found = Object.entries(plan?.becomes ?? {}).find(
    ([card]) => lying.includes(card) && entered.became[card] === undefined,
  );
  if (found) return { what: "became", card: found[0], options: found[1] };
  return plan?.artifacts.length && !entered.done ? { what: "artifacts" } : null;
}

/** The cards as entered; the mayor has told the secret role at night. */
const told = ({ names, entered, mayor, secret }: Played): (string | undefined)[] =>
  names.map((_, seat) => (seat === mayor && secret ? secret : entered.cards[seat]));

/** The card before each seat. In Werewords, where only such are left as fill up the deck, they need not be entered. */
export function laid(played: Played): (string | undefined)[] {
  const cards = told(played);
  if (played.settings.game !== "werewords") return cards;
  const left = [...remaining(played)].filter(([, copies]) => copies > 0);
  const { fills } = reference().words;
  return left.every(([role]) => role === fills) ? cards.map((card) => card ?? fills) : cards;
}

/** How many of each card are not accounted for yet; the mayor's own lies before nobody. */
export function remaining(played: Played): Map<string, number> {
  const { deck = [], center_werewolf: extra } = played.plan ?? {};
  const left = counted(
    [...deck, ...(extra ? [extra] : [])].filter((card) => card !== reference().words.mayor),
  );
  for (const card of told(played)) if (card) left.set(card, (left.get(card) ?? 0) - 1);
  return left;
}

/** The game as the referee reads it. */
export function written(played: Played): object {
  const { settings, names, entered, mayor, found } = played;
  const cards = laid(played);
  const by = <T>(what: (seat: number) => T | undefined): Record<string, T> =>
    Object.fromEntries(
      names.flatMap((name, seat) => {
        const value = what(seat);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const fingers = by((seat) => names[entered.votes[seat] ?? -1]);
  if (settings.game === "werewords")
    return {
      game: "werewords",
      players: names,
      cards: cards.map((card, seat) => (seat === mayor ? reference().words.mayor : card)),
      center: [cards[mayor ?? 0]],
      guessed: found,
      [found ? "pointing" : "votes"]: fingers,
    };
  return {
    game: "one-night",
    edition: settings.edition,
    players: names,
    final: cards,
    became: Object.fromEntries(Object.entries(entered.became).filter(([, role]) => role)),
    artifacts: by((seat) => entered.artifacts[seat]),
    votes: fingers,
  };
}
