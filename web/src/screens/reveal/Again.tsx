/** Again: the same group, at once or with one thing changed; whoever waits is seated. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Button, Choice, Link, Sheet } from "../../look";
import type { RoomProps } from "../props";

export function Again({
  seat,
  view,
  onClose,
}: Omit<RoomProps, "phone"> & { onClose: () => void }): JSX.Element {
  const [pace, choose] = useState(view.settings.pace);
  const deal = async (): Promise<void> => {
    await seat.say({ do: "abandon" });
    if (pace !== view.settings.pace) await seat.say({ do: "choose", settings: { ...view.settings, pace } });
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
          chosen={pace}
          onChoose={choose}
        />
        <Button onPress={() => void deal()}>{t("app-reveal-deal-again")}</Button>
        <Link wide onPress={() => void seat.say({ do: "abandon" })}>
          {t("app-reveal-change")}
        </Link>
      </div>
    </Sheet>
  );
}
