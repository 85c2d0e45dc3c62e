/** One minute more: the host's, like everything else about the clock. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Link } from "../../look";
import type { RoomProps } from "../props";

export function MoreTime({ seat, view }: Pick<RoomProps, "seat" | "view">): JSX.Element | null {
  if (view.me !== view.host) return null;
  return <Link onPress={() => void seat.say({ do: "more-time" })}>{t("app-words-more-time")}</Link>;
}
