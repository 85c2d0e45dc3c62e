/** Who is mayor: settled before night falls. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Choice } from "../../../look";
import { set, table } from "../../../screens/cards/table";

export function Laid(): JSX.Element {
  const { names, mayor, lastMayor } = table.value;
  const heir = lastMayor === null ? "" : (names[(lastMayor + 1) % names.length] ?? "");
  return (
    <>
      <Choice
        label={t("app-cards-mayor")}
        options={names.map((name, seat) => [seat, name] as const)}
        chosen={mayor ?? -1}
        onChoose={(seat) => set({ mayor: seat })}
      />
      <p class="small muted">
        {heir ? t("app-cards-mayor-heir", { name: heir }) : t("app-cards-mayor-again")}
      </p>
    </>
  );
}
