/** What is pressed: the one yellow action, links, chips; and the panel they lie on. */
import type { ComponentChildren, JSX } from "preact";
import { go } from "../router";

interface Pressed {
  children: ComponentChildren;
  onPress?: () => void;
  disabled?: boolean;
  id?: string;
  class?: string;
}

const names = (...all: (string | false | undefined)[]): string => all.filter(Boolean).join(" ");

/** The screen's one action. `soft` is for what is not the next thing to do; no screen has two yellow buttons. */
export function Button(props: Pressed & { soft?: boolean; edge?: "a" | "b"; submit?: boolean }): JSX.Element {
  return (
    <button
      type={props.submit ? "submit" : "button"}
      id={props.id}
      class={names("btn", props.soft && "soft", props.edge === "b" && "b", props.class)}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

/** Underlined words: a refusal, a way elsewhere. With `to` it is an address of this app. */
export function Link(
  props: Pressed & { to?: string; wide?: boolean; glow?: boolean; label?: string },
): JSX.Element {
  const look = names("link", props.wide && "wide", props.glow && "glow", props.class);
  if (props.to === undefined) {
    return (
      <button
        type="button"
        id={props.id}
        class={look}
        disabled={props.disabled}
        aria-label={props.label}
        onClick={props.onPress}
      >
        {props.children}
      </button>
    );
  }
  const { to } = props;
  return (
    <a
      id={props.id}
      class={look}
      href={to}
      aria-label={props.label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        props.onPress?.();
        go(to);
      }}
    >
      {props.children}
    </a>
  );
}

/** A small piece that is on or off. */
export function Chip(props: Pressed & { on?: boolean; label?: string }): JSX.Element {
  return (
    <button
      type="button"
      id={props.id}
      class={names("chip", props.class)}
      disabled={props.disabled}
      aria-label={props.label}
      aria-pressed={props.on === undefined ? undefined : props.on}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

/** One of several, of which exactly one is on. */
export function Choice<T extends string | number>(props: {
  label: string;
  options: readonly (readonly [T, string])[];
  chosen: T;
  onChoose: (option: T) => void;
  disabled?: boolean;
  /** Where the label already stands beside it. */
  quiet?: boolean;
}): JSX.Element {
  return (
    <div role="group" aria-label={props.label} class="choice">
      {!props.quiet && <p class="small muted">{props.label}</p>}
      <div class="chips">
        {props.options.map(([option, name]) => (
          <Chip
            key={option}
            on={option === props.chosen}
            disabled={props.disabled ?? false}
            onPress={() => props.onChoose(option)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  );
}

export function Panel(props: {
  children: ComponentChildren;
  high?: boolean;
  edge?: "b" | "c";
  class?: string;
  label?: string;
}): JSX.Element {
  return (
    <section
      class={names("panel", props.high && "high", props.edge === "b" && "b", props.class)}
      aria-label={props.label}
    >
      {props.children}
    </section>
  );
}
