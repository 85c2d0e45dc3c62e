/** The other language, or the next one, in its own name. */
import type { JSX } from "preact";
import { language, LANGUAGES, ownName } from "../i18n";
import { prefer } from "../settings";

export function LanguageSwitch(): JSX.Element {
  const other = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  return (
    <button
      type="button"
      class="link"
      lang={other}
      aria-label={`${other.toUpperCase()}, ${ownName(other)}`}
      onClick={() => prefer({ language: other })}
    >
      {other.toUpperCase()}
    </button>
  );
}
