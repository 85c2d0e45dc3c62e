/** Who is at the table, in one breath; and the way to the seats. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Link, Ring } from "../../look";
import type { RoomProps } from "../props";
import { Seats } from "./Seats";

const JUST_NOW = 60_000;

export function People(props: RoomProps): JSX.Element {
  const { view } = props;
  const [sitting, setSitting] = useState(false);
  const away = view.away ?? [];
  const names = view.seats.map((name, seat) => (seat === view.me ? t("app-lobby-you") : name));
  return (
    <section class="people pad">
      <div class="headline">
        <h2>{t("app-lobby-at-table", { count: view.seats.length })}</h2>
        <Link glow onPress={() => setSitting(true)}>
          {t("app-lobby-seats")}
        </Link>
      </div>
      <p class="lead names">{names.join(", ")}</p>
      {away.length > 0 && (
        <p class="small muted">
          {t("app-lobby-away", {
            names: several(away.map((seat) => view.seats[seat] ?? "")),
            count: away.length,
          })}
        </p>
      )}
      {!!view.watching && <p class="small muted">{t("app-lobby-watching", { count: view.watching })}</p>}
      <Returned {...props} />
      {view.seats.length > 2 && (
        <div class="as-we-sit">
          <Ring names={view.seats} me={view.me} label={t("app-lobby-as-we-sit")} />
        </div>
      )}
      {sitting && <Seats {...props} onClose={() => setSitting(false)} />}
    </section>
  );
}

/** Whoever took a seat back with a code: everybody is told. */
export function Returned({ seat, view }: RoomProps): JSX.Element | null {
  const [, look] = useState(0);
  const recent = view.returned.filter(([, at]) => seat.now() - at < JUST_NOW);
  useEffect(() => {
    if (!recent.length) return;
    const timer = setTimeout(() => look((times) => times + 1), JUST_NOW);
    return () => clearTimeout(timer);
  }, [recent.length]);
  if (!recent.length) return null;
  const names = recent.map(([back]) => view.seats[back] ?? "");
  return (
    <p class="small" role="status">
      {t("app-lobby-returned", { names: several(names), count: names.length })}
    </p>
  );
}
