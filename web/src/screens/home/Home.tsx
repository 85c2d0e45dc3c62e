/** The door: open a table, or come to one. */
import "./home.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { alone, lastRooms } from "../../phone";
import { Later } from "../../Later";
import { anchor, go } from "../../router";
import { LanguageSwitch } from "../../parts/LanguageSwitch";
import { ThisPhone } from "../../parts/ThisPhone";
import { CodeEntry } from "./CodeEntry";
import { Scene } from "../../parts/Scene";

export function Home(): JSX.Element {
  usePalette();
  const [problem, complain] = useState("");
  const [opening, setOpening] = useState(false);
  const [settingUp, setUp] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const [last] = lastRooms();
  const given = new URLSearchParams(anchor.value).get("set");

  const open = async (withBots = false): Promise<void> => {
    setOpening(true);
    complain("");
    try {
      const answer = await fetch("/rooms", { method: "POST" });
      if (!answer.ok) throw new Error(String(answer.status));
      const { room } = (await answer.json()) as { room: string };
      alone.value = withBots ? room : "";
      go(`/r/${room}`);
    } catch {
      complain(t("app-home-not-opened"));
      setOpening(false);
    }
  };
  return (
    <main class="screen home">
      <header class="pad">
        <h1>Noctambule</h1>
        <LanguageSwitch />
      </header>
      <Scene />
      <div class="door night pad">
        <div class="column">
          <p class="lead">{t("app-home-tagline")}</p>
          <Button onPress={() => void open()} disabled={opening}>
            {t("app-home-open")}
          </Button>
          <CodeEntry onCode={(code) => go(`/r/${code}`)} />
          <p class="problem" role="status">
            {problem}
          </p>
          <nav aria-label={t("app-home-more")}>
            {last && (
              <Link glow to={`/r/${last}`}>
                {t("app-home-back-to", { room: last })}
              </Link>
            )}
            <Link onPress={() => void open(true)} disabled={opening}>
              {t("app-bots-play")}
            </Link>
            <Link to="/cards">{t("app-home-cards")}</Link>
            <Link to="/rules">{t("app-home-rules")}</Link>
            {last && <Link to={`/past/${last}`}>{t("app-home-past")}</Link>}
            <Link onPress={() => setUp(true)}>{t("app-phone-title")}</Link>
            <Link onPress={() => setKeeping(true)}>{t("app-keeping-title")}</Link>
          </nav>
        </div>
      </div>
      {given && <Later load={() => import("../sets")} beside given={given} onClose={() => go("/")} />}
      {keeping && <Later load={() => import("../keeping")} beside onClose={() => setKeeping(false)} />}
      {settingUp && <ThisPhone onClose={() => setUp(false)} />}
    </main>
  );
}
