/** Starts the app. */
import "./look/tokens.css";
import "./look/look.css";
import { render } from "preact";
import { App } from "./App";
import { followLanguage } from "./i18n";
import { hangSprite } from "./look/sprite";
import { onChange } from "./store";

followLanguage();
void hangSprite();
onChange(() => render(<App />, document.getElementById("app")!));
render(<App />, document.getElementById("app")!);
