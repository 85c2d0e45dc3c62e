/** The end on the table screen: the fingers drop, who won, why, and every card; then the night runs again by itself. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Ending as End } from "../../../screens/table/Ending";
import type { TableProps } from "../../../screens/table/props";
import { useReplay } from "../../../useReplay";
import type { OneNight } from "../../../wire";
import { ByItself } from "../replay/Replaying";
import { Dropping, ending } from "../reveal/Dropping";
import { reasons } from "../reveal/why";

/** How long the cards lie there before the night is told again. */
const TO_READ = 10_000;

export function Ending(props: TableProps<OneNight>): JSX.Element {
  const { view, events } = props;
  const [dropped, drop] = useState(!props.watched);
  if (!dropped)
    return <Dropping names={view.seats} me={null} {...ending(events)} within onDone={() => drop(true)} />;
  return <Told {...props} />;
}

function Told(props: TableProps<OneNight>): JSX.Element {
  const { view, events } = props;
  const replay = useReplay(view.room, view.past);
  const [again, tell] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => tell(true), TO_READ);
    return () => clearTimeout(timer);
  }, []);
  return (
    <End {...props} lines={reasons(events, view.seats, replay)}>
      {again && replay && <ByItself replay={replay} />}
    </End>
  );
}
