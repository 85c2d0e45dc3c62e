/** Fingers on the table: drawn from seat to seat, and as arrows. */
import { useRef, useState } from "preact/hooks";
import type { Oval, Spot } from "../../look/geometry";

const ASIDE = 5;

/** A line with a tip; two who point at each other are kept apart. */
function arrow(from: Spot, to: Spot, beside: number, short = beside): string {
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  const at = (along: number, aside: number): string =>
    `${from.x + dx * along - dy * (aside + ASIDE)} ${from.y + dy * along + dx * (aside + ASIDE)}`;
  const tip = way - short;
  return `M${at(beside, 0)}L${at(tip, 0)}M${at(tip - 12, -9)}L${at(tip, 0)}L${at(tip - 12, 9)}`;
}

type Spots = (seat: number) => Spot;

/** How far from the middle of a seat its finger begins: beside the card. */
const beside = ({ rx }: Oval): number => rx * 0.32;

export const finger = (spot: Spots, oval: Oval, from: number, to: number | null | undefined): string =>
  to == null ? "" : arrow(spot(from), spot(to), beside(oval));

interface Dragged {
  path: (spot: Spots, oval: Oval) => string;
  on: Record<string, (event: PointerEvent) => void>;
}

const FAR_ENOUGH = 24;

/** A finger drawn from seat to seat. Seats stand in the page in table order. */
export function useDrag(onDrop: (from: number, to: number) => void): Dragged {
  const [to, move] = useState<Spot | null>(null);
  const start = useRef<{ seat: number; x: number; y: number } | null>(null);
  const seatAt = (event: PointerEvent): number => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".seat")?.parentElement;
    return under ? [...(under.parentElement?.children ?? [])].indexOf(under) : -1;
  };
  const stop = (): void => {
    start.current = null;
    move(null);
  };
  return {
    path: (spot, oval) => (to && start.current ? arrow(spot(start.current.seat), to, beside(oval), 0) : ""),
    on: {
      onPointerDown: (event) => {
        const seat = seatAt(event);
        start.current = seat < 0 ? null : { seat, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (!from || (!to && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH)) return;
        const box = (event.currentTarget as Element).getBoundingClientRect();
        move({ x: event.clientX - box.left, y: event.clientY - box.top });
      },
      onPointerUp: (event) => {
        const seat = seatAt(event);
        const from = start.current?.seat;
        if (to && from !== undefined && seat >= 0 && seat !== from) onDrop(from, seat);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
