/** Werewords by day on the table screen: the time, the tokens left, and what was asked. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Medallion, Ring, Sun, useClock } from "../../look";
import { usePalette } from "../../palette";
import { reference } from "../../reference";
import type { Words } from "../../wire";
import type { TableProps } from "./props";

const STOCK = [
  ["yes_no", "yes", "no"],
  ["maybe", "maybe"],
  ["so_close", "so-close"],
] as const;

export function WordDay({ seat, view, live }: TableProps & { live: Words }): JSX.Element {
  usePalette("day");
  const seconds = useClock(seat, view);
  const talking = live.phase === "talk";
  return (
    <div class={live.given.length ? "tv-two tv-three" : "tv-two"}>
      <h1 class="unseen">{t("app-lobby-werewords")}</h1>
      <section class="tv-sun">
        <Sun seconds={seconds} whole={talking ? 60 : view.settings.word_minutes * 60} paused={view.paused} />
        <p class="lead">
          {talking
            ? t("app-table-find-the-wolf")
            : t("app-table-mayor", { name: view.seats[live.mayor] ?? "" })}
        </p>
        {talking && <p>{t("app-table-enough", { enough: live.counts.enough, all: view.seats.length })}</p>}
        <ul class="tv-stock" aria-label={t("app-table-stock")}>
          {STOCK.map(([name, ...tokens]) => (
            <li key={name}>
              {tokens.map((token) => (
                <Medallion key={token} id={token} size={48} />
              ))}
              <span>
                {t("app-table-left", {
                  token: tokens.map((token) => t(`token-${token}`)).join(", "),
                  count: live.stock[name],
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          bots={view.bots}
          label={t("app-words-before-each")}
          center={0}
          at={(place) => {
            const got = live.given.filter(([asker]) => asker === place);
            if (place === live.mayor) return <Medallion id={reference().words.mayor} size={72} />;
            return got.length ? (
              <span class="tv-got">
                {got.map(([, , token], nth) => (
                  <Medallion key={nth} id={token} size={30} />
                ))}
              </span>
            ) : null;
          }}
        />
      </section>
      {live.given.length > 0 && (
        <ol class="tv-asked" aria-label={t("app-table-asked")} reversed>
          {[...live.given].reverse().map(([asker, text, token], nth) => (
            <li key={live.given.length - nth}>
              <Medallion id={token} size={44} label={t(`token-${token}`)} />
              <span>
                <b>{view.seats[asker]}</b> {text ?? t("app-table-aloud")}
              </span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
