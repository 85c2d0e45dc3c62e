/** What can be looked up: every role. */
import { t } from "../../i18n";
import type { Entry, Section } from "../../screens/rules/entries";
import { wordReference } from "./reference";

export const rules = (): Section[] => [
  { id: "words", title: "app-rules-words", entries: wordReference().roles.map(roleEntry) },
];

const roleEntry = (id: string): Entry => ({
  id,
  art: id,
  name: t(`word-role-${id}`),
  facts: [],
  about: `${t(`word-role-${id}.about`)} ${t(`word-role-${id}.more`)}`,
});
