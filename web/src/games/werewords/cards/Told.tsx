/** The verdict on a game of words: who won, and everybody's role. */
import type { JSX } from "preact";
import { several, t } from "../../../i18n";
import { Medallion } from "../../../look";
import { Judgement } from "../../../screens/cards/Judged";
import type { Verdict } from "../../../screens/cards/plan";
import { table } from "../../../screens/cards/table";

export function Told({ verdict }: { verdict: Verdict }): JSX.Element {
  const { winners, roles } = verdict;
  return (
    <Judgement
      anew
      verdict={verdict}
      head={
        <header class="names pad">
          <h1>{t("app-cards-winners", { names: several(winners), count: winners.length })}</h1>
        </header>
      }
      again={t("app-words-again")}
    >
      <ul class="roles pad" aria-label={t("app-words-roles")}>
        {table.value.names.map((name) => (
          <li key={name}>
            <Medallion id={roles?.[name] ?? ""} size={46} />
            <b>{name}</b>
            <span class="muted">{t(`word-role-${roles?.[name]}`)}</span>
          </li>
        ))}
      </ul>
    </Judgement>
  );
}
