/** What a question lets choose from: the table as it is sat at, two ways round it, or words. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Ring } from "../../look";
import type { Spot } from "../../look/geometry";
import { art } from "../../look/sprite";
import type { Prompt } from "../../wire";
import type { Kind } from "./asking";
import { type Chosen, mayChoose } from "./choosing";

export interface ChoicesProps {
  /** The question, for who hears it. */
  label: string;
  kind: Kind;
  options: Prompt["options"];
  names: readonly string[];
  me: number;
  center: number;
  chosen: Chosen;
  onChoose: (what: number | string) => void;
}

export function Choices(props: ChoicesProps): JSX.Element {
  const { kind, options, names, me, chosen, onChoose } = props;
  if (kind === "direction") return <Ways {...props} />;
  if (typeof options[0] === "string") return <WordList {...props} />;
  const lit = chosen.filter((each) => typeof each === "number");
  const [one, other] = lit;
  const joined = kind === "two-players" && one !== undefined && other !== undefined;
  return (
    <Ring
      names={names}
      me={me}
      label={t("app-night-table")}
      center={props.center}
      bigCenter={kind === "center"}
      chosen={lit}
      numbered={kind === "two-players"}
      choosable={(place) => mayChoose(options, place)}
      onChoose={onChoose}
      {...(joined && { drawn: (spot) => <Footprints from={spot(one)} to={spot(other)} /> })}
    />
  );
}

const PACE = 22;

/** The sleepwalker's mark between two who are joined. */
export function Footprints({ from, to }: { from: Spot; to: Spot }): JSX.Element {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy);
  const turned = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
  const steps = Math.max(0, Math.floor((way - 70) / PACE));
  return (
    <g class="footprints">
      {Array.from({ length: steps }, (_, nth) => {
        const at = (35 + (nth + 0.5) * ((way - 70) / steps)) / way;
        return (
          <use
            key={nth}
            href={art("footprint")}
            x={nth % 2 ? -1 : -13}
            y={-7}
            width={14}
            height={14}
            transform={`translate(${from.x + dx * at} ${from.y + dy * at}) rotate(${turned})`}
          />
        );
      })}
    </g>
  );
}

/** Two halves of the table with an arrow each, and the neighbour who sits there. */
function Ways({ options, names, me, chosen, onChoose }: ChoicesProps): JSX.Element {
  const players = names.length;
  const ways = [
    ["left", "app-night-left", "arrow-left", names[(me + 1) % players]],
    ["right", "app-night-right", "arrow-right", names[(me + players - 1) % players]],
  ] as const;
  return (
    <div class="ways" role="group" aria-label={t("app-night-table")}>
      {ways.map(([way, text, arrow, name]) => (
        <button
          key={way}
          type="button"
          class={`way ${way}`}
          disabled={!mayChoose(options, way)}
          aria-pressed={chosen.includes(way)}
          onClick={() => onChoose(way)}
        >
          <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true">
            <use href={art(arrow)} />
          </svg>
          <span class="display">{t(text)}</span>
          <span class="small">{t("app-night-towards", { name: name ?? "" })}</span>
        </button>
      ))}
    </div>
  );
}

function WordList({ label, options, chosen, onChoose }: ChoicesProps): JSX.Element {
  return (
    <ul class="words pad" aria-label={label}>
      {options.map((option) => {
        const word = String(option);
        return (
          <li key={word}>
            <button
              type="button"
              class="word"
              aria-pressed={chosen.includes(word)}
              onClick={() => onChoose(word)}
            >
              {word}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
