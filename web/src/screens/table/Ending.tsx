/** The end on the table screen: who won, why, and every card; then the night runs again by itself. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Face, Ring } from "../../look";
import { usePalette } from "../../palette";
import type { Event, OneNight, Words } from "../../wire";
import { whoWon } from "../reveal";
import { ByItself } from "../reveal/Replaying";
import { useReplay } from "../reveal/useReplay";
import { reasons } from "../reveal/why";
import { Dropping, ending } from "../vote";
import { whyOfWords } from "../words/why";
import type { TableProps } from "./props";

/** How long the cards lie there before the night is told again. */
const TO_READ = 10_000;

interface EndingProps extends TableProps {
  live: OneNight | Words;
  /** Whether this screen was there when all pointed. */
  watched: boolean;
}

export function Ending(props: EndingProps): JSX.Element {
  const { view, events } = props;
  const [dropped, drop] = useState(!props.watched);
  if (props.live.game === "one-night" && !dropped)
    return <Dropping names={view.seats} me={null} {...ending(events)} within onDone={() => drop(true)} />;
  return props.live.game === "one-night" ? <OfCards {...props} /> : <OfWords {...props} />;
}

function OfWords({ view, events }: TableProps): JSX.Element {
  usePalette("day");
  return (
    <div class="tv-two">
      <Why title={whoWon(events)} lines={whyOfWords(events, view.seats)} />
      <section>
        <Cards names={view.seats} events={events} named={(id) => t(`word-role-${id}`)} />
      </section>
    </div>
  );
}

function OfCards({ view, events }: TableProps): JSX.Element {
  usePalette("day");
  const replay = useReplay(view.room, view.past);
  const [again, tell] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => tell(true), TO_READ);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div class="tv-two">
      <Why title={whoWon(events)} lines={reasons(events, view.seats, replay)} />
      <section>
        {again && replay ? (
          <ByItself replay={replay} />
        ) : (
          <Cards names={view.seats} events={events} named={role} />
        )}
      </section>
    </div>
  );
}

function Why({ title, lines }: { title: string; lines: readonly string[] }): JSX.Element {
  return (
    <section class="tv-call">
      <h1 class="hero">{title}</h1>
      <ol class="tv-why">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** The card that lies before each seat in the end; in Werewords, each one's secret role. */
function Cards(props: {
  names: readonly string[];
  events: readonly Event[];
  named: (id: string) => string;
}): JSX.Element {
  const { names, events, named } = props;
  const cards = events.findLast(({ kind }) => kind === "cards" || kind === "roles")?.what ?? [];
  const dead = new Set(events.filter(({ kind }) => kind === "died").map(({ seat }) => seat));
  return (
    <Ring
      names={names}
      me={null}
      label={t("app-table-seats")}
      center={0}
      at={(place) => {
        const card = cards[place];
        return card && <Face id={card} label={named(card)} dead={dead.has(place)} />;
      }}
    />
  );
}
