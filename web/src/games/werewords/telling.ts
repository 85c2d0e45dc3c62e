/** What happened at a Werewords table, in sentences. */
import { t } from "../../i18n";
import { OTHERS } from "../../screens/night/choosing";
import { Telling } from "../../telling";
import type { Call, Event } from "../../wire";

export class WordTelling extends Telling {
  constructor(names: readonly string[]) {
    super(names, "word-role", "tell-word");
  }

  override heading({ id }: Call): string {
    return t(`word-call-${id}`);
  }

  override lines(event: Event): string[] {
    const player = this.name(event.seat);
    const [first = "", second = ""] = event.what;
    const details = { ...this.details(event), token: t(`token-${first}`) };
    switch (event.kind) {
      case "shown":
        return [t(`tell-word-shown-${first}`, details)];
      case "match":
        return [t("tell-word-match", { mayor: player, player: this.name(event.places[0] ?? null) })];
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
      default:
        return this.line(first === OTHERS ? "other-words" : event.kind, details);
    }
  }
}
