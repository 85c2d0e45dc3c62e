/** Somebody without a seat, while a game is on: may wait for the next one, and sees what the table sees. */
import "./lobby.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameOf } from "../../games";
import { several, t } from "../../i18n";
import { Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { Scene } from "../../parts/Scene";
import type { RoomProps } from "../props";
import { NameForm } from "./Entrance";
import { ReturnWithCode } from "./ReturnWithCode";

export function Watching({ phone, seat, view }: RoomProps): JSX.Element {
  const { live, settings, seats } = view;
  const dark = ["deal", "night", "look"].includes(live?.phase ?? "");
  usePalette(live ? (dark ? "night" : "day") : undefined);
  const [returning, setReturning] = useState(false);
  const waits = seat.token.value !== null;
  const deck = new Set(live && gameOf(live.game).deck?.(settings, seats.length, live));
  return (
    <main class="screen entrance">
      <header class="band pad">
        <p class="small muted">{t("app-lobby-table")}</p>
        <h1 class="codeword">{view.room}</h1>
      </header>
      <div class="pad column">
        <h2>{t("app-lobby-game-on", { phase: live?.phase ?? "over" })}</h2>
        <p class="lead">{t("app-lobby-playing", { names: several(seats) })}</p>
        {deck.size > 0 && (
          <p class="row" aria-hidden="true">
            {[...deck].map((id) => (
              <Medallion key={id} id={id} size={40} />
            ))}
          </p>
        )}
        {waits ? (
          <>
            <p class="lead">
              {t("app-lobby-waits", { names: several(view.waiting), count: view.waiting.length })}
            </p>
            <Link wide onPress={() => void seat.say({ do: "leave" })}>
              {t("app-lobby-stop-waiting")}
            </Link>
          </>
        ) : (
          <NameForm seat={seat} second={phone.seats.value.length > 1} action={t("app-lobby-wait")} />
        )}
        <div class="asides">
          {!waits && <Link onPress={() => setReturning(true)}>{t("app-lobby-had-a-seat")}</Link>}
          <Link to={`/table/${view.room}`}>{t("app-lobby-as-table")}</Link>
        </div>
      </div>
      <Scene />
      {returning && <ReturnWithCode seat={seat} onClose={() => setReturning(false)} />}
    </main>
  );
}
