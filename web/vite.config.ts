/** Builds the app into the Python package, and serves it while it is being written. */
import { defineConfig } from "vitest/config";

const server = process.env.NOCTAMBULE_SERVER ?? "http://127.0.0.1:8000";
const asked = [
  "/rooms",
  "/texts",
  "/reference.json",
  "/check",
  "/script",
  "/referee",
  "/words",
  "/recordings",
];

/** Screens that are fetched when somebody wants one of them: never at night, and smaller together than apart. */
const LATER = /src\/screens\/((table|rules|past|cards)\/|reveal\/(Replaying|Stage))/;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../src/noctambule/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows nothing inline, pictures and fonts neither.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "later", test: LATER, priority: 2 },
            { name: "app", test: (id: string) => !LATER.test(id), priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // Tests read the texts where they are.
    fs: { allow: [".", "../src/noctambule/narrator/texts"] },
    proxy: {
      "/socket": { target: server, ws: true },
      ...Object.fromEntries(asked.map((path) => [path, server])),
    },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
});
