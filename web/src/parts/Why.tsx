/** Why it ended so, step by step. */
import type { JSX } from "preact";
import { t } from "../i18n";

export const Why = ({ lines }: { lines: readonly string[] }): JSX.Element => (
  <ol class="why pad" aria-label={t("app-reveal-why")}>
    {lines.map((line) => (
      <li key={line}>
        <span>{line}</span>
      </li>
    ))}
  </ol>
);
