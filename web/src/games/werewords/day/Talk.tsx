/** The word was not found: a minute of talk before everybody points. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Day } from "../../../screens/day";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";
import { Log } from "./Log";
import { Whoops } from "./Whoops";

const MINUTE = 60;

export function Talk(props: GameProps<Words>): JSX.Element {
  const { view, live, events } = props;
  const word = events.findLast((event) => event.kind === "word-shown")?.what[0] ?? "";
  return (
    <Day {...props} title={t("app-words-missed", { word })} whole={MINUTE} foot={<Whoops {...props} />}>
      <Log live={live} names={view.seats} />
    </Day>
  );
}
