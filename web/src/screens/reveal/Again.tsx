/** Again: the same group, at once or with one thing changed; whoever waits is seated. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Button, Choice, Link, Sheet } from "../../look";
import { Stepper } from "../../parts/Stepper";
import type { Settings } from "../../wire";
import { MINUTES } from "../lobby/Options";
import type { RoomProps } from "../props";

export function Again({
  seat,
  view,
  onClose,
}: Omit<RoomProps, "phone"> & { onClose: () => void }): JSX.Element {
  const [settings, choose] = useState(view.settings);
  const change = (some: Partial<Settings>): void => choose({ ...settings, ...some });
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
        <Choice
          label={t("app-lobby-pace")}
          options={[
            ["quick", t("app-lobby-pace-quick")],
            ["narrated", t("app-lobby-pace-narrated")],
          ]}
          chosen={settings.pace}
          onChoose={(pace) => change({ pace })}
        />
        <Stepper
          label={t("app-lobby-day")}
          value={settings.day_minutes}
          shown={t("app-lobby-minutes", { minutes: settings.day_minutes })}
          steps={MINUTES}
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
