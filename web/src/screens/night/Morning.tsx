/** Before the day: what the night left this seat, to be read while it is held. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Medallion, Moon, Peek, useSecondsLeft } from "../../look";
import type { GameProps } from "../props";
import { card, lastKnown, notes } from "./learned";

const SOON = 10;

export function Morning({ seat, view, live, events }: GameProps): JSX.Element {
  const [seen, see] = useState(false);
  const [ready, say] = useState(false);
  const left = useSecondsLeft(seat, view.deadline);
  const me = view.me!;
  const mine = lastKnown(events, me);
  const { name } = card(live.game, mine);
  const lines = notes(live.game, view.seats, events)
    .filter(({ event }) => event.kind !== "dealt")
    .map(({ text }) => text);
  const told = lines.length ? lines : [t("app-night-nothing")];
  return (
    <>
      <Moon progress={1} />
      <header class="pad left">
        <h1 tabIndex={-1}>{t("app-night-look-title")}</h1>
        <p class="lead">{t("app-night-look-about")}</p>
      </header>
      <Peek
        label={t("app-night-hold-night")}
        title={t("app-night-read-notebook")}
        words={[`${name}.`, ...told].join(" ")}
        onSeen={() => see(true)}
      >
        <article class="card face big told">
          <Medallion id={mine} size={110} />
          <h2>{name}</h2>
          <ul>
            {told.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </article>
      </Peek>
      <footer class="bar">
        <Button
          disabled={!seen || ready}
          onPress={() => {
            say(true);
            void seat.say({ do: "ready" });
          }}
        >
          {t("app-night-read-it")}
        </Button>
        <p class="small muted below" role="status">
          {left !== null && left <= SOON && !ready
            ? t("app-night-day-comes", { seconds: left })
            : t("app-night-have-read", { ready: live.counts.ready, players: view.seats.length })}
        </p>
      </footer>
    </>
  );
}
