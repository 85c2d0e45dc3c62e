/** The end: who won and why, everybody's secret role, the word; and again. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Button, Link, Medallion } from "../../look";
import { usePalette } from "../../palette";
import { Why } from "../../parts/Why";
import { reference } from "../../reference";
import { WordTelling } from "../../tellingWords";
import type { Words } from "../../wire";
import type { GameProps } from "../props";
import { Cut, whoWon } from "../reveal";
import { Log } from "./Log";
import { whyOfWords } from "./why";

export function Over({ seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("day");
  const telling = new WordTelling(view.seats);
  const reasons = whyOfWords(events, view.seats);
  const roles = events.findLast((event) => event.kind === "roles")?.what ?? [];
  const hosting = view.me === view.host;
  const again = async (): Promise<void> => {
    await seat.say({ do: "abandon" });
    await seat.say({ do: "start" });
  };
  return (
    <main class="screen reveal over">
      <div class="sides">
        <section>
          <header class="pad">
            <Cut events={events} />
            <h1>{whoWon(events)}</h1>
          </header>
          <Why lines={reasons} />
        </section>
        <section>
          <ul class="everyone roles" aria-label={t("app-words-roles")}>
            {view.seats.map((name, each) => (
              <li key={name}>
                <span>
                  <b>{name}</b>
                  <span class="cards muted">
                    {telling.role(roles[each] ?? "")}
                    {each === live.mayor && ` · ${telling.role(reference().words.mayor)}`}
                  </span>
                </span>
                <Medallion id={roles[each] ?? ""} size={46} />
              </li>
            ))}
          </ul>
          <div class="pad">
            <Log live={live} names={view.seats} />
          </div>
        </section>
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
