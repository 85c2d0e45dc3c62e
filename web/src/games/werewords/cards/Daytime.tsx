/** Whatever runs against the clock: the questions, the wolves' guess, the last minute. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../../i18n";
import { Button, Link } from "../../../look";
import { secondsOfDay, Timed } from "../../../screens/cards/Daytime";
import { set, type Step, table } from "../../../screens/cards/table";
import { running } from "../../../screens/cards/timer";
import { say } from "../../../voice";

const A_MINUTE = 60;
const FOR_THE_WOLVES = 15;

/** The two endings; a slip of the thumb is put right by going to the other. */
function end(found: boolean): void {
  set({ step: found ? "found" : "talk", found, timer: running(found ? FOR_THE_WOLVES : A_MINUTE) });
}

const go = (step: Step) => (): void => set({ step });

export function Daytime(): JSX.Element {
  switch (table.value.step) {
    case "found":
      return <Found />;
    case "talk":
      return <Missed />;
    default:
      return <Questions />;
  }
}

function Questions(): JSX.Element {
  const { names, mayor } = table.value;
  return (
    <Timed
      title={t("app-cards-questions")}
      about={t("app-table-mayor", { name: names[mayor ?? 0] ?? "" })}
      whole={secondsOfDay(table.value)}
      onOver={() => end(false)}
    >
      <Button onPress={() => end(true)}>{t("app-words-got-it")}</Button>
      <Button soft edge="b" onPress={() => end(false)}>
        {t("app-cards-no-tokens")}
      </Button>
    </Timed>
  );
}

function Found(): JSX.Element {
  const [title, about] = [t("app-cards-found"), t("app-cards-found-about")];
  useSaid(title, about);
  return (
    <Timed
      strict
      title={title}
      about={about}
      whole={FOR_THE_WOLVES}
      onOver={() => {}}
      aside={<Link onPress={() => end(false)}>{t("app-words-whoops")}</Link>}
    >
      <Button onPress={go("enter")}>{t("app-cards-who-won")}</Button>
    </Timed>
  );
}

function Missed(): JSX.Element {
  const [title, about] = [t("app-words-missed", { word: table.value.word }), t("app-table-find-the-wolf")];
  useSaid(title, about);
  return (
    <Timed
      title={title}
      about={about}
      whole={A_MINUTE}
      onOver={go("vote")}
      aside={<Link onPress={() => end(true)}>{t("app-words-whoops")}</Link>}
    >
      <Button onPress={go("vote")}>{t("app-cards-vote-now")}</Button>
    </Timed>
  );
}

const useSaid = (title: string, about: string): void =>
  useEffect(() => {
    void say(`${title} ${about}`);
  }, []);
