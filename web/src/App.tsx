/** The whole app: one screen at a time, as the address says. */
import type { JSX } from "preact";
import { speaking } from "./i18n";
import { Later } from "./Later";
import { referred } from "./reference";
import { RoomScreen } from "./RoomScreen";
import { route } from "./router";
import { Home } from "./screens/home/Home";

export function App(): JSX.Element {
  const here = route.value;
  if (!speaking.value || !referred()) return <main class="screen" aria-busy="true" />;
  switch (here.screen) {
    case "home":
      return <Home />;
    case "room":
      return <RoomScreen key={here.room} room={here.room} />;
    case "table":
      return <Later key={here.room} load={() => import("./screens/table")} room={here.room} />;
    case "past":
      return <Later key={here.room} load={() => import("./screens/past")} room={here.room} />;
    case "cards":
      return <Later load={() => import("./screens/cards")} />;
    case "rules":
      return <Later load={() => import("./screens/rules")} />;
  }
}
