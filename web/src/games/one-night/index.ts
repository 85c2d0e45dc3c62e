/** One Night: a deck of cards with secret powers, one night, one day, one vote. */
import { t } from "../../i18n";
import type { OneNight, OneNightSettings } from "../../wire";
import type { Game } from "../game";
import { Day } from "./day";
import { Played } from "./lobby";
import { deckFor, scenarioOf } from "./lobby/deck";
import { Options } from "./lobby/Options";
import { centerOf, gestures } from "./night/gestures";
import { cardReference } from "./reference";
import { Reveal } from "./reveal";
import { CardTelling } from "./telling";

export const oneNight: Game<OneNightSettings, OneNight> = {
  id: "one-night",
  name: "app-lobby-one-night",
  telling: (names) => new CardTelling(names),
  Played,
  Options,
  withBots: { day_minutes: 3 },
  title: ({ scenario }) => t(scenarioOf(scenario) ? `scenario-${scenario}` : "app-lobby-one-night"),
  deck: (settings, players, live) => live?.deck ?? deckFor(settings, players),
  minutes: ({ day_minutes }) => day_minutes,
  side: (card) => {
    const team = cardReference().roles.find(({ id }) => id === card)?.team;
    return team ? t(`app-night-side-${team}`) : "";
  },
  lie: ({ cards = [] }, events, { deck }, me) =>
    [...cards].sort().join() === [...deck].sort().join() &&
    events.every(({ kind, seat, what }) => kind !== "dealt" || seat !== me || what[0] === cards[seat ?? -1]),
  center: centerOf,
  gestures,
  screens: { day: Day, over: Reveal },
  apart: () => import("./apart"),
};
