/** A code that nobody has, or a room that is not for this phone: the town, and the way back to the door. */
import type { JSX } from "preact";
import { explain, t } from "../i18n";
import { Link } from "../look";
import { usePalette } from "../palette";
import { Scene } from "./Scene";

export function NoRoom({ room, why = "no-such-room" }: { room: string; why?: string }): JSX.Element {
  usePalette();
  return (
    <main class="screen entrance">
      <header class="band pad">
        <h1 class="codeword">{room}</h1>
      </header>
      <div class="column pad">
        <p class="lead">{explain({ code: why })}</p>
        <Link to="/">{t("app-common-home")}</Link>
      </div>
      <Scene />
    </main>
  );
}
