/** What everybody in the room is told above whatever they are doing. */
import "./menu.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Link } from "../../look";
import type { RoomProps } from "../props";

const JUST_NOW = 60_000;
const A_WHILE = 8_000;

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
      {seat.door.value?.knocks.map(({ knock, name }) => (
        <p key={knock} class="notice" role="status">
          {t("app-door-knocks", { name })}
          <span class="answers">
            <Link glow onPress={() => void seat.say({ do: "let-in", knock, yes: true })}>
              {t("app-door-let-in")}
            </Link>
            <Link onPress={() => void seat.say({ do: "let-in", knock, yes: false })}>{t("app-door-no")}</Link>
          </span>
        </p>
      ))}
      <Returned {...props} />
      <Left names={view.seats} live={!!view.live} me={view.me} />
    </>
  );
}

/** Who has left the table, or was taken away: one quiet line for a while. */
export function Left(props: {
  names: readonly string[];
  live: boolean;
  me: number | null;
}): JSX.Element | null {
  const { names, live, me } = props;
  const [gone, tell] = useState<readonly string[]>([]);
  const before = useRef(names);
  useEffect(() => {
    const left = before.current.filter((name) => !names.includes(name));
    before.current = names;
    if (!left.length || live) return;
    tell(left);
    const timer = setTimeout(() => tell([]), A_WHILE);
    return () => clearTimeout(timer);
  }, [names.join("\n")]);
  if (!gone.length || me === null) return null;
  return (
    <p class="notice" role="status">
      {t("app-door-left", { names: several(gone), count: gone.length })}
    </p>
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
