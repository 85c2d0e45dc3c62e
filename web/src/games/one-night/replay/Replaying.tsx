/** The night told again, step by step: by itself, or forward and back by hand. */
import "./replay.css";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { role, t } from "../../../i18n";
import { Button, Link, Medallion } from "../../../look";
import { art } from "../../../look/sprite";
import { usePalette } from "../../../palette";
import type { Replay } from "../../../wire";
import { type Step, steps } from "../reveal/steps";
import { Moved } from "./Moved";
import { type Moving, Stage } from "./Stage";

const SHORTEST = 2_400;
const BY_LETTER = 42;
const SWIPE = 48;

interface Walk {
  walked: Step[];
  at: number;
  moving: Moving | null;
  playing: boolean;
  go: (to: number) => void;
  play: (on: boolean) => void;
}

/** Walks through the night: on by itself while it plays, until nothing more was said. */
function useWalk(replay: Replay): Walk {
  const walked = useMemo(() => steps(replay), [replay]);
  const [{ at, from }, step] = useState({ at: 0, from: 0 });
  const [playing, play] = useState(true);
  const last = walked.length - 1;
  const go = (to: number): void => step({ at: Math.min(Math.max(to, 0), last), from: at });
  useEffect(() => {
    if (!playing) return;
    if (at === last) return play(false);
    const timer = setTimeout(() => go(at + 1), SHORTEST + BY_LETTER * walked[at]!.text.length);
    return () => clearTimeout(timer);
  }, [at, playing]);
  return {
    walked,
    at,
    moving:
      Math.abs(at - from) === 1 ? { travels: walked[Math.max(at, from)]!.travels, back: at < from } : null,
    playing,
    go,
    play: (on) => {
      if (on && at === last) go(0);
      play(on);
    },
  };
}

/** The sentence, the table and the rail: on a shared screen this is all, and it runs by itself. */
export function Told({
  replay,
  me,
  walk,
  followed = null,
}: {
  replay: Replay;
  me: number | null;
  walk: Walk;
  followed?: number | null;
}): JSX.Element {
  const step = walk.walked[walk.at]!;
  return (
    <>
      <header class="said pad">
        <p class="muted small">
          {t("app-reveal-step", { step: walk.at + 1, steps: walk.walked.length })}
          {step.seat !== null && ` · ${role(replay.dealt[step.seat] ?? "")}`}
        </p>
        <h1 aria-live="polite">{step.text}</h1>
      </header>
      <Stage replay={replay} me={me} step={step} moving={walk.moving} followed={followed} />
      <Rail walk={walk} />
    </>
  );
}

/** For a shared screen: the night in a frame of its own. */
export function ByItself({ replay }: { replay: Replay }): JSX.Element {
  const walk = useWalk(replay);
  return (
    <div class="replay night by-itself">
      <Told replay={replay} me={null} walk={walk} />
    </div>
  );
}

export default function Replaying(props: {
  replay: Replay;
  me: number | null;
  onClose: () => void;
}): JSX.Element {
  usePalette("night");
  const { replay, me } = props;
  const walk = useWalk(replay);
  const { at, go, play, playing, walked } = walk;
  const [asking, ask] = useState(false);
  const [followed, follow] = useState<number | null>(null);
  const touched = useRef<number | null>(null);
  const byHand = (to: number): void => {
    play(false);
    go(to);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (asking || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowRight") byHand(at + 1);
      else if (event.key === "ArrowLeft") byHand(at - 1);
      else if (event.key === "Escape") props.onClose();
      else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) play(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  });
  return (
    <main
      class="screen replay"
      onPointerDown={(event) => {
        touched.current = (event.target as Element).closest(".rail") ? null : event.clientX;
      }}
      onPointerUp={(event) => {
        const way = touched.current === null ? 0 : event.clientX - touched.current;
        touched.current = null;
        if (Math.abs(way) > SWIPE) byHand(at - Math.sign(way));
      }}
    >
      <nav class="pad">
        <Link onPress={props.onClose}>{me === null ? t("app-home-past") : t("app-reveal-verdict")}</Link>
        <Link onPress={() => ask(true)}>
          {me === null ? t("app-reveal-who-moved") : t("app-reveal-who-moved-mine")}
        </Link>
      </nav>
      <Told replay={replay} me={me} walk={walk} followed={followed} />
      <footer class="bar keys">
        <Button soft disabled={at === 0} onPress={() => byHand(at - 1)}>
          <Arrow way="back" />
          <span class="unseen">{t("app-reveal-back")}</span>
        </Button>
        <Button onPress={() => play(!playing)} edge="b">
          {playing
            ? t("app-reveal-pause")
            : at === walked.length - 1
              ? t("app-reveal-from-start")
              : t("app-reveal-play")}
        </Button>
        <Button soft disabled={at === walked.length - 1} onPress={() => byHand(at + 1)}>
          <Arrow way="on" />
          <span class="unseen">{t("app-reveal-forward")}</span>
        </Button>
      </footer>
      {asking && (
        <Moved
          replay={replay}
          me={me}
          walked={walked}
          followed={followed ?? me ?? 0}
          onFollow={follow}
          onGo={(to) => {
            byHand(to);
            ask(false);
          }}
          onClose={() => ask(false)}
        />
      )}
    </main>
  );
}

function Arrow({ way }: { way: "back" | "on" }): JSX.Element {
  return (
    <svg class={`way-${way}`} width="24" height="24" viewBox="0 0 96 96" aria-hidden="true">
      <use href={art("play")} />
    </svg>
  );
}

/** Who was awake, in order: past amber, now yellow and larger, coming teal. */
function Rail({ walk: { walked, at, go, play } }: { walk: Walk }): JSX.Element {
  const rail = useRef<HTMLOListElement>(null);
  const now = walked[at]!.wake;
  const wakes = walked.flatMap((step, index) =>
    step.wake === walked[index - 1]?.wake ? [] : [{ step, index }],
  );
  useEffect(() => {
    const [list, item] = [rail.current, rail.current?.children[now] as HTMLElement | undefined];
    if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2;
  }, [now]);
  return (
    <ol class="rail" ref={rail} aria-label={t("app-reveal-rail")}>
      {wakes.map(({ step, index }) => (
        <li key={index} class={step.wake < now ? "was" : step.wake === now ? "is" : ""}>
          <button
            type="button"
            aria-current={step.wake === now ? "step" : undefined}
            onClick={() => {
              play(false);
              go(index);
            }}
          >
            <Medallion id={step.art} size={44} />
            {step.name}
          </button>
        </li>
      ))}
    </ol>
  );
}
