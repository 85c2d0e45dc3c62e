/** This phone's part in the shuffle: it draws something itself, is bound to it before anything is known, and opens it
 * once nobody can choose any more. What it must remember of that, a reload leaves it. */
import { keep, recall } from "./kept";
import { pledgeOf } from "./shuffle";
import type { Open, Pledge, View } from "./wire";

/** What one screen knows of one shuffle. */
export interface Part {
  seal: string;
  /** What it draws itself; nothing where it has no seat. */
  opening: string;
  /** What was called for, as it was first shown: the seats, the settings, who is bound to what, what is shuffled. */
  called?: string;
  pledges?: readonly string[];
  pools?: Readonly<Record<string, string>>;
  /** Something else was called for with the same seal, or dealt with another: somebody is choosing. */
  broken?: true;
}

type Seen = Omit<View, "events">;
type Given = Omit<Pledge, "id"> | Omit<Open, "id">;

const BYTES = 16;
/** The game that is on, the next, and the one before: a phone may be slow to look. */
const KEPT = 3;

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export class Sealing {
  /** What this line was shown last, and has been told. */
  private seal: string | undefined;
  private commitment: string | undefined;
  private pledged = "";
  private opened = "";

  constructor(
    private readonly room: string,
    private readonly token: () => string | null,
    private readonly give: (said: Given) => void,
  ) {}

  /** On a new line all is said again. */
  again(): void {
    this.seal = this.commitment = undefined;
    this.pledged = this.opened = "";
  }

  /** What is known here of the shuffle with this seal. */
  part(seal: string | undefined): Part | undefined {
    return this.parts().find((part) => part.seal === seal);
  }

  see(view: Seen): void {
    const { seal, commitment } = view;
    if (commitment && this.seal && commitment !== this.commitment && commitment !== this.seal)
      this.keep({ seal: commitment, opening: "", broken: true });
    [this.seal, this.commitment] = [seal, commitment];
    if (!seal) return;
    this.pledge(seal);
    if (view.called) this.open(seal, view, view.called);
  }

  private pledge(seal: string): void {
    const seated = this.token() !== null;
    const part = this.part(seal) ?? { seal, opening: seated ? random() : "" };
    this.keep(part);
    if (!seated || !part.opening || this.pledged === seal) return;
    this.pledged = seal;
    this.give({ do: "pledge", seal, pledge: pledgeOf(seal, part.opening) });
  }

  /** Opens for one call only: whoever calls for something else with the same seal wants to choose. */
  private open(
    seal: string,
    { seats, settings, me }: Seen,
    { pledges, pools }: NonNullable<Seen["called"]>,
  ): void {
    const part = this.part(seal);
    if (!part) return;
    const called = JSON.stringify([seats, settings, pledges, pools]);
    if (part.called && part.called !== called) {
      this.keep({ ...part, broken: true });
      return;
    }
    if (!part.called) this.keep({ ...part, called, pledges, pools });
    if (me === null || !part.opening || this.opened === seal) return;
    if (pledges[me] !== pledgeOf(seal, part.opening)) return;
    this.opened = seal;
    this.give({ do: "open", opening: part.opening });
  }

  /** What each seat knows is its own, also where friends share a phone. */
  private get key(): string {
    return `noctambule.shuffle.${this.room}.${this.token()?.slice(0, 8) ?? ""}`;
  }

  private parts(): Part[] {
    const found = recall(this.key);
    return Array.isArray(found) ? (found as Part[]) : [];
  }

  private keep(part: Part): void {
    const others = this.parts().filter(({ seal }) => seal !== part.seal);
    keep(this.key, [part, ...others].slice(0, KEPT));
  }
}
