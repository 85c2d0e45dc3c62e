/** One screen's line to its room: comes back by itself, says again what was not acknowledged, folds the news. */
import { Sealing } from "./sealing";
import { batch, signal } from "./store";
import type {
  Code,
  Counted,
  Done,
  Event,
  Message,
  News,
  Refused,
  Reply,
  Stories,
  View,
  Welcome,
} from "./wire";

export type Said = Exclude<Message, { do: "hello" }>;
/** A view without its events, which are kept beside it, all of them. */
export type Seen = Omit<View, "events">;
export type Answered = Done | Refused | Welcome | Code | Stories;
export type Standing = "opening" | "open" | "lost" | "turned-away";
export type ScreenKind = "phone" | "table" | "watch";

/** The part of a WebSocket that is used here. */
export interface Line {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  send(text: string): void;
  close(): void;
}

const SOONEST = 400;
const LATEST = 8_000;
/** A phone that slept this long may hold a line that is dead and does not know it. */
const ASLEEP = 15_000;
/** Whatever is tapped at night is of one length: a pair of cards and a dream. */
const ALIKE = 128;
/** The id of what this screen says by itself, and nobody waits for. */
const ASIDE = "aside";
/** Refusals of a hello that no second try will mend. */
const FOR_GOOD = ["no-such-room", "no-such-seat"];

const dial = (): Line => {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/socket`) as unknown as Line;
};

interface Pending {
  said: Said;
  answer: (reply: Answered) => void;
}

export class Connection {
  readonly view = signal<Seen | null>(null);
  readonly events = signal<readonly Event[]>([]);
  readonly standing = signal<Standing>("opening");
  /** Why the room would not let this screen in. */
  readonly turnedAway = signal<Refused | null>(null);
  /** The last thing this screen said that was refused; what it says next clears it. */
  readonly complaint = signal<Refused | null>(null);
  readonly token = signal<string | null>(null);

  /** Its part in the shuffle. */
  readonly sealing: Sealing;
  private line: Line | null = null;
  private readonly pending = new Map<string, Pending>();
  private greeted = false;
  private closed = false;
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ahead = 0;
  private heardAt = 0;

  constructor(
    readonly room: string,
    token: string | null = null,
    readonly as: ScreenKind = "phone",
    private readonly open: () => Line = dial,
  ) {
    this.token.value = token;
    this.sealing = new Sealing(
      room,
      () => this.token.value,
      (said) => this.line?.send(JSON.stringify({ ...said, id: ASIDE })),
    );
    document.addEventListener("visibilitychange", this.wake);
    addEventListener("online", this.wake);
    this.connect();
  }

  /** The room's time, in which deadlines are given. */
  now(): number {
    return Date.now() + this.ahead;
  }

  /** Says something, again after every reconnect until it is answered. */
  say(said: Said): Promise<Answered> {
    const id = crypto.getRandomValues(new Uint32Array(3)).join("-");
    this.complaint.value = null;
    return new Promise((answer) => {
      this.pending.set(id, { said, answer });
      if (this.greeted) this.send(id, said);
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    document.removeEventListener("visibilitychange", this.wake);
    removeEventListener("online", this.wake);
    this.hangUp();
  }

  /** Comes as a newcomer: the seat this screen had is no longer its own. */
  forget(): void {
    this.token.value = null;
    this.again();
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.hangUp();
    const line = (this.line = this.open());
    this.sealing.again();
    line.onopen = () => {
      const token = this.token.value;
      line.send(
        JSON.stringify({
          do: "hello",
          room: this.room,
          ...(token && { token }),
          ...(this.as !== "phone" && { as: this.as }),
        }),
      );
    };
    line.onmessage = ({ data }) => {
      if (line === this.line) this.hear(JSON.parse(data) as Reply);
    };
    line.onclose = () => {
      if (line === this.line) this.lost();
    };
  }

  private hangUp(): void {
    const line = this.line;
    this.line = null;
    this.greeted = false;
    line?.close();
  }

  private lost(): void {
    this.greeted = false;
    if (this.closed || this.standing.value === "turned-away") return;
    this.standing.value = "lost";
    const wait = Math.min(LATEST, SOONEST * 2 ** this.tries++);
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private again(): void {
    this.tries = 0;
    batch(() => {
      this.standing.value = "opening";
      this.turnedAway.value = null;
    });
    this.connect();
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "hidden" || this.closed) return;
    const stale = this.standing.value === "open" && Date.now() - this.heardAt > ASLEEP;
    if (this.standing.value === "lost" || stale) {
      this.tries = 0;
      this.connect();
    }
  };

  private send(id: string, said: Said): void {
    this.line?.send(JSON.stringify({ ...said, id }).padEnd(ALIKE));
  }

  private hear(reply: Reply): void {
    this.heardAt = Date.now();
    switch (reply.say) {
      case "news":
        this.fold(reply);
        break;
      case "shuffling":
        if (this.view.value) this.show({ ...this.view.value, called: reply.called });
        break;
      case "counts":
        this.counted(reply);
        break;
      case "welcome":
        this.token.value = reply.token;
        this.answered(this.waitingFor("join", "return"), reply);
        break;
      case "refused":
        this.refused(reply);
        break;
      default:
        this.answered(reply.id, reply);
    }
  }

  private fold(news: News): void {
    const { events, ...view } = news.view;
    const unseated = this.token.value !== null && this.view.value?.me != null && view.me === null;
    this.ahead = news.now - Date.now();
    batch(() => {
      this.view.value = view;
      this.events.value = news.whole ? events : [...this.events.value, ...events];
      this.standing.value = "open";
      if (unseated) this.token.value = null;
    });
    this.sealing.see(view);
    if (!this.greeted) {
      this.greeted = true;
      this.tries = 0;
      for (const [id, { said }] of this.pending) this.send(id, said);
    }
  }

  private show(view: Seen): void {
    this.view.value = view;
    this.sealing.see(view);
  }

  private counted({ counts }: Counted): void {
    const view = this.view.value;
    if (view?.live) this.view.value = { ...view, live: { ...view.live, counts } };
  }

  private refused(reply: Refused): void {
    if (reply.id === ASIDE) return;
    if (this.greeted) {
      this.complaint.value = reply;
      this.answered(reply.id, reply);
    } else if (FOR_GOOD.includes(reply.code)) {
      batch(() => {
        this.standing.value = "turned-away";
        this.turnedAway.value = reply;
      });
      this.hangUp();
    } else {
      this.line?.close();
    }
  }

  private waitingFor(...doing: string[]): string {
    for (const [id, { said }] of this.pending) if (doing.includes(said.do)) return id;
    return "";
  }

  private answered(id: string, reply: Answered): void {
    this.pending.get(id)?.answer(reply);
    this.pending.delete(id);
  }
}
