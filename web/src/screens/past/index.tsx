/** Past games of a table: who won them, each to be seen or read again or kept as a record; and who wins how often. */
import "./past.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { apartOf, gameOf } from "../../games";
import { edition, explain, language, several, t } from "../../i18n";
import { Link, Panel } from "../../look";
import { usePalette } from "../../palette";
import { fetchOf, keyOf, withKey } from "../../keys";
import { Scene } from "../../parts/Scene";
import { Share } from "../../parts/Share";
import { useAnswer } from "../../useAnswer";
import type { PastGame, Statistics } from "../../wire";
import { KeptUntil } from "../keeping/KeptUntil";
import { Opened } from "./Opened";

export default function Past({ room }: { room: string }): JSX.Element {
  if (keyOf(room)) return <Known room={room} />;
  return <All room={room} games="closed" statistics={null} onOpen={() => undefined} />;
}

/** To who has the room's key; others need not even ask. */
function Known({ room }: { room: string }): JSX.Element {
  const games = useAnswer<PastGame[]>(`/rooms/${room}/games`, room);
  const statistics = useAnswer<Statistics[]>(`/rooms/${room}/statistics`, room);
  const [open, show] = useState<number | null>(null);
  if (open !== null) return <Opened room={room} number={open} onClose={() => show(null)} />;
  return <All room={room} games={games} statistics={statistics} onOpen={show} />;
}

function All(props: {
  room: string;
  games: PastGame[] | "none" | "closed" | null;
  statistics: Statistics[] | "none" | "closed" | null;
  onOpen: (number: number) => void;
}): JSX.Element {
  usePalette();
  const { room, games, statistics } = props;
  return (
    <main class="screen past" aria-busy={games === null}>
      <header class="pad">
        <h1>{t("app-home-past")}</h1>
        <p class="lead muted">
          {games === "none" ? explain({ code: "no-such-room" }) : t("app-past-table", { room })}
        </p>
        {games === "closed" && <p class="lead">{explain({ code: "needs-key" })}</p>}
        {Array.isArray(games) && <KeptUntil room={room} />}
      </header>
      {Array.isArray(games) && (
        <div class="sheets pad">
          {games.length === 0 && <p class="lead">{t("app-past-none")}</p>}
          <ol aria-label={t("app-home-past")}>
            {games.toReversed().map((game) => (
              <Game key={game.number} room={room} game={game} onOpen={() => props.onOpen(game.number)} />
            ))}
          </ol>
          {Array.isArray(statistics) && statistics.length > 0 && <Wins statistics={statistics} />}
        </div>
      )}
      {Array.isArray(games) && games.length > 0 && (
        <div class="pad share">
          <p class="small muted">{t("app-keeping-link-about")}</p>
          <Share link={withKey("past", room)} />
        </div>
      )}
      {(typeof games === "string" || games?.length === 0) && <Scene />}
      <footer class="pad">
        {games !== "none" && <Link to={`/r/${room}`}>{t("app-home-back-to", { room })}</Link>}
        <Link to="/">{t("app-common-home")}</Link>
      </footer>
    </main>
  );
}

function Game({ room, game, onOpen }: { room: string; game: PastGame; onOpen: () => void }): JSX.Element {
  const seen = apartOf(game.game).Replaying ? t("app-past-see") : t("app-past-read");
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <Panel edge={game.number % 2 ? "b" : "c"}>
        <p class="small muted">
          {t("app-past-number", { number: game.number })}
          {game.at > 0 && ` · ${when.format(game.at)}`}
        </p>
        <h2>{t(gameOf(game.game).name)}</h2>
        {game.scenario && <p>{t(`scenario-${game.scenario}`, { edition: edition.value })}</p>}
        <p>
          <b>{t("app-past-won", { names: several(game.winners), count: game.winners.length })}</b>
        </p>
        <p class="small muted">{t("app-past-players", { names: several(game.players) })}</p>
        <p class="to">
          <Link glow onPress={onOpen} label={`${seen} (${game.number})`}>
            {seen}
          </Link>
          <Link
            label={`${t("app-past-record")} (${game.number})`}
            onPress={() => void download(room, game.number)}
          >
            {t("app-past-record")}
          </Link>
        </p>
      </Panel>
    </li>
  );
}

/** The record as a file: the server is asked with the key, which a plain link could not show. */
async function download(room: string, number: number): Promise<void> {
  const answer = await fetchOf(room, `/rooms/${room}/records/${number}`);
  if (!answer.ok) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = `noctambule-${room}-${number}.jsonl`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** By name: games, wins, and on which side. */
function Wins({ statistics }: { statistics: readonly Statistics[] }): JSX.Element {
  return (
    <section>
      <h2 id="wins">{t("app-past-statistics")}</h2>
      <table aria-labelledby="wins">
        <thead>
          <tr>
            <th scope="col">{t("app-past-player")}</th>
            <th scope="col">{t("app-past-games")}</th>
            <th scope="col">{t("app-past-wins")}</th>
          </tr>
        </thead>
        <tbody>
          {statistics.map((each) => (
            <tr key={each.name}>
              <th scope="row">
                {each.name}
                <span class="small muted">
                  {Object.entries(each.games_by_team)
                    .map(([team, games]) =>
                      t("app-past-by-team", {
                        team: t(`team-${team}`),
                        wins: each.wins_by_team[team] ?? 0,
                        games,
                      }),
                    )
                    .join(" · ")}
                </span>
              </th>
              <td>{each.games}</td>
              <td class="display">{each.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
