/** Which screen an address means. */
import { keepKey } from "./keys";
import { signal } from "./store";

export type Route =
  | { screen: "home" }
  | { screen: "room"; room: string }
  | { screen: "table"; room: string }
  | { screen: "cards" }
  | { screen: "rules" }
  | { screen: "past"; room: string };

export function parse(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean);
  const room = decodeURIComponent(second).toUpperCase();
  if (first === "r" && room) return { screen: "room", room };
  if (first === "table" && room) return { screen: "table", room };
  if (first === "past" && room) return { screen: "past", room };
  if (first === "cards" || first === "rules") return { screen: first };
  return { screen: "home" };
}

/** A room's key that came in a link is kept, and taken out of the address: it is for this device, not for who looks on. */
function unlocked(): Route {
  const found = parse(location.pathname);
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key && "room" in found) {
    keepKey(found.room, key);
    history.replaceState(null, "", location.pathname);
  }
  return found;
}

export const route = signal<Route>(unlocked());
/** What follows # in the address: a screen's own bookmark. */
export const anchor = signal(location.hash.slice(1));

/** Goes to an address of this app, with a way back. */
export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  route.value = unlocked();
  anchor.value = location.hash.slice(1);
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
