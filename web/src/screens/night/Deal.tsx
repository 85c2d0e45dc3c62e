/** Your card: hold the lamp and it opens, let go and it shuts; then say that you have looked. */
import type { JSX } from "preact";
import { roleOf } from "../../games/game";
import { t } from "../../i18n";
import { BigFace, useSecondsLeft } from "../../look";
import { settings } from "../../settings";
import type { GameProps } from "../props";
import { lastKnown } from "./learned";
import { Reading } from "./Reading";

/** From here on the time that is left is said. */
const SOON = 15;

export function Deal({ game, seat, view, live, events }: GameProps): JSX.Element {
  const left = useSecondsLeft(seat, view.deadline);
  const me = view.me!;
  const mine = lastKnown(events, me);
  const name = roleOf(game, mine);
  const side = game.side?.(mine, live, me) ?? "";
  const soon = left !== null && left <= SOON && !view.paused;
  return (
    <>
      <h1 class="keep">{t("app-night-your-card", { name: view.seats[me] ?? "" })}</h1>
      <Reading
        seat={seat}
        done={view.own?.tapped}
        label={t("app-night-hold-card")}
        words={[name, side, roleOf(game, mine, "about")].filter(Boolean).join(". ")}
        action={(seen) => t(seen ? "app-night-ready" : "app-night-look-first")}
        status={(seen, ready) =>
          soon && !ready
            ? t("app-night-starts", { seconds: left })
            : seen && !ready
              ? t(settings.value.tapToPeek ? "app-night-tap-again" : "app-night-lift")
              : t("app-night-waiting", { ready: live.counts.ready, players: view.seats.length })
        }
      >
        <BigFace id={mine} name={name} {...(side && { side })}>
          {roleOf(game, mine, "brief")}
        </BigFace>
      </Reading>
    </>
  );
}
