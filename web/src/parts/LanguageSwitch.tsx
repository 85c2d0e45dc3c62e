/** The other language, in its own name. */
import type { JSX } from "preact";
import { language, LANGUAGES } from "../i18n";
import { prefer } from "../settings";

export function LanguageSwitch(): JSX.Element {
  const [other, name] = LANGUAGES.find(([each]) => each !== language.value)!;
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
