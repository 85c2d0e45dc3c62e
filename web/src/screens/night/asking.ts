/** Who is asked what at night, and the dream that looks like it. */
import type { Event, OneNight, Prompt, Settings, Words } from "../../wire";

export type Kind =
  "player" | "any-player" | "center" | "two-players" | "player-or-two-center" | "direction" | "word";

/** A role's question. Its manners are what a dream copies; whether it may really be declined, the prompt says. */
export interface Manner {
  role: string;
  kind: Kind;
  /** The text with the question; its attributes say what comes of it, the action and the refusal. */
  text: string;
  must?: "always" | Settings["edition"];
}

const asks = (role: string, kind: Kind, text: string, must?: Manner["must"]): Manner => ({
  role,
  kind,
  text,
  ...(must && { must }),
});

export const MANNERS: readonly Manner[] = [
  asks("sentinel", "player", "app-night-sentinel-player"),
  asks("doppelganger", "player", "app-night-doppelganger-player", "always"),
  asks("werewolf", "center", "app-night-werewolf-center"),
  asks("alpha-wolf", "player", "app-night-alpha-wolf-player", "always"),
  asks("mystic-wolf", "player", "app-night-mystic-wolf-player"),
  asks("seer", "player-or-two-center", "app-night-seer-player-or-two-center"),
  asks("apprentice-seer", "center", "app-night-apprentice-seer-center"),
  asks("paranormal-investigator", "player", "app-night-paranormal-investigator-player"),
  asks("robber", "player", "app-night-robber-player", "ravensburger"),
  asks("witch", "center", "app-night-witch-center"),
  asks("witch", "any-player", "app-night-witch-any-player", "always"),
  asks("troublemaker", "two-players", "app-night-troublemaker-two-players", "ravensburger"),
  asks("village-idiot", "direction", "app-night-village-idiot-direction"),
  asks("drunk", "center", "app-night-drunk-center", "always"),
  asks("revealer", "player", "app-night-revealer-player"),
  asks("curator", "any-player", "app-night-curator-any-player"),
  asks("mayor", "word", "app-night-mayor-word", "always"),
];

export const DREAMS: Record<Exclude<Kind, "word">, string> = {
  player: "app-night-dream-player",
  "any-player": "app-night-dream-any-player",
  center: "app-night-dream-center",
  "two-players": "app-night-dream-two-players",
  "player-or-two-center": "app-night-dream-player-or-two-center",
  direction: "app-night-dream-direction",
};

/** What a seat is asked in this beat, really or in a dream: all a screen needs, so that it draws both alike. */
export interface Asked {
  kind: Kind;
  text: string;
  options: Prompt["options"];
  mayDecline: boolean;
}

type Options = Prompt["options"];

export function asked(
  prompt: Prompt,
  live: OneNight | Words,
  events: readonly Event[],
  me: number,
): Asked | null {
  if (prompt.kind === "decoy") return null;
  const kind = prompt.kind.replaceAll(" ", "-") as Kind;
  const role = askingRole(prompt, live, events, me);
  const manner =
    MANNERS.find((each) => each.role === role && each.kind === kind) ??
    MANNERS.find((each) => each.kind === kind)!;
  return { kind, text: manner.text, options: prompt.options, mayDecline: prompt.may_decline };
}

/** Whose power asks: after copying, the doppelganger is asked as the role she copied. */
function askingRole(prompt: Prompt, live: OneNight | Words, events: readonly Event[], me: number): string {
  const role = live.wakes.find((call) => call.id === prompt.call)?.role ?? "";
  const became = events.findLast((event) => event.kind === "became" && event.seat === me);
  return role === "doppelganger" && became ? (became.what[0] ?? role) : role;
}

/** The dream of who is not asked: one of the questions that this beat may put to somebody, by the cards in the game
 * alone. Which one hangs on the seat's secret, so that nobody can work out what a sleeper's screen should show. */
export function dream(
  live: OneNight | Words,
  edition: Settings["edition"],
  events: readonly Event[],
  players: number,
  me: number,
  secret: string,
): Asked {
  const might = live.game === "one-night" ? live.calls.flatMap((call) => mightAsk(call.role, live)) : [];
  const manner = might[scatter(`${secret}/${live.beat}`) % might.length] ?? MANNERS[0]!;
  const kind = manner.kind as keyof typeof DREAMS;
  return {
    kind,
    text: DREAMS[kind],
    options: without(inTheWay(manner.role, events), dreamt(kind, players, me)),
    mayDecline: manner.must !== "always" && manner.must !== edition,
  };
}

/** The doppelganger may be asked what any other role is. */
function mightAsk(role: string, live: OneNight): Manner[] {
  const roles = role === "doppelganger" ? [role, ...new Set(live.deck)] : [role];
  return MANNERS.filter((manner) => roles.includes(manner.role));
}

/** What lies open on a card keeps it from being chosen, really or in a dream. */
const KEEPS: Record<string, string> = { revealer: "revealed", curator: "given" };

function inTheWay(role: string, events: readonly Event[]): (number | null)[] {
  return events
    .filter(({ kind }) => kind === "shielded" || kind === KEEPS[role])
    .flatMap(({ places }) => places);
}

function without(taken: readonly (number | null)[], options: Options): Options {
  const free = options.filter((option) => ![option].flat().some((place) => taken.includes(place as number)));
  return free.length ? free : options;
}

/** What can be chosen in a dream: what such a question is usually about. */
export function dreamt(kind: Exclude<Kind, "word">, players: number, me: number): Options {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const others = seats.filter((seat) => seat !== me);
  const center = [players, players + 1, players + 2];
  switch (kind) {
    case "player":
      return others;
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
