/** The cards of Werewords for those who sit here, as the server lays them out. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Choice, Medallion } from "../../look";
import { reference } from "../../reference";
import type { Settings } from "../../wire";
import { counted } from "./deck";
import type { Change } from "./useSettings";

export function WordCards(props: {
  players: number;
  settings: Settings;
  change: Change;
  hosting: boolean;
}): JSX.Element {
  const { players, settings, change, hosting } = props;
  const { werewolves, beholder, minion } = settings;
  const all = reference();
  const [deck, setDeck] = useState<string[]>([]);
  useEffect(() => {
    let wanted = true;
    const asked = { game: "werewords", players, werewolves, beholder, minion };
    const headers = { "Content-Type": "application/json" };
    void fetch("/check", { method: "POST", headers, body: JSON.stringify(asked) })
      .then((answer) => answer.json() as Promise<{ deck?: string[] }>)
      .then((checked) => wanted && setDeck(checked.deck ?? []))
      .catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [players, werewolves, beholder, minion]);
  const pack = all.words.packs.find(
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
            options={all.words.difficulties.map((each) => [each, t(`app-lobby-words-${each}`)] as const)}
            chosen={settings.difficulty}
            disabled={!hosting}
            onChoose={(difficulty) => change({ difficulty: difficulty as Settings["difficulty"] })}
          />
          <p class="small muted">
            {t("app-lobby-pack", { count: pack?.words ?? 0, language: settings.words })}
          </p>
        </>
      )}
      <ul class="grid">
        {[...counted(deck)].map(([id, copies]) => (
          <li key={id} class="role in">
            <Medallion id={id} size={72} />
            {copies > 1 && <em data-count={copies} />}
            <span>
              {t(`word-role-${id}`)}
              {copies > 1 && <span class="unseen"> × {copies}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
