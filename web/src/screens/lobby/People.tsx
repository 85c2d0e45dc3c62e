/** Who is at the table, in one breath; and the way to the seats. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Link, Ring } from "../../look";
import type { RoomProps } from "../props";
import { addBot, botAt } from "./Bots";
import { Seats } from "./Seats";

export function People(props: RoomProps): JSX.Element {
  const { view } = props;
  const [sitting, setSitting] = useState(false);
  const away = view.away ?? [];
  const names = view.seats.map((name, seat) =>
    seat === view.me ? t("app-lobby-you") : botAt(view, seat) ? `${name} (${t("app-bots-is-bot")})` : name,
  );
  return (
    <section class="people pad">
      <div class="headline">
        <h2>{t("app-lobby-at-table", { count: view.seats.length })}</h2>
        <Link glow onPress={() => setSitting(true)}>
          {t("app-lobby-seats")}
        </Link>
      </div>
      <div class="headline">
        <p class="lead names">{names.join(", ")}</p>
        {view.me === view.host && (
          <Link onPress={() => void addBot(props.seat, view.bots.length, view.bots.at(-1)?.[1])}>
            {t("app-bots-add")}
          </Link>
        )}
      </div>
      {away.length > 0 && (
        <p class="small muted">
          {t("app-lobby-away", {
            names: several(away.map((seat) => view.seats[seat] ?? "")),
            count: away.length,
          })}
        </p>
      )}
      {!!view.watching && <p class="small muted">{t("app-lobby-watching", { count: view.watching })}</p>}
      {view.seats.length > 2 && (
        <div class="as-we-sit">
          <Ring names={view.seats} me={view.me} bots={view.bots} label={t("app-lobby-as-we-sit")} />
        </div>
      )}
      {sitting && <Seats {...props} onClose={() => setSitting(false)} />}
    </section>
  );
}
