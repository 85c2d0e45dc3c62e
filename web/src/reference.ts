/** All there is to choose from and to look up, as the games have it: fetched once. */
import { signal } from "./store";
import type { Reference, Role, Scenario } from "./wire";

export type { Reference, Role, Scenario };

const known = signal<Reference | null>(null);
let asked = false;

/** The reference, or null while it is on its way. */
export function reference(): Reference | null {
  if (!asked) {
    asked = true;
    void ask();
  }
  return known.value;
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch("/reference.json");
    if (!answer.ok) throw new Error(String(answer.status));
    known.value = (await answer.json()) as Reference;
  } catch {
    setTimeout(() => void ask(), 2_000);
  }
}
