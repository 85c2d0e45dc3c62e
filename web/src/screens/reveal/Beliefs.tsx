/** What each bot believed over the day: a line for every seat it wondered about, one's own the boldest. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { clock } from "../../look";
import type { Replay } from "../../wire";

const WIDE = 300;
const HIGH = 64;

export function Beliefs({ replay, me }: { replay: Replay; me: number | null }): JSX.Element | null {
  const all = replay.beliefs;
  if (!all.length) return null;
  const first = Math.min(...all.map(([at]) => at));
  const span = Math.max(...all.map(([at]) => at)) - first || 1;
  return (
    <section class="beliefs pad">
      <h2>{t("app-bots-minds")}</h2>
      <ul>
        {replay.bots.map(([bot]) => {
          const own = all.filter(([, seat]) => seat === bot);
          if (!own.length) return null;
          const about = own
            .at(-1)![2]
            .map((_, seat) => seat)
            .filter((seat) => seat !== bot);
          return (
            <li key={bot}>
              <p>{sentence(replay, bot, own, me ?? suspected(own.at(-1)![2], bot), me)}</p>
              <svg viewBox={`0 -4 ${WIDE} ${HIGH + 8}`} aria-hidden="true">
                {about.map((seat) => (
                  <polyline
                    key={seat}
                    class={seat === me ? "me" : ""}
                    points={own
                      .map(([at, , p]) => `${((at - first) / span) * WIDE},${HIGH * (1 - p[seat]!)}`)
                      .join(" ")}
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const suspected = (p: readonly number[], bot: number): number =>
  p.reduce((most, each, seat) => (seat !== bot && (most === bot || each > p[most]!) ? seat : most), bot);

/** When it suspected this seat most, and how much. */
function sentence(
  replay: Replay,
  bot: number,
  own: Replay["beliefs"],
  whom: number,
  me: number | null,
): string {
  const [at, , p] = own.reduce((most, each) => (each[2][whom]! > most[2][whom]! ? each : most));
  const details = {
    time: clock(Math.round(at / 1000)),
    name: replay.players[bot] ?? "",
    other: replay.players[whom] ?? "",
    percent: Math.round(p[whom]! * 100),
  };
  return t(whom === me ? "app-bots-of-you" : "app-bots-of-other", details);
}
