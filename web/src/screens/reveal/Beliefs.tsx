/** What each bot believed over the day: a line for every seat it wondered about, one's own the boldest. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { clock } from "../../look";
import type { Replay } from "../../wire";

export function Beliefs({ replay, me }: { replay: Replay; me: number }): JSX.Element | null {
  const all = replay.beliefs;
  if (!all.length) return null;
  const first = Math.min(...all.map(([at]) => at));
  const span = Math.max(...all.map(([at]) => at)) - first || 1;
  return (
    <section class="beliefs pad">
      <h2>{t("app-bots-minds")}</h2>
      {replay.bots.map(([bot]) => {
        const own = all.filter(([, seat]) => seat === bot);
        if (!own.length) return null;
        const [at, , most] = own.reduce((most, each) => (each[2][me]! > most[2][me]! ? each : most));
        return (
          <div key={bot}>
            <p>
              {t("app-bots-of-you", {
                time: clock(Math.round(at / 1000)),
                name: replay.players[bot]!,
                percent: Math.round(most[me]! * 100),
              })}
            </p>
            <svg viewBox="0 -4 300 72" aria-hidden="true">
              {most.map((_, seat) =>
                seat === bot ? null : (
                  <polyline
                    key={seat}
                    class={seat === me ? "me" : ""}
                    points={own
                      .map(([at, , p]) => `${((at - first) / span) * 300},${64 * (1 - p[seat]!)}`)
                      .join(" ")}
                  />
                ),
              )}
            </svg>
          </div>
        );
      })}
    </section>
  );
}
