/** All there is to choose from and to look up, as the games have it: fetched once, before there is anything to see. */
import { signal } from "./store";
import type { Reference, Settings } from "./wire";

export type { Reference };

const held = signal<Reference | null>(null);

export const learnReference = (reference: Reference): void => void (held.value = reference);

/** Whether it is there yet: no screen is drawn before. */
export const referred = (): boolean => held.value !== null;

export const reference = (): Reference => held.value!;

/** What there is to know of every game. */
interface OfAGame {
  fewest_players: number;
  most_players: number;
  /** With cards of one's own, where there may be more of some. */
  giant_players?: number;
  /** What a new room is set to. */
  settings: Settings;
}

export const referenceOf = (game: string): OfAGame =>
  (reference().games as unknown as Record<string, OfAGame>)[game]!;

export async function fetchReference(): Promise<void> {
  try {
    const answer = await fetch("/reference.json");
    if (!answer.ok) throw new Error(String(answer.status));
    learnReference((await answer.json()) as Reference);
  } catch {
    setTimeout(() => void fetchReference(), 2_000);
  }
}
