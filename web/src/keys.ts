/** What this device has to show: the keys of rooms it has been in, and what it calls itself. */
import { keep, recall } from "./kept";

const key = (room: string): string => `noctambule.key.${room}`;
const DEVICE = "noctambule.device";
const BYTES = 16;

/** The room's key, with which all that is over there can be read. */
export function keyOf(room: string): string | null {
  const kept = recall(key(room));
  return typeof kept === "string" ? kept : null;
}

export const keepKey = (room: string, found: string | null): void => keep(key(room), found);

/** The letters by which a room knows this device again: its own, and nobody guesses them. */
export function device(): string {
  let own = recall(DEVICE);
  if (typeof own !== "string") {
    own = [...crypto.getRandomValues(new Uint8Array(BYTES))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    keep(DEVICE, own);
  }
  return own as string;
}

/** The same page, for a table screen or somebody who may read what is over: the key stands where no server sees it. */
export const withKey = (screen: "table" | "past", room: string): string =>
  `${location.origin}/${screen}/${room}#key=${keyOf(room) ?? ""}`;

/** Asks the server with the room's key, which stands in no address. */
export function fetchOf(room: string | undefined, path: string): Promise<Response> {
  const shown = room && keyOf(room);
  return fetch(path, shown ? { headers: { Authorization: `Room ${shown}` } } : {});
}
