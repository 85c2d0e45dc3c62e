/** What happened at a Werewords table, in sentences. */
import { has, several, t } from "./i18n";
import type { Event } from "./wire";

/** What a mayor chooses who would rather see other words. */
export const OTHER_WORDS = "↻";

export class WordTelling {
  constructor(readonly names: readonly string[]) {}

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  role(role: string): string {
    return t(`word-role-${role}`);
  }

  /** The heading under which a call's or a phase's events stand. */
  heading(call: string): string {
    const spoken = `word-call-${call}`;
    return t(has(spoken) ? spoken : `word-phase-${call}`);
  }

  sentences(events: readonly Event[]): [Event, string][] {
    return events.flatMap((event) => this.lines(event).map((line): [Event, string] => [event, line]));
  }

  lines(event: Event): string[] {
    const player = this.name(event.seat);
    const group = event.places.filter((place) => place !== null).map((place) => this.name(place));
    const [first = "", second = ""] = event.what;
    const details = {
      player,
      role: this.role(first),
      word: first,
      text: first,
      token: t(`token-${first}`),
      players: several(group),
      count: group.length,
    };
    switch (event.kind) {
      case "shown":
        return [t(`tell-word-shown-${first}`, details)];
      case "match":
        return [t("tell-word-match", { mayor: player, player: group[0] ?? "" })];
      case "pointed":
        return event.places.flatMap((target, seat) =>
          target === null
            ? []
            : [t("tell-word-pointed", { player: this.name(seat), target: this.name(target) })],
        );
      case "roles": {
        const each = this.names.map((name, seat) =>
          t("labelled", { label: name, value: this.role(event.what[seat] ?? "") }),
        );
        return [t("tell-word-roles", { list: each.join(", ") })];
      }
      case "won":
        return [t(`tell-word-won-${second}`)];
      default: {
        const id = first === OTHER_WORDS ? "tell-word-other-words" : `tell-word-${event.kind}`;
        return has(id) ? [t(id, details)] : [];
      }
    }
  }
}
