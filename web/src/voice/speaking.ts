/** The narrator's voice: recordings where there are some, else the device's own voices. */
import { signal } from "../store";
import { language } from "../i18n";
import { type Language, settings } from "../settings";

/** What was last said aloud, so that it can also be read. */
export const lastSaid = signal("");

const recorded = new Map<Language, Promise<ReadonlyMap<string, string>>>();
let playing: HTMLAudioElement | null = null;

/** Browsers let a page speak once it was touched: call this inside a tap. */
export function unlockVoice(): void {
  if (!("speechSynthesis" in window)) return;
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(""));
}

/** Says a line. `name` is what a recording of it would be called, without its ending: "6-1" is call 6, first line. */
export async function say(text: string, name = ""): Promise<void> {
  lastSaid.value = text;
  if (!settings.value.speaks) return;
  hush();
  const file = name && (await recordings(language.value)).get(name);
  if (file) {
    playing = new Audio(`/recordings/${language.value}/${file}`);
    playing.volume = settings.value.volume;
    await playing.play().catch(() => speak(text));
  } else speak(text);
}

/** Whether a line is still being said. */
export const speaks = (): boolean =>
  (playing !== null && !playing.ended) || ("speechSynthesis" in window && speechSynthesis.speaking);

/** Not a word more. */
export function hush(): void {
  playing?.pause();
  playing = null;
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}

function speak(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  const { voice, rate, volume } = settings.value;
  utterance.lang = language.value;
  utterance.rate = rate;
  utterance.volume = volume;
  utterance.voice = voices().find((each) => each.voiceURI === voice) ?? null;
  speechSynthesis.speak(utterance);
}

/** The device's voices for the language in use. */
export function voices(): SpeechSynthesisVoice[] {
  if (!("speechSynthesis" in window)) return [];
  return speechSynthesis.getVoices().filter((voice) => voice.lang.toLowerCase().startsWith(language.value));
}

/** The recordings there are, by name. Asked for once; none is the usual answer. */
function recordings(lang: Language): Promise<ReadonlyMap<string, string>> {
  const known = recorded.get(lang) ?? ask(lang);
  recorded.set(lang, known);
  return known;
}

async function ask(lang: Language): Promise<ReadonlyMap<string, string>> {
  try {
    const answer = await fetch(`/recordings/${lang}`);
    const files = answer.ok ? ((await answer.json()) as string[]) : [];
    return new Map(files.map((file) => [file.replace(/\.\w+$/, ""), file]));
  } catch {
    return new Map();
  }
}
