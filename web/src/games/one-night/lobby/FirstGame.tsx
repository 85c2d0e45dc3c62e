/** For a new group, and for a group that has outgrown its scenario: the easiest that fits, in one tap. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { OneNightSettings } from "../../../wire";
import { cardReference } from "../reference";
import { deckOf, easiest, scenarioOf } from "./deck";

export function FirstGame({
  players,
  settings,
  change,
  hosting,
  past,
}: PlayedProps<OneNightSettings>): JSX.Element | null {
  const present = scenarioOf(settings.scenario);
  const offered = easiest(cardReference().scenarios, players);
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
