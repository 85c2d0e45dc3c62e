/** Past: to be written. */
import type { JSX } from "preact";
import { usePalette } from "../../palette";

export default function Past({ room }: { room: string }): JSX.Element {
  usePalette();
  return (
    <main class="screen pad">
      <h1>{room}</h1>
    </main>
  );
}
