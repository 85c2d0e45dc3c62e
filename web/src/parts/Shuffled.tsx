/** Whether anybody can have chosen the cards: this phone has dealt again, in one line, with what it looked at inside. */
import "./shuffled.css";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { checked, type Found, verdict } from "../dealt";
import { gameOf } from "../games";
import { several, t } from "../i18n";
import type { GameProps } from "../screens/props";

type Props = Pick<GameProps, "seat" | "view" | "live" | "events">;

const look = (found: Found): string => (found === null ? "open" : found ? "good" : "bad");
const MARKS = { good: "✓", open: "–", bad: "✗" } as const;

const useChecked = ({ seat, view, live, events }: Props) =>
  useMemo(
    () => checked({ ...view, live }, seat.sealing.part(view.commitment), events, gameOf(live.game).lie),
    [view.commitment, view.shuffled, events],
  );

export function Shuffled(props: Props): JSX.Element | null {
  const found = useChecked(props);
  if (!found) return null;
  const all = look(verdict(found));
  const { view } = props;
  return (
    <details class={`shuffled pad small ${all}`}>
      <summary>
        <Mark of={all} /> <span>{t(`app-shuffle-${all}`)}</span>
      </summary>
      <ul>
        {(["seal", "own", "others", "cards"] as const).map((each) => (
          <li key={each} class={look(found[each])}>
            <Mark of={look(found[each])} /> <span>{t(`app-shuffle-${each}-${look(found[each])}`)}</span>
          </li>
        ))}
      </ul>
      {found.late.length > 0 && (
        <p>{t("app-shuffle-late", { names: several(found.late.map((seat) => view.seats[seat] ?? "")) })}</p>
      )}
      <p>{t("app-shuffle-code", { code: found.code })}</p>
    </details>
  );
}

/** The same on the table screen: a line. */
export function ShuffledForAll(props: Props): JSX.Element | null {
  const found = useChecked(props);
  if (!found) return null;
  const bad = verdict(found) === false;
  return (
    <p class={`shuffled ${bad ? "bad" : "good"}`} role="status">
      <Mark of={bad ? "bad" : "good"} />{" "}
      {bad ? t("app-shuffle-bad") : t("app-shuffle-table", { code: found.code })}
    </p>
  );
}

const Mark = ({ of }: { of: string }): JSX.Element => (
  <b class="mark" aria-hidden="true">
    {MARKS[of as keyof typeof MARKS]}
  </b>
);
