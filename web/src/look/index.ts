/** The look's pieces, in one place to take them from. */
export { Button, Chip, Choice, Link, Panel } from "./controls";
export { Back, BigFace, Face, Medallion, Unknown } from "./cards";
export { useHold } from "./hold";
export { Peek, type PeekProps, ReadAloud } from "./Peek";
export { Question } from "./Question";
export { Pool, Ring, type RingProps } from "./Ring";
export { Sheet } from "./Sheet";
export { clock, Moon, Sun, useClock, useSecondsLeft } from "./Sky";
