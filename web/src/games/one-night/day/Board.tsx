/** Who says what: a row for each seat, with a mark of one's own; a lie stands here like the truth. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { language, role, several, t } from "../../../i18n";
import { Link, Medallion, Unknown } from "../../../look";
import { art } from "../../../look/sprite";
import type { GameProps } from "../../../screens/props";
import type { Claim, OneNight } from "../../../wire";
import { CardTelling } from "../telling";
import { MARKS, useMarks, type Mark } from "./marks";

export function Board({ seat, view, live }: GameProps<OneNight>): JSX.Element {
  const [opened, open] = useState<number | null>(null);
  const [marks, mark] = useMarks(view.room, view.commitment ?? "");
  const telling = new CardTelling(view.seats);
  const untrue = new Set(view.own?.contradicted);
  const accuses = new Map(live.accusations);
  const spoken = new Map(view.spoken.map(({ seat, words }) => [seat, words[language.value]]));
  const order = view.seats.map((_, nth) => ((view.me ?? 0) + 1 + nth) % view.seats.length);
  return (
    <ul class="board cut" aria-label={t("app-day-board")}>
      {order.map((which) => {
        const name = view.seats[which] ?? "";
        const said = live.claims
          .map((claim, index) => ({ claim, index }))
          .filter(({ claim }) => claim.seat === which);
        const last = said.at(-1);
        const against = [...accuses]
          .filter(([, whom]) => whom === which)
          .map(([who]) => view.seats[who] ?? "");
        const mine = which === view.me;
        return (
          <li key={name} class={opened === which ? "open" : ""}>
            <div class="row">
              <button
                type="button"
                class="says"
                aria-expanded={opened === which}
                onClick={() => open(opened === which ? null : which)}
              >
                {last ? <Medallion id={last.claim.role} size={46} /> : <Unknown size={46} />}
                <span>
                  {last ? (
                    <Says name={name} role={role(last.claim.role)} me={mine} />
                  ) : (
                    <b>{mine ? t("app-day-me", { name }) : name}</b>
                  )}
                  <span class="quote">
                    {spoken.get(which) ?? (last ? quote(telling, last.claim) : t("app-day-nothing-yet"))}
                  </span>
                  {last && !mine && untrue.has(last.index) && (
                    <span class="untrue">{t("app-day-untrue")}</span>
                  )}
                  {against.length > 0 && (
                    <span class="suspected">
                      {t("app-day-suspected", { names: several(against), count: against.length })}
                    </span>
                  )}
                </span>
              </button>
              {!mine && (
                <MarkButton name={name} mark={marks[which] ?? "none"} onMark={(next) => mark(which, next)} />
              )}
            </div>
            {opened === which && (
              <div class="more">
                {said.slice(0, -1).map(({ claim, index }) => (
                  <p key={index}>
                    <s>
                      {role(claim.role)}. {quote(telling, claim)}
                    </s>
                  </p>
                ))}
                {!mine && (
                  <Link
                    onPress={() =>
                      void seat.say({ do: "accuse", at: accuses.get(view.me!) === which ? null : which })
                    }
                  >
                    {accuses.get(view.me!) === which
                      ? t("app-day-withdraw", { name })
                      : t("app-day-suspect", { name })}
                  </Link>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function Says(props: { name: string; role: string; me?: boolean }): JSX.Element {
  return (
    <span>
      <b>{props.me ? t("app-day-me", { name: props.name }) : props.name}</b> {t("app-day-says")}{" "}
      <b>{props.role}</b>
    </span>
  );
}

export const quote = (telling: CardTelling, claim: Claim): string =>
  claim.story.length ? telling.story(claim.seat, claim.story).join(" ") : t("app-day-no-story");

const SIGNS: Record<Mark, string> = { none: "", believe: "tick", doubt: "unknown", not: "cross" };
const WORDS: Record<Mark, string> = {
  none: "app-day-mark-none",
  believe: "app-day-mark-believe",
  doubt: "app-day-mark-doubt",
  not: "app-day-mark-not",
};

/** One's own and nobody else's: shape first, and a tap goes on to the next. */
function MarkButton(props: { name: string; mark: Mark; onMark: (next: Mark) => void }): JSX.Element {
  const next = MARKS[(MARKS.indexOf(props.mark) + 1) % MARKS.length]!;
  return (
    <button
      type="button"
      class={`mark ${props.mark}`}
      aria-label={t("app-day-mark", { name: props.name, mark: t(WORDS[props.mark]) })}
      onClick={() => props.onMark(next)}
    >
      <svg width="30" height="30" viewBox="0 0 96 96" aria-hidden="true">
        {props.mark === "none" ? (
          <circle cx="48" cy="48" r="9" fill="currentColor" />
        ) : (
          <use href={art(SIGNS[props.mark])} />
        )}
      </svg>
    </button>
  );
}
