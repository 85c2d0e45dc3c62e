/** The verdict, which is the engine's: asked for until the server is there, then told with its reasons. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { Why } from "../../parts/Why";
import { scenarioOf } from "../../reference";
import type { Event } from "../../wire";
import { Cut, Everyone, whoWon } from "../reveal";
import { judged, plan, type Verdict } from "./plan";
import { written } from "./result";
import { again, set, table } from "./table";

const AGAIN = 4_000;

export function Judged(): JSX.Element {
  usePalette("day");
  const [verdict, know] = useState<Verdict | null>(null);
  const [trouble, complain] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      void judged(written(table.value)).then(know, (error: "away" | { error?: string }) => {
        complain(error === "away" ? t("app-cards-verdict-waits") : (error.error ?? ""));
        if (error === "away") timer = setTimeout(ask, AGAIN);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  if (verdict) return <Told verdict={verdict} />;
  return (
    <main class="screen at-cards">
      <div class="wait">
        <p class="lead" role="status">
          {trouble}
        </p>
      </div>
      <footer class="bar">
        <Link wide onPress={() => set({ step: "enter" })}>
          {t("app-cards-back")}
        </Link>
      </footer>
    </main>
  );
}

function Told({ verdict }: { verdict: Verdict }): JSX.Element {
  const { names, settings, entered } = table.value;
  const [waiting, wait] = useState(false);
  const words = settings.game === "werewords";
  const drawn = settings.deck === null && scenarioOf(settings.scenario)?.draw;
  const once = async (): Promise<void> => {
    try {
      again("deal", words || drawn ? await plan(table.value) : undefined);
    } catch {
      wait(true);
    }
  };
  const events = asEvents(verdict, names);
  const cards = names.map((name) => verdict.final?.[name] ?? "");
  const votes = names.map((_, seat) => entered.votes[seat] ?? null);
  const winners = names.flatMap((name, seat) => (verdict.winners.includes(name) ? [seat] : []));
  return (
    <main class="screen reveal at-cards">
      <div class="sides">
        <section>
          <header class={words ? "names pad" : "pad"}>
            {!words && <Cut events={events} />}
            <h1>
              {words
                ? t("app-cards-winners", { names: several(verdict.winners), count: winners.length })
                : whoWon(events)}
            </h1>
          </header>
          <Why lines={verdict.reasons} />
        </section>
        <section>
          {words ? (
            <ul class="roles pad" aria-label={t("app-words-roles")}>
              {names.map((name) => (
                <li key={name}>
                  <Medallion id={verdict.roles?.[name] ?? ""} size={46} />
                  <b>{name}</b>
                  <span class="muted">{t(`word-role-${verdict.roles?.[name]}`)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <Everyone names={names} me={null} events={events} replay={{ dealt: cards, votes, winners }} />
          )}
        </section>
      </div>
      <footer class="bar">
        <div class="column">
          {waiting && (
            <p class="small" role="status">
              {t("app-cards-away")}
            </p>
          )}
          <Button onPress={() => void once()}>{words ? t("app-words-again") : t("app-reveal-again")}</Button>
          <div class="asides">
            <Link onPress={() => again("choose")}>{t("app-cards-other")}</Link>
            <Link onPress={() => set({ step: "enter" })}>{t("app-cards-correct")}</Link>
          </div>
        </div>
      </footer>
    </main>
  );
}

/** The referee's answer as what phones are shown at the end of a game. */
function asEvents(verdict: Verdict, names: readonly string[]): Event[] {
  const of = (by: Record<string, string> | undefined): string[] => names.map((name) => by?.[name] ?? "");
  const event = (kind: string, what: string[], seat: number | null = null): Event => ({
    kind,
    call: "vote",
    step: 0,
    seat,
    places: [],
    what,
  });
  const teams = new Set(verdict.winners.map((name) => verdict.team?.[name] ?? ""));
  return [
    event("cards", of(verdict.final)),
    event("identities", of(verdict.identity)),
    ...(verdict.dead ?? []).map((name) => event("died", [], names.indexOf(name))),
    ...[...teams].map((team) => event("won", [team])),
  ];
}
