/** Day: to be written; a plain screen that says where the game stands. */
import type { JSX } from "preact";
import { usePalette } from "../../palette";
import type { OneNight } from "../../wire";
import type { GameProps } from "../props";

export function Day({ view, live }: GameProps<OneNight>): JSX.Element {
  usePalette("day");
  return (
    <main class="screen pad">
      <h1>{live.phase}</h1>
      <p>{view.seats.join(", ")}</p>
    </main>
  );
}
