/** The end: who won and why, and what everybody was; and again. */
import "./over.css";
import type { ComponentChildren, JSX } from "preact";
import { tellingOf } from "../../games/game";
import { t } from "../../i18n";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { Shuffled } from "../../parts/Shuffled";
import type { Event } from "../../wire";
import { BY_DAY } from "../night/learned";
import type { GameProps } from "../props";

interface OverProps extends GameProps {
  /** What else a seat is than its role. */
  also?: (seat: number) => string;
  again?: string;
  children?: ComponentChildren;
}

export function Over({ game, seat, view, live, events, also, again, children }: OverProps): JSX.Element {
  usePalette("day");
  const telling = tellingOf(game, view.seats);
  const roles = rolesOf(events);
  const deal = async (): Promise<void> => {
    await seat.say({ do: "abandon" });
    await seat.say({ do: "start" });
  };
  return (
    <Sides
      look="over"
      head={<Won events={events} />}
      lines={why(game, events, view.seats)}
      foot={
        <footer class="bar">
          {view.me === view.host ? (
            <>
              <Button onPress={() => void deal()}>{again ?? t("app-reveal-again")}</Button>
              <Link wide onPress={() => void seat.say({ do: "abandon" })}>
                {t("app-words-to-the-lobby")}
              </Link>
            </>
          ) : (
            <Button disabled>{t("app-words-host-deals", { name: view.seats[view.host] ?? "" })}</Button>
          )}
        </footer>
      }
    >
      {roles && (
        <ul class="everyone roles" aria-label={t("app-words-roles")}>
          {view.seats.map((name, each) => (
            <li key={name}>
              <span>
                <b>{name}</b>
                <span class="cards muted">
                  {[telling.role(roles[each] ?? ""), also?.(each)].filter(Boolean).join(" · ")}
                </span>
              </span>
              <Medallion id={roles[each] ?? ""} size={46} />
            </li>
          ))}
        </ul>
      )}
      <div class="pad">{children}</div>
      <Shuffled seat={seat} view={view} live={live} events={events} />
    </Sides>
  );
}

/** How every end looks: what came of it and why on one side, what everybody was on the other. */
export const Sides = (props: {
  look?: string;
  head: ComponentChildren;
  lines: readonly string[];
  foot: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element => (
  <main class={`screen reveal ${props.look ?? ""}`}>
    <div class="sides">
      <section>
        {props.head}
        <ol class="why pad" aria-label={t("app-reveal-why")}>
          {props.lines.map((line) => (
            <li key={line}>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </section>
      <section>{props.children}</section>
    </div>
    {props.foot}
  </main>
);

export const Won = ({ events }: { events: readonly Event[] }): JSX.Element => (
  <header class="pad">
    <Cut events={events} />
    <h1>{whoWon(events)}</h1>
  </header>
);

/** What everybody was in the end, seat by seat, where that was told. */
export const rolesOf = (events: readonly Event[]): readonly string[] | undefined =>
  events.findLast(({ kind }) => kind === "cards" || kind === "roles")?.what;

/** Why it ended so, as its game tells it. */
export const why = (
  game: GameProps["game"],
  events: readonly Event[],
  names: readonly string[],
): readonly string[] =>
  game.why?.(events, names) ??
  tellingOf(game, names)
    .sentences(events.filter(({ call }) => BY_DAY.includes(call)))
    .map(([, line]) => line);

export function whoWon(events: readonly Event[]): string {
  const won = events.filter(({ kind }) => kind === "won");
  if (!won.length) return t("app-table-nobody-won");
  return won.map(({ what }) => t("app-table-won", { team: what[0] ?? "" })).join(" ");
}

/** Who died, cut in two; where nobody did, who won. */
function Cut({ events }: { events: readonly Event[] }): JSX.Element {
  const dead = events.find(({ kind }) => kind === "died")?.seat;
  const cards = events.find(({ kind }) => kind === "cards")?.what ?? [];
  const team = events.find(({ kind }) => kind === "won")?.what[0];
  const id = (dead == null ? team : cards[dead]) ?? "";
  return (
    <div class={dead == null ? "cut-out" : "cut-out dead"} aria-hidden="true">
      <Medallion id={id} size={176} />
      {dead != null && <Medallion id={id} size={176} />}
    </div>
  );
}
