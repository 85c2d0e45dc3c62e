/** The vote on the table screen: the ring, and the seconds that are left. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Ring, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import type { OneNight, Words } from "../../wire";
import type { TableProps } from "./props";

export function Ballot({ seat, view, live }: TableProps & { live: OneNight | Words }): JSX.Element {
  usePalette("night");
  const seconds = useSecondsLeft(seat, view.deadline);
  const wolves = live.phase === "guessed";
  return (
    <div class="tv-vote">
      <h1>{wolves ? t("app-table-wolves-point") : t("app-table-point")}</h1>
      <Ring names={view.seats} me={null} bots={view.bots} label={t("app-table-seats")}>
        <p class="countdown display" role="timer">
          {seconds}
        </p>
      </Ring>
      {!wolves && (
        <p class="lead">{t("app-table-voted", { voted: live.counts.voted, all: view.seats.length })}</p>
      )}
    </div>
  );
}
