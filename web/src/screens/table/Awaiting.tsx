/** Before the night: the way in, who is here, what is played; and the waiting for everybody's card to be seen. */
import type { JSX } from "preact";
import { gameOf } from "../../games";
import { roleOf } from "../../games/game";
import { several, t } from "../../i18n";
import { Medallion, Ring } from "../../look";
import { usePalette } from "../../palette";
import { lastSaid } from "../../voice";
import { Left } from "../lobby/Notices";
import type { TableProps } from "./props";

export function Awaiting({ view }: Pick<TableProps, "view">): JSX.Element {
  usePalette();
  const game = gameOf(view.settings.game);
  const deck = game.deck?.(view.settings, view.seats.length);
  return (
    <div class="tv-two">
      <section class="invite">
        <h1 class="hero">{t("app-table-come")}</h1>
        <img src={`/rooms/${view.room}/qr.svg`} alt={t("app-table-qr", { room: view.room })} />
        <p class="code display">{view.room}</p>
        <p class="lead">{t("app-table-how", { address: location.host })}</p>
      </section>
      <section>
        <h2>{game.title?.(view.settings) ?? t(game.name)}</h2>
        {deck && (
          <p class="tv-deck">
            {deck.map((id, nth) => (
              <Medallion key={nth} id={id} size={56} label={roleOf(game, id)} />
            ))}
          </p>
        )}
        {view.seats.length > 0 ? (
          <Ring names={view.seats} me={null} bots={view.bots} label={t("app-table-seats")} center={0} />
        ) : (
          <p class="lead">{t("app-table-empty")}</p>
        )}
        <Left names={view.seats} live={false} me={-1} />
        {view.waiting.length > 0 && <p>{t("app-table-waiting", { names: several(view.waiting) })}</p>}
      </section>
    </div>
  );
}

export function Counted({ game, view, live }: TableProps): JSX.Element {
  usePalette("night");
  const title = live.phase === "deal" ? t("app-table-peek") : t("app-table-look");
  return (
    <div class="tv-two">
      <section class="tv-call">
        <h1 class="hero">{title}</h1>
        <p class="lead">
          {live.phase === "look"
            ? lastSaid.value || t("app-night-have-read")
            : t("app-table-ready", { ready: live.counts.ready, all: view.seats.length })}
        </p>
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          bots={view.bots}
          label={t("app-table-seats")}
          center={game.center?.(live) ?? 0}
        />
      </section>
    </div>
  );
}
