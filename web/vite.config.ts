/** Builds the app into the Python package, and serves it while it is being written. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const server = process.env.NOCTAMBULE_SERVER ?? "http://127.0.0.1:8000";
const asked = [
  "/rooms",
  "/texts",
  "/reference.json",
  "/check",
  "/script",
  "/referee",
  "/words",
  "/sets",
  "/keeping.json",
  "/recordings",
];

/** Screens that are fetched when somebody wants one of them: never at night, and smaller together than apart. */
const LATER = /src\/(screens|games\/[\w-]+)\/(table|rules|past|cards|replay|apart|sets|keeping|door)\b/;

const WORKER = /src\/worker\//;

/** Elements are made by calls with their children as arguments, which are shorter than those with a property for them. */
function elements(): Plugin {
  return {
    name: "elements",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith(".tsx") ? `import { Fragment, h } from "preact"; ${code}` : undefined,
  };
}

/** Paths in a variable of the environment, separated as in PATH. */
const paths = (name: string): string[] => (process.env[name] ?? "").split(delimiter).filter(Boolean);

/** Further games from the modules in NOCTAMBULE_GAMES, each of which exports `game`: how a test plays one of its own. */
function moreGames(): Plugin {
  const name = "virtual:more-games";
  const modules = paths("NOCTAMBULE_GAMES").map((path) => JSON.stringify(resolve(path)));
  return {
    name: "more-games",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) =>
      id === `\0${name}`
        ? [
            ...modules.map((path, nth) => `import { game as game${nth} } from ${path};`),
            `export const more = [${modules.map((_, nth) => `game${nth}`).join()}];`,
          ].join("\n")
        : undefined,
  };
}

/** All style is in one sheet, so what is fetched later needs nothing beside it, nor Vite's code that would see to that. */
function plainImports(): Plugin {
  return {
    name: "plain-imports",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
  };
}

/** Tells the service worker which files make up the app, and by which name it knows this build of it. */
function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    enforce: "post", // once the style sheet is there too
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("there is no service worker");
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replace(/["'`]%FILES%["'`]/, JSON.stringify(files.map((name) => `/${name}`)))
        .replace("%BUILD%", build);
    },
  };
}

type Body = FluentResource["body"];

/** The language that all others are written from, and that stands in for what is not said yet. */
const SOURCE = "en";
const TEXTS = here("../src/noctambule/narrator/texts/");

/** What is said in some folders, parsed. */
function said(folders: string[]): Body {
  const written = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ftl"))
      .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
  );
  return new FluentResource(written.join("\n")).body;
}

/** The languages that say all there is to say, English first, as the server finds them too. */
function offered(): string[] {
  const names = (language: string): string[] =>
    said([TEXTS + language]).flatMap(({ id, attributes }) => [
      id,
      ...Object.keys(attributes).map((name) => `${id}.${name}`),
    ]);
  const wanted = names(SOURCE);
  const whole = readdirSync(TEXTS).filter((language) => {
    const own = new Set(names(language));
    return language !== SOURCE && wanted.every((name) => own.has(name));
  });
  return [SOURCE, ...whole.sort()];
}

/** A language over the English one. */
function over(english: Body, body: Body): Body {
  const own = new Map(body.map((message) => [message.id, message]));
  return english.map((message) => {
    const { value = null, attributes = {} } = own.get(message.id) ?? {};
    return {
      ...message,
      value: value ?? message.value,
      attributes: { ...message.attributes, ...attributes },
    };
  });
}

/** Puts the narrator's texts beside the app, with those in the folders of NOCTAMBULE_TEXTS, parsed: a phone need neither
 * do that nor carry what does it. */
function texts(): Plugin {
  const more = paths("NOCTAMBULE_TEXTS");
  const body = (language: string): Body =>
    said([
      TEXTS + language,
      ...more.map((path) => resolve(path, language)).filter((path) => existsSync(path)),
    ]);
  return {
    name: "texts",
    config: () => ({ define: { OFFERED_LANGUAGES: JSON.stringify(offered()) } }),
    generateBundle() {
      for (const language of readdirSync(TEXTS)) {
        const source = JSON.stringify(over(body(SOURCE), body(language)));
        this.emitFile({ type: "asset", fileName: `texts/${language}.json`, source });
      }
    },
  };
}

/** Lays a packed copy beside every text file: the server sends that to whoever can read it. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|json|svg|webmanifest)$/.test(file)) continue;
        writeFileSync(`${dir}/${file}.gz`, gzipSync(readFileSync(`${dir}/${file}`), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [elements(), moreGames(), plainImports(), texts(), shell(), packed()],
  // A game from elsewhere is drawn with what is here.
  resolve: { dedupe: ["preact"] },
  oxc: { jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" } },
  build: {
    outDir: process.env.NOCTAMBULE_APP ?? "../src/noctambule/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The page's policy allows nothing inline, pictures and fonts neither.
    assetsInlineLimit: 0,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/worker/sw.ts") },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "later", test: LATER, priority: 2 },
            { name: "app", test: (id: string) => !LATER.test(id) && !WORKER.test(id), priority: 1 },
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
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/reference.setup.ts"],
  },
});
