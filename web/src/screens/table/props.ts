/** What every part of the table screen is given. */
import type { Connection, Seen } from "../../connection";
import type { Event } from "../../wire";

export interface TableProps {
  seat: Connection;
  view: Seen;
  events: readonly Event[];
}
