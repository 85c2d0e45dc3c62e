/** The day on the table screen: the tokens left, and what was asked; then the talk, should the word not be found. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Medallion } from "../../../look";
import { Daytime, wouldVote } from "../../../screens/table/Daytime";
import type { TableProps } from "../../../screens/table/props";
import type { Words } from "../../../wire";
import { wordReference } from "../reference";

const STOCK = [
  ["yes_no", "yes", "no"],
  ["maybe", "maybe"],
  ["so_close", "so-close"],
] as const;

const MINUTE = 60;

export function Questions(props: TableProps<Words>): JSX.Element {
  const { view, live } = props;
  return (
    <WordDay {...props} lead={t("app-table-mayor", { name: view.seats[live.mayor] ?? "" })}>
      <Stock {...props} />
    </WordDay>
  );
}

export function Talk(props: TableProps<Words>): JSX.Element {
  return (
    <WordDay {...props} whole={MINUTE} lead={t("app-table-find-the-wolf")}>
      <p>{wouldVote(props)}</p>
      <Stock {...props} />
    </WordDay>
  );
}

function WordDay(props: Parameters<typeof Daytime>[0] & TableProps<Words>): JSX.Element {
  const { view, live } = props;
  return (
    <Daytime
      {...props}
      ring={{
        label: t("app-words-before-each"),
        at: (place) => {
          const got = live.given.filter(([asker]) => asker === place);
          if (place === live.mayor) return <Medallion id={wordReference().mayor} size={72} />;
          return got.length ? (
            <span class="tv-got">
              {got.map(([, , token], nth) => (
                <Medallion key={nth} id={token} size={30} />
              ))}
            </span>
          ) : null;
        },
      }}
      said={
        live.given.length > 0 && (
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
        )
      }
    />
  );
}

function Stock({ live }: TableProps<Words>): JSX.Element {
  return (
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
  );
}
