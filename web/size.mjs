/** Fails when the app's JavaScript, gzipped, weighs more than a phone on a slow network should wait for. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST_FOR_A_PHONE = 60_000;
/** Of the screens that are fetched when somebody wants one: table screen, past games, rules, real cards. */
const MOST_LATER = 60_000;
const LATER = /\blater-/;

const folder = new URL("../src/noctambule/server/static/", import.meta.url);
const sizes = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length])
  .sort((one, other) => other[1] - one[1]);
for (const [name, size] of sizes) console.log(`${String(size).padStart(7)}  ${name}`);

/** Says what some files weigh together, and whether that is too much. */
function tooHeavy(what, most, belongs) {
  const total = sizes.filter(([name]) => belongs(name)).reduce((sum, [, size]) => sum + size, 0);
  console.log(`${String(total).padStart(7)}  of ${most} bytes of gzipped JavaScript ${what}`);
  return total > most;
}

const heavy = [
  tooHeavy("for a phone in a game", MOST_FOR_A_PHONE, (name) => !LATER.test(name)),
  tooHeavy("for screens fetched later", MOST_LATER, (name) => LATER.test(name)),
];
if (heavy.some(Boolean)) process.exit(1);
