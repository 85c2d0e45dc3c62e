/** What is chosen now gets a name, and a line about it. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button } from "../../look";
import { reference } from "../../reference";

const EMPTY = { name: "", about: "" };
const FIELDS = [
  ["name", "app-lobby-sets-name"],
  ["about", "app-lobby-sets-about"],
] as const;

export function Saving({ onSave }: { onSave: (words: typeof EMPTY) => void }): JSX.Element {
  const [words, write] = useState(EMPTY);
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(words);
      }}
    >
      <h3>{t("app-lobby-sets-save")}</h3>
      {FIELDS.map(([field, label]) => (
        <>
          <label for={`set-${field}`}>{t(label)}</label>
          <input
            id={`set-${field}`}
            class="field"
            maxLength={reference().limits[`set_${field}`]}
            required={field === "name"}
            value={words[field]}
            onInput={(event) => write({ ...words, [field]: event.currentTarget.value })}
          />
        </>
      ))}
      <Button soft submit>
        {t("app-lobby-sets-keep")}
      </Button>
    </form>
  );
}
