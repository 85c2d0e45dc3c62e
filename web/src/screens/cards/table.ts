/** The table that this one device narrates for: kept on the device, so that a reload loses nothing. */
import { GAMES, ours } from "../../games";
import { keep, recall } from "../../kept";
import { effect, signal } from "../../store";
import type { Call, Line, Settings } from "../../wire";
import { type Timer } from "./timer";

/** What the server said when the cards were chosen. From then on it may be gone. */
export interface Plan {
  deck: string[];
  center_werewolf: string | null;
  artifacts: string[];
  becomes: Record<string, string[]>;
  wakes: Call[];
  /** How the cards are dealt, and what else is laid ready; what to know at the vote. */
  lay_out: string[];
  at_the_vote: string[];
  lines: Line[];
  /** The same for a group that knows it. */
  short: Line[];
  words: string[];
  other_words: string[];
}

/** What is entered at the end. */
export interface Entered {
  /** By seat: where the finger pointed, null for nowhere; and the card lying there. */
  votes: Record<number, number | null>;
  cards: Record<number, string>;
  /** By card: what it became, "" for nothing. */
  became: Record<string, string>;
  artifacts: Record<number, string>;
  /** No more artifacts. */
  done: boolean;
  /** As it was before the last tap. */
  before?: Entered;
}

export type Step = "choose" | "deal" | "night" | "day" | "found" | "talk" | "vote" | "enter" | "verdict";

export interface Table {
  step: Step;
  names: string[];
  settings: Settings;
  /** How the other games were last played. */
  others: Record<string, Settings>;
  plan: Plan | null;
  /** The line of the night that is being said. */
  line: number;
  timer: Timer;
  entered: Entered;
  mayor: number | null;
  /** Werewords: the mayor's secret role and word; whether the word was found; what was shown to a mayor before. */
  secret: string | null;
  word: string;
  found: boolean;
  seen: string[];
  lastMayor: number | null;
}

const KEY = "noctambule.cards";
const MOST_SEEN = 1_000;

const NOTHING: Entered = { votes: {}, cards: {}, became: {}, artifacts: {}, done: false };

const fresh = (game: string): Settings => ({ ...ours(game), pace: "narrated", chat: false });

const FRESH: Table = {
  step: "choose",
  names: ["", "", "", "", ""],
  settings: fresh(GAMES[0]!.id),
  others: {},
  plan: null,
  line: 0,
  timer: { left: 0, since: null },
  entered: NOTHING,
  mayor: null,
  secret: null,
  word: "",
  found: false,
  seen: [],
  lastMayor: null,
};

export const table = signal<Table>({ ...FRESH, ...(recall(KEY) as Partial<Table> | null) });

export function set(change: Partial<Table>): void {
  table.value = { ...table.value, ...change };
}

/** Another game, as it was last played here. */
export function play(game: string): void {
  const { settings, others } = table.value;
  const { call_seconds } = settings;
  const next = { ...(others[game] ?? fresh(game)), call_seconds };
  set({ settings: next, others: { ...others, [settings.game]: settings } });
}

export function enter(change: Partial<Entered>): void {
  const before = table.value.entered;
  set({ entered: { ...before, ...change, before } });
}

/** The words that mayors of this table have been shown, the last ones at the end. */
export const shown = ({ seen, plan }: Table): string[] =>
  [...new Set([...seen, ...(plan?.words ?? [])])].slice(-MOST_SEEN);

/** The same people once more, with these cards. */
export function again(step: "choose" | "deal", plan = table.value.plan): void {
  const { mayor, lastMayor } = table.value;
  set({
    step,
    plan,
    line: 0,
    entered: NOTHING,
    mayor: null,
    secret: null,
    word: "",
    found: false,
    seen: shown(table.value),
    lastMayor: mayor ?? lastMayor,
  });
}

effect(() => keep(KEY, table.value));
