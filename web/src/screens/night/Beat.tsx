/** A beat of the night: the same screen whether this seat is asked or dreams, and the moon the only clock. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Question } from "../../look";
import { Telling } from "../../telling";
import type { Answer } from "../../wire";
import type { GameProps } from "../props";
import { type Asked, asked, dream, scatter } from "./asking";
import { Choices } from "./Choices";
import { answerOf, choose, type Chosen, OTHERS, same, toldOf } from "./choosing";
import { DREAMT } from "./learned";
import { NightEye } from "./Notebook";

export function Beat(props: GameProps & { known: number }): JSX.Element {
  const { game, seat, view, live, events, known } = props;
  const me = view.me!;
  const names = view.seats;
  const secret = seat.token.value ?? "";
  const [chosen, setChosen] = useState<Chosen>([]);
  const [given, give] = useState<Answer | undefined>(view.own?.tapped ? null : undefined);
  const [seen, see] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.querySelector("h1")?.focus({ preventScroll: true }), []);

  const prompt = view.prompt;
  const real = prompt ? asked(prompt, live, events) : null;
  const center = game.center?.(live) ?? 0;
  const question =
    real ??
    dream(
      game.gestures?.(live, view.settings) ?? [],
      { events, players: names.length, me, center },
      `${secret}/${live.beat}`,
    );
  const options = question.options.filter((option) => option !== OTHERS);
  const answer = answerOf(options, chosen);
  const refused = given === null || given === OTHERS;
  const asleep = given !== undefined && (chosen.length ? same(given, answer) : refused);

  const send = (said: Answer): void => {
    give(said);
    const told = real || !prompt ? said : toldOf(said, prompt.options);
    void seat.say({ do: "tap", beat: live.beat, answer: told }).then((reply) => {
      if (reply.say === "refused") give(undefined);
    });
  };
  const others = question.options.includes(OTHERS);
  const refusal = question.mayDecline || others ? t(`${question.text}.not`) : undefined;
  const refuse = (): void => {
    setChosen([]);
    send(others ? OTHERS : null);
  };
  const [sign, about] = DREAMT[scatter(`${secret}:${live.beat}`) % DREAMT.length]!;
  return (
    <div class="beat" ref={screen}>
      <Question
        question={t(question.text)}
        consequence={t(`${question.text}.then`)}
        action={asleep ? t("app-night-sleeping") : action(question, names, chosen, answer)}
        ready={answer !== undefined && !asleep}
        onAct={() => answer !== undefined && send(answer)}
        refusal={refusal}
        onRefuse={refuse}
        instead={t("app-night-must")}
        beside={
          <NightEye
            game={game}
            names={names}
            events={events}
            me={me}
            known={known}
            dreamt={{ pictures: [sign], lines: [t(about)] }}
            isNew={!seen}
            onSeen={() => see(true)}
          />
        }
      >
        <Choices
          label={t(question.text)}
          kind={question.kind}
          options={options}
          names={names}
          me={me}
          center={center}
          chosen={chosen}
          onChoose={(what) => setChosen(choose(options, chosen, what))}
        />
      </Question>
    </div>
  );
}

/** The one button: what is missing, or the choice repeated in words. */
function action(
  { kind, text }: Asked,
  names: readonly string[],
  chosen: Chosen,
  answer: Answer | undefined,
): string {
  if (answer === undefined || answer === null)
    return chosen.length ? t("app-night-one-more") : t("app-night-choose", { kind });
  return t(`${text}.act`, wording(names, answer));
}

/** A choice as its sentence needs it: whose names, which card, which way, which word. */
export function wording(names: readonly string[], answer: Exclude<Answer, null>): Record<string, string> {
  const telling = new Telling(names);
  if (typeof answer === "string") return { way: answer, word: answer, who: answer };
  if (typeof answer === "number") return { who: telling.place(answer), card: telling.card(answer) };
  const [one, other] = [...answer].sort((a, b) => a - b) as [number, number];
  const center = (place: number): number => place - names.length + 1;
  return {
    who: several([telling.place(one), telling.place(other)]),
    card:
      other === names.length + 3
        ? several([one, other].map((place) => telling.card(place)))
        : t("app-night-two-center", { one: center(one), two: center(other) }),
  };
}
