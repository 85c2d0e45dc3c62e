/** The night told aloud, line by line, each with its silence; every line also stands on the screen. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { apartOf, gameOf } from "../../games";
import { tellingOf } from "../../games/game";
import { t } from "../../i18n";
import { Button, Link, Medallion, Moon } from "../../look";
import { usePalette } from "../../palette";
import { Scene } from "../../parts/Scene";
import { prefer, settings as preferences } from "../../settings";
import { dayBreaks, hush, knock, nightFalls, say, speaks, unlock } from "../../voice";
import { LETTERS_A_SECOND } from "../../voice/cues";
import { secondsOfDay } from "./Daytime";
import type { Called } from "./props";
import { set, type Table, table } from "./table";
import { told } from "./told";
import { running } from "./timer";

const LOOK_EVERY = 250;
/** A voice may be slower than a calm reader; it is waited for, but not for ever. */
const SLOWEST = 2.5;

/** A page may only speak after a tap: one that was reloaded waits for it. */
let touched = false;

export function begin(): void {
  touched = true;
  set({ step: "night", line: 0 });
}

/** What is done on this device at this line, where it opens a call. */
function calledAt(line: number): Called | null | undefined {
  const opened = wakes(table.value.plan, line);
  return opened ? apartOf(table.value.settings.game).cards?.called?.(opened, table.value) : null;
}

/** The call that this line opens. */
function wakes(plan: Table["plan"], line: number): string | null {
  const [before, here] = [plan?.lines[line - 1]?.call, plan?.lines[line]?.call];
  return here && here !== before ? here : null;
}

export function goTo(line: number): void {
  const { plan } = table.value;
  if (line < (plan?.lines.length ?? 0)) return set({ line, ...calledAt(line)?.undone });
  set({ step: "day", timer: running(secondsOfDay(table.value)) });
}

export function Night(): JSX.Element {
  usePalette("night");
  const { plan, line, settings, names } = table.value;
  const [paused, pause] = useState(!touched);
  const left = useTold(paused);
  const lines = plan?.lines ?? [];
  const said = told(plan, line);
  const call = plan?.wakes.find(({ id }) => id === said?.call);
  const called = calledAt(line);
  const shown = paused ? undefined : called?.shown;
  const name = call
    ? tellingOf(gameOf(settings.game), names).call(call)
    : said?.call === "dawn"
      ? t("app-cards-dawn")
      : t("app-table-night");
  return (
    <main class={`screen at-cards telling${call ? "" : " dusk"}`}>
      <Moon progress={line / Math.max(1, lines.length - 1)} />
      <header class="pad column">
        <h1>{name}</h1>
        <p class="lead line" aria-live={preferences.value.speaks ? "off" : "polite"}>
          {said?.text}
        </p>
      </header>
      <div class="middle pad column">
        {shown ? (
          shown(() => goTo(line + 1))
        ) : call ? (
          <span class="lamp-disc">
            <Medallion id={call.role} size={132} />
          </span>
        ) : (
          <Scene />
        )}
        <p class="left display" role="timer">
          {left > 0 && !paused ? left : ""}
        </p>
      </div>
      <footer class="bar night">
        <div class="column steps">
          <Link disabled={line === 0} onPress={() => goTo(line - 1)}>
            {t("app-cards-back")}
          </Link>
          <Button
            soft={!paused}
            onPress={() => {
              if (paused) unlock();
              touched = true;
              pause(!paused);
            }}
          >
            {paused ? t("app-lobby-go-on") : t("app-lobby-pause")}
          </Button>
          <Link disabled={called?.waits ?? false} onPress={() => goTo(line + 1)}>
            {t("app-cards-skip")}
          </Link>
        </div>
        <Link wide onPress={() => prefer({ short: !preferences.value.short })}>
          {t(preferences.value.short ? "app-cards-in-full" : "app-cards-short")}
        </Link>
      </footer>
    </main>
  );
}

/** Says the line, keeps its silence, and goes on; the seconds of silence left. A line that was paused is said again. */
function useTold(paused: boolean): number {
  const { plan, line } = table.value;
  const [left, count] = useState(0);
  useEffect(() => {
    if (!paused) nightFalls();
    return dayBreaks;
  }, [paused]);
  useEffect(() => {
    const said = told(plan, line);
    count(0);
    if (paused || !said) return;
    if (wakes(plan, line) && said.call !== "dawn") knock();
    void say(said.text, said.name);
    const reading = ((said.text.length / LETTERS_A_SECOND) * 1000) / preferences.value.rate;
    const began = Date.now();
    let silent: number | null = null;
    const timer = setInterval(() => {
      const gone = Date.now() - began;
      if (silent === null && gone >= reading && (!speaks() || gone > reading * SLOWEST)) silent = Date.now();
      if (silent === null) return;
      const rest = silent + said.silence * 1000 - Date.now();
      count(Math.ceil(rest / 1000));
      if (rest <= 0 && !calledAt(line)?.waits) goTo(line + 1);
    }, LOOK_EVERY);
    return () => {
      clearInterval(timer);
      hush();
    };
  }, [paused, line]);
  return left;
}
