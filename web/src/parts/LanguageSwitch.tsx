/** The other language, in its own name. */
import type { JSX } from "preact";
import { language, LANGUAGES } from "../i18n";
import { prefer } from "../settings";

const NAMES = { en: "English", fr: "Français" };

export function LanguageSwitch(): JSX.Element {
  const other = LANGUAGES.find((each) => each !== language.value)!;
  return (
    <button
      type="button"
      class="link"
      lang={other}
      aria-label={`${other.toUpperCase()}, ${NAMES[other]}`}
      onClick={() => prefer({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  );
}
