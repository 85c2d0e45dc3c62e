/** Werewords at night on one device: the mayor chooses a word and tells a role; who is called reads the word. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Chip, Link, Medallion } from "../../look";
import { reference } from "../../reference";
import { set, table } from "./table";

export function WordChoice({ onDone }: { onDone: () => void }): JSX.Element {
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
            .filter((role) => role !== reference().words.mayor)
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

export const TheWord = ({ word }: { word: string }): JSX.Element => <p class="the-word display">{word}</p>;
