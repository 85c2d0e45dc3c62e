/** The other language, or the next one, in its own name. */
import type { JSX } from "preact";
import { language, LANGUAGES } from "../i18n";
import { prefer } from "../settings";

export function LanguageSwitch(): JSX.Element {
  const now = LANGUAGES.findIndex(([each]) => each === language.value);
  const [other, name] = LANGUAGES[(now + 1) % LANGUAGES.length]!;
  return (
    <button
      type="button"
      class="link"
      lang={other}
      aria-label={`${other.toUpperCase()}, ${name}`}
      onClick={() => prefer({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  );
}
