/** The end: who won and why, everybody's secret role, the word; and again. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { WordTelling } from "../../tellingWords";
import type { Words } from "../../wire";
import type { GameProps } from "../props";
import { Log } from "./Log";
import { whyOfWords } from "./why";

export function Over({ seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("day");
  const telling = new WordTelling(view.seats);
  const reasons = whyOfWords(events, view.seats);
  const team = events.findLast((event) => event.kind === "won")?.what[0] ?? "";
  const roles = events.findLast((event) => event.kind === "roles")?.what ?? [];
  const hosting = view.me === view.host;
  const again = async (): Promise<void> => {
    await seat.say({ do: "abandon" });
    await seat.say({ do: "start" });
  };
  return (
    <main class="screen word-day over">
      <header class="pad">
        <h1>{t("app-table-won", { team })}</h1>
        <ol>
          {reasons.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </header>
      <ul class="roles pad" aria-label={t("app-words-roles")}>
        {view.seats.map((name, each) => (
          <li key={name}>
            <Medallion id={roles[each] ?? "villager"} size={46} />
            <span>
              <b>{name}</b>
              <span class="muted">
                {telling.role(roles[each] ?? "villager")}
                {each === live.mayor && ` · ${t("word-role-mayor")}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div class="pad">
        <Log live={live} names={view.seats} />
      </div>
      <footer class="bar">
        {hosting ? (
          <>
            <Button onPress={() => void again()}>{t("app-words-again")}</Button>
            <Link wide onPress={() => void seat.say({ do: "abandon" })}>
              {t("app-words-to-the-lobby")}
            </Link>
          </>
        ) : (
          <Button disabled>{t("app-words-host-deals", { name: view.seats[view.host] ?? "" })}</Button>
        )}
      </footer>
    </main>
  );
}
