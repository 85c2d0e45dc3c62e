/** What every part of the table screen is given. */
import type { Connection, Seen } from "../../connection";
import type { Game } from "../../games/game";
import type { Event } from "../../wire";
import type { Live } from "../props";

export interface TableProps<L extends Live = Live> {
  seat: Connection;
  view: Seen;
  game: Game;
  live: L;
  events: readonly Event[];
  /** Whether this screen was there when all pointed. */
  watched: boolean;
}
