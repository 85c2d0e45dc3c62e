/** The one template for whatever is asked: question, consequence, table, one action in words, one refusal. */
import type { ComponentChildren, JSX } from "preact";
import { Button, Link } from "./controls";

export interface QuestionProps {
  question: string;
  consequence?: string;
  /** The table, or whatever is chosen from. */
  children: ComponentChildren;
  /** Repeats the choice: "Take Noor's card". Until something is chosen: "Choose someone", and not ready. */
  action: string;
  ready: boolean;
  onAct: () => void;
  /** A choice too, in the same place on every screen; its room is kept where there is none. */
  refusal?: string | undefined;
  onRefuse?: () => void;
  /** Stands in the refusal's place where there is none: as much to see for who looks on. */
  instead?: string;
  /** Stands beside the refusal, whether there is one or not. */
  beside?: ComponentChildren;
}

export function Question(props: QuestionProps): JSX.Element {
  return (
    <div class="question">
      <header class="pad">
        <h1 tabIndex={-1}>{props.question}</h1>
        <p class="lead">{props.consequence ?? "\u00a0"}</p>
      </header>
      {props.children}
      <footer class="bar">
        <Button onPress={props.onAct} disabled={!props.ready}>
          {props.action}
        </Button>
        <div class="refusing">
          {props.refusal ? (
            <Link wide onPress={props.onRefuse ?? (() => {})}>
              {props.refusal}
            </Link>
          ) : (
            <p class="link wide bare">{props.instead}</p>
          )}
          {props.beside}
        </div>
      </footer>
    </div>
  );
}
