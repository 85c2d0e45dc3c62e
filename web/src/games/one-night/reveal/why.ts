/** Why a night ended as it did, in causal order: the votes, the cards, the rule. */
import { role, several, t } from "../../../i18n";
import type { Event, Replay } from "../../../wire";
import { CardTelling } from "../telling";
import { steps } from "./steps";

/** The reasons; with the replay, also how a card got where it was. */
export function reasons(events: readonly Event[], names: readonly string[], replay: Replay | null): string[] {
  const telling = new CardTelling(names);
  const of = (kind: string): Event[] => events.filter((event) => event.kind === kind);
  const deaths = of("died");
  const cards = of("cards")[0]?.what ?? [];
  const dead = deaths.map(({ seat }) => seat ?? 0);
  const counting = of("identities").flatMap(({ what }) => telling.countingAs(cards, what));
  return [
    ...(deaths.length ? deaths.flatMap((event) => telling.lines(event)) : [t("tell-nobody-died")]),
    ...dead.map((seat) => held(telling, seat, cards[seat] ?? "", replay)),
    ...counting,
    ...(replay ? unharmed(replay, dead, of("won")) : []),
    ...[...of("won"), ...of("lost")].flatMap((event) => telling.lines(event)),
  ];
}

/** Which card a player had in the end, whose it was at first and who brought it. */
function held(telling: CardTelling, seat: number, card: string, replay: Replay | null): string {
  const details = { player: telling.name(seat), role: role(card, "the") };
  const walked = replay ? steps(replay) : [];
  const origin = walked.at(-1)?.lying[seat] ?? seat;
  if (origin === seat) return t("app-reveal-held", details);
  const brought = walked.findLast(({ travels }) => travels.some(({ to }) => to === seat));
  const from = telling.card(origin);
  return `${t("app-reveal-held-other", { ...details, from })} ${brought?.text ?? ""}`;
}

/** Where a side won because none of them died: who they were. */
function unharmed({ teams, players }: Replay, dead: readonly number[], won: readonly Event[]): string[] {
  const side = won.find(({ what }) => what[1] === "no-wolf-died")?.what[0];
  const wolves = players.map((_, seat) => seat).filter((seat) => teams[seat] === side);
  if (!wolves.length || wolves.some((seat) => dead.includes(seat))) return [];
  return [t("app-reveal-wolves", { players: several(wolves.map((seat) => players[seat] ?? "")) })];
}
