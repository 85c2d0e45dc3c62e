/** How it is played: sensible as it is, and folded away. */
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Button, Chip, Choice, Link, Sheet } from "../../look";
import { Stepper } from "../../parts/Stepper";
import { Toggle } from "../../parts/ThisPhone";
import { reference } from "../../reference";
import type { Settings } from "../../wire";
import type { Change } from "./useSettings";

interface OptionsProps {
  settings: Settings;
  change: Change;
  /** The cards as far as they are known, for what only some cards need. */
  deck: readonly string[];
  ownWords: number;
  /** One device tells it all: nobody to chat with, and no pace to choose. */
  alone?: boolean;
}

export function Options(props: OptionsProps): JSX.Element {
  return (
    <Fold summary={t("app-lobby-options")}>
      {props.settings.game === "one-night" ? <OneNightOptions {...props} /> : <WordOptions {...props} />}
      <Pace {...props} />
      {!props.alone && (
        <Toggle
          label={t("app-lobby-chat")}
          about={t("app-lobby-chat.about")}
          on={props.settings.chat}
          onChange={(chat) => props.change({ chat })}
        />
      )}
    </Fold>
  );
}

function Fold({ summary, children }: { summary: string; children: ComponentChildren }): JSX.Element {
  return (
    <details class="options">
      <summary>
        <h2>{summary}</h2>
      </summary>
      <div class="folded">{children}</div>
    </details>
  );
}

function Pace({ settings, change, alone }: OptionsProps): JSX.Element {
  const told = settings.pace === "narrated";
  return (
    <>
      {!alone && (
        <>
          <Choice
            label={t("app-lobby-pace")}
            options={[
              ["quick", t("app-lobby-pace-quick")],
              ["narrated", t("app-lobby-pace-narrated")],
            ]}
            chosen={settings.pace}
            onChoose={(pace) => change({ pace })}
          />
          <p class="small muted">
            {told ? t("app-lobby-pace-narrated.about") : t("app-lobby-pace-quick.about")}
          </p>
        </>
      )}
      {told && (
        <Stepper
          label={t("app-lobby-call-seconds")}
          value={settings.call_seconds ?? 0}
          shown={
            settings.call_seconds
              ? t("app-lobby-seconds", { seconds: settings.call_seconds })
              : t("app-lobby-as-told")
          }
          steps={[0, 5, 8, 10, 12, 15, 20, 30]}
          onChange={(seconds) => change({ call_seconds: seconds || null })}
        />
      )}
    </>
  );
}

export const MINUTES = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15];

function OneNightOptions({ settings, change, deck }: OptionsProps): JSX.Element {
  const all = reference();
  const kept = settings.artifacts ?? all.artifacts;
  return (
    <>
      <Stepper
        label={t("app-lobby-day")}
        value={settings.day_minutes}
        shown={t("app-lobby-minutes", { minutes: settings.day_minutes })}
        steps={MINUTES}
        onChange={(minutes) => change({ day_minutes: minutes })}
      />
      <Choice
        label={t("app-lobby-edition")}
        options={[
          ["ravensburger", "Ravensburger"],
          ["bezier", "Bezier"],
        ]}
        chosen={settings.edition}
        onChoose={(edition) => change({ edition })}
      />
      {deck.includes(all.center_werewolf_with) && (
        <Choice
          label={t("app-lobby-center-werewolf")}
          options={[
            ["", t("app-lobby-as-boxes")],
            ...all.center_werewolves.map((id): [string, string] => [id, role(id)]),
          ]}
          chosen={settings.center_werewolf ?? ""}
          onChoose={(wolf) => change({ center_werewolf: wolf || null })}
        />
      )}
      {deck.includes(all.artifacts_with) && (
        <div role="group" aria-label={t("app-lobby-artifacts")} class="choice">
          <p class="small muted">{t("app-lobby-artifacts")}</p>
          <div class="chips">
            {all.artifacts.map((id) => (
              <Chip
                key={id}
                on={kept.includes(id)}
                onPress={() => {
                  const next = all.artifacts.filter((each) => kept.includes(each) !== (each === id));
                  change({ artifacts: next.length === all.artifacts.length ? null : next });
                }}
              >
                {t(`artifact-${id}`)}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function WordOptions({ settings, change, ownWords }: OptionsProps): JSX.Element {
  const { languages, optional } = reference().words;
  const [writing, setWriting] = useState(false);
  const own = settings.own_words !== null;
  const wolves: [number, string][] = [
    [0, t("app-lobby-wolves-fitting")],
    [1, "1"],
    [2, "2"],
  ];
  return (
    <>
      <Stepper
        label={t("app-lobby-word-minutes")}
        value={settings.word_minutes}
        shown={t("app-lobby-minutes", { minutes: settings.word_minutes })}
        steps={MINUTES}
        onChange={(minutes) => change({ word_minutes: minutes })}
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
        options={[
          ["en", "English"],
          ["fr", "Français"],
        ]}
        chosen={settings.words}
        disabled={own}
        onChoose={(words) => change({ words })}
      />
      <div class="asides">
        <Link onPress={() => setWriting(true)}>
          {own ? t("app-lobby-own-words-count", { count: ownWords }) : t("app-lobby-own-words")}
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
          on={settings[id as keyof Settings] === true}
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
