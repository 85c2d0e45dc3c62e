/** The printed scenarios, easiest first, and cards of one's own. */
import type { JSX } from "preact";
import { role, t } from "../../../i18n";
import { Medallion, Sheet } from "../../../look";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { OneNightReference, OneNightSettings, Scenario } from "../../../wire";
import { deckOf, DIFFICULTIES } from "./deck";

interface ScenariosProps extends PlayedProps<OneNightSettings> {
  all: OneNightReference;
  onClose: () => void;
}

export function Scenarios({ all, players, settings, change, onClose }: ScenariosProps): JSX.Element {
  const choose = (some: Partial<OneNightSettings>): void => {
    change({ center_werewolf: null, ...some });
    onClose();
  };
  const groups = [...DIFFICULTIES, null].map(
    (difficulty) => [difficulty, all.scenarios.filter((each) => each.difficulty === difficulty)] as const,
  );
  const present = all.scenarios.find((each) => each.id === settings.scenario);
  return (
    <Sheet title={t("app-lobby-scenarios")} onClose={onClose}>
      <button
        type="button"
        class="scenario cut own"
        aria-pressed={settings.deck !== null}
        onClick={() =>
          choose({ scenario: null, deck: settings.deck ?? (present ? deckOf(present, players) : []) })
        }
      >
        <span class="title">{t("app-lobby-own-cards")}</span>
        <span class="small">{t("app-lobby-own-about")}</span>
      </button>
      {groups.map(([difficulty, scenarios]) => (
        <section key={difficulty} class="scenario-group">
          <h3>{difficulty ? t(`difficulty-${difficulty}`) : t("app-lobby-minimum-sets")}</h3>
          {scenarios.map((scenario) => (
            <Row
              key={scenario.id}
              scenario={scenario}
              players={players}
              chosen={settings.deck === null && settings.scenario === scenario.id}
              onChoose={() => choose({ scenario: scenario.id, deck: null })}
            />
          ))}
        </section>
      ))}
    </Sheet>
  );
}

function Row(props: {
  scenario: Scenario;
  players: number;
  chosen: boolean;
  onChoose: () => void;
}): JSX.Element {
  const { scenario, players } = props;
  const fits = scenario.players.includes(players);
  const deck = [...new Set(deckOf(scenario, players))];
  return (
    <button
      type="button"
      class={fits ? "scenario cut" : "scenario cut unfit"}
      aria-pressed={props.chosen}
      onClick={props.onChoose}
    >
      <span class="title">{t(`scenario-${scenario.id}`)}</span>
      <span class="small">
        {t("app-lobby-for", {
          fewest: Math.min(...scenario.players),
          most: Math.max(...scenario.players),
        })}
        {" · "}
        {scenario.boxes.map((box) => t(`box-${box}`)).join(" + ")}
      </span>
      <span
        class="row"
        role="img"
        aria-label={deck.length ? deck.map((id) => role(id)).join(", ") : t("app-lobby-drawn")}
      >
        {deck.map((id) => (
          <Medallion key={id} id={id} size={30} />
        ))}
      </span>
    </button>
  );
}
