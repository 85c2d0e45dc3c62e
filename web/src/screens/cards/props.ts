/** What a game does at a table with physical cards, where one device narrates; most of it may be left out. */
import type { JSX } from "preact";
import type { Part } from "../../games/game";
import type { Settings } from "../../wire";
import type { Verdict } from "./plan";
import type { Fingers, Played } from "./result";
import type { Plan, Table } from "./table";

export interface AtCards<S extends Settings = Settings> {
  /** What of the settings decides on the cards. */
  chosen(settings: S): object;
  /** What the night needs beside its script. */
  drawn?(table: Table): Promise<Partial<Plan>>;
  /** What else is settled before night falls, and whether it is. */
  Laid?: Part<object>;
  settled?(table: Table): boolean;
  called?(role: string, table: Table): Called | null;
  /** Whatever runs against the clock by day; without it, a talk. */
  Daytime?: Part<object>;
  /** The cards that are entered or known otherwise, each before its seat. */
  told?(played: Played): (string | undefined)[];
  /** Those, and what need not be entered. */
  laid?(played: Played): (string | undefined)[];
  /** The card that lies before nobody. */
  aside?(): string;
  /** Whether a seat's finger counts. */
  points?(played: Played, seat: number): boolean;
  /** What the referee reads beside the game and the names. */
  written(played: Played, cards: readonly (string | undefined)[], fingers: Fingers): object;
  Told: Part<{ verdict: Verdict }>;
}

/** What is done on this device when somebody is called. */
export interface Called {
  /** Instead of the caller's drawing. */
  shown?: (goOn: () => void) => JSX.Element;
  /** Nothing goes on before it is done. */
  waits?: boolean;
  /** What is undone by going back to it. */
  undone?: Partial<Table>;
}
