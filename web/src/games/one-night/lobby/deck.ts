/** Choosing cards: what a scenario is made of, and what a tap on a card does. What makes a game is the server's to say. */
import type { OneNightReference, OneNightSettings, Role, Scenario } from "../../../wire";
import { cardReference } from "../reference";

export const scenarioOf = (id: string | null): Scenario | undefined =>
  cardReference().scenarios.find((each) => each.id === id);

/** How many of a role a tap may put in: the copies the boxes hold, or any number where more may be added. */
export function mostOf(
  { unlimited, copies }: Role,
  players: number,
  { most_players }: OneNightReference,
): number {
  return unlimited && players > most_players ? players : copies;
}

/** The deck after a tap on a role: one more of it; from the most there are, back to none. */
export function tapped(deck: readonly string[], role: string, most: number): string[] {
  const held = deck.filter((card) => card === role).length;
  return held >= most ? deck.filter((card) => card !== role) : [...deck, role];
}

/** The cards of a scenario for so many players; for another number, those of the nearest it is printed for. */
export function deckOf(scenario: Scenario, players: number): string[] {
  const printed = Object.keys(scenario.decks).map(Number);
  const nearest = printed.sort((one, other) => Math.abs(one - players) - Math.abs(other - players))[0];
  return nearest === undefined ? [] : (scenario.decks[String(nearest)] ?? []);
}

/** The cards that settings mean, as far as they are known before the deal. */
export function deckFor({ deck, scenario }: OneNightSettings, players: number): string[] {
  const printed = scenarioOf(scenario);
  return deck ?? (printed ? deckOf(printed, players) : []);
}

export const DIFFICULTIES = ["introduction", "easy", "medium", "difficult"];

/** The easiest scenario for so many players: what a new group plays first. */
export function easiest(scenarios: readonly Scenario[], players: number): Scenario | undefined {
  const hardness = (scenario: Scenario): number => DIFFICULTIES.indexOf(scenario.difficulty ?? "difficult");
  return scenarios
    .filter((scenario) => !scenario.draw && !scenario.minimum && scenario.players.includes(players))
    .sort((one, other) => hardness(one) - hardness(other))[0];
}
