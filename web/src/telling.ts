/** What happened at a table, in sentences: what the tellings of all games have in common. */
import type { Details } from "./fluent";
import { has, several, t } from "./i18n";
import type { Call, Event } from "./wire";

export class Telling {
  /** Texts are found by how their ids begin: those of roles, and those of what happens. */
  constructor(
    readonly names: readonly string[],
    readonly roles = "role",
    readonly tells = "tell",
  ) {}

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  role(id: string): string {
    return t(`${this.roles}-${id}`);
  }

  /** A place as a button has it: a name, or a center card. */
  place(place: number): string {
    const players = this.names.length;
    if (place < players) return this.name(place);
    if (place === players + 3) return t("place-center-werewolf");
    return t("place-center", { number: place - players + 1 });
  }

  /** The card at a place, in a sentence. */
  card(place: number, owner: number | null = null): string {
    const players = this.names.length;
    if (place === owner) return t("card-own");
    if (place < players) return t("card-of", { player: this.name(place) });
    if (place === players + 3) return t("card-center-werewolf");
    return t("card-center", { number: place - players + 1 });
  }

  /** Who is called. */
  call({ role }: Call): string {
    return this.role(role);
  }

  /** The same as a phone's heading. */
  heading(call: Call): string {
    return this.call(call);
  }

  /** The sentences of these events, each with the event it tells. */
  sentences(events: readonly Event[]): [Event, string][] {
    return events.flatMap((event) => this.lines(event).map((line): [Event, string] => [event, line]));
  }

  /** An event in words: a line, several, or none. */
  lines(event: Event): string[] {
    return this.line(event.kind, this.details(event));
  }

  /** What every sentence about an event may be made of. */
  protected details({ seat, places, what: [first = ""] }: Event): Details {
    const group = places.filter((place) => place !== null).map((place) => this.name(place));
    return {
      player: this.name(seat),
      players: several(group),
      count: group.length,
      role: this.role(first),
      word: first,
      text: first,
    };
  }

  protected line(kind: string, details: Details): string[] {
    const id = `${this.tells}-${kind}`;
    return has(id) ? [t(id, details)] : [];
  }
}
