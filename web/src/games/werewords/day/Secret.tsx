/** What this seat knows, held open with a thumb: the word behind nine dots whatever its length, or the role. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../i18n";
import { Link, ReadAloud, useHold } from "../../../look";
import { lastKnown, notes } from "../../../screens/night/learned";
import type { NotebookProps } from "../../../screens/night/Notebook";

const DOTS = "•••••••••";

export function Secret(props: NotebookProps): JSX.Element {
  const { open, there, held } = useHold();
  const [reading, read] = useState(false);
  const { events, me } = props;
  const word = events.findLast((event) => event.kind === "word")?.what[0];
  const role = t(`word-role-${lastKnown(events, me)}`);
  const more = notes(
    props.game,
    props.names,
    events.filter((event) => event.kind === "shown"),
  ).map(({ text }) => text);
  return (
    <div class="secret">
      <button type="button" class="holds" aria-label={t("app-words-hold")} {...held}>
        <span class="small">{t("app-words-hold")}</span>
        <b aria-hidden="true">{DOTS}</b>
      </button>
      <Link onPress={() => read(true)}>{t("app-words-read")}</Link>
      <div class={open ? "shown open" : "shown"} aria-hidden="true">
        {there && (
          <>
            <b class="display">{word ?? role}</b>
            <span class="small">{[...(word ? [role] : []), ...more].join(" ")}</span>
          </>
        )}
      </div>
      {reading && (
        <ReadAloud
          title={t("app-words-read")}
          words={[role, word ?? "", ...more].join(". ")}
          onClose={() => read(false)}
        />
      )}
    </div>
  );
}
