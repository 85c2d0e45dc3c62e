/** A room on a phone: the screen that fits where the game stands. */
import type { JSX } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { gameOf } from "./games";
import type { Part } from "./games/game";
import { NoRoom } from "./parts/NoRoom";
import { Phone } from "./phone";
import { Day } from "./screens/day";
import { Entrance } from "./screens/lobby/Entrance";
import { Handing } from "./screens/lobby/Handing";
import { Lobby } from "./screens/lobby/Lobby";
import { Notices } from "./screens/lobby/Notices";
import { TableMenu } from "./screens/lobby/TableMenu";
import { Watching } from "./screens/lobby/Watching";
import { Night } from "./screens/night";
import { Over } from "./screens/over";
import type { GameProps, RoomProps } from "./screens/props";
import { Vote } from "./screens/vote";
import { settings } from "./settings";
import { useEdition } from "./useEdition";
import { useNarration } from "./voice/narrating";

export function RoomScreen({ room }: { room: string }): JSX.Element {
  const phone = useMemo(() => new Phone(room), [room]);
  useEffect(() => () => phone.close(), [phone]);
  const seat = phone.inHand.value;
  const view = seat.view.value;
  useEdition(view?.settings);
  useNarration(seat, view, settings.value.narrates && view !== null && view.me === view.host);

  if (seat.turnedAway.value?.code === "no-such-room") return <NoRoom room={room} />;
  if (!view) return <main class="screen" aria-busy="true" />;
  const props = { phone, seat, view };
  return (
    <>
      <Notices {...props} />
      {view.live && view.me !== null && <TableMenu {...props} />}
      <Handing {...props}>
        <Where {...props} />
      </Handing>
    </>
  );
}

function Where(props: RoomProps): JSX.Element | null {
  const { seat, view } = props;
  const { live } = view;
  if (view.me === null) return live || seat.token.value ? <Watching {...props} /> : <Entrance {...props} />;
  if (!live) return <Lobby {...props} />;
  const game = gameOf(live.game);
  const Screen = game.screens?.[live.phase] ?? SCREENS[live.phase] ?? Day;
  return <Screen {...props} game={game} live={live} events={seat.events.value} />;
}

/** Of every game that has none of its own. */
const SCREENS: Readonly<Record<string, Part<GameProps>>> = {
  deal: Night,
  night: Night,
  look: Night,
  vote: Vote,
  over: Over,
};
