/** The day on the table screen: the sun that is a timer, and who says what. */
import type { JSX } from "preact";
import { role, t } from "../../i18n";
import { Face, Medallion, Ring, Sun, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import { Telling } from "../../telling";
import type { OneNight } from "../../wire";
import type { TableProps } from "./props";

export function Daylight({ seat, view, live, events }: TableProps & { live: OneNight }): JSX.Element {
  usePalette("day");
  const seconds = useSecondsLeft(seat, view.deadline);
  const telling = new Telling(view.seats);
  const says = new Map(live.claims.map((claim) => [claim.seat, claim]));
  const open = new Map(
    events
      .filter((event) => event.kind === "revealed")
      .map((event) => [event.places[0], event.what[0] ?? ""]),
  );
  return (
    <div class="tv-two">
      <h1 class="unseen">{t("app-day-title")}</h1>
      <section class="tv-sun">
        <Sun seconds={seconds ?? 0} whole={view.settings.day_minutes * 60} paused={view.paused} />
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
          label={t("app-table-seats")}
          at={(place) => {
            const face = open.get(place);
            if (face) return <Face id={face} label={role(face)} />;
            const claim = says.get(place);
            return claim && <Medallion id={claim.role} size={72} label={role(claim.role)} />;
          }}
          says={(place) => (says.has(place) ? telling.claim(says.get(place)!) : "")}
        />
        <ul class="tv-claims" aria-label={t("app-table-claims")}>
          {[...says.values()].map((claim) => (
            <li key={claim.seat}>{telling.claim(claim)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
