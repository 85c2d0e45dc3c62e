/** This phone's part in the shuffle: it draws a number and hashes it again and again, is bound to the last of this chain,
 * and opens at each deal what lies before, which is its pledge to the next. What it must remember, a reload leaves it. */
import { keep, recall } from "./kept";
import { sha256 } from "./sha256";
import { pledgeOf } from "./shuffle";
import type { Open, Pledge, View } from "./wire";

/** What one screen knows of one shuffle. */
export interface Part {
  seal: string;
  /** What it opened; nothing where it has not. */
  opening?: string;
  /** A hash of what was called for, as it was first shown: the seats, the settings, who is bound to what, what is shuffled. */
  called?: string;
  pledges?: readonly string[];
  pools?: Readonly<Record<string, string>>;
  /** Who called had something else stand in this seat's place. */
  replaced?: true;
  /** Something else was called for with the same seal, or dealt with another: somebody is choosing. */
  broken?: true;
}

/** What a seat gives, game after game. */
interface Chain {
  seed: string;
  /** How often the seed is hashed to come to what the seat is bound to now. */
  left: number;
}

interface Kept {
  chain?: Chain | undefined;
  parts: readonly Part[];
}

type Seen = Omit<View, "events">;
type Given = Omit<Pledge, "id"> | Omit<Open, "id">;

const BYTES = 32;
const LINKS = 64;
/** The game that is on, the next, and the one before: a phone may be slow to look. */
const KEPT = 3;

const link = ({ seed, left }: Chain): string => {
  let found = seed;
  for (let time = 0; time < left; time++) found = pledgeOf(found);
  return found;
};

const random = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

export class Sealing {
  /** What this line was shown last, and whether it was told what this seat is bound to. */
  private seal: string | undefined;
  private commitment: string | undefined;
  private bound = "";

  constructor(
    private readonly room: string,
    private readonly token: () => string | null,
    private readonly give: (said: Given) => void,
  ) {}

  /** On a new line all is said again. */
  again(): void {
    this.seal = this.commitment = undefined;
    this.bound = "";
  }

  /** What is known here of the shuffle with this seal. */
  part(seal: string | undefined): Part | undefined {
    return this.kept().parts.find((part) => part.seal === seal);
  }

  see(view: Seen): void {
    const { seal, commitment } = view;
    if (commitment && this.seal && commitment !== this.commitment && commitment !== this.seal)
      this.keep({ seal: commitment, broken: true });
    if (seal && seal !== this.seal) this.keep({ seal, ...this.part(seal) });
    [this.seal, this.commitment] = [seal, commitment];
    if (!seal) return;
    if (this.token() !== null) this.pledge();
    if (view.called) this.open(seal, view, view.called);
  }

  /** Says what this seat is bound to, once on every line. */
  private pledge(): void {
    let { chain } = this.kept();
    if (!chain?.left) this.keep(undefined, (chain = { seed: random(), left: LINKS }));
    if (this.bound === chain.seed) return;
    this.bound = chain.seed;
    this.give({ do: "pledge", pledge: link(chain) });
  }

  /** Opens for one call only: whoever calls for something else with the same seal wants to choose. */
  private open(
    seal: string,
    { seats, settings, me }: Seen,
    { pledges, pools }: NonNullable<Seen["called"]>,
  ): void {
    const part = this.part(seal) ?? { seal };
    const called = sha256(JSON.stringify([seats, settings, pledges, pools]));
    if (part.called && part.called !== called) {
      this.keep({ ...part, broken: true });
      return;
    }
    const { chain } = this.kept();
    const [bound, mine] = [me === null ? "" : pledges[me], chain ? link(chain) : ""];
    if (part.opening) this.give({ do: "open", opening: part.opening });
    else if (chain && bound && bound === mine) {
      const next = { ...chain, left: chain.left - 1 };
      const opening = link(next);
      this.keep({ ...part, called, pledges, pools, opening }, next);
      this.give({ do: "open", opening });
    } else if (!part.called)
      this.keep({ ...part, called, pledges, pools, ...(bound && mine && { replaced: true as const }) });
  }

  /** What each seat knows is its own, also where friends share a phone. */
  private get key(): string {
    return `noctambule.shuffle.${this.room}.${this.token()?.slice(0, 8) ?? ""}`;
  }

  private kept(): Kept {
    return (recall(this.key) as Kept | null) ?? { parts: [] };
  }

  private keep(part: Part | undefined, chain = this.kept().chain): void {
    const { parts } = this.kept();
    const others = parts.filter(({ seal }) => seal !== part?.seal);
    keep(this.key, { chain, parts: part ? [part, ...others].slice(0, KEPT) : parts });
  }
}
