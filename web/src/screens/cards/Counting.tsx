/** Hands up, and 3, 2, 1: all fingers drop together. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { say, tick } from "../../voice";
import { Frame } from "./Frame";
import { set, table } from "./table";

const LAST = 3;
/** Seconds to raise a hand in. */
const FROM = 6;

export function Counting(): JSX.Element {
  usePalette("night");
  const [left, count] = useState(FROM);
  useEffect(() => {
    if (left === FROM) void say(t("app-cards-hands-up"));
    if (left === 0) void say(t("app-table-point"));
    else if (left <= LAST) {
      tick();
      void say(String(left));
    }
    if (left === 0) return;
    const timer = setTimeout(() => count(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <Frame
      look="counting"
      title={left ? t("app-cards-hands-up") : t("app-table-point")}
      about={left ? t("app-cards-hands-about") : t("app-cards-point-about")}
      middle={
        <div class="middle">
          <p class="lamp-disc count display" role="timer">
            {left > 0 && left <= LAST ? left : ""}
          </p>
          {table.value.plan?.at_the_vote?.map((note) => (
            <p key={note} class="small pad center">
              {note}
            </p>
          ))}
        </div>
      }
    >
      <Button disabled={left > 0} onPress={() => set({ step: "enter" })}>
        {t("app-cards-who-won")}
      </Button>
      <Link wide onPress={() => count(FROM)}>
        {t("app-cards-count-again")}
      </Link>
    </Frame>
  );
}
