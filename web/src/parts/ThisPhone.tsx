/** What this phone prefers: language, light, motion, and how a card is peeked at. */
import "./parts.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { LANGUAGES, t } from "../i18n";
import { Choice, Link, Sheet } from "../look";
import { type Preferences, prefer, settings } from "../settings";
import { SoundSheet } from "../voice/SoundSheet";

type Switch = "daylight" | "low" | "still" | "tapToPeek" | "narrates";

const SWITCHES: readonly [Switch, string][] = [
  ["daylight", "app-phone-daylight"],
  ["low", "app-phone-low"],
  ["still", "app-phone-still"],
  ["tapToPeek", "app-phone-tap-to-peek"],
  ["narrates", "app-phone-narrates"],
];

export function ThisPhone({ onClose }: { onClose: () => void }): JSX.Element {
  const now = settings.value;
  const [listening, listen] = useState(false);
  if (listening) return <SoundSheet onClose={onClose} />;
  return (
    <Sheet title={t("app-phone-title")} onClose={onClose}>
      <Choice
        label={t("app-phone-language")}
        options={LANGUAGES}
        chosen={now.language}
        onChoose={(language) => prefer({ language })}
      />
      {SWITCHES.map(([name, text]) => (
        <Toggle
          key={name}
          label={t(text)}
          about={t(`${text}.about`)}
          on={now[name]}
          onChange={(on) => prefer({ [name]: on } as Partial<Preferences>)}
        />
      ))}
      {now.narrates && <Link onPress={() => listen(true)}>{t("app-sound-title")}</Link>}
    </Sheet>
  );
}

/** Something that is on or off, with a line about what it does. */
export function Toggle(props: {
  label: string;
  about?: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}): JSX.Element {
  return (
    <button
      type="button"
      role="switch"
      class="toggle"
      aria-checked={props.on}
      disabled={props.disabled}
      onClick={() => props.onChange(!props.on)}
    >
      <span>
        <b>{props.label}</b>
        {props.about && <span class="small muted">{props.about}</span>}
      </span>
      <svg width="52" height="30" viewBox="0 0 52 30" aria-hidden="true">
        <path class="way" d="M1 2 L51 0 L50 29 L2 30 Z" />
        <circle class="knob" cx={props.on ? 37 : 15} cy="15" r="10" />
      </svg>
    </button>
  );
}
