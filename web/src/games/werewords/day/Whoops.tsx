/** A slip of the mayor's thumb put right: the other ending. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Link } from "../../../look";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";

export const Whoops = ({ seat, view, live }: GameProps<Words>): JSX.Element | null =>
  view.me === live.mayor ? (
    <Link wide onPress={() => void seat.say({ do: "whoops" })}>
      {t("app-words-whoops")}
    </Link>
  ) : null;
