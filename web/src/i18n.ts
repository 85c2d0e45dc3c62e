/** The texts: Fluent, fetched from the server that tells the same stories; each phone in its own language. */
import { type Detail, type Details, Reader, type Texts } from "./fluent";
import { type Language, OFFERED, settings } from "./settings";
import { computed, effect, signal } from "./store";

/** Languages, each with what it calls itself. */
export const named = (languages: readonly Language[]): readonly (readonly [Language, string])[] =>
  languages.map((each) => {
    const name = new Intl.DisplayNames([each], { type: "language" }).of(each) ?? each;
    return [each, name.charAt(0).toLocaleUpperCase(each) + name.slice(1)];
  });
export const LANGUAGES = named(OFFERED);

const bundles = signal<Partial<Record<Language, Reader>>>({});
/** Chooses names of roles: the boxes of which publisher lie on the table. */
export const edition = signal<string>("ravensburger");

export const language = computed<Language>(() => settings.value.language);
const bundle = computed(() => bundles.value[language.value] ?? Object.values(bundles.value)[0]);
/** Whether there is anything to read yet. */
export const speaking = computed(() => bundle.value !== undefined);

/** French "de" before a name: "de Ben", "d'Ana". */
export function de(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return /^(?:[aeiouhœæø]|y(?![aeiou]))/.test(plain) ? `d'${name}` : `de ${name}`;
}

/** Takes a language's texts in. They come parsed: the parser stays with whoever builds the app. */
export function learn(name: Language, texts: Texts): void {
  const read = new Reader(name, texts, { DE: (who) => de(String(who)) });
  bundles.value = { ...bundles.value, [name]: read };
}

async function fetchTexts(name: Language): Promise<void> {
  if (bundles.peek()[name]) return;
  try {
    const answer = await fetch(`/texts/${name}.json`);
    if (!answer.ok) throw new Error(String(answer.status));
    learn(name, (await answer.json()) as Texts);
  } catch {
    setTimeout(() => void fetchTexts(name), 2_000);
  }
}

/** Keeps the page in the language this phone prefers. */
export function followLanguage(): void {
  effect(() => {
    document.documentElement.lang = language.value;
    void fetchTexts(language.value);
  });
}

/** A text by its id, or an attribute of one: t("app-lobby-chat.about"). A missing text shows its id, which a test forbids. */
export function t(id: string, details: Details = {}): string {
  const [name = "", attribute] = id.split(".");
  return bundle.value?.say(name, attribute, { edition: edition.value, ...details }) ?? id;
}

export function has(id: string): boolean {
  return bundle.value?.has(id) ?? false;
}

/** A role's name, or another of its words: role(id, "about"). */
export function role(id: string, attribute?: "the" | "a" | "plural" | "about" | "more"): string {
  return t(attribute ? `role-${id}.${attribute}` : `role-${id}`);
}

/** A list in a sentence: "Ana, Ben and Cleo". */
export function several(things: readonly string[]): string {
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : t("several", { most: things.slice(0, -1).join(", "), last });
}

const A_FEW = 12;
const NAMED = ["role", "artifact", "scenario", "wanted"];

function word(name: string, value: unknown): Detail {
  if (name === "roles")
    return listed(value)
      .map((each) => role(each))
      .join(", ");
  if (Array.isArray(value)) return value.slice(0, A_FEW).join(", ") + (value.length > A_FEW ? ", …" : "");
  if (typeof value === "number") return value;
  const text = String(value);
  if (NAMED.includes(name) && has(`${name}-${text}`)) return t(`${name}-${text}`);
  return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : String(value).split(", ");

/** An error or a piece of advice as one sentence: a code and its details, as the server sends them. */
export function explain({ code, details = {} }: { code: string; details?: Record<string, unknown> }): string {
  if ("question" in details) return t("not-one-of-the-answers");
  const words = Object.entries(details).map(([name, value]) => [name, word(name, value)]);
  return has(code) ? t(code, Object.fromEntries(words) as Details) : t("app-common-refused", { code });
}
