/** Texts as they are written, for tests: the app itself is handed them parsed. */
import { FluentResource } from "@fluent/bundle";
import { learn } from "./i18n";
import type { Language } from "./settings";

export function read(language: Language, source: string): void {
  learn(language, new FluentResource(source).body);
}
