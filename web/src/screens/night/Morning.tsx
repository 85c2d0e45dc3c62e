/** Before the day: what the night left this seat, to be read while it is held. */
import type { JSX } from "preact";
import { roleOf } from "../../games/game";
import { t } from "../../i18n";
import { Medallion, Moon, useSecondsLeft } from "../../look";
import type { GameProps } from "../props";
import { lastKnown, notes } from "./learned";
import { Reading } from "./Reading";

const SOON = 10;

export function Morning({ game, seat, view, events }: GameProps): JSX.Element {
  const left = useSecondsLeft(seat, view.deadline);
  const me = view.me!;
  const mine = lastKnown(events, me);
  const name = roleOf(game, mine);
  const lines = notes(game, view.seats, events)
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
      <Reading
        seat={seat}
        done={view.own?.tapped}
        label={t("app-night-hold-night")}
        title={t("app-night-read-notebook")}
        words={[`${name}.`, ...told].join(" ")}
        action={() => t("app-night-read-it")}
        status={(_, ready) =>
          left !== null && left <= SOON && !ready
            ? t("app-night-day-comes", { seconds: left })
            : t("app-night-have-read")
        }
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
      </Reading>
    </>
  );
}
