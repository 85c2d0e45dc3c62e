/** Everything that can be looked up, in sections of entries: the texts are the engine's own. */
import { apartOf, GAMES } from "../../games";
import { has, role, t } from "../../i18n";
import { reference } from "../../reference";

export interface Section {
  id: string;
  /** The id of its title. */
  title: string;
  entries: Entry[];
}

export interface Entry {
  id: string;
  /** The drawing beside it, where there is one. */
  art?: string;
  name: string;
  facts: string[];
  about: string;
  /** Roles shown as drawings: what a scenario is played with, the smallest table first. */
  deck?: readonly string[];
}

/** All sections: the games', and how rules are read in this house. */
export const sections = (): Section[] => [
  ...GAMES.flatMap(({ id }) => apartOf(id).rules?.() ?? []),
  { id: "rulings", title: "app-rules-rulings", entries: reference().rulings.map(rulingEntry) },
];

const rulingEntry = (id: string): Entry => ({
  id,
  name: t(`ruling-${id}`),
  facts: [id.toUpperCase()],
  about: has(`ruling-${id}`) ? t(`ruling-${id}.about`) : "",
});

/** Those in which every word looked for is found, accents and case aside; names before texts. */
export function found(all: readonly Entry[], looked: string): Entry[] {
  const words = plain(looked).split(/\s+/).filter(Boolean);
  const hits = all.filter((entry) => {
    const text = plain(
      [entry.name, entry.about, ...entry.facts, ...(entry.deck ?? []).map((id) => role(id))].join(" "),
    );
    return words.every((word) => text.includes(word));
  });
  const named = (entry: Entry): boolean => words.every((word) => plain(entry.name).includes(word));
  return [...hits.filter(named), ...hits.filter((entry) => !named(entry))];
}

const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'").toLowerCase();
