/** Fails when the app's JavaScript, gzipped, weighs more than a phone on a slow network should wait for. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const MOST = 60_000;
const folder = new URL("../src/noctambule/server/static/", import.meta.url);
const sizes = readdirSync(folder, { recursive: true })
  .filter((name) => name.endsWith(".js"))
  .map((name) => [name, gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length])
  .sort((one, other) => other[1] - one[1]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes) console.log(`${String(size).padStart(7)}  ${name}`);
console.log(`${String(total).padStart(7)}  of ${MOST} bytes of gzipped JavaScript`);
if (total > MOST) process.exit(1);
