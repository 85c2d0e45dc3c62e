/** Whatever runs against the clock by day: a talk, or what the game has instead. */
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { apartOf, gameOf } from "../../games";
import { secondsOf } from "../../games/game";
import { t } from "../../i18n";
import { Button, Link, Sun, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import { Frame } from "./Frame";
import { set, type Table, table } from "./table";
import { leftOf, longer, turned } from "./timer";

const A_MINUTE = 60;

export const secondsOfDay = ({ settings }: Table): number => secondsOf(gameOf(settings.game), settings);

export function Daytime(): JSX.Element {
  const { Daytime: Own = Talk } = apartOf(table.value.settings.game).cards ?? {};
  return <Own />;
}

function Talk(): JSX.Element {
  const vote = (): void => set({ step: "vote" });
  return (
    <Timed
      title={t("app-cards-talk")}
      about={t("app-cards-talk-about")}
      whole={secondsOfDay(table.value)}
      onOver={vote}
    >
      <Button onPress={vote}>{t("app-cards-vote-now")}</Button>
    </Timed>
  );
}

export function Timed(props: {
  title: string;
  about: string;
  whole: number;
  onOver: () => void;
  children: ComponentChildren;
  /** Nobody may make it longer. */
  strict?: boolean;
  aside?: ComponentChildren;
}): JSX.Element {
  usePalette("day");
  const { timer } = table.value;
  const ends = timer.since === null ? null : timer.since + timer.left;
  const seconds = useSecondsLeft(Date, ends) ?? Math.ceil(leftOf(timer) / 1000);
  const over = seconds === 0;
  useEffect(() => {
    if (over) props.onOver();
  }, [over]);
  return (
    <Frame
      look="daytime"
      title={props.title}
      about={props.about}
      middle={
        <div class="middle">
          <Sun seconds={seconds} whole={props.whole} paused={timer.since === null} />
        </div>
      }
    >
      {props.children}
      <div class="asides">
        <Link onPress={() => set({ timer: turned(timer) })}>
          {timer.since === null ? t("app-lobby-go-on") : t("app-lobby-pause")}
        </Link>
        {!props.strict && (
          <Link onPress={() => set({ timer: longer(timer, A_MINUTE) })}>{t("app-words-more-time")}</Link>
        )}
        {props.aside}
      </div>
    </Frame>
  );
}
