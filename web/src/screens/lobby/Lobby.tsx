/** The table before the deal: who sits where, what is played, and the deal. */
import "./lobby.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameOf, GAMES } from "../../games";
import type { Game } from "../../games/game";
import { explain, t } from "../../i18n";
import { Later } from "../../Later";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { ThisPhone } from "../../parts/ThisPhone";
import { referenceOf } from "../../reference";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";
import { Invitation } from "./Invitation";
import { Options } from "./Options";
import { People } from "./People";
import { useSettings } from "./useSettings";

export function Lobby(props: RoomProps): JSX.Element {
  usePalette();
  const { phone, seat, view } = props;
  const { settings, change, take, play } = useSettings(props);
  const [settingUp, setUp] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const hosting = view.me === view.host;
  const { Played } = gameOf(settings.game);
  const chosen = { players: view.seats.length, settings, change, hosting };
  return (
    <main class="screen lobby">
      <div class="half who-sits">
        <Invitation room={view.room} />
        <People {...props} />
      </div>
      <div class="half">
        <Games {...chosen} play={play} />
        {Played && (
          <Played {...chosen} past={view.past} fits={!view.remarks?.some((remark) => remark.blocks)} />
        )}
        {hosting && (
          <div class="asides pad">
            <Link onPress={() => setChoosing(true)}>{t("app-lobby-sets")}</Link>
          </div>
        )}
        {hosting && <Options {...chosen} ownWords={view.own_words} />}
        {!hosting && <HowItIsPlayed settings={settings} />}
        <nav class="asides pad" aria-label={t("app-home-more")}>
          <Link onPress={() => phone.another()}>{t("app-lobby-another")}</Link>
          <Link to={`/table/${view.room}`}>{t("app-lobby-as-table")}</Link>
          <Link to="/rules">{t("app-home-rules")}</Link>
          {view.past > 0 && <Link to={`/past/${view.room}`}>{t("app-home-past")}</Link>}
          <Link onPress={() => setUp(true)}>{t("app-phone-title")}</Link>
          <Link onPress={() => void seat.say({ do: "leave" })}>{t("app-lobby-leave")}</Link>
        </nav>
        <Foot {...props} />
      </div>
      {choosing && (
        <Later
          load={() => import("../sets")}
          beside
          lobby={{ ...chosen, ownWords: view.own_words, take }}
          onClose={() => setChoosing(false)}
        />
      )}
      {settingUp && <ThisPhone onClose={() => setUp(false)} />}
    </main>
  );
}

interface GamesProps {
  /** Those to choose from; without it, all. */
  games?: readonly Game[];
  settings: Settings;
  play: (game: string) => void;
  hosting: boolean;
}

export function Games(props: GamesProps): JSX.Element {
  return (
    <div class="games pad" role="group" aria-label={t("app-lobby-game")}>
      {(props.games ?? GAMES).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          class="game cut"
          aria-pressed={props.settings.game === id}
          disabled={!props.hosting}
          onClick={() => props.play(id)}
        >
          <Medallion id={id} size={38} />
          <span>{t(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** What the host has chosen, for those who only need to know. */
function HowItIsPlayed({ settings }: { settings: Settings }): JSX.Element {
  const minutes = gameOf(settings.game).minutes?.(settings);
  return (
    <p class="pad small muted">
      {[
        settings.pace === "quick" ? t("app-lobby-pace-quick") : t("app-lobby-pace-narrated"),
        minutes && t("app-lobby-minutes", { minutes }),
        settings.chat && t("app-lobby-chat"),
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

function Foot({ seat, view }: RoomProps): JSX.Element {
  const hosting = view.me === view.host;
  const remarks = view.remarks ?? [];
  const blocking = remarks.filter((remark) => remark.blocks);
  const said = blocking.length ? blocking : remarks;
  const missing = referenceOf(view.settings.game).fewest_players - view.seats.length;
  const complaint = seat.complaint.value;
  return (
    <footer class="bar">
      <div class="column">
        <div role="status" class="remarks">
          {missing > 0 && <p class="small">{t("app-lobby-missing", { count: missing })}</p>}
          {missing <= 0 &&
            said.slice(0, 2).map((remark) => (
              <p key={remark.code} class="small">
                {explain(remark)}
              </p>
            ))}
          {complaint && !blocking.length && <p class="small problem">{explain(complaint)}</p>}
          {view.abandoned && <p class="small">{t("app-shuffle-abandoned", { count: view.abandoned })}</p>}
          {view.called && <p class="lead">{t("app-shuffle-under-way")}</p>}
          {!hosting && missing <= 0 && !view.called && (
            <p class="lead">{t("app-lobby-host-deals", { name: view.seats[view.host] ?? "" })}</p>
          )}
        </div>
        {hosting && (
          <Button
            disabled={blocking.length > 0 || !!view.called}
            onPress={() => void seat.say({ do: "start" })}
          >
            {t("app-lobby-deal")}
          </Button>
        )}
      </div>
    </footer>
  );
}
