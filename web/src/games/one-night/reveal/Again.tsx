/** Again: the same group, at once or with one thing changed; whoever waits is seated. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { several, t } from "../../../i18n";
import { Button, Link, Sheet } from "../../../look";
import { Minutes, PaceChoice } from "../../../screens/lobby/Options";
import type { RoomProps } from "../../../screens/props";
import type { OneNightSettings } from "../../../wire";

export function Again({
  seat,
  view,
  onClose,
}: Omit<RoomProps, "phone"> & { onClose: () => void }): JSX.Element {
  const [settings, choose] = useState(view.settings as OneNightSettings);
  const change = (some: Partial<OneNightSettings>): void => choose({ ...settings, ...some });
  const deal = async (): Promise<void> => {
    await seat.say({ do: "abandon" });
    if (settings !== view.settings) await seat.say({ do: "choose", settings });
    await seat.say({ do: "start" });
  };
  return (
    <Sheet title={t("app-reveal-again-title")} onClose={onClose}>
      <div class="again">
        {view.waiting.length > 0 && (
          <p class="lead">
            {t("app-reveal-joining", { names: several(view.waiting), count: view.waiting.length })}
          </p>
        )}
        <PaceChoice settings={settings} change={change} />
        <Minutes
          label={t("app-lobby-day")}
          minutes={settings.day_minutes}
          onChange={(day_minutes) => change({ day_minutes })}
        />
        <Button onPress={() => void deal()}>{t("app-reveal-deal-again")}</Button>
        <Link wide onPress={() => void seat.say({ do: "abandon" })}>
          {t("app-reveal-change")}
        </Link>
      </div>
    </Sheet>
  );
}
