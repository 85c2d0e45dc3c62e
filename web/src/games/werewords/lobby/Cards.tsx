/** The cards of Werewords for those who sit here, as the server lays them out. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../i18n";
import { Choice } from "../../../look";
import { Copies } from "../../../parts/Copies";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { WordsSettings } from "../../../wire";
import { wordReference } from "../reference";
import { chosen } from "./chosen";

export function WordCards(props: PlayedProps<WordsSettings>): JSX.Element {
  const { players, settings, change, hosting } = props;
  const all = wordReference();
  const [deck, setDeck] = useState<string[]>([]);
  const asked = JSON.stringify({ game: settings.game, players, ...chosen(settings) });
  useEffect(() => {
    let wanted = true;
    const headers = { "Content-Type": "application/json" };
    void fetch("/check", { method: "POST", headers, body: asked })
      .then((answer) => answer.json() as Promise<{ deck?: string[] }>)
      .then((checked) => wanted && setDeck(checked.deck ?? []))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [asked]);
  const pack = all.packs.find(
    (each) => each.language === settings.words && each.difficulty === settings.difficulty,
  );
  return (
    <section class="cards pad">
      <div class="headline">
        <h2>{t("app-lobby-words")}</h2>
      </div>
      {settings.own_words === null && (
        <>
          <Choice
            quiet
            label={t("app-lobby-difficulty")}
            options={all.difficulties.map((each) => [each, t(`app-lobby-words-${each}`)] as const)}
            chosen={settings.difficulty}
            disabled={!hosting}
            onChoose={(difficulty) => change({ difficulty: difficulty as WordsSettings["difficulty"] })}
          />
          <p class="small muted">
            {t("app-lobby-pack", { count: pack?.words ?? 0, language: settings.words })}
          </p>
        </>
      )}
      <Copies game={settings.game} deck={deck} size={72} />
    </section>
  );
}
