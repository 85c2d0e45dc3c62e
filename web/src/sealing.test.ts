/** A phone's part in the shuffle: bound before anything is known, opened once. */
import { beforeEach, describe, expect, it } from "vitest";
import { Sealing } from "./sealing";
import { pledgeOf } from "./shuffle";
import type { View } from "./wire";

const [SEAL, NEXT] = ["5e".repeat(32), "4e".repeat(32)];

describe("a phone's part in the shuffle", () => {
  let said: Record<string, string>[];
  let token: string | null;
  const sealing = (): Sealing =>
    new Sealing(
      "WOLF",
      () => token,
      (each) => void said.push(each as never),
    );
  const view = (more: object): View =>
    ({ seats: ["Ana", "Ben"], settings: { game: "one" }, me: 1, seal: SEAL, ...more }) as unknown as View;
  const called = (pledge: string, pools = { cards: "ca" }) =>
    view({ called: { pledges: ["aa", pledge], pools } });

  beforeEach(() => {
    localStorage.clear();
    said = [];
    token = "a token of mine";
  });

  it("is bound once, to a seal that it is shown, and opens when all is settled", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(view({}));
    const { opening } = phone.part(SEAL)!;
    expect(opening).toMatch(/^[0-9a-f]{32}$/);
    expect(said).toEqual([{ do: "pledge", seal: SEAL, pledge: pledgeOf(SEAL, opening) }]);
    phone.see(called(pledgeOf(SEAL, opening)));
    phone.see(called(pledgeOf(SEAL, opening)));
    expect(said.slice(1)).toEqual([{ do: "open", opening }]);
  });

  it("gives the same after a reload", () => {
    sealing().see(view({}));
    const phone = sealing();
    const { opening } = phone.part(SEAL)!;
    phone.see(called(pledgeOf(SEAL, opening)));
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual({ do: "open", opening });
  });

  it("draws anew for another seal, and another seat", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(view({ seal: NEXT, commitment: SEAL }));
    expect(phone.part(NEXT)!.opening).not.toBe(phone.part(SEAL)!.opening);
    expect(phone.part(SEAL)!.broken).toBe(undefined);
    const mine = phone.part(NEXT)!.opening;
    token = "somebody else's";
    sealing().see(view({ seal: NEXT }));
    expect(sealing().part(NEXT)!.opening).not.toBe(mine);
  });

  it("opens nothing that it was not bound to, nor for another call with the same seal", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(called("bb"));
    expect(said).toHaveLength(1);
    expect(phone.part(SEAL)!.broken).toBe(undefined);
    phone.again();
    phone.see(called("bb", { cards: "cb" }));
    phone.see(called(pledgeOf(SEAL, phone.part(SEAL)!.opening)));
    expect(said.filter((each) => each.do === "open")).toEqual([]);
    expect(phone.part(SEAL)!.broken).toBe(true);
  });

  it("notices a deal by another secret than was sealed", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(view({ seal: undefined, commitment: NEXT }));
    expect(phone.part(NEXT)!.broken).toBe(true);
  });

  it("is nothing without a seat, and is remembered all the same", () => {
    token = null;
    const screen = sealing();
    screen.see(view({ me: null }));
    screen.see(called("bb"));
    expect(said).toEqual([]);
    expect(screen.part(SEAL)!.pledges).toEqual(["aa", "bb"]);
  });
});
