/** The cards to lay out and deal; then night falls. From here on no server is needed. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { apartOf } from "../../games";
import { t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { Copies } from "../../parts/Copies";
import { unlock } from "../../voice";
import { SoundSheet } from "../../voice/SoundSheet";
import { begin } from "./Night";
import { kept } from "./offline";
import { set, table } from "./table";

const KEPT = { now: "app-cards-kept", soon: "app-cards-keeping", never: "app-cards-not-kept" };

export function Laying(): JSX.Element {
  usePalette("night");
  const { plan, settings } = table.value;
  const [listening, listen] = useState(false);
  const cards = apartOf(settings.game).cards!;
  const { Laid } = cards;
  const { deck = [], lay_out: [dealt, ...ready] = [] } = plan ?? {};
  return (
    <main class="screen lobby at-cards laying">
      <header class="pad">
        <h1>{t("app-cards-lay")}</h1>
        <p class="lead">{dealt}</p>
      </header>
      <Copies class="pad" game={settings.game} deck={deck} size={64} />
      <div class="pad notes">
        {ready.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {Laid && <Laid />}
        <p class="small muted" role="status">
          {t(KEPT[kept.value])}
        </p>
      </div>
      <footer class="bar">
        <div class="column">
          <Button
            disabled={cards.settled?.(table.value) === false}
            onPress={() => {
              unlock();
              begin();
            }}
          >
            {t("app-cards-fall")}
          </Button>
          <div class="asides">
            <Link onPress={() => listen(true)}>{t("app-sound-title")}</Link>
            <Link onPress={() => set({ step: "choose" })}>{t("app-cards-other")}</Link>
          </div>
        </div>
      </footer>
      {listening && <SoundSheet onClose={() => listen(false)} />}
    </main>
  );
}
