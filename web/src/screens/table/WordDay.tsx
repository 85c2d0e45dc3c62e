/** Werewords by day on the table screen: the time, the tokens left, and what was asked. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Medallion, Sun, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import type { Words } from "../../wire";
import type { TableProps } from "./props";

const STOCK = [
  ["yes", "yes_no"],
  ["maybe", "maybe"],
  ["so-close", "so_close"],
] as const;

export function WordDay({ seat, view, live }: TableProps & { live: Words }): JSX.Element {
  usePalette("day");
  const seconds = useSecondsLeft(seat, view.deadline);
  const talking = live.phase === "talk";
  return (
    <div class="tv-two">
      <h1 class="unseen">{t("app-lobby-werewords")}</h1>
      <section class="tv-sun">
        <Sun
          seconds={seconds ?? 0}
          whole={talking ? 60 : view.settings.word_minutes * 60}
          paused={view.paused}
        />
        <p class="lead">
          {talking
            ? t("app-table-find-the-wolf")
            : t("app-table-mayor", { name: view.seats[live.mayor] ?? "" })}
        </p>
        <ul class="tv-stock" aria-label={t("app-table-stock")}>
          {STOCK.map(([token, name]) => (
            <li key={token}>
              <Medallion id={token} size={48} />
              <span>{t("app-table-left", { token: t(`token-${token}`), count: live.stock[name] })}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
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
      </section>
    </div>
  );
}
