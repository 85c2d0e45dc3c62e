/** Your card: hold the lamp and it opens, let go and it shuts; then say that you have looked. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { BigFace, Button, Peek, useSecondsLeft } from "../../look";
import { reference } from "../../reference";
import { settings } from "../../settings";
import { unlock } from "../../voice";
import type { GameProps } from "../props";
import { card, lastKnown } from "./learned";

/** From here on the time that is left is said. */
const SOON = 15;

export function Deal({ seat, view, live, events }: GameProps): JSX.Element {
  const [seen, see] = useState(false);
  const [ready, say] = useState(false);
  const left = useSecondsLeft(seat, view.deadline);
  const me = view.me!;
  const mine = lastKnown(events, me);
  const { name, brief, about } = card(live.game, mine);
  const mayor = live.game === "werewords" && live.mayor === me ? t("app-night-side-mayor") : "";
  const side = live.game === "one-night" ? sideOf(mine) : mayor;
  const soon = left !== null && left <= SOON && !view.paused;
  return (
    <>
      <h1 class="keep">{t("app-night-your-card", { name: view.seats[me] ?? "" })}</h1>
      <Peek
        label={t("app-night-hold-card")}
        words={[name, side, about].filter(Boolean).join(". ")}
        onSeen={() => see(true)}
      >
        <BigFace id={mine} name={name} {...(side && { side })}>
          {brief}
        </BigFace>
      </Peek>
      <footer class="bar">
        <Button
          disabled={!seen || ready}
          onPress={() => {
            say(true);
            unlock();
            void seat.say({ do: "ready" });
          }}
        >
          {t(seen ? "app-night-ready" : "app-night-look-first")}
        </Button>
        <p class="small muted below" role="status">
          {soon && !ready
            ? t("app-night-starts", { seconds: left })
            : seen && !ready
              ? t(settings.value.tapToPeek ? "app-night-tap-again" : "app-night-lift")
              : t("app-night-waiting", { ready: live.counts.ready, players: view.seats.length })}
        </p>
      </footer>
    </>
  );
}

function sideOf(id: string): string {
  const team = reference().roles.find((role) => role.id === id)?.team;
  return team ? t(`app-night-side-${team}`) : "";
}
