/** This phone at a table: the seats it holds (friends may share a phone), which of them is in hand, and their secrets. */
import { Connection, type ScreenKind } from "./connection";
import { keep, recall } from "./kept";
import { keepKey } from "./keys";
import { computed, effect, signal } from "./store";

const key = (room: string): string => `noctambule.seat.${room}`;
const ROOMS = "noctambule.rooms";
const ROOMS_KEPT = 8;

/** The room that was opened to play with bots alone. */
export const alone = signal("");

export class Phone {
  readonly seats = signal<readonly Connection[]>([]);
  private readonly held = signal(0);
  /** The connection whose seat is in hand. */
  readonly inHand = computed(() => this.seats.value[this.held.value] ?? this.seats.value[0]!);
  private readonly stop: () => void;

  constructor(
    readonly room: string,
    readonly as: ScreenKind = "phone",
    private readonly connect = (token: string | null): Connection => new Connection(room, token, as),
  ) {
    const tokens = as === "phone" ? kept(room) : [];
    this.seats.value = (tokens.length ? tokens : [null]).map((token) => this.connect(token));
    const keeping = effect(() => this.keep());
    const minding = effect(() => this.mind());
    this.stop = () => {
      keeping();
      minding();
    };
  }

  /** Hands the phone to whoever sits at that connection. */
  hand(connection: Connection): void {
    this.held.value = this.seats.value.indexOf(connection);
  }

  /** Another player on this phone: a newcomer's connection, in hand. */
  another(): void {
    const connection = this.connect(null);
    this.seats.value = [...this.seats.value, connection];
    this.hand(connection);
  }

  /** Puts a newcomer's connection away again. */
  drop(connection: Connection): void {
    if (this.seats.value.length === 1) return;
    connection.close();
    this.seats.value = this.seats.value.filter((other) => other !== connection);
    this.held.value = 0;
  }

  close(): void {
    this.stop();
    for (const connection of this.seats.value) connection.close();
  }

  private keep(): void {
    const tokens = this.seats.value.map((seat) => seat.token.value).filter((token) => token !== null);
    if (this.as !== "phone") return;
    write(key(this.room), tokens);
    if (tokens.length)
      write(ROOMS, [this.room, ...lastRooms().filter((room) => room !== this.room)].slice(0, ROOMS_KEPT));
  }

  /** What this phone has of a room that is no more, or no more for it. */
  private forget(): void {
    keepKey(this.room, null);
    write(key(this.room), []);
    write(
      ROOMS,
      lastRooms().filter((room) => room !== this.room),
    );
  }

  /** A seat that is gone leaves a newcomer behind, or nothing where this phone holds others. */
  private mind(): void {
    for (const seat of this.seats.value) {
      const why = seat.turnedAway.value?.code;
      if (why === "room-deleted" || why === "kept-out") this.forget();
      if (why !== "no-such-seat") continue;
      queueMicrotask(() => (this.seats.value.length > 1 ? this.drop(seat) : seat.forget()));
    }
  }
}

/** The rooms this phone has been in, the last one first. */
export function lastRooms(): string[] {
  return read(ROOMS);
}

function kept(room: string): string[] {
  return read(key(room));
}

/** A list kept on this phone. */
export function read(name: string): string[] {
  const found = recall(name);
  return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
}

export const write = (name: string, list: string[]): void => keep(name, list.length ? list : null);
