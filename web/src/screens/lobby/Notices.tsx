/** What everybody in the room is told above whatever they are doing. */
import "./menu.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Link } from "../../look";
import type { RoomProps } from "../props";

const JUST_NOW = 60_000;

export function Notices(props: RoomProps): JSX.Element {
  const { seat, view } = props;
  return (
    <>
      {seat.standing.value === "lost" && (
        <p class="notice" role="status">
          {t("app-common-lost")}
        </p>
      )}
      {view.paused && (
        <p class="notice" role="status">
          {t("app-lobby-paused")}
          {view.me === view.host && (
            <Link onPress={() => void seat.say({ do: "pause", on: false })}>{t("app-lobby-go-on")}</Link>
          )}
        </p>
      )}
      <Returned {...props} />
    </>
  );
}

/** Whoever took a seat back with a code: everybody is told. */
function Returned({ seat, view }: RoomProps): JSX.Element | null {
  const [, look] = useState(0);
  const recent = view.returned.filter(([, at]) => seat.now() - at < JUST_NOW);
  useEffect(() => {
    if (!recent.length) return;
    const timer = setTimeout(() => look((times) => times + 1), JUST_NOW);
    return () => clearTimeout(timer);
  }, [recent.length]);
  if (!recent.length) return null;
  const names = recent.map(([back]) => view.seats[back] ?? "");
  return (
    <p class="notice" role="status">
      {t("app-lobby-returned", { names: several(names), count: names.length })}
    </p>
  );
}
