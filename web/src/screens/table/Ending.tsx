/** The end on the table screen: who won, why, and every card. */
import type { JSX } from "preact";
import { role, t } from "../../i18n";
import { Face, Ring } from "../../look";
import { usePalette } from "../../palette";
import { Telling } from "../../telling";
import type { Event, OneNight, Words } from "../../wire";
import { whyOfWords } from "../words/why";
import type { TableProps } from "./props";

const WHY = ["died", "won", "lost"];

export function Ending({ view, events, live }: TableProps & { live: OneNight | Words }): JSX.Element {
  usePalette("day");
  const won = events.filter((event) => event.kind === "won").map((event) => event.what[0] ?? "");
  const dead = new Set(events.filter((event) => event.kind === "died").map((event) => event.seat));
  const cards = faces(events);
  const reasons = live.game === "one-night" ? whyOfCards(events, view.seats) : whyOfWords(events, view.seats);
  const nobodyDied = live.game === "one-night" && dead.size === 0;
  return (
    <div class="tv-two">
      <section class="tv-call">
        <h1 class="hero">
          {won.length ? won.map((team) => t("app-table-won", { team })).join(" ") : t("app-table-nobody-won")}
        </h1>
        <ol class="tv-why">
          {nobodyDied && <li>{t("tell-nobody-died")}</li>}
          {reasons.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          label={t("app-table-seats")}
          center={0}
          at={(place) => {
            const card = cards.get(place);
            return card && <Face id={card} label={role(card)} dead={dead.has(place)} />;
          }}
        />
      </section>
    </div>
  );
}

const whyOfCards = (events: readonly Event[], names: readonly string[]): string[] =>
  events.filter((event) => WHY.includes(event.kind)).flatMap((event) => new Telling(names).lines(event));

/** The card that lies before each seat in the end; in Werewords, each one's secret role. */
function faces(events: readonly Event[]): Map<number, string> {
  const all = events.find((event) => event.kind === "cards" || event.kind === "roles");
  return new Map(all?.what.map((card, seat) => [seat, card]));
}
