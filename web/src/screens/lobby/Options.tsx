/** How it is played: sensible as it is, and folded away. */
import type { ComponentChildren, JSX } from "preact";
import { gameOf } from "../../games";
import { t } from "../../i18n";
import { Choice } from "../../look";
import { Stepper } from "../../parts/Stepper";
import { Toggle } from "../../parts/ThisPhone";
import type { OptionsProps } from "./props";

export function Options(props: OptionsProps): JSX.Element {
  const { Options: Own } = gameOf(props.settings.game);
  return (
    <Fold summary={t("app-lobby-options")}>
      {Own && <Own {...props} />}
      <Pace {...props} />
      {!props.alone && (
        <Toggle
          label={t("app-lobby-chat")}
          about={t("app-lobby-chat.about")}
          on={props.settings.chat}
          onChange={(chat) => props.change({ chat })}
        />
      )}
    </Fold>
  );
}

function Fold({ summary, children }: { summary: string; children: ComponentChildren }): JSX.Element {
  return (
    <details class="options">
      <summary>
        <h2>{summary}</h2>
      </summary>
      <div class="folded">{children}</div>
    </details>
  );
}

function Pace({ settings, change, alone }: OptionsProps): JSX.Element {
  const told = settings.pace === "narrated";
  return (
    <>
      {!alone && (
        <>
          <PaceChoice settings={settings} change={change} />
          <p class="small muted">
            {told ? t("app-lobby-pace-narrated.about") : t("app-lobby-pace-quick.about")}
          </p>
        </>
      )}
      {told && !alone && (
        <Toggle
          label={t("app-sound-short")}
          about={t("app-lobby-short-about")}
          on={settings.short ?? false}
          onChange={(short) => change({ short })}
        />
      )}
      {told && (
        <Stepper
          label={t("app-lobby-call-seconds")}
          value={settings.call_seconds ?? 0}
          shown={
            settings.call_seconds
              ? t("app-lobby-seconds", { seconds: settings.call_seconds })
              : t("app-lobby-as-told")
          }
          steps={[0, 5, 8, 10, 12, 15, 20, 30]}
          onChange={(seconds) => change({ call_seconds: seconds || null })}
        />
      )}
    </>
  );
}

export const PaceChoice = ({ settings, change }: Pick<OptionsProps, "settings" | "change">): JSX.Element => (
  <Choice
    label={t("app-lobby-pace")}
    options={[
      ["quick", t("app-lobby-pace-quick")],
      ["narrated", t("app-lobby-pace-narrated")],
    ]}
    chosen={settings.pace}
    onChoose={(pace) => change({ pace })}
  />
);

const MINUTES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];

/** How long the day may last. */
export const Minutes = (props: {
  label: string;
  minutes: number;
  onChange: (minutes: number) => void;
}): JSX.Element => (
  <Stepper
    label={props.label}
    value={props.minutes}
    shown={t("app-lobby-minutes", { minutes: props.minutes })}
    steps={MINUTES}
    onChange={props.onChange}
  />
);
