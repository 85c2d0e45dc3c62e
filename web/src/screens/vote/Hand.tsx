/** A pointing hand: cut paper from one spot of the table towards another. */
import type { JSX } from "preact";
import type { Spot } from "../../look/geometry";

/** How far the lit disc reaches beyond where people sit, in cards' widths: to the sides far enough for their names. */
export const DISC = { x: 1.9, y: 1.1 };

const FROM = 52;
const SHORT_OF = 52;

/** `aside` keeps two who point at each other apart. */
export function Hand(props: { from: Spot; to: Spot; class?: string; aside?: number }): JSX.Element {
  const [dx, dy] = [props.to.x - props.from.x, props.to.y - props.from.y];
  const long = Math.max(44, Math.hypot(dx, dy) - FROM - SHORT_OF);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const y = props.aside ?? 0;
  const [neck, tip] = [long - 34, long];
  return (
    <g
      class="hand"
      style={{ transform: `translate(${props.from.x}px, ${props.from.y}px) rotate(${turn}deg)` }}
    >
      <g class={props.class}>
        <path
          transform={`translate(${FROM} ${y})`}
          d={`M0 -6 L${neck} -5 L${neck - 3} -18 L${tip} 1 L${neck - 5} 17 L${neck - 1} 6 L2 8 Z`}
        />
      </g>
    </g>
  );
}
