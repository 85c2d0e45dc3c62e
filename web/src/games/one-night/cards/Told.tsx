/** The verdict on a night of cards: who died, who won, and everybody's card. */
import type { JSX } from "preact";
import { t } from "../../../i18n";
import { Judgement } from "../../../screens/cards/Judged";
import type { Verdict } from "../../../screens/cards/plan";
import { table } from "../../../screens/cards/table";
import { Won } from "../../../screens/over";
import type { Event, OneNightSettings } from "../../../wire";
import { scenarioOf } from "../lobby/deck";
import { Everyone } from "../reveal";

export function Told({ verdict }: { verdict: Verdict }): JSX.Element {
  const { names, entered } = table.value;
  const { deck, scenario } = table.value.settings as OneNightSettings;
  const events = asEvents(verdict, names);
  const dealt = names.map((name) => verdict.final?.[name] ?? "");
  const votes = names.map((_, seat) => entered.votes[seat] ?? null);
  const winners = names.flatMap((name, seat) => (verdict.winners.includes(name) ? [seat] : []));
  return (
    <Judgement
      verdict={verdict}
      head={<Won events={events} />}
      again={t("app-reveal-again")}
      anew={deck === null && (scenarioOf(scenario)?.draw ?? false)}
    >
      <Everyone names={names} me={null} events={events} replay={{ dealt, votes, winners }} />
    </Judgement>
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
