/** The day on the table screen: the sun that is a timer, and who says what. */
import type { JSX } from "preact";
import { language, role, t } from "../../i18n";
import { Face, Medallion, Ring, Sun, useClock } from "../../look";
import { usePalette } from "../../palette";
import { Telling } from "../../telling";
import type { Claimed, OneNight } from "../../wire";
import { quote, Says } from "../day/Board";
import type { TableProps } from "./props";

export function Daylight({ seat, view, live, events }: TableProps & { live: OneNight }): JSX.Element {
  usePalette("day");
  const seconds = useClock(seat, view);
  const telling = new Telling(view.seats);
  // Each one's last, the newest first.
  const says = new Map<number, Claimed>();
  for (const claim of [...live.claims].reverse()) if (!says.has(claim.seat)) says.set(claim.seat, claim);
  const spoken = new Map(view.spoken.map(({ seat, words }) => [seat, words[language.value]]));
  const open = new Map(
    events
      .filter((event) => event.kind === "revealed")
      .map((event) => [event.places[0], event.what[0] ?? ""]),
  );
  return (
    <div class={says.size ? "tv-two tv-three" : "tv-two"}>
      <h1 class="unseen">{t("app-day-title")}</h1>
      <section class="tv-sun">
        <Sun seconds={seconds} whole={view.settings.day_minutes * 60} paused={view.paused} />
        <p class="lead">
          {view.paused
            ? t("app-table-paused")
            : t("app-table-enough", { enough: live.counts.enough, all: view.seats.length })}
        </p>
        <p class="tv-deck" aria-label={t("app-table-deck")} role="group">
          {live.deck.map((id, nth) => (
            <Medallion key={nth} id={id} size={48} label={role(id)} />
          ))}
        </p>
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          bots={view.bots}
          label={t("app-table-seats")}
          at={(place) => {
            const face = open.get(place);
            if (face) return <Face id={face} label={role(face)} />;
            const claim = says.get(place);
            return claim && <Medallion id={claim.role} size={72} label={role(claim.role)} />;
          }}
          says={(place) => (says.has(place) ? telling.claim(says.get(place)!) : "")}
        />
      </section>
      {says.size > 0 && (
        <ul class="tv-claims" aria-label={t("app-table-claims")}>
          {[...says.values()].map((claim) => (
            <li key={claim.seat}>
              <Medallion id={claim.role} size={56} />
              <span>
                <Says name={view.seats[claim.seat] ?? ""} role={role(claim.role)} />
                <span class="muted">{spoken.get(claim.seat) ?? quote(telling, claim)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
