/** The end, with everybody's secret role and all that was asked. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Over as End } from "../../../screens/over";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";
import { wordReference } from "../reference";
import { Log } from "./Log";

export function Over(props: GameProps<Words>): JSX.Element {
  const { view, live } = props;
  const mayor = t(`word-role-${wordReference().mayor}`);
  return (
    <End {...props} also={(seat) => (seat === live.mayor ? mayor : "")} again={t("app-words-again")}>
      <Log live={live} names={view.seats} />
    </End>
  );
}
