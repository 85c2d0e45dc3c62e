/** The town at night: a sleepwalker on a roof, in front of the moon. By day the same cut-out, in front of the sun. */
import "./parts.css";
import type { JSX } from "preact";

const WINDOWS = [
  [-262, 400, 18, 20],
  [-130, 452, 16, 20],
  [50, 392, 16, 18],
  [196, 370, 18, 18],
  [222, 370, 18, 18],
  [286, 444, 18, 20],
  [84, 462, 18, 20],
  [470, 404, 16, 18],
  [596, 440, 18, 20],
  [622, 440, 18, 20],
] as const;

const FAR =
  "M-900 400 L-640 340 H-560 L-500 372 V330 H-480 V372 L-420 350 H-330 L-290 310 H-216 L-180 346 L-120 322 H-60 L0 366 " +
  "L34 330 H60 V292 H66 V286 H84 V292 H90 V330 H104 L130 352 L150 318 H262 L284 348 H300 V300 H304 V294 H326 V300 H330 V348 " +
  "L346 330 H372 L390 348 L430 326 H520 L552 356 H580 V312 H602 V356 L640 336 H760 L1300 400 V1200 H-900 Z";
const NEAR =
  "M-900 440 L-420 452 L-340 410 H-250 L-214 440 H-150 L-110 416 H-40 L0 452 L60 412 H120 L150 436 V404 H154 V398 H174 V404 H178 " +
  "V436 H236 L262 410 H336 L390 444 L450 420 H540 L570 446 L600 400 H660 L720 448 L1300 436 V1200 H-900 Z";
const CAP = "M37 12 Q24 8 12 20 Q4 27 -6 25 Q4 34 16 28 Q24 24 32 24 Z";
const WALKER =
  "M34 11 Q48 4 55 14 L57 21 L62 26 L57 28 L57 33 Q52 38 46 36 L47 41 L97 36 L106 34 L112 38 L106 42 L110 44 L98 46 L64 58 " +
  "Q64 76 76 104 L70 107 L73 122 L86 127 L85 131 L62 131 L57 110 L40 112 L30 125 L36 131 L13 131 L24 110 L14 108 " +
  "Q28 76 30 48 Q30 40 36 36 Q30 26 34 11 Z";

export function Scene(): JSX.Element {
  return (
    <svg class="scene" viewBox="0 70 390 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle cx="206" cy="206" r="250" fill="var(--halo1)" />
      <circle cx="206" cy="206" r="196" fill="var(--halo2)" />
      <circle cx="206" cy="206" r="156" fill="var(--halo3)" />
      <circle cx="206" cy="206" r="122" fill="var(--disc)" />
      <path fill="var(--ink)" d={FAR} />
      <path fill="var(--roof)" d={NEAR} />
      {WINDOWS.map(([x, y, w, h]) => (
        <path key={x} fill="var(--lamp)" d={`M${x} ${y} v-${h} a${w / 2} ${w / 2} 0 0 1 ${w} 0 v${h} z`} />
      ))}
      <path
        fill="var(--lamp)"
        d="M318 396 l13 5 l-3 7 q-8 -3 -10 -12 z M350 396 l-13 5 l3 7 q8 -3 10 -12 z"
      />
      <g fill="var(--ink)" transform="translate(152 174) scale(1.1)">
        <path d={CAP} />
        <circle cx="-8" cy="26" r="5" />
        <path d={WALKER} />
      </g>
    </svg>
  );
}
