/** The day: a sun that runs down, who says what, and one's own story to tell. */
import "./day.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, t } from "../../../i18n";
import { Button, Link, Sheet, Sun, useClock } from "../../../look";
import { usePalette } from "../../../palette";
import { Chat } from "../../../parts/Chat";
import { Notebook } from "../../../screens/night/Notebook";
import type { GameProps } from "../../../screens/props";
import type { OneNight } from "../../../wire";
import { secondsOf } from "../../game";
import { Board } from "./Board";
import { ClaimBuilder } from "./ClaimBuilder";
import { Lying } from "./Lying";
import { Roles } from "./Roles";

type Open = "claim" | "table" | "roles" | "chat" | null;

export function Day(props: GameProps<OneNight>): JSX.Element {
  usePalette("day");
  const { game, seat, view, live, events } = props;
  const [open, setOpen] = useState<Open>(null);
  const seconds = useClock(seat, view);
  const silenced = view.own?.silenced ?? false;
  const shut = (): void => setOpen(null);
  const complaint = seat.complaint.value;
  return (
    <main class="screen day-screen">
      <h1 class="unseen">{t("app-day-title")}</h1>
      <div class="sun-row pad">
        {view.me === view.host && (
          <button type="button" class="side" onClick={() => void seat.say({ do: "more-time" })}>
            <b class="display">+1</b>
            <span>{t("app-day-minute")}</span>
          </button>
        )}
        <Sun seconds={seconds} whole={secondsOf(game, view.settings)} paused={view.paused} />
        <button type="button" class="side vote-now" onClick={() => void seat.say({ do: "end-day" })}>
          <b class="display">{t("app-day-vote")}</b>
          <span>{t("app-day-enough", { count: live.counts.enough })}</span>
        </button>
      </div>
      {view.own?.turned_away ? (
        <p class="lead pad shrouded">{t("app-day-turned-away")}</p>
      ) : (
        <Board {...props} />
      )}
      <nav class="asides pad" aria-label={t("app-home-more")}>
        <Link onPress={() => setOpen("table")}>{t("app-day-table")}</Link>
        <Link onPress={() => setOpen("roles")}>{t("app-day-roles")}</Link>
        {view.settings.chat && !view.own?.turned_away && (
          <Link onPress={() => setOpen("chat")}>{t("app-day-chat", { count: view.chat.length })}</Link>
        )}
      </nav>
      <p class="problem pad" role="status">
        {complaint ? explain(complaint) : ""}
      </p>
      <footer class="day-foot">
        <div class="bar">
          <Button disabled={silenced || view.paused} onPress={() => setOpen("claim")}>
            {silenced ? t("app-day-silenced") : t("app-day-i-am")}
          </Button>
        </div>
        <Notebook game={game} names={view.seats} events={events} me={view.me!} />
      </footer>
      {open === "claim" && <ClaimBuilder {...props} onClose={shut} />}
      {open === "table" && <Lying {...props} onClose={shut} />}
      {open === "roles" && <Roles live={live} onClose={shut} />}
      {open === "chat" && (
        <Sheet title={t("app-common-chat")} onClose={shut}>
          <Chat seat={seat} view={view} silenced={silenced} />
        </Sheet>
      )}
    </main>
  );
}
