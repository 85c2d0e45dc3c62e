/** What each bot believed over the day: for every seat it wondered about a line, and where it ended; one's own boldest. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { clock } from "../../../look";
import type { Replay } from "../../../wire";

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
            <ul>
              {replay.players.map((name, seat) =>
                seat === bot ? null : (
                  <li key={seat} class={seat === me ? "me" : ""}>
                    <span>{seat === me ? t("app-lobby-you") : name}</span>
                    <svg viewBox="0 -2 300 36" preserveAspectRatio="none" aria-hidden="true">
                      <polyline
                        points={own
                          .map(([at, , p]) => `${((at - first) / span) * 300},${32 * (1 - p[seat]!)}`)
                          .join(" ")}
                      />
                    </svg>
                    <span>{Math.round(own.at(-1)![2][seat]! * 100)} %</span>
                  </li>
                ),
              )}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
