/** The sun that is a timer, and the moon that walks the night. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../i18n";
import type { Connection } from "../connection";
import type { View } from "../wire";

/** Whole seconds until a moment of the room's time; null where there is none. Ticks by itself. */
export function useSecondsLeft(seat: Pick<Connection, "now">, deadline: number | null): number | null {
  const [, tick] = useState(0);
  const left = deadline === null ? null : Math.max(0, deadline - seat.now());
  useEffect(() => {
    if (left === null || left === 0) return;
    const timer = setTimeout(() => tick((ticks) => ticks + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return left === null ? null : Math.ceil(left / 1000);
}

/** The same for a clock that may be paused: it stands where it stood. */
export function useClock(
  seat: Pick<Connection, "now">,
  { deadline, left }: Pick<View, "deadline" | "left">,
): number {
  return useSecondsLeft(seat, deadline) ?? Math.ceil((left ?? 0) / 1000);
}

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

const NOTCHES = 60;
const SAID_AT = [60, 30, 10];

/** Notches that vanish clockwise: one a second in the last minute of `whole` seconds, else their share of it. */
export function Sun(props: { seconds: number; whole: number; paused?: boolean }): JSX.Element {
  const { seconds, whole, paused } = props;
  const last = seconds <= 30 && !paused;
  const shown = last
    ? Math.min(NOTCHES, seconds * 2)
    : Math.ceil((NOTCHES * seconds) / Math.max(whole, seconds, 1));
  const notches = Array.from({ length: NOTCHES }, (_, nth) => {
    if (nth < NOTCHES - shown) return "";
    const angle = ((nth * 6 - 90) * Math.PI) / 180;
    const [from, to] = [nth % 5 ? 104 : 98, 118];
    const at = (radius: number): string =>
      `${(118 + radius * Math.cos(angle)).toFixed(1)} ${(118 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");
  return (
    <div class={`sun${last ? " last" : ""}${paused ? " paused" : ""}${seconds < 600 ? "" : " long"}`}>
      <svg viewBox="0 0 236 236" aria-hidden="true">
        <circle cx="118" cy="118" r="190" fill="var(--halo1)" />
        <circle cx="118" cy="118" r="150" fill="var(--halo2)" />
        <circle cx="118" cy="118" r="92" fill="var(--halo3)" />
        <path class="notches" d={notches} stroke="var(--text)" stroke-width="5" />
      </svg>
      <span class="digits" role="timer" aria-label={t("app-common-time-left", { time: clock(seconds) })}>
        <span aria-hidden="true">{clock(seconds)}</span>
      </span>
      <span class="unseen" role="status">
        {SAID_AT.includes(seconds) ? t("app-common-seconds-left", { seconds }) : ""}
      </span>
    </div>
  );
}

/** The only clock of the night: from 0, dusk, to 1, dawn; the same on every phone. */
export function Moon({ progress }: { progress: number }): JSX.Element {
  const p = Math.min(1, Math.max(0, progress));
  // On the curve that is drawn.
  const [x, y] = [36 + 318 * p, 85 - 200 * p * (1 - p)];
  return (
    <svg class="moon" viewBox="0 0 390 120" aria-hidden="true">
      <path
        d="M36 85 Q195 -15 354 85"
        fill="none"
        stroke="var(--raise2)"
        stroke-width="2"
        stroke-dasharray="2 9"
        stroke-linecap="round"
      />
      <g style={{ transform: `translate(${x}px, ${y}px)` }}>
        <circle r="34" fill="var(--halo1)" />
        <circle r="25" fill="var(--halo2)" />
        <circle r="16" fill="var(--disc)" />
      </g>
    </svg>
  );
}
