/** What happened at a One Night table, in sentences: from one seat's eyes, or the truth when it is over. */
import { has, role, several, t } from "../../i18n";
import { Telling } from "../../telling";
import type { Answer, Call, Claim, Event, Told } from "../../wire";

export class CardTelling extends Telling {
  /** An answer as a button has it. */
  answer(answer: Answer): string {
    if (answer === null) return t("answer-none");
    if (typeof answer === "string") return t(`answer-${answer}`);
    if (Array.isArray(answer)) return several(answer.map((place) => this.place(place)));
    return this.place(answer);
  }

  /** What a seat is asked, by the role that asks and the kind of question. */
  question(kind: string, asking: string): string {
    const plain = kind.replaceAll(" ", "-");
    const specific = `ask-${asking}-${plain}`;
    return t(has(specific) ? specific : `ask-${plain}`);
  }

  override call(call: Call): string {
    if (call.again) return t("call-again", { role: role(call.role) });
    if (call.thumb) return t("call-thumb", { roles: role(call.role, "plural"), thumb: role(call.thumb) });
    return role(call.role);
  }

  override sentences(events: readonly Event[]): [Event, string][] {
    return events.flatMap((event, index) => {
      const next = events[index + 1];
      // What came of a choice tells it.
      if (event.kind === "chose" && next?.call === event.call && next.seat === event.seat) return [];
      const lines =
        event.kind === "identities"
          ? this.countingAs(events.find((other) => other.kind === "cards")?.what ?? event.what, event.what)
          : this.lines(event);
      return lines.map((line): [Event, string] => [event, line]);
    });
  }

  /** An event in words; the pointing and the cards at the end take a line for each player. */
  override lines(event: Event): string[] {
    const player = this.name(event.seat);
    const places = event.places.filter((place) => place !== null);
    const cards = places.map((place) => this.card(place, event.seat));
    const [first = "", second = ""] = event.what;
    const details = {
      ...this.details(event),
      card: cards[0] ?? "",
      one: cards[0] ?? "",
      other: cards[1] ?? "",
      artifact: t(`artifact-${first}`),
    };
    switch (event.kind) {
      case "chose":
        return [t("tell-chose", { player, card: several(cards.length ? cards : [this.answer(first)]) })];
      case "rotated": {
        const moved = places.toSorted((one, other) => one - other).map((place) => this.name(place));
        return [t("tell-rotated", { player, players: several(moved), way: first })];
      }
      case "became":
        return [t("tell-became", { player, role: role(first, "a") })];
      case "shown":
        return [t(`tell-shown-${first}`, details)];
      case "pointed":
        return event.places.map((target, seat) =>
          target === null
            ? t("tell-not-pointed", { player: this.name(seat) })
            : t("tell-pointed", { player: this.name(seat), target: this.name(target) }),
        );
      case "cards":
        return this.names.map((name, seat) =>
          t("tell-card", { player: name, role: role(event.what[seat] ?? "") }),
        );
      case "unmasked":
        return [t("tell-unmasked", { card: role(first, "the"), role: role(second, "a") })];
      case "died":
        return [this.death(event.seat ?? 0, places[0] ?? null, Number(first))];
      case "won":
      case "lost":
        return [t(`tell-${event.kind}-${first}-${second}`)];
      default:
        return this.line(event.kind, details);
    }
  }

  /** Who counts as something else than the card says. */
  countingAs(cards: readonly string[], identities: readonly string[]): string[] {
    return this.names.flatMap((player, seat) => {
      const identity = identities[seat] ?? "";
      return identity === cards[seat] ? [] : [t("tell-counts-as", { player, role: role(identity, "a") })];
    });
  }

  death(seat: number, hunter: number | null, votes: number): string {
    const player = this.name(seat);
    if (hunter !== null) return t("tell-died-with-hunter", { player, hunter: this.name(hunter) });
    return t("tell-died-of-votes", { player, votes });
  }

  /** A claim in words: the role, then what is said to have happened. */
  claim({ seat, role: claimed, story }: Claim): string {
    const details = { player: this.name(seat), role: role(claimed, "a") };
    if (!story.length) return t("tell-claim", details);
    return t("tell-claim-story", { ...details, story: this.story(seat, story).join(" ") });
  }

  story(seat: number, story: readonly Told[]): string[] {
    const events = story.map(({ kind, places, what }): Event => ({
      kind,
      call: "",
      step: 0,
      seat,
      places,
      what,
    }));
    return this.sentences(events).map(([, line]) => line);
  }
}
