/** What random games show of the chosen cards: who wins, how much a night tells, how long it lasts. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../../i18n";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { Measured, OneNightSettings } from "../../../wire";
import { deckFor } from "./deck";

/** Cards are changed one by one: only a deck that is left alone for a moment is measured. */
const PATIENCE = 600;
const TRY_AGAIN = 3_000;

export function Balance(
  props: Pick<PlayedProps<OneNightSettings>, "settings" | "players">,
): JSX.Element | null {
  const measured = useMeasured(props);
  if (!measured) return null;
  const { wins_by_sight: wins, quick, narrated } = measured;
  return (
    <section class="balance pad" aria-label={t("app-lobby-balance")}>
      <p class="small muted">{t("app-lobby-balance-about", { games: measured.games })}</p>
      <ul>
        {Object.entries(wins)
          .filter(([, { rate }]) => rate > 0)
          .map(([team, { rate }]) => {
            const who = team === "nobody" ? t("app-day-nobody") : t(`team-${team}`);
            return (
              <li key={team}>
                <span>{who}</span>
                <meter min={0} max={1} value={rate} aria-label={who} />
                <b>{percent(rate)}</b>
              </li>
            );
          })}
      </ul>
      <p class="small muted">
        {[
          t("app-lobby-balance-moved", { share: percent(measured.moved) }),
          t("app-lobby-balance-no-wolf", { share: percent(measured.no_wolf) }),
          t("app-lobby-balance-told", {
            share: percent(measured.unknown_bits ? measured.told_bits / measured.unknown_bits : 0),
          }),
          t("app-lobby-balance-night", {
            quick: Math.round(quick.seconds),
            narrated: Math.round(narrated.seconds / 6) / 10,
          }),
        ].join(" · ")}
      </p>
    </section>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The numbers of these cards, when they are there; nothing where they make no game, or nobody can measure. */
function useMeasured({
  settings,
  players,
}: Pick<PlayedProps<OneNightSettings>, "settings" | "players">): Measured | null {
  const [measured, know] = useState<Measured | null>(null);
  const cards =
    settings.deck === null && settings.scenario
      ? `scenario=${settings.scenario}`
      : `deck=${deckFor(settings, players).join(",")}`;
  const center = settings.center_werewolf ? `&center_werewolf=${settings.center_werewolf}` : "";
  const asked = `/balance?${cards}&players=${players}&edition=${settings.edition}${center}`;
  useEffect(() => {
    know(null);
    let timer: ReturnType<typeof setTimeout>;
    let wanted = true;
    const ask = async (): Promise<void> => {
      const answer = await fetch(asked).catch(() => null);
      if (!wanted || !answer) return;
      if (answer.ok) know((await answer.json()) as Measured);
      else if (answer.status === 503 && ((await answer.json()) as { code: string }).code === "busy")
        timer = setTimeout(() => void ask(), TRY_AGAIN);
    };
    timer = setTimeout(() => void ask(), PATIENCE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return measured;
}
