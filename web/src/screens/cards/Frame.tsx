/** The plain shape of a moment: what it is, its middle, and what can be done. */
import type { ComponentChildren, JSX } from "preact";

export function Frame(props: {
  look: string;
  title: string;
  about: string;
  /** The words change while the screen stays: they are read out. */
  live?: boolean;
  middle: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <main class={`screen at-cards ${props.look}`}>
      <header class="pad column">
        <h1>{props.title}</h1>
        <p class="lead" role={props.live ? "status" : undefined}>
          {props.about}
        </p>
      </header>
      {props.middle}
      <footer class="bar">
        <div class="column">{props.children}</div>
      </footer>
    </main>
  );
}
