/** Everything that can be looked up, as entries of one list: the texts are the engine's own. */
import { has, role, several, t } from "../../i18n";
import type { Reference, Role, Scenario } from "../../reference";

export const SECTIONS = ["roles", "artifacts", "scenarios", "words", "rulings"] as const;
export type Section = (typeof SECTIONS)[number];

export interface Entry {
  section: Section;
  id: string;
  /** The drawing beside it, where there is one. */
  art?: string;
  name: string;
  facts: string[];
  about: string;
  /** Roles shown as drawings: what a scenario is played with, the smallest table first. */
  deck?: readonly string[];
}

export function entries(reference: Reference): Entry[] {
  return [
    ...reference.roles.map(roleEntry),
    ...reference.artifacts.map(artifactEntry),
    ...reference.scenarios.map(scenarioEntry),
    ...reference.words.roles.map(wordEntry),
    ...reference.rulings.map(rulingEntry),
  ];
}

const roleEntry = (each: Role): Entry => ({
  section: "roles",
  id: each.id,
  art: each.id,
  name: role(each.id),
  facts: [
    t(`team-${each.team}`),
    each.wakes.length ? t("app-rules-wakes", { calls: several(each.wakes) }) : t("app-rules-sleeps"),
    t("app-rules-copies", { count: each.copies }),
    several(Object.keys(each.boxes).map((box) => t(`box-${box}`))),
  ],
  about: `${role(each.id, "about")} ${role(each.id, "more")}`,
});

const artifactEntry = (id: string): Entry => ({
  section: "artifacts",
  id,
  art: id,
  name: t(`artifact-${id}`),
  facts: [],
  about: `${t(`artifact-${id}.about`)} ${t(`artifact-${id}.more`)}`,
});

const scenarioEntry = (each: Scenario): Entry => {
  const deck = each.decks[String(each.players[0])];
  return {
    section: "scenarios",
    id: each.id,
    name: t(`scenario-${each.id}`),
    facts: [
      ...(each.difficulty ? [t(`difficulty-${each.difficulty}`)] : []),
      t("app-rules-players", { range: range(each.players) }),
      several(each.boxes.map((box) => t(`box-${box}`))),
    ],
    about: t(`scenario-${each.id}.about`),
    ...(deck && { deck }),
  };
};

const wordEntry = (id: string): Entry => ({
  section: "words",
  id,
  art: id,
  name: t(`word-role-${id}`),
  facts: [],
  about: `${t(`word-role-${id}.about`)} ${t(`word-role-${id}.more`)}`,
});

const rulingEntry = (id: string): Entry => ({
  section: "rulings",
  id,
  name: t(`ruling-${id}`),
  facts: [id.toUpperCase()],
  about: has(`ruling-${id}`) ? t(`ruling-${id}.about`) : "",
});

const range = (players: readonly number[]): string => {
  const [first, last] = [players[0], players.at(-1)];
  return first === last ? String(first) : `${first}–${last}`;
};

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
