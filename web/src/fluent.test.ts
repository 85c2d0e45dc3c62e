/** Every text there is, word for word as Fluent's own library has it. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { type Detail, Reader } from "./fluent";
import { LANGUAGES } from "./i18n";

const texts = import.meta.glob<string>("../../src/noctambule/narrator/texts/*/{*,app/*}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The library leaves out the sign that the narrator says. */
const OTHERWISE = ["percent"];
const VALUES: readonly Detail[] = [0, 1, 2, 0.125, 12_345, "Ana", "bezier", "left", "village"];

test.each(LANGUAGES)("all that can be said in %s", (language) => {
  const files = Object.entries(texts).filter(([path]) => path.includes(`/texts/${language}/`));
  const source = files.map(([, text]) => text).join("\n");
  const resource = new FluentResource(source);
  const bundle = new FluentBundle(language, {
    functions: { DE: ([who]) => `de ${who?.valueOf()}` },
    useIsolating: false,
  });
  bundle.addResource(resource);
  const reader = new Reader(language, resource.body, { DE: (who) => `de ${who}` });
  const named = [...new Set(source.match(/\$[\w-]+/g))].map((name) => name.slice(1));
  const filled = VALUES.map((each) => Object.fromEntries(named.map((name) => [name, each])));
  const odd: string[] = [];
  let said = 0;
  for (const { id, value, attributes } of resource.body)
    for (const [name, pattern] of [[undefined, value], ...Object.entries(attributes)] as const)
      for (const details of filled) {
        const errors: Error[] = [];
        const expected = pattern === null ? null : bundle.formatPattern(pattern, details, errors);
        if (errors.length || OTHERWISE.includes(id)) continue;
        if (reader.say(id, name, details) !== expected) odd.push(`${id} of ${Object.values(details)[0]}`);
        said += 1;
      }
  expect(odd).toEqual([]);
  expect(said).toBeGreaterThan(5_000);
});
