/** What a night of cards is played with: the cards, and what random games show of them. */
import type { JSX } from "preact";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { OneNightSettings } from "../../../wire";
import { cardReference } from "../reference";
import { Balance } from "./Balance";
import { Cards } from "./Cards";
import { FirstGame } from "./FirstGame";

export function Played(props: PlayedProps<OneNightSettings>): JSX.Element {
  return (
    <>
      <FirstGame {...props} />
      <Cards {...props} />
      {/* No games are played at random for giant tables. */}
      {props.fits && props.players <= cardReference().most_players && <Balance {...props} />}
    </>
  );
}
