/** Rules: every role, artifact, scenario and ruling, in one list that can be searched. */
import "./rules.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Chip, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { LanguageSwitch } from "../../parts/LanguageSwitch";
import { reference } from "../../reference";
import { entries, type Entry, found, SECTIONS, type Section } from "./entries";

export default function Rules(): JSX.Element {
  usePalette();
  const [looked, look] = useState("");
  const [section, choose] = useState<Section | null>(null);
  const hits = found(entries(reference()), looked);
  const shown = SECTIONS.filter((each) => section === null || each === section)
    .map((each) => [each, hits.filter((hit) => hit.section === each)] as const)
    .filter(([, some]) => some.length > 0);

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
          {SECTIONS.map((each) => (
            <Chip key={each} on={section === each} onPress={() => choose(section === each ? null : each)}>
              {t(TITLES[each])}
            </Chip>
          ))}
        </div>
        <p class="small muted" role="status">
          {hits.length ? t("app-rules-found", { count: hits.length }) : t("app-rules-nothing")}
        </p>
      </header>
      {shown.map(([each, some]) => (
        <section key={each} class="pad" aria-labelledby={`rules-${each}`}>
          <h2 id={`rules-${each}`}>{t(TITLES[each])}</h2>
          <ul>
            {some.map((entry) => (
              <Shown key={`${entry.section} ${entry.id}`} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const TITLES: Record<Section, string> = {
  roles: "app-rules-roles",
  artifacts: "app-rules-artifacts",
  scenarios: "app-rules-scenarios",
  words: "app-rules-words",
  rulings: "app-rules-rulings",
};

function Shown({ entry }: { entry: Entry }): JSX.Element {
  return (
    <li class="rule" id={`${entry.section}-${entry.id}`}>
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
