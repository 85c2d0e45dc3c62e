/** What the server makes of something, asked once. */
import type { Refusal } from "./wire";

/** Why there is no answer: the server refused, or it is not there. */
export type Trouble = Refusal | "away";

export async function ask<T>(path: string, asked: object): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(asked) }).catch(
    () => null,
  );
  if (!answer || answer.status >= 500) throw "away" satisfies Trouble;
  const said = (await answer.json()) as T;
  if (!answer.ok) throw said;
  return said;
}
