/** Builds the app into the Python package, and serves it while it is being written. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
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

/** Which every other language is written from, and which stands in for what is not said yet. */
const SOURCE = "en";

/** What each language says, parsed. */
function languages(): Map<string, Body> {
  const folder = here("../src/noctambule/narrator/texts/");
  const said = readdirSync(folder).map((language): [string, Body] => {
    const files = readdirSync(folder + language, { recursive: true, encoding: "utf8" }).sort();
    const written = files.filter((name) => name.endsWith(".ftl"));
    const source = written.map((name) => readFileSync(`${folder}${language}/${name}`, "utf8"));
    return [language, new FluentResource(source.join("\n")).body];
  });
  return new Map(said);
}

/** Everything that a language says, by name. */
const names = (body: Body): string[] =>
  body.flatMap(({ id, attributes }) => [id, ...Object.keys(attributes).map((name) => `${id}.${name}`)]);

/** The languages that say all there is to say, English first, as the server finds them too. */
function offered(said: Map<string, Body>): string[] {
  const wanted = names(said.get(SOURCE)!);
  const whole = [...said].filter(([, body]) => {
    const here = new Set(names(body));
    return wanted.every((name) => here.has(name));
  });
  const others = whole.map(([language]) => language).filter((language) => language !== SOURCE);
  return [SOURCE, ...others.sort()];
}

/** A language over the English one. */
function over(english: Body, body: Body): Body {
  const said = new Map(body.map((message) => [message.id, message]));
  return english.map((message) => {
    const { value = null, attributes = {} } = said.get(message.id) ?? {};
    return {
      ...message,
      value: value ?? message.value,
      attributes: { ...message.attributes, ...attributes },
    };
  });
}

/** Puts the narrator's texts beside the app, parsed: a phone need neither do that nor carry what does it. */
function texts(): Plugin {
  return {
    name: "texts",
    config: () => ({ define: { OFFERED_LANGUAGES: JSON.stringify(offered(languages())) } }),
    generateBundle() {
      const said = languages();
      for (const [language, body] of said) {
        const source = JSON.stringify(over(said.get(SOURCE)!, body));
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

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [elements(), plainImports(), texts(), shell(), packed()],
  oxc: { jsx: { runtime: "classic", pragma: "h", pragmaFrag: "Fragment" } },
  build: {
    outDir: "../src/noctambule/server/static",
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
