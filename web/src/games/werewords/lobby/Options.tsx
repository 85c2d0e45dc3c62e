/** How a game of words is played: how long it is asked, which words there are, and who plays. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { named, t } from "../../../i18n";
import { Button, Choice, Link, Sheet } from "../../../look";
import { Stepper } from "../../../parts/Stepper";
import { Toggle } from "../../../parts/ThisPhone";
import { Minutes } from "../../../screens/lobby/Options";
import type { OptionsProps } from "../../../screens/lobby/props";
import type { WordsSettings } from "../../../wire";
import { wordReference } from "../reference";

export function Options({ settings, change, ownWords }: OptionsProps<WordsSettings>): JSX.Element {
  const { languages, optional } = wordReference();
  const [writing, setWriting] = useState(false);
  const own = settings.own_words !== null;
  const wolves: [number, string][] = [
    [0, t("app-lobby-wolves-fitting")],
    [1, "1"],
    [2, "2"],
  ];
  return (
    <>
      <Minutes
        label={t("app-lobby-word-minutes")}
        minutes={settings.word_minutes}
        onChange={(word_minutes) => change({ word_minutes })}
      />
      <Stepper
        label={t("app-lobby-words-shown")}
        value={settings.words_shown}
        shown={String(settings.words_shown)}
        steps={[1, 2, 3, 4, 5]}
        onChange={(words) => change({ words_shown: words })}
      />
      <Choice
        label={t("app-lobby-words-in")}
        options={named(languages)}
        chosen={settings.words}
        disabled={own}
        onChoose={(words) => change({ words: words as WordsSettings["words"] })}
      />
      <div class="asides">
        <Link onPress={() => setWriting(true)}>
          {own
            ? t("app-lobby-own-words-count", { count: ownWords ?? settings.own_words?.length ?? 0 })
            : t("app-lobby-own-words")}
        </Link>
        {own && <Link onPress={() => change({ own_words: null })}>{t("app-lobby-own-words-none")}</Link>}
      </div>
      <Choice
        label={t("app-lobby-werewolves")}
        options={wolves}
        chosen={settings.werewolves}
        onChoose={(werewolves) => change({ werewolves })}
      />
      {optional.map((id) => (
        <Toggle
          key={id}
          label={t(`word-role-${id}`)}
          about={t(`word-role-${id}.about`)}
          on={settings[id as keyof WordsSettings] === true}
          onChange={(on) => change({ [id]: on })}
        />
      ))}
      {writing && (
        <OwnWords
          language={languages.includes(settings.words) ? settings.words : "en"}
          onWritten={(words) => {
            change({ own_words: words });
            setWriting(false);
          }}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}

const MOST_WORDS = 400;

function OwnWords(props: {
  language: string;
  onWritten: (words: string[]) => void;
  onClose: () => void;
}): JSX.Element {
  const [text, write] = useState("");
  const words = [...new Set(text.split("\n").map((line) => line.trim()))]
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  return (
    <Sheet title={t("app-lobby-own-words")} onClose={props.onClose}>
      <div class="sit">
        <label for="own-words" class="lead">
          {t("app-lobby-own-words-about")}
        </label>
        <textarea
          id="own-words"
          class="field"
          rows={8}
          lang={props.language}
          value={text}
          onInput={(event) => write(event.currentTarget.value)}
        />
        <Button soft disabled={!words.length} onPress={() => props.onWritten(words)}>
          {t("app-lobby-own-words-take", { count: words.length })}
        </Button>
      </div>
    </Sheet>
  );
}
