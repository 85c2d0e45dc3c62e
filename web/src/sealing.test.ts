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
  const called = (pledge: string, pools = { cards: "ca" }, more = {}) =>
    view({ called: { pledges: ["aa", pledge], pools }, ...more });
  const sealOf = (game: number): string => `${game + 2}`.padStart(64, "0");

  beforeEach(() => {
    localStorage.clear();
    said = [];
    token = "a token of mine";
  });

  it("is bound once, and opens when all is settled what it is bound to then", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(view({}));
    expect(said).toEqual([{ do: "pledge", pledge: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const [{ pledge }] = said as [{ pledge: string }];
    phone.see(called(pledge));
    const opening = phone.part(SEAL)!.opening!;
    expect(said[1]).toEqual({ do: "open", opening });
    expect(pledgeOf(opening)).toBe(pledge);
    phone.see(view({ seal: NEXT, commitment: SEAL }));
    expect(said).toHaveLength(2);
    phone.see(called(opening, { cards: "ca" }, { seal: NEXT, commitment: SEAL }));
    expect(pledgeOf(said[2]!.opening!)).toBe(opening);
    expect(phone.part(SEAL)!.broken ?? phone.part(NEXT)!.broken).toBe(undefined);
  });

  it("gives the same after a reload, before the call and after it", () => {
    sealing().see(view({}));
    const pledge = said[0]!.pledge!;
    const phone = sealing();
    phone.see(called(pledge));
    expect(said[1]).toEqual(said[0]);
    const again = sealing();
    again.see(called(pledge));
    expect(said[4]).toEqual(said[2]);
    expect(pledgeOf(said[4]!.opening!)).toBe(pledge);
    expect(said[3]!.pledge).toBe(said[2]!.opening);
  });

  it("draws anew for another seat, and when all is given away", () => {
    const phone = sealing();
    phone.see(view({}));
    token = "somebody else's";
    sealing().see(view({}));
    expect(said[1]!.pledge).not.toBe(said[0]!.pledge);
    token = "a token of mine";
    let pledge = said[0]!.pledge!;
    for (let game = 0; game < 64; game++) {
      const seal = sealOf(game);
      phone.see(called(pledge, { cards: "ca" }, { seal, commitment: sealOf(game - 1) }));
      pledge = said.at(-1)!.opening!;
    }
    phone.see(view({ seal: sealOf(64), commitment: sealOf(63) }));
    expect(said.at(-1)!.pledge).not.toBe(pledge);
  });

  it("opens nothing that it was not bound to, and knows that it was replaced", () => {
    const phone = sealing();
    phone.see(view({}));
    phone.see(called("bb"));
    expect(said).toHaveLength(1);
    expect(phone.part(SEAL)).toMatchObject({ replaced: true, pledges: ["aa", "bb"] });
    phone.see(called("", { cards: "ca" }, { seal: NEXT }));
    expect(phone.part(NEXT)!.replaced).toBe(undefined);
  });

  it("opens nothing for another call with the same seal", () => {
    const phone = sealing();
    phone.see(view({}));
    const pledge = said[0]!.pledge!;
    phone.see(called(pledge));
    phone.again();
    phone.see(called(said[1]!.opening!));
    phone.see(called(pledge, { cards: "cb" }));
    expect(said.filter((each) => each.do === "open")).toHaveLength(1);
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
