/** How a night of cards is played: how long its day is, whose boxes lie there, and what some cards need. */
import type { JSX } from "preact";
import { role, t } from "../../../i18n";
import { Chip, Choice } from "../../../look";
import { Minutes } from "../../../screens/lobby/Options";
import type { OptionsProps } from "../../../screens/lobby/props";
import type { OneNightSettings } from "../../../wire";
import { cardReference } from "../reference";
import { deckFor } from "./deck";

export function Options({ settings, change, players }: OptionsProps<OneNightSettings>): JSX.Element {
  const deck = deckFor(settings, players);
  const all = cardReference();
  const kept = settings.artifacts ?? all.artifacts;
  return (
    <>
      <Minutes
        label={t("app-lobby-day")}
        minutes={settings.day_minutes}
        onChange={(day_minutes) => change({ day_minutes })}
      />
      <Choice
        label={t("app-lobby-edition")}
        options={[
          ["ravensburger", "Ravensburger"],
          ["bezier", "Bezier"],
        ]}
        chosen={settings.edition}
        onChoose={(edition) => change({ edition })}
      />
      {deck.includes(all.center_werewolf_with) && (
        <Choice
          label={t("app-lobby-center-werewolf")}
          options={[
            ["", t("app-lobby-as-boxes")],
            ...all.center_werewolves.map((id): [string, string] => [id, role(id)]),
          ]}
          chosen={settings.center_werewolf ?? ""}
          onChoose={(wolf) => change({ center_werewolf: wolf || null })}
        />
      )}
      {deck.includes(all.artifacts_with) && (
        <div role="group" aria-label={t("app-lobby-artifacts")} class="choice">
          <p class="small muted">{t("app-lobby-artifacts")}</p>
          <div class="chips">
            {all.artifacts.map((id) => (
              <Chip
                key={id}
                on={kept.includes(id)}
                onPress={() => {
                  const next = all.artifacts.filter((each) => kept.includes(each) !== (each === id));
                  change({ artifacts: next.length === all.artifacts.length ? null : next });
                }}
              >
                {t(`artifact-${id}`)}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
