/** The end on the table screen: who won, why, and what everybody was. */
import type { ComponentChildren, JSX } from "preact";
import { roleOf } from "../../games/game";
import { t } from "../../i18n";
import { Face, Ring } from "../../look";
import { usePalette } from "../../palette";
import { ShuffledForAll } from "../../parts/Shuffled";
import { rolesOf, whoWon, why } from "../over";
import type { TableProps } from "./props";

interface EndingProps extends TableProps {
  lines?: readonly string[];
  /** Instead of everybody's card. */
  children?: ComponentChildren;
}

export function Ending({ game, seat, view, live, events, lines, children }: EndingProps): JSX.Element {
  usePalette("day");
  return (
    <div class="tv-two">
      <section class="tv-call">
        <h1 class="hero">{whoWon(events)}</h1>
        <ol class="tv-why">
          {(lines ?? why(game, events, view.seats)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
        <ShuffledForAll seat={seat} view={view} live={live} events={events} />
      </section>
      <section>{children || <Cards game={game} view={view} events={events} />}</section>
    </div>
  );
}

/** The card that lies before each seat in the end, or its secret role. */
function Cards({ game, view, events }: Pick<TableProps, "game" | "view" | "events">): JSX.Element {
  const cards = rolesOf(events) ?? [];
  const dead = new Set(events.filter(({ kind }) => kind === "died").map(({ seat }) => seat));
  return (
    <Ring
      names={view.seats}
      me={null}
      label={t("app-table-seats")}
      center={0}
      at={(place) => {
        const card = cards[place];
        return card && <Face id={card} label={roleOf(game, card)} dead={dead.has(place)} />;
      }}
    />
  );
}
