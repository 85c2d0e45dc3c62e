/** What is entered at the end, and the document the referee reads: the mayor has told the secret role at night, once
 * the word is found only some fingers count, and what fills up the cards need not be entered. */
import { type Fingers, laid as lying, type Played, remaining } from "../../../screens/cards/result";
import { wordReference } from "../reference";

export const points = (played: Played, seat: number): boolean =>
  !played.found || lying(played)[seat] === wordReference().point_at_a_guess;

export const told = ({ names, entered, mayor, secret }: Played): (string | undefined)[] =>
  names.map((_, seat) => (seat === mayor && secret ? secret : entered.cards[seat]));

/** Where only such cards are left as fill up the deck, they lie before everybody else. */
export function laid(played: Played): (string | undefined)[] {
  const left = [...remaining(played)].filter(([, copies]) => copies > 0);
  const { fills } = wordReference();
  const cards = told(played);
  return left.every(([role]) => role === fills) ? cards.map((card) => card ?? fills) : cards;
}

/** The mayor's own card lies before nobody. */
export const aside = (): string => wordReference().mayor;

export const written = (
  { mayor, found }: Played,
  cards: readonly (string | undefined)[],
  fingers: Fingers,
): object => ({
  cards: cards.map((card, seat) => (seat === mayor ? aside() : card)),
  center: [cards[mayor ?? 0]],
  guessed: found,
  [found ? "pointing" : "votes"]: fingers,
});
