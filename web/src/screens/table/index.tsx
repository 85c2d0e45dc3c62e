/** The table screen: a tablet, laptop or television in the middle of the room. It shows what is public, and speaks. */
import "./table.css";
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Connection } from "../../connection";
import { apartOf, gameOf } from "../../games";
import type { Part } from "../../games/game";
import { t } from "../../i18n";
import { Button, Link } from "../../look";
import { NoRoom } from "../../parts/NoRoom";
import { useEdition } from "../../useEdition";
import { unlock } from "../../voice";
import { useNarration } from "../../voice/narrating";
import { SoundSheet } from "../../voice/SoundSheet";
import Outside from "../door/Outside";
import { Awaiting, Counted } from "./Awaiting";
import { Ballot } from "./Ballot";
import { Daytime } from "./Daytime";
import { Ending } from "./Ending";
import { Nightfall } from "./Nightfall";
import type { TableProps } from "./props";

export default function TableScreen({ room }: { room: string }): JSX.Element {
  const seat = useMemo(() => new Connection(room, null, "table"), [room]);
  useEffect(() => () => seat.close(), [seat]);
  const [heard, setHeard] = useState(false);
  const [tuning, tune] = useState(false);
  const view = seat.view.value;
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add("far");
    return () => classList.remove("far");
  }, []);
  useNarration(seat, view, heard);
  useEdition(view?.settings);

  if (seat.standing.value === "outside") return <Outside seat={seat} room={room} />;
  if (seat.turnedAway.value) return <NoRoom room={room} why={seat.turnedAway.value.code} />;
  if (!view) return <main class="screen tv" aria-busy="true" />;
  return (
    <main class="screen tv">
      {seat.standing.value === "lost" && (
        <p class="lost" role="status">
          {t("app-table-lost")}
        </p>
      )}
      <Shown seat={seat} view={view} events={seat.events.value} />
      <aside class="tv-foot">
        {!heard && (
          <Button
            soft
            onPress={() => {
              unlock();
              setHeard(true);
            }}
          >
            {t("app-table-speak")}
          </Button>
        )}
        <Link onPress={() => tune(true)}>{t("app-sound-title")}</Link>
        {view.live && <Come room={room} />}
      </aside>
      {tuning && <SoundSheet onClose={() => tune(false)} />}
    </main>
  );
}

function Shown(props: Pick<TableProps, "seat" | "view" | "events">): JSX.Element | null {
  const { live, commitment } = props.view;
  const watched = useRef<string>();
  if (live?.phase === "vote") watched.current = commitment;
  if (!live) return <Awaiting {...props} />;
  const Screen = apartOf(live.game).table?.[live.phase] ?? SCREENS[live.phase] ?? Daytime;
  return <Screen {...props} game={gameOf(live.game)} live={live} watched={watched.current === commitment} />;
}

/** Of every game that has none of its own. */
const SCREENS: Readonly<Record<string, Part<TableProps>>> = {
  deal: Counted,
  look: Counted,
  night: Nightfall,
  vote: Ballot,
  over: Ending,
};

/** The way in, on every screen of a game: somebody is always late. */
function Come({ room }: { room: string }): JSX.Element {
  return (
    <figure class="come">
      <img src={`/rooms/${room}/qr.svg`} alt={t("app-table-qr", { room })} width="104" height="104" />
      <figcaption class="display">{room}</figcaption>
    </figure>
  );
}
