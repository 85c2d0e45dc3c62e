/** The night on the table screen: who is called, and every call as a window that is lit when its time has come. */
import type { JSX } from "preact";
import { roleOf, tellingOf } from "../../games/game";
import { t } from "../../i18n";
import { Medallion, Moon, useSecondsLeft } from "../../look";
import { art } from "../../look/sprite";
import { usePalette } from "../../palette";
import { lastSaid } from "../../voice";
import type { Call } from "../../wire";
import type { Live } from "../props";
import type { TableProps } from "./props";

export function Nightfall({ game, seat, view, live }: TableProps): JSX.Element {
  usePalette("night");
  useSecondsLeft(seat, view.deadline);
  const narrated = view.settings.pace === "narrated";
  const [called] = narrated ? live.calls : [];
  const name = (call: Call): string => tellingOf(game, view.seats).call(call);
  return (
    <div class="tv-night">
      <section class="tv-call">
        <h1>{called ? name(called) : t("app-table-night")}</h1>
        <p class="lead">{called ? lastSaid.value : t("app-table-quick")}</p>
        {view.paused && <p class="lead">{t("app-table-paused")}</p>}
      </section>
      <Lamp>{called ? <Medallion id={called.role} size={300} label={name(called)} /> : null}</Lamp>
      {!called && <Moon progress={(live.beat + 0.5) / live.beats} />}
      <div class="roofs">
        <svg class="roofline" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
          <use href={art("roofline")} />
        </svg>
        <ol class="windows" aria-label={t("app-table-calls")}>
          {live.wakes.map((call) => (
            <Window key={call.id} call={call} name={roleOf(game, call.role)} state={state(call, live)} />
          ))}
        </ol>
      </div>
    </div>
  );
}

type State = "was" | "is" | "will";

/** Calls are in wake order, so what stands before the first of now has been. */
function state(call: Call, live: Live): State {
  if (live.calls.some((now) => now.id === call.id)) return "is";
  const first = live.wakes.findIndex((each) => each.id === live.calls[0]?.id);
  return live.wakes.indexOf(call) < first ? "was" : "will";
}

function Window({ call, name, state }: { call: Call; name: string; state: State }): JSX.Element {
  return (
    <li class={`window ${state}`} aria-current={state === "is" ? "step" : undefined}>
      <svg viewBox="0 0 96 96" aria-hidden="true">
        <use href={art("window")} />
        <svg x="22" y="24" width="52" height="52" viewBox="0 0 96 96" class="inside">
          <use href={art(call.role)} />
        </svg>
      </svg>
      <span>{name}</span>
    </li>
  );
}

/** Three flat discs and the lamp. */
function Lamp({ children }: { children: JSX.Element | null }): JSX.Element {
  return (
    <div class="lamp">
      <svg viewBox="-184 -184 368 368" aria-hidden="true">
        <circle r="320" fill="var(--halo1)" />
        <circle r="262" fill="var(--halo2)" />
        <circle r="212" fill="var(--halo3)" />
        <circle r="170" fill={children ? "var(--disc)" : "var(--halo3)"} />
      </svg>
      {children}
    </div>
  );
}
