/** A talk: the time that is left, everybody to be suspected, and free words. */
import "./day.css";
import type { ComponentChildren, JSX } from "preact";
import { secondsOf } from "../../games/game";
import { t } from "../../i18n";
import { Link, Ring, Sun, useClock } from "../../look";
import { usePalette } from "../../palette";
import { Chat } from "../../parts/Chat";
import type { GameProps } from "../props";
import { MoreTime } from "./MoreTime";

interface DayProps extends GameProps {
  title?: string;
  /** How many seconds it lasts. */
  whole?: number;
  /** Below the table. */
  children?: ComponentChildren;
  /** Below what is said. */
  foot?: ComponentChildren;
}

export function Day(props: DayProps): JSX.Element {
  usePalette("day");
  const { game, seat, view, live } = props;
  const seconds = useClock(seat, view);
  const whole = props.whole ?? secondsOf(game, view.settings);
  const accuses = new Map(live.accusations);
  const mine = accuses.get(view.me ?? -1);
  return (
    <main class="screen talk">
      <header class="pad">
        <h1>{props.title ?? t(game.name)}</h1>
        <Sun seconds={seconds} whole={whole} paused={view.paused} />
      </header>
      <Ring
        names={view.seats}
        me={view.me}
        label={t("app-words-suspects")}
        center={0}
        chosen={mine === undefined ? [] : [mine]}
        choosable={(place) => place !== view.me}
        onChoose={(place) => void seat.say({ do: "accuse", at: place === mine ? null : place })}
        says={(place) => {
          const count = [...accuses].filter(([, whom]) => whom === place).length;
          return count ? t("app-words-accused", { count }) : "";
        }}
      />
      <div class="pad">
        <p class="small muted">{t("app-words-tap-to-accuse")}</p>
        {props.children}
        <Chat seat={seat} view={view} />
        {props.foot}
        <MoreTime seat={seat} view={view} />
        <Link onPress={() => void seat.say({ do: "end-day" })}>
          {t("app-cards-vote-now")} · {t("app-day-enough", { count: live.counts.enough })}
        </Link>
      </div>
    </main>
  );
}
