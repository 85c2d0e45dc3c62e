/** CardsMode: to be written. */
import type { JSX } from "preact";
import { usePalette } from "../../palette";

export default function CardsMode(): JSX.Element {
  usePalette();
  return (
    <main class="screen pad">
      <h1>cards</h1>
    </main>
  );
}
