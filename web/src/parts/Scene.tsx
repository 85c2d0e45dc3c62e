/** The town at night: a sleepwalker on a roof, in front of the moon. By day the same cut-out, in front of the sun. */
import "./parts.css";
import type { JSX } from "preact";
import { art } from "../look/sprite";

export function Scene(): JSX.Element {
  return (
    <svg class="scene" viewBox="0 70 390 400" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={art("scene")} />
    </svg>
  );
}
