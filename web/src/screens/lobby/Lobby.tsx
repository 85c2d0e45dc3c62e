/** The table before the deal: who sits where, what is played, and the deal. */
import "./lobby.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, t } from "../../i18n";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { ThisPhone } from "../../parts/ThisPhone";
import { reference, scenarioOf } from "../../reference";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";
import { Balance } from "./Balance";
import { Cards } from "./Cards";
import { deckFor, deckOf, easiest } from "./deck";
import { Invitation } from "./Invitation";
import { Options } from "./Options";
import { People } from "./People";
import { type Change, useSettings } from "./useSettings";
import { WordCards } from "./WordCards";

export function Lobby(props: RoomProps): JSX.Element {
  usePalette();
  const { phone, seat, view } = props;
  const [settings, change] = useSettings(props);
  const [settingUp, setUp] = useState(false);
  const hosting = view.me === view.host;
  const players = view.seats.length;
  const deck = deckFor(settings, players);
  const chosen = { players, settings, change, hosting };
  return (
    <main class="screen lobby">
      <div class="half who-sits">
        <Invitation room={view.room} />
        <People {...props} />
      </div>
      <div class="half">
        <Games settings={settings} change={change} hosting={hosting} />
        {settings.game === "one-night" ? (
          <>
            <FirstGame {...chosen} past={view.past} />
            <Cards {...chosen} />
            {!view.remarks?.some((remark) => remark.blocks) && <Balance {...chosen} deck={deck} />}
          </>
        ) : (
          <WordCards {...chosen} />
        )}
        {hosting && <Options settings={settings} change={change} deck={deck} ownWords={view.own_words} />}
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
      {settingUp && <ThisPhone onClose={() => setUp(false)} />}
    </main>
  );
}

const GAMES = [
  ["one-night", "app-lobby-one-night"],
  ["werewords", "app-lobby-werewords"],
] as const;

export function Games(props: { settings: Settings; change: Change; hosting: boolean }): JSX.Element {
  return (
    <div class="games pad" role="group" aria-label={t("app-lobby-game")}>
      {GAMES.map(([game, name]) => (
        <button
          key={game}
          type="button"
          class="game cut"
          aria-pressed={props.settings.game === game}
          disabled={!props.hosting}
          onClick={() => props.change({ game })}
        >
          <Medallion id={game} size={38} />
          <span>{t(name)}</span>
        </button>
      ))}
    </div>
  );
}

/** For a new group, and for a group that has outgrown its scenario: the easiest that fits, in one tap. */
export function FirstGame(props: {
  players: number;
  settings: Settings;
  change: Change;
  hosting: boolean;
  past: number;
}): JSX.Element | null {
  const { players, settings, change, hosting, past } = props;
  const present = scenarioOf(settings.scenario);
  const offered = easiest(reference().scenarios, players);
  const fits = present?.players.includes(players) ?? true;
  if (!hosting || settings.deck !== null || !present || present === offered || (past > 0 && fits))
    return null;
  if (!offered && players <= Math.max(...present.players)) return null;
  const [words, title, chosen] = offered
    ? [
        past > 0
          ? t("app-lobby-outgrown", { count: players })
          : t("app-lobby-first-game", { count: players }),
        t(`scenario-${offered.id}`),
        { scenario: offered.id, deck: null },
      ]
    : [
        t("app-lobby-none-fits", { count: players }),
        t("app-lobby-own-cards"),
        { scenario: null, deck: deckOf(present, players) },
      ];
  return (
    <div class="pad">
      <button
        type="button"
        class="first-game cut"
        onClick={() => change({ ...chosen, center_werewolf: null })}
      >
        <span class="small">{words}</span>
        <span class="title">{title}</span>
      </button>
    </div>
  );
}

/** What the host has chosen, for those who only need to know. */
function HowItIsPlayed({ settings }: { settings: Settings }): JSX.Element {
  const words = settings.game === "werewords";
  const minutes = words ? settings.word_minutes : settings.day_minutes;
  return (
    <p class="pad small muted">
      {[
        settings.pace === "quick" ? t("app-lobby-pace-quick") : t("app-lobby-pace-narrated"),
        t("app-lobby-minutes", { minutes }),
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
  const missing = reference().fewest_players - view.seats.length;
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
          {!hosting && missing <= 0 && (
            <p class="lead">{t("app-lobby-host-deals", { name: view.seats[view.host] ?? "" })}</p>
          )}
        </div>
        {hosting && (
          <Button disabled={blocking.length > 0} onPress={() => void seat.say({ do: "start" })}>
            {t("app-lobby-deal")}
          </Button>
        )}
      </div>
    </footer>
  );
}
