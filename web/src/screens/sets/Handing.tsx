/** Another phone keeps a set by its link, another machine by its file. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Share } from "../../parts/Share";
import type { OwnSet } from "../../wire";

export const Handing = ({ one: { id, link, file } }: { one: OwnSet }): JSX.Element => (
  <div class="sit">
    <label for="set-link">{t("app-lobby-sets-link")}</label>
    <input
      id="set-link"
      class="field"
      readOnly
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Share link={link} />
    <a
      class="link"
      download={`${id}.yaml`}
      href={`data:application/yaml;charset=utf-8,${encodeURIComponent(file)}`}
    >
      {t("app-lobby-sets-file")}
    </a>
  </div>
);
