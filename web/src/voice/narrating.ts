/** Narrates a room's night: every line is written as `lastSaid`, and said aloud where that was asked for. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Connection, Seen } from "../connection";
import { language, t } from "../i18n";
import { fetchOf } from "../keys";
import { dayBreaks, knock, nightFalls, tick } from "./ambience";
import { settings } from "../settings";
import { closing, type Cue, type Line, opening } from "./cues";
import { hush, lastSaid, say } from "./speaking";

const LAST_TICKS = [3, 2, 1];

export function useNarration(seat: Connection, view: Seen | null, aloud: boolean): void {
  const { live } = view ?? {};
  const short = settings.value.short || (view?.settings.short ?? false);
  const lines = useScript(live ? (view?.room ?? "") : "", view?.commitment ?? "", short);
  const narrated = view?.settings.pace === "narrated";
  const dark = live !== undefined && ["deal", "night", "look"].includes(live.phase);
  const call = narrated ? live?.calls[0] : undefined;
  const saidLast = useRef("");
  const heard = useRef(aloud);
  heard.current = aloud;
  const sayEach = (cues: readonly Cue[]): (() => void) => {
    const timers = cues.map(({ text, name, after }) =>
      setTimeout(() => {
        lastSaid.value = text;
        if (heard.current) void say(text, name);
      }, after),
    );
    return () => timers.forEach(clearTimeout);
  };

  useEffect(() => {
    if (aloud && dark) nightFalls();
    else dayBreaks();
    return dayBreaks;
  }, [aloud, dark]);

  useEffect(() => {
    if (live?.phase === "deal") lastSaid.value = "";
    if (!live || !lines.length) return;
    const moment = live.phase === "night" ? (narrated ? `night ${call?.id}` : "night") : live.phase;
    if (moment === saidLast.current) return;
    saidLast.current = moment;
    const cues = opening(lines, live, narrated ? null : t("app-table-quick"));
    if (heard.current && cues.length && live.phase === "night") knock();
    return sayEach(cues);
  }, [lines, live?.phase, call?.id]);

  useEffect(() => {
    if (!narrated || !view || live?.phase !== "night" || view.paused || view.deadline === null) return;
    return sayEach(closing(lines, live, view.deadline - seat.now()));
  }, [lines, live?.phase, live?.beat, view?.paused, view?.deadline]);

  useEffect(() => {
    if (!aloud || !view || live?.phase !== "vote" || view.deadline === null || view.paused) return;
    const left = view.deadline - seat.now();
    const timers = LAST_TICKS.map((second) => setTimeout(tick, Math.max(0, left - second * 1000)));
    return () => timers.forEach(clearTimeout);
  }, [aloud, live?.phase, view?.deadline, view?.paused]);

  useEffect(() => hush, []);
}

const NONE: readonly Line[] = [];

/** In full, and short. */
interface Script {
  lines: readonly Line[];
  short: readonly Line[];
}

/** The lines of the room's night in this device's language; none until they are here. */
function useScript(room: string, game: string, short: boolean): readonly Line[] {
  const [script, know] = useState<Script>({ lines: NONE, short: NONE });
  const lang = language.value;
  useEffect(() => {
    if (!room || !game) return;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await fetchOf(room, `/rooms/${room}/script?lang=${lang}`);
      if (answer.ok && wanted) know((await answer.json()) as Script);
    };
    void ask().catch(() => {});
    return () => {
      wanted = false;
    };
  }, [room, game, lang]);
  if (!game) return NONE;
  return short && script.short.length ? script.short : script.lines;
}
