/** SHA-256, made here. */

const PRIMES = primes(64);
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const STARTS = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

/** SHA-256, in hex: browsers keep their own from pages without TLS, as most tables at home are. */
export function sha256(said: Uint8Array | string): string {
  const message = typeof said === "string" ? new TextEncoder().encode(said) : said;
  const whole = new Uint8Array(((message.length + 72) >> 6) << 6);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 4, message.length * 8);
  const state = [...STARTS];
  const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
  for (let block = 0; block < whole.length; block += 64) {
    const words: number[] = [];
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let nth = 0; nth < 64; nth++) {
      const [two, fifteen] = [words[nth - 2] ?? 0, words[nth - 15] ?? 0];
      const word =
        nth < 16
          ? view.getInt32(block + nth * 4)
          : (words[nth - 16]! +
              (turn(fifteen, 7) ^ turn(fifteen, 18) ^ (fifteen >>> 3)) +
              words[nth - 7]! +
              (turn(two, 17) ^ turn(two, 19) ^ (two >>> 10))) |
            0;
      words.push(word);
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[nth]! + word;
      const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(one + other) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, nth) => (state[nth] = (state[nth]! + word) | 0));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
