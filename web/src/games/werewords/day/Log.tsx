/** What was asked and how it was answered: the moons of each token, the last one first. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Medallion } from "../../../look";
import type { Words } from "../../../wire";
import { wordReference } from "../reference";

export function Log({ live, names }: { live: Words; names: readonly string[] }): JSX.Element {
  return (
    <ol class="log" aria-label={t("app-words-log")} reversed>
      {live.given
        .map(([asker, text, token], nth) => (
          <li key={nth}>
            <Medallion id={token} size={34} />
            <span>
              <b>{t(`token-${token}`)}</b>
              <span class="muted">
                {text === null
                  ? t("app-words-aloud", { name: names[asker] ?? "" })
                  : t("app-words-quoted", { name: names[asker] ?? "", text })}
              </span>
            </span>
          </li>
        ))
        .reverse()}
    </ol>
  );
}

/** The tokens in front of each player, as they would lie on the table. */
export function Tokens({ live, names }: { live: Words; names: readonly string[] }): JSX.Element {
  const { mayor } = wordReference();
  return (
    <ul class="tokens" aria-label={t("app-words-before-each")}>
      {names.map((name, seat) => {
        const got = live.given.filter(([asker]) => asker === seat).map(([, , token]) => token);
        return (
          <li key={name}>
            <span class="name">{name}</span>
            <span>
              {seat === live.mayor && <Medallion id={mayor} size={26} label={t(`word-role-${mayor}`)} />}
              {got.map((token, nth) => (
                <Medallion key={nth} id={token} size={22} label={t(`token-${token}`)} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
