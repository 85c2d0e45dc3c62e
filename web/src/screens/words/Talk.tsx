/** The word was not found: a minute of talk before everybody points. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Link, Ring, Sun, useClock } from "../../look";
import { usePalette } from "../../palette";
import { Chat } from "../../parts/Chat";
import type { Words } from "../../wire";
import type { GameProps } from "../props";
import { MoreTime } from "./MoreTime";
import { Log } from "./Log";

const MINUTE = 60;

export function Talk({ seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("day");
  const seconds = useClock(seat, view);
  const word = events.findLast((event) => event.kind === "word-shown")?.what[0] ?? "";
  const accuses = new Map(live.accusations);
  const mine = accuses.get(view.me ?? -1);
  return (
    <main class="screen word-day talk">
      <header class="pad">
        <h1>{t("app-words-missed", { word })}</h1>
        <Sun seconds={seconds} whole={MINUTE} paused={view.paused} />
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
          const by = [...accuses].filter(([, whom]) => whom === place).map(([who]) => view.seats[who] ?? "");
          return by.length ? t("app-words-accused", { count: by.length }) : "";
        }}
      />
      <div class="pad">
        <p class="small muted">{t("app-words-tap-to-accuse")}</p>
        <Log live={live} names={view.seats} />
        <Chat seat={seat} view={view} />
        {view.me === live.mayor && (
          <Link wide onPress={() => void seat.say({ do: "whoops" })}>
            {t("app-words-whoops")}
          </Link>
        )}
        <MoreTime seat={seat} view={view} />
        <Link onPress={() => void seat.say({ do: "end-day" })}>
          {t("app-cards-vote-now")} · {t("app-day-enough", { count: live.counts.enough })}
        </Link>
      </div>
    </main>
  );
}
