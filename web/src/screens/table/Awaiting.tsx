/** Before the night: the way in, who is here, what is played; and the waiting for everybody's card to be seen. */
import type { JSX } from "preact";
import { several, t } from "../../i18n";
import { Medallion, Ring } from "../../look";
import { usePalette } from "../../palette";
import { scenarioOf } from "../../reference";
import { lastSaid } from "../../voice";
import type { OneNight, Words } from "../../wire";
import { deckFor } from "../lobby/deck";
import type { TableProps } from "./props";

export function Awaiting({ view }: TableProps): JSX.Element {
  usePalette();
  const scenario = scenarioOf(view.settings.scenario);
  const deck = deckFor(view.settings, view.seats.length);
  const words = view.settings.game === "werewords";
  return (
    <div class="tv-two">
      <section class="invite">
        <h1 class="hero">{t("app-table-come")}</h1>
        <img src={`/rooms/${view.room}/qr.svg`} alt={t("app-table-qr", { room: view.room })} />
        <p class="code display">{view.room}</p>
        <p class="lead">{t("app-table-how", { address: location.host })}</p>
      </section>
      <section>
        <h2>
          {words
            ? t("app-lobby-werewords")
            : scenario
              ? t(`scenario-${scenario.id}`)
              : t("app-lobby-one-night")}
        </h2>
        {!words && (
          <p class="tv-deck">
            {deck.map((id, nth) => (
              <Medallion key={nth} id={id} size={56} label={t(`role-${id}`)} />
            ))}
          </p>
        )}
        {view.seats.length > 0 ? (
          <Ring names={view.seats} me={null} bots={view.bots} label={t("app-table-seats")} center={0} />
        ) : (
          <p class="lead">{t("app-table-empty")}</p>
        )}
        {view.waiting.length > 0 && <p>{t("app-table-waiting", { names: several(view.waiting) })}</p>}
      </section>
    </div>
  );
}

export function Counted({ view, live }: TableProps & { live: OneNight | Words }): JSX.Element {
  usePalette("night");
  const title = live.phase === "deal" ? t("app-table-peek") : t("app-table-look");
  return (
    <div class="tv-two">
      <section class="tv-call">
        <h1 class="hero">{title}</h1>
        {live.phase === "look" && <p class="lead">{lastSaid.value}</p>}
        <p class="lead">{t("app-table-ready", { ready: live.counts.ready, all: view.seats.length })}</p>
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          bots={view.bots}
          label={t("app-table-seats")}
          center={live.game === "one-night" ? 3 : 1}
        />
      </section>
    </div>
  );
}
