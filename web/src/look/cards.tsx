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
    <svg class={`card back ${more}`} viewBox="0 0 70 98" aria-hidden="true">
      <use href={art("card-back")} />
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
