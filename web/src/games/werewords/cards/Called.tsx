/** The night on one device: the mayor chooses a word and tells a role; who is called reads the word. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../../i18n";
import { Button, Chip, Link, Medallion } from "../../../look";
import type { Called } from "../../../screens/cards/props";
import { set, type Table, table } from "../../../screens/cards/table";
import { wordReference } from "../reference";

function WordChoice({ onDone }: { onDone: () => void }): JSX.Element {
  const { plan, word } = table.value;
  const [others, ask] = useState(false);
  const { words = [], other_words: more = [], deck = [] } = plan ?? {};
  const tell = (secret: string): void => {
    set({ secret });
    onDone();
  };
  if (word)
    return (
      <section class="choosing">
        <p class="lead">{t("app-cards-secret-role")}</p>
        <div class="chips">
          {[...new Set(deck)]
            .filter((role) => role !== wordReference().mayor)
            .map((role) => (
              <Chip key={role} onPress={() => tell(role)}>
                <Medallion id={role} size={40} />
                {t(`word-role-${role}`)}
              </Chip>
            ))}
        </div>
        <Link wide onPress={() => tell("")}>
          {t("app-cards-secret-later")}
        </Link>
      </section>
    );
  return (
    <section class="choosing">
      {(others ? more : words).map((each) => (
        <Button key={each} soft onPress={() => set({ word: each })}>
          {each}
        </Button>
      ))}
      {!others && more.length > 0 && (
        <Link wide onPress={() => ask(true)}>
          {t("app-cards-other-words")}
        </Link>
      )}
    </section>
  );
}

/** The mayor chooses a word, and again whenever the call is gone back to; whom a word is shown to reads it. */
export function called(role: string, { word, secret }: Table): Called | null {
  const { mayor, shown_the_word } = wordReference();
  if (role === mayor)
    return word && secret !== null
      ? { undone: NOTHING }
      : { undone: NOTHING, waits: true, shown: (goOn) => <WordChoice onDone={goOn} /> };
  if (!shown_the_word.includes(role)) return null;
  return { shown: () => <p class="the-word display">{word}</p> };
}

const NOTHING = { word: "", secret: null };
