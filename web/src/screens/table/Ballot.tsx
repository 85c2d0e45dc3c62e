/** The vote on the table screen: the ring, and the seconds that are left. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Ring, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import type { TableProps } from "./props";

/** Everybody points, or by a title of its own some do: then nobody is to know how many. */
export function Ballot({ seat, view, live, title }: TableProps & { title?: string }): JSX.Element {
  usePalette("night");
  const seconds = useSecondsLeft(seat, view.deadline);
  return (
    <div class="tv-vote">
      <h1>{title ?? t("app-table-point")}</h1>
      <Ring names={view.seats} me={null} bots={view.bots} label={t("app-table-seats")}>
        <p class="countdown display" role="timer">
          {seconds}
        </p>
      </Ring>
      {!title && (
        <p class="lead">{t("app-table-voted", { voted: live.counts.voted, all: view.seats.length })}</p>
      )}
    </div>
  );
}
