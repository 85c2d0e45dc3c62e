/** What of Werewords is fetched later. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Ballot } from "../../screens/table/Ballot";
import type { TableProps } from "../../screens/table/props";
import type { Words, WordsSettings } from "../../wire";
import type { Apart } from "../game";
import { cards } from "./cards";
import { rules } from "./rules";
import { Questions, Talk } from "./table/Day";

const apart: Apart<WordsSettings, Words> = {
  table: { day: Questions, talk: Talk, guessed: WolvesPoint },
  rules,
  cards,
};

export default apart;

function WolvesPoint(props: TableProps<Words>): JSX.Element {
  return <Ballot {...props} title={t("app-table-wolves-point")} />;
}
