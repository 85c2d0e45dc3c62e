/** The day of Werewords and what follows it: to be written; a plain screen that says where the game stands. */
import type { JSX } from "preact";
import { usePalette } from "../../palette";
import type { Words } from "../../wire";
import type { GameProps } from "../props";

export function WordsDay({ view, live }: GameProps<Words>): JSX.Element {
  usePalette("day");
  return (
    <main class="screen pad">
      <h1>{live.phase}</h1>
      <p>{view.seats.join(", ")}</p>
    </main>
  );
}
