/** Fingers: the wolves' at the seer when the word was found, everybody's at a wolf when it was not. */
import type { JSX } from "preact";
import { several, t } from "../../../i18n";
import { usePalette } from "../../../palette";
import type { GameProps } from "../../../screens/props";
import { Pointing } from "../../../screens/vote/Pointing";
import type { Words } from "../../../wire";
import { Whoops } from "./Whoops";

export function Fingers(props: GameProps<Words>): JSX.Element {
  usePalette("night");
  const { seat, view, live, events } = props;
  const found = live.phase === "guessed";
  const wolves = events.findLast((event) => event.kind === "werewolves")?.places ?? [];
  const names = several(wolves.map((wolf) => view.seats[wolf ?? 0] ?? ""));
  return (
    <Pointing
      key={live.phase}
      seat={seat}
      view={view}
      title={(points) => t(found ? (points ? "app-words-find-seer" : "app-words-found") : "app-words-point")}
      about={found ? t("app-words-wolves", { names, count: wolves.length }) : t("app-words-not-found")}
      waiting={t("app-words-watch")}
    >
      {view.me === live.mayor ? <Whoops {...props} /> : <span class="link wide" aria-hidden="true" />}
    </Pointing>
  );
}
