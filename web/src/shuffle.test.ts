/** The shuffle's seal, checked without the browser's own hashing. */
import { beforeEach, describe, expect, it } from "vitest";
import { noteSeal, sealFits, sha256 } from "./shuffle";

/** As the browser does it, where it may. */
async function theirs(message: Uint8Array<ArrayBuffer>): Promise<string> {
  const hashed = new Uint8Array(await crypto.subtle.digest("SHA-256", message));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

describe("the seal", () => {
  beforeEach(() => localStorage.clear());

  it("is SHA-256, whatever the length", async () => {
    for (let length = 0; length < 150; length++) {
      const message = Uint8Array.from({ length }, (_, nth) => (nth * 37 + length) % 256);
      expect(sha256(message)).toBe(await theirs(message));
    }
  });

  it("fits its own secret only", () => {
    const seal = sha256(new Uint8Array(32));
    expect(sealFits("WOLF", 1, seal, "00".repeat(32))).toBe(true);
    expect(sealFits("WOLF", 1, seal, "01".repeat(32))).toBe(false);
  });

  it("must be the one that was shown in this game", () => {
    const [seal, secret] = [sha256(new Uint8Array(32)), "00".repeat(32)];
    noteSeal("WOLF", 2, "another");
    expect(sealFits("WOLF", 2, seal, secret)).toBe(false);
    expect(sealFits("WOLF", 1, seal, secret)).toBe(true);
    noteSeal("WOLF", 2, seal);
    expect(sealFits("WOLF", 2, seal, secret)).toBe(true);
    noteSeal("WOLF", 2, undefined);
    expect(localStorage.getItem("noctambule.seal.WOLF")).toBe(null);
  });
});
