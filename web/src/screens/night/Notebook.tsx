/** The private notebook: everything this seat has learned, legible only while it is held. Ink, even by day. */
import "./notebook.css";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { type Game, roleOf } from "../../games/game";
import { t } from "../../i18n";
import { Face, ReadAloud, useHold } from "../../look";
import { art } from "../../look/sprite";
import type { Event } from "../../wire";
import { lastKnown, notes, picture } from "./learned";

export interface NotebookProps {
  game: Game;
  names: readonly string[];
  events: readonly Event[];
  me: number;
}

/** What came last, with its pictures: a card that was seen, or a dream. */
export interface Fresh {
  pictures: readonly string[];
  lines: readonly string[];
}

/** For the day: a strip to be held at the foot of the screen, from which the pages open upwards. */
export function Notebook(props: NotebookProps): JSX.Element {
  const mine = lastKnown(props.events, props.me);
  const fresh = { pictures: [mine], lines: [roleOf(props.game, mine)] };
  return (
    <Held
      look="strip"
      label={t("app-night-hold-notebook")}
      fresh={fresh}
      before={notes(props.game, props.names, props.events).map(({ text }) => text)}
    >
      <span>{t("app-night-notebook")}</span>
    </Held>
  );
}

/** For the night: an eye beside the refusal. What came in with this beat is on top, what was known before below. */
export function NightEye(
  props: NotebookProps & { known: number; dreamt: Fresh; onSeen: () => void; isNew: boolean },
): JSX.Element {
  const { game, names, events, known } = props;
  const news = notes(game, names, events.slice(known));
  const fresh = news.length
    ? { pictures: news.map(({ event }) => picture(event)), lines: news.map(({ text }) => text) }
    : props.dreamt;
  return (
    <Held
      look={props.isNew ? "eye new" : "eye"}
      label={t("app-night-hold-night")}
      fresh={fresh}
      before={notes(game, names, events.slice(0, known)).map(({ text }) => text)}
      onSeen={props.onSeen}
    />
  );
}

function Held(props: {
  look: string;
  label: string;
  fresh: Fresh;
  before: readonly string[];
  onSeen?: () => void;
  children?: ComponentChildren;
}): JSX.Element {
  const [reading, read] = useState(false);
  const { open, there, held } = useHold(props.onSeen);
  const title = t("app-night-read-notebook");
  const { fresh, before } = props;
  return (
    <div class={`notebook night ${props.look}`}>
      <button type="button" class="holds" aria-label={props.label} {...held}>
        <svg width="48" height="48" viewBox="0 0 96 96" aria-hidden="true">
          <use href={art(open ? "eye" : "eye-closed")} />
        </svg>
        {props.children}
      </button>
      <button type="button" class="aloud link" onClick={() => read(true)}>
        {title}
      </button>
      <div class={open ? "pages open" : "pages"} aria-hidden="true">
        {there && <Pages {...fresh} before={before} />}
      </div>
      {reading && (
        <ReadAloud
          title={title}
          words={[...fresh.lines, ...before].join(" ")}
          onSeen={props.onSeen}
          onClose={() => read(false)}
        />
      )}
    </div>
  );
}

const MOST_FACES = 3;

/** Pictures and sentences, the newest first to be read. */
export function Pages({ pictures, lines, before }: Fresh & { before: readonly string[] }): JSX.Element {
  return (
    <div class="leaf">
      <div class="faces">
        {[...new Set(pictures)].slice(-MOST_FACES).map((id) => (
          <Face key={id} id={id} />
        ))}
      </div>
      {lines.map((line) => (
        <p key={line} class="lead">
          {line}
        </p>
      ))}
      <ul class="small">
        {before.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
