/** The day on the table screen: the sun that is a timer, the table, and what was said. */
import type { ComponentChildren, JSX } from "preact";
import { secondsOf } from "../../games/game";
import { t } from "../../i18n";
import { Ring, type RingProps, Sun, useClock } from "../../look";
import { usePalette } from "../../palette";
import type { TableProps } from "./props";

interface DaytimeProps extends TableProps {
  title?: string;
  /** How many seconds it lasts. */
  whole?: number;
  lead?: ComponentChildren;
  /** Below the sun. */
  children?: ComponentChildren;
  ring?: Partial<RingProps>;
  /** Beside the table: who said what, once somebody did. */
  said?: ComponentChildren;
}

export function Daytime(props: DaytimeProps): JSX.Element {
  usePalette("day");
  const { game, seat, view, said } = props;
  const seconds = useClock(seat, view);
  const whole = props.whole ?? secondsOf(game, view.settings);
  return (
    <div class={said ? "tv-two tv-three" : "tv-two"}>
      <h1 class="unseen">{props.title ?? t(game.name)}</h1>
      <section class="tv-sun">
        <Sun seconds={seconds} whole={whole} paused={view.paused} />
        <p class="lead">{props.lead ?? (view.paused ? t("app-table-paused") : wouldVote(props))}</p>
        {props.children}
      </section>
      <section>
        <Ring
          names={view.seats}
          me={null}
          bots={view.bots}
          label={t("app-table-seats")}
          center={0}
          {...props.ring}
        />
      </section>
      {said}
    </div>
  );
}

/** How many would rather vote now. */
export const wouldVote = ({ live, view }: Pick<TableProps, "live" | "view">): string =>
  t("app-table-enough", { enough: live.counts.enough, all: view.seats.length });
