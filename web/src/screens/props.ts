/** What every screen of a room is given. */
import type { Connection, Seen } from "../connection";
import type { Game } from "../games/game";
import type { Phone } from "../phone";
import type { Event, View } from "../wire";

/** A game under way. */
export type Live = NonNullable<View["live"]>;

export interface RoomProps {
  phone: Phone;
  /** The seat in hand: say things with `seat.say(…)`, read the room's time with `seat.now()`. */
  seat: Connection;
  view: Seen;
}

export interface GameProps<L extends Live = Live> extends RoomProps {
  game: Game;
  live: L;
  /** All that this seat has been shown in this game. */
  events: readonly Event[];
}
