/** The day for everybody but the mayor: a question to ask, and all that was answered. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, t } from "../../../i18n";
import { Button, clock, useClock } from "../../../look";
import { usePalette } from "../../../palette";
import { Scene } from "../../../parts/Scene";
import { MoreTime } from "../../../screens/day/MoreTime";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";
import { Log, Tokens } from "./Log";
import { Secret } from "./Secret";
import { wordReference } from "../reference";

export function Asker({ game, seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("night");
  const seconds = useClock(seat, view);
  const mine = live.waiting.find(([asker]) => asker === view.me);
  const [text, write] = useState("");
  const ask = async (): Promise<void> => {
    const reply = await seat.say({ do: "ask", text });
    if (reply.say === "done") write("");
  };
  return (
    <main class="screen word-day">
      <h1 class="unseen">{t(game.name)}</h1>
      <header class="pad">
        <p class="clock display" role="timer">
          {clock(seconds)}
        </p>
        <Secret game={game} events={events} names={view.seats} me={view.me!} />
      </header>
      <p class="pad stock">
        {t("app-words-stock", {
          mayor: view.seats[live.mayor] ?? "",
          yes: live.stock.yes_no,
          maybe: live.stock.maybe,
          close: live.stock.so_close,
        })}
      </p>
      <div class="scrolls pad">
        <Tokens live={live} names={view.seats} />
        {live.waiting
          .filter(([asker]) => asker !== view.me)
          .map(([asker, waiting]) => (
            <p key={asker} class="muted">
              {t("app-words-quoted", { name: view.seats[asker] ?? "", text: waiting ?? "" })}
            </p>
          ))}
        <Log live={live} names={view.seats} />
      </div>
      {!live.given.length && <Scene />}
      <form
        class="bar night"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        {seat.complaint.value && (
          <p class="problem" role="status">
            {explain(seat.complaint.value)}
          </p>
        )}
        {mine ? (
          <p class="lead">{t("app-words-yours", { text: mine[1] ?? "" })}</p>
        ) : (
          <input
            class="field"
            value={text}
            maxLength={wordReference().longest_question}
            aria-label={t("app-words-question")}
            placeholder={t("app-words-question")}
            onInput={(event) => write(event.currentTarget.value)}
          />
        )}
        <Button submit disabled={mine !== undefined || !text.trim() || view.paused}>
          {mine ? t("app-words-waits") : t("app-words-ask")}
        </Button>
        <MoreTime seat={seat} view={view} />
      </form>
    </main>
  );
}
