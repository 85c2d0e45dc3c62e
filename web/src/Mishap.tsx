/** When a screen can't be drawn: a calm page instead of none. Seats are kept on this phone, so a reload brings it back. */
import { Component, type ComponentChildren, type JSX } from "preact";
import { t } from "./i18n";
import { Button } from "./look";

export class Mishap extends Component<{ children: ComponentChildren }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });

  componentDidCatch(error: unknown): void {
    console.error(error);
  }

  render(): ComponentChildren {
    return this.state.failed ? <Sorry /> : this.props.children;
  }
}

const Sorry = (): JSX.Element => (
  <main class="screen">
    <div class="wait">
      <div role="alert">
        <h1>{t("app-common-mishap")}</h1>
        <p class="lead">{t("app-common-mishap.about")}</p>
      </div>
    </div>
    <footer class="bar">
      <Button onPress={() => location.reload()}>{t("app-common-reload")}</Button>
    </footer>
  </main>
);
