/** What this phone prefers, kept on this phone. */
import { keep, recall } from "./kept";
import { effect, signal } from "./store";

/** Found from the folders of texts when the app is built: those that say all there is to say, English first. */
declare const OFFERED_LANGUAGES: readonly Language[];

/** By its letters. */
export type Language = string;
export const OFFERED = OFFERED_LANGUAGES;

export interface Preferences {
  language: Language;
  /** Things arrive at once instead of moving. */
  still: boolean;
  /** The lamp turned low: day colours that do not light up a dark room. */
  low: boolean;
  /** Home, lobby and rules in day colours, for a table in the sun. */
  daylight: boolean;
  /** A card is opened and shut by a tap, for whoever can't hold. */
  tapToPeek: boolean;
  /** The narrator speaks on this device. */
  speaks: boolean;
  /** This phone, while it hosts, does what a table screen does: it narrates. */
  narrates: boolean;
  /** It says names and little else. */
  short: boolean;
  voice: string;
  rate: number;
  volume: number;
  ambience: boolean;
  /** The name last used, offered at the next table. */
  name: string;
}

const KEY = "noctambule.settings";

const DEFAULTS: Preferences = {
  language: OFFERED.find((each) => navigator.language.toLowerCase().startsWith(each)) ?? "en",
  still: false,
  low: false,
  daylight: false,
  tapToPeek: false,
  speaks: true,
  narrates: false,
  short: false,
  voice: "",
  rate: 1,
  volume: 1,
  ambience: true,
  name: "",
};

export const settings = signal<Preferences>({ ...DEFAULTS, ...(recall(KEY) as Partial<Preferences> | null) });

export function prefer(change: Partial<Preferences>): void {
  settings.value = { ...settings.value, ...change };
}

/** Whether things should arrive at once: because this phone asks for it, or its owner did here. */
export function still(): boolean {
  return settings.value.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

effect(() => keep(KEY, settings.value));
