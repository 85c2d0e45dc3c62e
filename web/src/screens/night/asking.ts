/** Who is asked what at night, and the dream that looks like it. */
import { has } from "../../i18n";
import type { Event, Prompt } from "../../wire";
import type { Live } from "../props";

export type Kind =
  "player" | "any-player" | "center" | "two-players" | "player-or-two-center" | "direction" | "word";
export type Dreamt = Exclude<Kind, "word">;

/** What a seat is asked in this beat, really or in a dream: all a screen needs, so that it draws both alike. */
export interface Asked {
  kind: Kind;
  text: string;
  options: Prompt["options"];
  mayDecline: boolean;
}

type Options = Prompt["options"];

export function asked(prompt: Prompt, live: Live, events: readonly Event[]): Asked | null {
  if (prompt.kind === "decoy") return null;
  const kind = plain(prompt.kind);
  const own = `app-night-${askedAs(prompt, live, events)}-${kind}`;
  const text = has(own) ? own : dreamOf(kind);
  return { kind, text, options: prompt.options, mayDecline: prompt.may_decline };
}

const plain = (kind: string): Kind => kind.replaceAll(" ", "-") as Kind;

function dreamOf(kind: Kind): string {
  const dreamt = `app-night-dream-${kind}`;
  return has(dreamt) ? dreamt : "app-night-dream-player";
}

/** Whose power asks: the role that is called, or what this seat has become since the call. */
function askedAs({ call }: Prompt, { wakes }: Live, events: readonly Event[]): string {
  const became = events.findLast((event) => event.kind === "became" && event.call === call);
  return became?.what[0] ?? wakes.find(({ id }) => id === call)?.role ?? "";
}

/** A question that a beat may put to somebody, by what it does to the screen. */
export interface Gesture {
  kind: string;
  mayDecline: boolean;
  /** What keeps a card from being chosen when it lies on it: kinds of events that everyone is shown. */
  avoids: readonly string[];
}

const NOTHING: Gesture = { kind: "player", mayDecline: true, avoids: [] };

interface Sleeper {
  events: readonly Event[];
  players: number;
  me: number;
  /** How many cards lie in the middle. */
  center: number;
}

/** The dream of who is not asked: one of the questions that this beat may put to somebody, by the cards in the game
 * alone. Which one hangs on the seat's secret, so that nobody can work out what a sleeper's screen should show. */
export function dream(
  might: readonly Gesture[],
  { events, players, me, center }: Sleeper,
  secret: string,
): Asked {
  const { kind: asked, avoids, mayDecline } = might[scatter(secret) % might.length] ?? NOTHING;
  const kind = plain(asked) as Dreamt;
  const inTheWay = events.filter((event) => avoids.includes(event.kind)).flatMap(({ places }) => places);
  return {
    kind,
    text: dreamOf(kind),
    options: without(inTheWay, dreamt(kind, players, me, center)),
    mayDecline,
  };
}

function without(taken: readonly (number | null)[], options: Options): Options {
  const free = options.filter((option) => ![option].flat().some((place) => taken.includes(place as number)));
  return free.length ? free : options;
}

/** What can be chosen in a dream: what such a question is usually about. */
export function dreamt(kind: Dreamt, players: number, me: number, cards = 3): Options {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== me);
  const center = Array.from({ length: cards }, (_, card) => players + card);
  switch (kind) {
    case "any-player":
      return seats;
    case "center":
      return center;
    case "two-players":
      return pairs(others);
    case "player-or-two-center":
      return [...others, ...pairs(center)];
    case "direction":
      return ["left", "right"];
    default:
      return others;
  }
}

const pairs = (places: readonly number[]): [number, number][] =>
  places.flatMap((one, nth) => places.slice(nth + 1).map((other): [number, number] => [one, other]));

/** The same number for the same text, and any number for another (FNV-1a). */
export function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  // The last letters reach the low bits only after some stirring.
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
