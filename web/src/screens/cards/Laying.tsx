/** The cards to lay out and deal, who is mayor; then night falls. From here on no server is needed. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Button, Choice, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { unlock } from "../../voice";
import { SoundSheet } from "../../voice/SoundSheet";
import { counted } from "../lobby/deck";
import { begin } from "./Night";
import { kept } from "./offline";
import { set, table } from "./table";

const KEPT = { now: "app-cards-kept", soon: "app-cards-keeping", never: "app-cards-not-kept" };

export function Laying(): JSX.Element {
  usePalette("night");
  const { plan, names, settings, mayor, lastMayor } = table.value;
  const [listening, listen] = useState(false);
  const words = settings.game === "werewords";
  const { deck = [], center_werewolf: extra, artifacts = [] } = plan ?? {};
  const heir = lastMayor === null ? "" : (names[(lastMayor + 1) % names.length] ?? "");
  return (
    <main class="screen lobby at-cards laying">
      <header class="pad">
        <h1>{t("app-cards-lay")}</h1>
        <p class="lead">{words ? t("app-cards-lay-words") : t("app-cards-lay-cards")}</p>
      </header>
      <ul class="grid pad">
        {[...counted(deck)].map(([id, copies]) => (
          <li key={id} class="role in">
            <Medallion id={id} size={64} />
            {copies > 1 && <em data-count={copies} />}
            <span>
              {words ? t(`word-role-${id}`) : role(id)}
              {copies > 1 && <span class="unseen"> × {copies}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div class="pad notes">
        {extra && <p>{t("app-cards-lay-center", { role: role(extra) })}</p>}
        {artifacts.length > 0 && (
          <p>
            {t("app-cards-lay-artifacts", {
              artifacts: artifacts.map((id) => t(`artifact-${id}`)).join(", "),
            })}
          </p>
        )}
        {words && (
          <>
            <Choice
              label={t("app-cards-mayor")}
              options={names.map((name, seat) => [seat, name] as const)}
              chosen={mayor ?? -1}
              onChoose={(seat) => set({ mayor: seat })}
            />
            <p class="small muted">
              {heir ? t("app-cards-mayor-heir", { name: heir }) : t("app-cards-mayor-again")}
            </p>
          </>
        )}
        <p class="small muted" role="status">
          {t(KEPT[kept.value])}
        </p>
      </div>
      <footer class="bar">
        <div class="column">
          <Button
            disabled={words && mayor === null}
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
