/** From the deal to the day: the card, the night beat by beat, and what it left. */
import "./night.css";
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { tellingOf } from "../../games/game";
import { t } from "../../i18n";
import { Moon } from "../../look";
import { usePalette } from "../../palette";
import { still } from "../../settings";
import type { GameProps } from "../props";
import { Beat } from "./Beat";
import { Deal } from "./Deal";
import { Morning } from "./Morning";

export { Notebook, type NotebookProps } from "./Notebook";

export function Night(props: GameProps): JSX.Element {
  usePalette("night");
  const { live, view } = props;
  const who = `${view.me}`;
  return (
    <main class={`screen dark ${live.phase}`}>
      {live.phase === "deal" && <Deal key={who} {...props} />}
      {live.phase === "night" && <Dark key={who} {...props} />}
      {live.phase === "look" && <Morning key={who} {...props} />}
    </main>
  );
}

function Dark(props: GameProps): JSX.Element {
  const { game, live, view } = props;
  const known = useKnown(props);
  const progress = useMoon(props);
  const [call] = live.calls;
  const narrated = view.settings.pace === "narrated" && call;
  return (
    <>
      <div class="sky">
        <Moon progress={progress} />
        <p class="small muted hour">
          {view.paused ? t("app-night-paused") : narrated && tellingOf(game, view.seats).heading(call)}
        </p>
        <p class="unseen" role="status">
          {t("app-night-part", { part: live.beat + 1, parts: live.beats })}
        </p>
      </div>
      <Beat key={live.beat} {...props} known={known} />
    </>
  );
}

/** How much this seat knew before the present beat brought something; a page that comes back takes the whole night for
 * news. */
function useKnown({ live, events }: GameProps): number {
  const last = useRef({ beat: -1, known: 0, total: events.filter(({ call }) => call === "deal").length });
  if (last.current.beat !== live.beat)
    last.current = { beat: live.beat, known: last.current.total, total: events.length };
  return last.current.known;
}

const TICK = 1_000;

/** Where the moon stands: each beat is a stretch of its way, walked in the time the beat may take. */
function useMoon({ seat, live, view }: GameProps): number {
  const [, tick] = useState(0);
  const began = useRef({ beat: -1, at: 0 });
  if (began.current.beat !== live.beat) began.current = { beat: live.beat, at: seat.now() };
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), TICK);
    return () => clearInterval(timer);
  }, []);
  const { deadline } = view;
  const whole = deadline === null ? 0 : deadline - began.current.at;
  const walked = still() || whole <= 0 ? 0 : Math.min(1, (seat.now() - began.current.at) / whole);
  return (live.beat + walked) / Math.max(1, live.beats);
}
