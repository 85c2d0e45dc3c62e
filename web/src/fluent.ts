/** Texts put into words: as much of Fluent as ours are written in. They come parsed. */
import type { FluentResource } from "@fluent/bundle";

export type Texts = FluentResource["body"];
export type Detail = string | number;
export type Details = Record<string, Detail>;

type Message = Texts[number];
type Pattern = NonNullable<Message["value"]>;
type Part = Exclude<Exclude<Pattern, string>[number], string>;
type Call = Extract<Part, { type: "func" }>;

/** What a text may have done to something that is told in it, with options. */
export type Functions = Record<string, (what: Detail, options: Record<string, Detail>) => string>;

export class Reader {
  private readonly messages: ReadonlyMap<string, Message>;
  private readonly plurals: Intl.PluralRules;
  private readonly numbers: Intl.NumberFormat;
  private readonly functions: Functions;

  constructor(language: string, texts: Texts, functions: Functions) {
    this.messages = new Map(texts.map((message) => [message.id, message]));
    this.plurals = new Intl.PluralRules(language);
    this.numbers = new Intl.NumberFormat(language);
    this.functions = {
      NUMBER: (what, options) => new Intl.NumberFormat(language, options).format(Number(what)),
      ...functions,
    };
  }

  has(id: string): boolean {
    return this.messages.has(id);
  }

  /** A text, or an attribute of one; nothing where there is none. */
  say(id: string, attribute: string | null | undefined, details: Details): string | null {
    const message = this.messages.get(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.written(pattern, details) : null;
  }

  private written(pattern: Pattern, details: Details): string {
    if (typeof pattern === "string") return pattern;
    return pattern
      .map((part) => (typeof part === "string" ? part : this.shown(this.value(part, details))))
      .join("");
  }

  private shown(value: Detail): string {
    return typeof value === "number" ? this.numbers.format(value) : value;
  }

  private value(part: Part, details: Details): Detail {
    switch (part.type) {
      case "str":
      case "num":
        return part.value;
      case "var":
        return details[part.name] ?? `{$${part.name}}`;
      case "mesg":
        return this.say(part.name, part.attr, details) ?? part.name;
      case "func":
        return this.done(part, details);
      case "select": {
        const selector = this.value(part.selector, details);
        const plural = typeof selector === "number" ? this.plurals.select(selector) : selector;
        const fits = part.variants.find(({ key }) => key.value === selector || key.value === plural);
        return this.written((fits ?? part.variants[part.star]!).value, details);
      }
      default:
        return part.name;
    }
  }

  private done({ name, args }: Call, details: Details): string {
    const values = args.flatMap((arg) => (arg.type === "narg" ? [] : [this.value(arg, details)]));
    const options = args.flatMap((arg) => (arg.type === "narg" ? [[arg.name, arg.value.value]] : []));
    return this.functions[name]!(values[0]!, Object.fromEntries(options) as Details);
  }
}
