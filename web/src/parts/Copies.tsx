/** Cards as they are taken out of the box: each kind once, with how many of it. */
import type { JSX } from "preact";
import { gameOf } from "../games";
import { roleOf } from "../games/game";
import { counted } from "../lists";
import { Medallion } from "../look";

export const Copies = (props: {
  game: string;
  deck: readonly string[];
  size: number;
  class?: string;
}): JSX.Element => (
  <ul class={`grid ${props.class ?? ""}`}>
    {[...counted(props.deck)].map(([id, copies]) => (
      <li key={id} class="role in">
        <Medallion id={id} size={props.size} />
        {copies > 1 && <em data-count={copies} />}
        <span>
          {roleOf(gameOf(props.game), id)}
          {copies > 1 && <span class="unseen"> × {copies}</span>}
        </span>
      </li>
    ))}
  </ul>
);
