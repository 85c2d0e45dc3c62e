/** How the narrator sounds on this device: whether, which voice, how fast, how loud; and a line to try it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language, t } from "../i18n";
import { Button, Choice, Sheet } from "../look";
import { Toggle } from "../parts/ThisPhone";
import { prefer, settings } from "../settings";
import { say, unlock, voices } from "./index";

const STEPS = [0.75, 1, 1.25] as const;

export function SoundSheet({ onClose }: { onClose: () => void }): JSX.Element {
  const { speaks, short, ambience, voice, rate, volume } = settings.value;
  const choices = useVoices();
  return (
    <Sheet title={t("app-sound-title")} onClose={onClose}>
      <Toggle label={t("app-sound-speaks")} on={speaks} onChange={(on) => prefer({ speaks: on })} />
      <Toggle
        label={t("app-sound-short")}
        about={t("app-sound-short.about")}
        on={short}
        onChange={(on) => prefer({ short: on })}
      />
      <Toggle
        label={t("app-sound-ambience")}
        about={t("app-sound-ambience.about")}
        on={ambience}
        onChange={(on) => prefer({ ambience: on })}
      />
      {choices.length > 0 ? (
        <label class="labelled">
          <span>{t("app-sound-voice")}</span>
          <select
            class="field"
            value={voice}
            onChange={(event) => prefer({ voice: event.currentTarget.value })}
          >
            <option value="">{t("app-sound-any-voice")}</option>
            {choices.map((each) => (
              <option key={each.voiceURI} value={each.voiceURI}>
                {each.name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p class="small muted">{t("app-sound-no-voice")}</p>
      )}
      <Choice
        label={t("app-sound-rate")}
        options={STEPS.map((step) => [step, t("app-sound-rates", { step })] as const)}
        chosen={rate}
        onChoose={(step) => prefer({ rate: step })}
      />
      <label class="labelled">
        <span>{t("app-sound-volume")}</span>
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={volume}
          onInput={(event) => prefer({ volume: event.currentTarget.valueAsNumber })}
        />
      </label>
      <Button
        onPress={() => {
          unlock();
          void say(t("app-sound-test-line"));
        }}
      >
        {t("app-sound-test")}
      </Button>
    </Sheet>
  );
}

/** The voices of this device for the language in use; they may arrive late. */
function useVoices(): SpeechSynthesisVoice[] {
  const [found, find] = useState(voices);
  const lang = language.value;
  useEffect(() => {
    const look = (): void => find(voices());
    look();
    if (!("speechSynthesis" in window)) return;
    speechSynthesis.addEventListener("voiceschanged", look);
    return () => speechSynthesis.removeEventListener("voiceschanged", look);
  }, [lang]);
  return found;
}
