/** Starts the app. */
import "./look/tokens.css";
import "./look/look.css";
import { render } from "preact";
import { App } from "./App";
import { followLanguage } from "./i18n";
import { hangSprite } from "./look/sprite";
import { fetchReference } from "./reference";
import { Mishap } from "./Mishap";
import { onChange } from "./store";

followLanguage();
void fetchReference();
void hangSprite();
const draw = (): void =>
  render(
    <Mishap>
      <App />
    </Mishap>,
    document.getElementById("app")!,
  );
onChange(draw);
draw();
