/** The verdict, which is the engine's: asked for until the server is there, then told with its reasons. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { apartOf } from "../../games";
import { t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { Sides } from "../over";
import { judged, plan, type Verdict } from "./plan";
import { written } from "./result";
import { again, set, table } from "./table";

const AGAIN = 4_000;

export function Judged(): JSX.Element {
  usePalette("day");
  const [verdict, know] = useState<Verdict | null>(null);
  const [trouble, complain] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const ask = (): void => {
      void judged(written(table.value)).then(know, (error: "away" | { error?: string }) => {
        complain(error === "away" ? t("app-cards-verdict-waits") : (error.error ?? ""));
        if (error === "away") timer = setTimeout(ask, AGAIN);
      });
    };
    ask();
    return () => clearTimeout(timer);
  }, []);
  if (verdict) return <Told verdict={verdict} />;
  return (
    <main class="screen at-cards">
      <div class="wait">
        <p class="lead" role="status">
          {trouble}
        </p>
      </div>
      <footer class="bar">
        <Link wide onPress={() => set({ step: "enter" })}>
          {t("app-cards-back")}
        </Link>
      </footer>
    </main>
  );
}

function Told({ verdict }: { verdict: Verdict }): JSX.Element {
  const Own = apartOf(table.value.settings.game).cards!.Told;
  return <Own verdict={verdict} />;
}

/** A verdict with its reasons, what everybody was, and the next game. */
export function Judgement(props: {
  verdict: Verdict;
  head: ComponentChildren;
  again: string;
  /** The same cards can't be played twice. */
  anew: boolean;
  children: ComponentChildren;
}): JSX.Element {
  const [waiting, wait] = useState(false);
  const once = async (): Promise<void> => {
    try {
      again("deal", props.anew ? await plan(table.value) : undefined);
    } catch {
      wait(true);
    }
  };
  return (
    <Sides
      look="at-cards"
      head={props.head}
      lines={props.verdict.reasons}
      foot={
        <footer class="bar">
          <div class="column">
            {waiting && (
              <p class="small" role="status">
                {t("app-cards-away")}
              </p>
            )}
            <Button onPress={() => void once()}>{props.again}</Button>
            <div class="asides">
              <Link onPress={() => again("choose")}>{t("app-cards-other")}</Link>
              <Link onPress={() => set({ step: "enter" })}>{t("app-cards-correct")}</Link>
            </div>
          </div>
        </footer>
      }
    >
      {props.children}
    </Sides>
  );
}
