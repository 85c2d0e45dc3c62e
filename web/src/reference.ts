/** All there is to choose from and to look up, as the games have it: fetched once, before there is anything to see. */
import { signal } from "./store";
import type { Power, Reference, Role, Scenario } from "./wire";

export type { Power, Reference, Role, Scenario };

const held = signal<Reference | null>(null);

export const learnReference = (reference: Reference): void => void (held.value = reference);

/** Whether it is there yet: no screen is drawn before. */
export const referred = (): boolean => held.value !== null;

export const reference = (): Reference => held.value!;

export async function fetchReference(): Promise<void> {
  try {
    const answer = await fetch("/reference.json");
    if (!answer.ok) throw new Error(String(answer.status));
    learnReference((await answer.json()) as Reference);
  } catch {
    setTimeout(() => void fetchReference(), 2_000);
  }
}
