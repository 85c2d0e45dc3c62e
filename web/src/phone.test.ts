/** Seats that a phone holds, kept for when its page is opened again. */
import { beforeEach, expect, test } from "vitest";
import { Connection, type Line } from "./connection";
import { keepKey, keyOf } from "./keys";
import { lastRooms, Phone } from "./phone";

const silent = (): Line => ({
  onopen: null,
  onclose: null,
  onmessage: null,
  send: () => {},
  close: () => {},
});
const phoneIn = (room: string): Phone =>
  new Phone(room, "phone", (token) => new Connection(room, token, "phone", silent));

beforeEach(() => localStorage.clear());

test("comes without a seat, keeps the one it gets, and has it again next time", () => {
  const first = phoneIn("KIPU");
  expect(first.inHand.value.token.value).toBeNull();
  first.inHand.value.token.value = "ana";
  first.close();
  expect(phoneIn("KIPU").inHand.value.token.value).toBe("ana");
  expect(phoneIn("MUSO").inHand.value.token.value).toBeNull();
});

test("two players share a phone, each with a seat of their own", () => {
  const phone = phoneIn("KIPU");
  phone.seats.value[0]!.token.value = "ana";
  phone.another();
  phone.inHand.value.token.value = "ben";
  phone.close();
  const again = phoneIn("KIPU");
  expect(again.seats.value.map((seat) => seat.token.value)).toEqual(["ana", "ben"]);
  again.hand(again.seats.value[1]!);
  expect(again.inHand.value.token.value).toBe("ben");
  again.drop(again.inHand.value);
  expect(again.inHand.value.token.value).toBe("ana");
});

test("a seat that is gone is forgotten", async () => {
  localStorage.setItem("noctambule.seat.KIPU", '["ana"]');
  const phone = phoneIn("KIPU");
  phone.inHand.value.turnedAway.value = { say: "refused", id: "", code: "no-such-seat", details: {} };
  await Promise.resolve();
  expect(phone.inHand.value.token.value).toBeNull();
  expect(localStorage.getItem("noctambule.seat.KIPU")).toBeNull();
});

test("remembers the rooms it had a seat in, the last one first", () => {
  for (const room of ["KIPU", "MUSO", "KIPU"]) {
    const phone = phoneIn(room);
    phone.inHand.value.token.value = room;
    phone.close();
  }
  expect(lastRooms()).toEqual(["KIPU", "MUSO"]);
});

test("what was written by somebody else into the storage does no harm", () => {
  localStorage.setItem("noctambule.seat.KIPU", '{"not": "a list"}');
  expect(phoneIn("KIPU").seats.value).toHaveLength(1);
});

test.each(["room-deleted", "kept-out"])("of a room that says %s nothing is kept", async (code) => {
  const phone = phoneIn("KIPU");
  phone.inHand.value.token.value = "ana";
  keepKey("KIPU", "its key");
  phone.inHand.value.turnedAway.value = { say: "refused", id: "", code, details: {} };
  await Promise.resolve();
  expect([localStorage.getItem("noctambule.seat.KIPU"), keyOf("KIPU"), lastRooms()]).toEqual([
    null,
    null,
    [],
  ]);
});
