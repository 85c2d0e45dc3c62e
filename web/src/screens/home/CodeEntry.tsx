/** Four scraps of paper for a room's code: one field to fingers and ears. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { t } from "../../i18n";

const LENGTH = 4;

export function CodeEntry({ onCode }: { onCode: (code: string) => void }): JSX.Element {
  const [code, write] = useState("");
  const [focused, focus] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const typed = (text: string): void => {
    const letters = text
      .toUpperCase()
      .replace(/[^A-Z]/g, "")
      .slice(0, LENGTH);
    write(letters);
    if (field.current) field.current.value = letters;
    if (letters.length === LENGTH) onCode(letters);
  };
  return (
    <div class="join">
      <label for="code">{t("app-home-have-code")}</label>
      <div class={focused ? "code focused" : "code"}>
        <input
          ref={field}
          id="code"
          autocomplete="off"
          autocapitalize="characters"
          autocorrect="off"
          spellcheck={false}
          inputMode="text"
          aria-describedby="code-help"
          value={code}
          onInput={(event) => typed(event.currentTarget.value)}
          onFocus={() => focus(true)}
          onBlur={() => focus(false)}
        />
        {Array.from({ length: LENGTH }, (_, nth) => (
          <span key={nth} aria-hidden="true" class={nth === code.length ? "next" : ""}>
            {code[nth] ?? ""}
          </span>
        ))}
      </div>
      <span id="code-help" class="unseen">
        {t("app-home-code-help")}
      </span>
    </div>
  );
}
