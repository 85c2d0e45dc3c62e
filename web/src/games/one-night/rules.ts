/** What can be looked up: every role, artifact and scenario. */
import { role, several, t } from "../../i18n";
import type { Entry, Section } from "../../screens/rules/entries";
import type { Role, Scenario } from "../../wire";
import { cardReference } from "./reference";

export function rules(): Section[] {
  const { roles, artifacts, scenarios } = cardReference();
  return [
    { id: "roles", title: "app-rules-roles", entries: roles.map(roleEntry) },
    { id: "artifacts", title: "app-rules-artifacts", entries: artifacts.map(artifactEntry) },
    { id: "scenarios", title: "app-rules-scenarios", entries: scenarios.map(scenarioEntry) },
  ];
}

const roleEntry = (each: Role): Entry => ({
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
  id,
  art: id,
  name: t(`artifact-${id}`),
  facts: [],
  about: `${t(`artifact-${id}.about`)} ${t(`artifact-${id}.more`)}`,
});

const scenarioEntry = (each: Scenario): Entry => {
  const deck = each.decks[String(each.players[0])];
  return {
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

const range = (players: readonly number[]): string => {
  const [first, last] = [players[0], players.at(-1)];
  return first === last ? String(first) : `${first}–${last}`;
};
