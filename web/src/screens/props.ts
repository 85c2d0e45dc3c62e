/** What every screen of a room is given. */
import type { Connection, Seen } from "../connection";
import type { Phone } from "../phone";
import type { Event, OneNight, Words } from "../wire";

export interface RoomProps {
  phone: Phone;
  /** The seat in hand: say things with `seat.say(…)`, read the room's time with `seat.now()`. */
  seat: Connection;
  view: Seen;
}

export interface GameProps<Live = OneNight | Words> extends RoomProps {
  live: Live;
  /** All that this seat has been shown in this game. */
  events: readonly Event[];
}
