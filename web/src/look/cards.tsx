/** Medallions and cards. */
import type { ComponentChildren, JSX } from "preact";
import { art } from "./sprite";

/** A role's or artifact's drawing. Give a `label` where no word stands beside it. */
export function Medallion(props: { id: string; size?: number; label?: string; off?: boolean }): JSX.Element {
  const { id, size = 48, label, off } = props;
  return (
    <svg
      class={off ? "med off" : "med"}
      width={size}
      height={size}
      viewBox="0 0 96 96"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
    >
      <use href={art(id)} />
    </svg>
  );
}

/** A place whose card is not known. */
export function Unknown({ size = 48 }: { size?: number }): JSX.Element {
  return <span class="unknown" aria-hidden="true" style={{ width: `${size}px`, height: `${size}px` }} />;
}

/** A card lying face down. */
export function Back({ class: more = "" }: { class?: string }): JSX.Element {
  return (
    <svg class={`card ${more}`} viewBox="0 0 50 70" aria-hidden="true">
      <path fill="var(--back)" d="M1 2 L49 0 L50 69 L0 70 Z" />
      <path fill="none" stroke="var(--back-ink)" stroke-width="2" d="M4.5 5 H45.5 V65 H4.5 Z" />
      <path
        fill="none"
        stroke="var(--back-ink)"
        stroke-width="3.4"
        d="M12 34 Q25 46 38 34 M14.5 40 L11 45 M21 43.5 L19.5 49.5 M29 43.5 L30.5 49.5 M35.5 40 L39 45"
      />
      <path fill="var(--back-ink)" d="M22.5 14 A8 8 0 1 0 31 24 A7 7 0 0 1 22.5 14 Z" />
    </svg>
  );
}

/** A small card lying face up; the dead's is cut in two. */
export function Face({ id, label, dead }: { id: string; label?: string; dead?: boolean }): JSX.Element {
  const face = (words?: string): JSX.Element => (
    <span class="card face">
      <Medallion id={id} size={40} {...(words ? { label: words } : {})} />
    </span>
  );
  if (!dead) return face(label);
  return (
    <span class="halves">
      {face(label)}
      {face()}
    </span>
  );
}

/** A whole card, to be read: name, side, and what it does. The same size whatever it says. */
export function BigFace(props: {
  id: string;
  name: string;
  side?: string;
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <article class="card face big">
      <Medallion id={props.id} size={214} />
      <h2>{props.name}</h2>
      {props.side && <p class="side">{props.side}</p>}
      {props.children && <p class="about">{props.children}</p>}
    </article>
  );
}
