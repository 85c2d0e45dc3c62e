/** The time in which questions are asked and answered with tokens. */
import "./words.css";
import type { JSX } from "preact";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";
import { Asker } from "./Asker";
import { Pad } from "./Pad";

export function Questions(props: GameProps<Words>): JSX.Element {
  return props.view.me === props.live.mayor ? <Pad {...props} /> : <Asker {...props} />;
}
