/** A secret that is open while it is held: press the lamp and the card opens from the thumb, let go and it shuts. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Link } from "./controls";
import { useHold } from "./hold";
import { art } from "./sprite";
import { Sheet } from "./Sheet";

export interface PeekProps {
  /** What is secret. It is in the page only while it is open. */
  children: ComponentChildren;
  /** The same as words, for whoever has it read to them. */
  words: string;
  /** What holding does: "Hold to see your card". */
  label: string;
  /** The way for switch and screen reader: "Read my card", where nothing else is given. */
  title?: string;
  onSeen?: () => void;
}

export function Peek(props: PeekProps): JSX.Element {
  const title = props.title ?? t("app-common-read-card");
  const [reading, setReading] = useState(false);
  const { open, there, held } = useHold(props.onSeen);
  return (
    <div class="peek">
      <div class="well">
        <svg class="eye" viewBox="0 0 96 96" aria-hidden="true">
          <use href={art("eye-closed")} />
        </svg>
        <div class={open ? "shown open" : "shown"} aria-hidden="true">
          {there && props.children}
        </div>
      </div>
      <button type="button" class="pad-thumb" aria-label={props.label} {...held}>
        <svg viewBox="0 0 150 150" aria-hidden="true">
          <circle cx="75" cy="75" r="74" fill="var(--halo1)" />
          <circle cx="75" cy="75" r="60" fill="var(--halo3)" />
          <circle cx="75" cy="75" r="45" fill="var(--lamp)" />
          <path d="M55 75 Q75 55 95 75 Q75 95 55 75 Z" fill="var(--ink)" />
          <circle cx="75" cy="75" r="7" fill="var(--lamp)" />
        </svg>
      </button>
      <Link onPress={() => setReading(true)}>{title}</Link>
      {reading && (
        <ReadAloud
          title={title}
          words={props.words}
          onSeen={props.onSeen}
          onClose={() => setReading(false)}
        />
      )}
    </div>
  );
}

/** The way for switch and screen reader: a warning first, then the words. */
export function ReadAloud(props: {
  title: string;
  words: string;
  onSeen?: (() => void) | undefined;
  onClose: () => void;
}): JSX.Element {
  const [sure, setSure] = useState(false);
  return (
    <Sheet title={props.title} onClose={props.onClose}>
      {sure ? (
        // Brought to the ear by focus: what is secret stands in no live region.
        <p class="lead" tabIndex={-1} ref={(words) => words?.focus()}>
          {props.words}
        </p>
      ) : (
        <>
          <p class="lead">{t("app-common-read-warning")}</p>
          <button
            type="button"
            class="btn soft"
            onClick={() => {
              setSure(true);
              props.onSeen?.();
            }}
          >
            {t("app-common-read-now")}
          </button>
        </>
      )}
    </Sheet>
  );
}
