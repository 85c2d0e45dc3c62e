/** Rules: every role, artifact, scenario and ruling, in one list that can be searched. */
import "./rules.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Chip, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { LanguageSwitch } from "../../parts/LanguageSwitch";
import { type Entry, found, sections } from "./entries";

export default function Rules(): JSX.Element {
  usePalette();
  const [looked, look] = useState("");
  const [section, choose] = useState<string | null>(null);
  const all = sections().map((each) => ({ ...each, entries: found(each.entries, looked) }));
  const count = all.reduce((sum, { entries }) => sum + entries.length, 0);
  const shown = all.filter(({ id, entries }) => (section ?? id) === id && entries.length);

  return (
    <main class="screen rules">
      <header class="pad">
        <div class="rules-head">
          <Link to="/">{t("app-common-home")}</Link>
          <LanguageSwitch />
        </div>
        <h1>{t("app-rules-title")}</h1>
        <p class="lead">{t("app-rules-lead")}</p>
        <input
          class="field"
          type="search"
          aria-label={t("app-rules-search")}
          placeholder={t("app-rules-search")}
          value={looked}
          onInput={(event) => look(event.currentTarget.value)}
        />
        <div class="chips" role="group" aria-label={t("app-rules-only")}>
          {all.map(({ id, title }) => (
            <Chip key={id} on={section === id} onPress={() => choose(section === id ? null : id)}>
              {t(title)}
            </Chip>
          ))}
        </div>
        <p class="small muted" role="status">
          {count ? t("app-rules-found", { count }) : t("app-rules-nothing")}
        </p>
      </header>
      {shown.map(({ id, title, entries }) => (
        <section key={id} class="pad" aria-labelledby={`rules-${id}`}>
          <h2 id={`rules-${id}`}>{t(title)}</h2>
          <ul>
            {entries.map((entry) => (
              <Shown key={entry.id} section={id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function Shown({ section, entry }: { section: string; entry: Entry }): JSX.Element {
  return (
    <li class="rule" id={`${section}-${entry.id}`}>
      {entry.art && <Medallion id={entry.art} size={64} />}
      <div>
        <h3>{entry.name}</h3>
        {entry.facts.length > 0 && <p class="small muted">{entry.facts.join(" · ")}</p>}
        <p>{entry.about}</p>
        {entry.deck && <Deck deck={entry.deck} />}
      </div>
    </li>
  );
}

function Deck({ deck }: { deck: readonly string[] }): JSX.Element {
  const counted = [...new Set(deck)].map((id) => [id, deck.filter((card) => card === id).length] as const);
  return (
    <p class="rule-deck">
      {counted.map(([id, count]) => (
        <span key={id}>
          <Medallion id={id} size={36} label={count > 1 ? `${role(id)} ×${count}` : role(id)} />
          {count > 1 && <span aria-hidden="true">×{count}</span>}
        </span>
      ))}
    </p>
  );
}
