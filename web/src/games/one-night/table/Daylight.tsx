/** The day on the table screen: the cards in the game, what lies open, and who says what. */
import type { JSX } from "preact";
import { language, role, t } from "../../../i18n";
import { Face, Medallion } from "../../../look";
import { Daytime } from "../../../screens/table/Daytime";
import type { TableProps } from "../../../screens/table/props";
import type { Claim, OneNight } from "../../../wire";
import { quote, Says } from "../day/Board";
import { CardTelling } from "../telling";

export function Daylight(props: TableProps<OneNight>): JSX.Element {
  const { view, live, events } = props;
  const telling = new CardTelling(view.seats);
  // Each one's last, the newest first.
  const says = new Map<number, Claim>();
  for (const claim of [...live.claims].reverse()) if (!says.has(claim.seat)) says.set(claim.seat, claim);
  const spoken = new Map(view.spoken.map(({ seat, words }) => [seat, words[language.value]]));
  const open = new Map(
    events
      .filter((event) => event.kind === "revealed")
      .map((event) => [event.places[0], event.what[0] ?? ""]),
  );
  return (
    <Daytime
      {...props}
      title={t("app-day-title")}
      ring={{
        center: 3,
        at: (place) => {
          const face = open.get(place);
          if (face) return <Face id={face} label={role(face)} />;
          const claim = says.get(place);
          return claim && <Medallion id={claim.role} size={72} label={role(claim.role)} />;
        },
        says: (place) => (says.has(place) ? telling.claim(says.get(place)!) : ""),
      }}
      said={
        says.size > 0 && (
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
        )
      }
    >
      <p class="tv-deck" aria-label={t("app-table-deck")} role="group">
        {live.deck.map((id, nth) => (
          <Medallion key={nth} id={id} size={48} label={role(id)} />
        ))}
      </p>
    </Daytime>
  );
}
