/** Werewords from the morning on: questions and tokens, the wolves' last guess, the talk, the vote, the end. */
import "./words.css";
import type { JSX } from "preact";
import type { Words } from "../../wire";
import type { GameProps } from "../props";
import { Asker } from "./Asker";
import { Fingers } from "./Fingers";
import { Over } from "./Over";
import { Pad } from "./Pad";

import { Talk } from "./Talk";

export function WordsDay(props: GameProps<Words>): JSX.Element {
  switch (props.live.phase) {
    case "guessed":
    case "vote":
      return <Fingers {...props} />;
    case "talk":
      return <Talk {...props} />;
    case "over":
      return <Over {...props} />;
    default:
      return props.view.me === props.live.mayor ? <Pad {...props} /> : <Asker {...props} />;
  }
}
