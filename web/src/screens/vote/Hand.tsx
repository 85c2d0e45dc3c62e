/** A pointing hand: cut paper from one spot of the table towards another. */
import type { JSX } from "preact";
import type { Spot } from "../../look/geometry";

/** How far the lit disc reaches beyond where people sit, in cards' widths: to the sides far enough for their names. */
export const DISC = { x: 1.9, y: 1.1 };

const CLEAR = 52;
const SHORTEST = 44;

/** How large what is drawn at the table is beside cards of this width. */
export const beside = (card: number): number => Math.max(1, card / 48);

/** `aside` keeps two who point at each other apart. */
export function Hand(props: {
  from: Spot;
  to: Spot;
  card: number;
  class?: string;
  aside?: number;
}): JSX.Element {
  const [dx, dy] = [props.to.x - props.from.x, props.to.y - props.from.y];
  const big = beside(props.card);
  const way = Math.hypot(dx, dy) / big;
  // Clear of both cards; between neighbours it lies in the middle, with its ends under them.
  const from = Math.min(CLEAR, (way - SHORTEST) / 2);
  const long = way - 2 * from;
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const y = props.aside ?? 0;
  const [neck, tip] = [long - 34, long];
  return (
    <g
      class="hand"
      style={{
        transform: `translate(${props.from.x}px, ${props.from.y}px) rotate(${turn}deg) scale(${big})`,
      }}
    >
      <g class={props.class}>
        <path
          transform={`translate(${from} ${y})`}
          d={`M0 -6 L${neck} -5 L${neck - 3} -18 L${tip} 1 L${neck - 5} 17 L${neck - 1} 6 L2 8 Z`}
        />
      </g>
    </g>
  );
}
