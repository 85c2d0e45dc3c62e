/** A line that breaks, and what is said over it. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Line } from "./connection";
import { device, keepKey, keyOf } from "./keys";
import type { Event as Happened, View } from "./wire";

class FakeLine implements Line {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hears(reply: object): void {
    this.onmessage?.({ data: JSON.stringify(reply) });
  }
}

const event = (kind: string): Happened => ({ kind, call: "1", step: 0, seat: 0, places: [], what: [] });
const news = (view: Partial<View> = {}, whole = true, now = 0): object => ({
  say: "news",
  v: 1,
  whole,
  now,
  view: { room: "KIPU", me: 0, events: [], ...view },
});

const lines: FakeLine[] = [];
const open: Connection[] = [];
const last = (): FakeLine => lines.at(-1)!;
const connect = (token: string | null = "secret"): Connection => {
  const connection = new Connection("KIPU", token, "phone", () => {
    lines.push(new FakeLine());
    return last();
  });
  open.push(connection);
  last().onopen?.();
  return connection;
};

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  for (const connection of open.splice(0)) connection.close();
  vi.useRealTimers();
});

test("says hello with the seat's token first, and nothing else before the first news", () => {
  const seat = connect();
  void seat.say({ do: "ready" });
  expect(last().sent).toEqual([{ do: "hello", room: "KIPU", token: "secret", device: device() }]);
  last().hears(news());
  expect(last().sent[1]).toMatchObject({ do: "ready" });
});

test("a whole view replaces the events, news add to them", () => {
  const seat = connect();
  last().hears(news({ events: [event("dealt")] }));
  last().hears(news({ events: [event("looked")] }, false));
  expect(seat.events.value.map(({ kind }) => kind)).toEqual(["dealt", "looked"]);
  last().hears(news({ events: [] }));
  expect(seat.events.value).toEqual([]);
});

test("counts change the view, and nothing else in it", () => {
  const seat = connect();
  const live = {
    game: "one-night",
    phase: "deal",
    counts: { ready: 1, enough: 0, voted: 0 },
  } as NonNullable<View["live"]>;
  last().hears(news({ live, events: [event("dealt")] }));
  last().hears({ say: "counts", v: 2, counts: { ready: 3, enough: 0, voted: 0 } });
  expect(seat.view.value?.live).toMatchObject({ phase: "deal", counts: { ready: 3 } });
  expect(seat.events.value).toHaveLength(1);
});

test("what was not acknowledged is said again under the same id after a reconnect, and once only when it was", async () => {
  const seat = connect();
  last().hears(news());
  const tapped = seat.say({ do: "tap", beat: 0, answer: 2 });
  const first = last().sent[1];
  last().onclose?.();
  expect(seat.standing.value).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  last().onopen?.();
  last().hears(news());
  expect(last().sent[1]).toEqual(first);
  last().hears({ say: "done", id: first!.id, v: 2 });
  expect(await tapped).toMatchObject({ say: "done" });
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().onopen?.();
  last().hears(news());
  expect(last().sent).toHaveLength(1);
});

test("waits longer from try to try, and not at all when the network comes back", () => {
  connect();
  for (const least of [0, 400, 1_000]) {
    const tries = lines.length;
    last().onclose?.();
    vi.advanceTimersByTime(least * 0.7);
    expect(lines).toHaveLength(tries);
    vi.advanceTimersByTime(10_000);
    expect(lines).toHaveLength(tries + 1);
  }
  last().onclose?.();
  const tries = lines.length;
  dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(tries + 1);
});

test("a refusal is told to who spoke, and stands until something else is said", async () => {
  const seat = connect(null);
  last().hears(news({ me: null }));
  const joined = seat.say({ do: "join", name: "Ana" });
  const { id } = last().sent[1]!;
  last().hears({ say: "refused", id, code: "same-name-twice", details: { name: "Ana" } });
  expect(await joined).toMatchObject({ code: "same-name-twice" });
  expect(seat.complaint.value?.code).toBe("same-name-twice");
  const again = seat.say({ do: "join", name: "Anna" });
  expect(seat.complaint.value).toBeNull();
  last().hears({ say: "welcome", seat: 0, token: "new" });
  expect(await again).toMatchObject({ say: "welcome" });
  expect(seat.token.value).toBe("new");
});

test("a room that is not there is not knocked at again", () => {
  const seat = connect();
  last().hears({ say: "refused", id: "", code: "no-such-room", details: {} });
  last().onclose?.();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  expect(seat.turnedAway.value?.code).toBe("no-such-room");
});

test("who is sent away from the table holds no token any more; who waits for a seat does", () => {
  const sent = connect();
  last().hears(news({ me: 1 }));
  last().hears(news({ me: null }, false));
  expect(sent.token.value).toBeNull();
  const waits = connect();
  last().hears(news({ me: null }));
  last().hears(news({ me: null }, false));
  expect(waits.token.value).toBe("secret");
});

test("the room's time is told with the news, whatever this phone's clock says", () => {
  vi.setSystemTime(1_000_000);
  const seat = connect();
  last().hears(news({}, true, 5_000_000));
  vi.advanceTimersByTime(250);
  expect(seat.now()).toBe(5_000_250);
});

const refused = (code: string, id = ""): object => ({ say: "refused", id, code, details: {} });

test("keeps the room's key when it is handed it, and shows it with every hello", () => {
  keepKey("KIPU", null);
  const seat = connect();
  last().hears(news());
  last().hears({ say: "key", key: "of the room" });
  expect(keyOf("KIPU")).toBe("of the room");
  seat.forget();
  last().onopen?.();
  expect(last().sent[0]).toMatchObject({ do: "hello", key: "of the room", device: device() });
  keepKey("KIPU", null);
});

test("waits outside where the door is shut, knocks, and is in when there is news", async () => {
  const seat = connect(null);
  last().hears(refused("room-asks"));
  expect(seat.standing.value).toBe("outside");
  expect(seat.turnedAway.value?.code).toBe("room-asks");
  expect(last().closed).toBe(false);
  const answer = seat.say({ do: "knock", name: "Mia" });
  expect(last().sent[1]).toMatchObject({ do: "knock", name: "Mia" });
  last().hears({ say: "welcome", seat: 3, token: "mia" });
  last().hears(news({ me: 3 }));
  expect((await answer).say).toBe("welcome");
  expect([seat.standing.value, seat.token.value, seat.turnedAway.value]).toEqual(["open", "mia", null]);
});

test("knocks again when the line broke before anybody answered", () => {
  const seat = connect(null);
  last().hears(refused("room-asks"));
  void seat.say({ do: "knock", name: "Mia" });
  last().onclose?.();
  vi.advanceTimersByTime(1_000);
  last().onopen?.();
  last().hears(refused("room-asks"));
  expect(last().sent[1]).toMatchObject({ do: "knock", name: "Mia" });
});

test("a screen that was inside when the door was shut shows nothing any more", () => {
  const seat = connect(null);
  last().hears(news({ me: null }));
  last().hears(refused("room-locked"));
  expect([seat.standing.value, seat.view.value]).toEqual(["outside", null]);
  expect(last().closed).toBe(false);
  last().hears(news({ me: null }));
  expect(seat.standing.value).toBe("open");
});

test.each(["kept-out", "room-deleted"])("who hears %s while there is done with the room", (code) => {
  const seat = connect();
  last().hears(news());
  const before = lines.length;
  last().hears(refused(code));
  expect([seat.standing.value, seat.turnedAway.value?.code]).toEqual(["turned-away", code]);
  vi.advanceTimersByTime(60_000);
  expect(lines.length).toBe(before);
});

test("who was removed is told so at the entrance, and is a newcomer", () => {
  const seat = connect();
  last().hears(news({ me: 0 }));
  last().hears(refused("removed"));
  last().hears(news({ me: null }));
  expect([seat.complaint.value?.code, seat.token.value]).toEqual(["removed", null]);
});
