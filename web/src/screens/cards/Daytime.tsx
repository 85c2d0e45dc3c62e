/** Whatever runs against the clock by day: the talk; in Werewords the questions, the wolves' guess, the last minute. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Link, Sun, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import { say } from "../../voice";
import { Frame } from "./Frame";
import { set, type Step, table } from "./table";
import { leftOf, longer, running, turned } from "./timer";

const A_MINUTE = 60;
const FOR_THE_WOLVES = 15;

/** The two endings of Werewords; a slip of the thumb is put right by going to the other. */
export function end(found: boolean): void {
  set({ step: found ? "found" : "talk", found, timer: running(found ? FOR_THE_WOLVES : A_MINUTE) });
}

const go = (step: Step): void => set({ step });

export function Daytime(): JSX.Element {
  usePalette("day");
  const { timer, settings, word, names, mayor } = table.value;
  const step = table.value.step as "day" | "found" | "talk";
  const words = settings.game === "werewords";
  const minutes = words ? settings.word_minutes : settings.day_minutes;
  const whole = step === "found" ? FOR_THE_WOLVES : step === "talk" ? A_MINUTE : minutes * 60;
  const ends = timer.since === null ? null : timer.since + timer.left;
  const seconds = useSecondsLeft(Date, ends) ?? Math.ceil(leftOf(timer) / 1000);
  const over = seconds === 0;
  const title = {
    day: words ? t("app-cards-questions") : t("app-cards-talk"),
    found: t("app-cards-found"),
    talk: t("app-words-missed", { word }),
  }[step];
  const about = {
    day: words ? t("app-table-mayor", { name: names[mayor ?? 0] ?? "" }) : t("app-cards-talk-about"),
    found: t("app-cards-found-about"),
    talk: t("app-table-find-the-wolf"),
  }[step];
  useEffect(() => {
    if (step !== "day") void say(`${title} ${about}`);
  }, []);
  useEffect(() => {
    if (!over) return;
    if (step === "day" && words) end(false);
    else if (step !== "found") go("vote");
  }, [over]);
  return (
    <Frame
      look="daytime"
      title={title}
      about={about}
      middle={
        <div class="middle">
          <Sun seconds={seconds} whole={whole} paused={timer.since === null} />
        </div>
      }
    >
      {step === "day" && words ? (
        <>
          <Button onPress={() => end(true)}>{t("app-words-got-it")}</Button>
          <Button soft edge="b" onPress={() => end(false)}>
            {t("app-cards-no-tokens")}
          </Button>
        </>
      ) : (
        <Button onPress={() => go(step === "found" ? "enter" : "vote")}>
          {step === "found" ? t("app-cards-who-won") : t("app-cards-vote-now")}
        </Button>
      )}
      <div class="asides">
        <Link onPress={() => set({ timer: turned(timer) })}>
          {timer.since === null ? t("app-lobby-go-on") : t("app-lobby-pause")}
        </Link>
        {step !== "found" && (
          <Link onPress={() => set({ timer: longer(timer, A_MINUTE) })}>{t("app-words-more-time")}</Link>
        )}
        {step !== "day" && <Link onPress={() => end(step === "talk")}>{t("app-words-whoops")}</Link>}
      </div>
    </Frame>
  );
}
