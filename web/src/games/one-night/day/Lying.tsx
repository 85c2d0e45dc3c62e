/** What lies on the table for all to see: cards face up, shields, artifacts. */
import type { JSX } from "preact";
import { role, t } from "../../../i18n";
import { Back, Face, Ring, Sheet } from "../../../look";
import { art } from "../../../look/sprite";
import type { GameProps } from "../../../screens/props";
import type { Event, OneNight } from "../../../wire";
import { centerOf } from "../night/gestures";

export function Lying({
  view,
  live,
  events,
  onClose,
}: GameProps<OneNight> & { onClose: () => void }): JSX.Element {
  const open = new Map(at(events, "revealed").map((event) => [event.places[0], event.what[0] ?? ""]));
  const shields = new Set(at(events, "shielded").map((event) => event.places[0]));
  const given = new Set(at(events, "given").map((event) => event.places[0]));
  const own = events.find((event) => event.kind === "artifact")?.what[0];
  const says = (place: number): string =>
    [
      open.has(place) ? t("app-day-lies-open", { role: role(open.get(place)!) }) : "",
      shields.has(place) ? t("app-day-lies-shielded") : "",
      given.has(place) ? t("app-day-lies-artifact") : "",
    ]
      .filter(Boolean)
      .join(", ");
  return (
    <Sheet title={t("app-day-table")} onClose={onClose}>
      <div class="lying">
        <Ring
          names={view.seats}
          me={view.me}
          label={t("app-day-table")}
          center={centerOf(live)}
          says={says}
          at={(place) => {
            const face = open.get(place);
            const token = shields.has(place) ? "shielded" : given.has(place) ? "given" : null;
            if (!face && !token) return undefined;
            return (
              <span class="stacked">
                {face ? <Face id={face} label={role(face)} /> : <Back />}
                {token && (
                  <svg class="token" viewBox="0 0 96 96" aria-hidden="true">
                    <use href={art(token)} />
                  </svg>
                )}
              </span>
            );
          }}
        />
      </div>
      {own && (
        <p>
          <b>{t("app-day-your-artifact")}</b> {t(`artifact-${own}`)}. {t(`artifact-${own}.about`)}
        </p>
      )}
    </Sheet>
  );
}

const at = (events: readonly Event[], kind: string): readonly Event[] =>
  events.filter((event) => event.kind === kind);
