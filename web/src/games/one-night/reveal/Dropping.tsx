/** After zero: all fingers drop at once, the light finds who is condemned, the card turns, and is cut. */
import "../../../screens/vote/vote.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { role, several, t } from "../../../i18n";
import { Back, Face, Ring } from "../../../look";
import { isLong, type Oval, type Spot } from "../../../look/geometry";
import { usePalette } from "../../../palette";
import { beside, DISC, Hand } from "../../../screens/vote/Hand";
import { still } from "../../../settings";
import type { Event } from "../../../wire";

export interface DroppingProps {
  names: readonly string[];
  me: number | null;
  /** Whom each seat points at; null where a shroud hides the vote. */
  pointed: readonly (number | null)[] | null;
  /** Who dies, in order: all together, then those whom a hunter takes along. */
  deaths: readonly { seat: number; hunter: number | null }[];
  /** The cards as they lie at the end, seat by seat. */
  cards: readonly string[];
  /** On a screen that is more than this. */
  within?: boolean;
  onDone: () => void;
}

/** What `Dropping` needs, from the events of a game that is over. */
export function ending(events: readonly Event[]): Pick<DroppingProps, "pointed" | "deaths" | "cards"> {
  return {
    pointed: events.find(({ kind }) => kind === "pointed")?.places ?? null,
    deaths: events
      .filter(({ kind }) => kind === "died")
      .map(({ seat, places }) => ({ seat: seat ?? 0, hunter: places[0] ?? null })),
    cards: events.find(({ kind }) => kind === "cards")?.what ?? [],
  };
}

type Act = "drop" | "hush" | "count" | "narrow" | "turn" | "wait" | "cut" | "dawn";

export interface Step {
  act: Act;
  /** Which of the waves of deaths it is about. */
  wave: number;
  ms: number;
}

/** Stills are drama and stay; what moves takes no time where things are to arrive at once. */
const TAKES: Record<Act, number> = {
  drop: 180,
  hush: 1_000,
  count: 120,
  narrow: 700,
  turn: 320,
  wait: 1_000,
  cut: 320,
  dawn: 700,
};
const STILLS: readonly Act[] = ["hush", "wait"];

/** Who dies together: first of votes, then each shot in its turn. */
export function waves(deaths: DroppingProps["deaths"]): number[][] {
  const first = deaths.filter(({ hunter }) => hunter === null).map(({ seat }) => seat);
  const shot = deaths.filter(({ hunter }) => hunter !== null).map(({ seat }) => [seat]);
  return first.length ? [first, ...shot] : shot;
}

/** The whole sequence, step by step. */
export function sequence(
  { names, pointed, deaths }: Pick<DroppingProps, "names" | "pointed" | "deaths">,
  atOnce: boolean,
): Step[] {
  const step = (act: Act, wave = 0, times = 1): Step => ({
    act,
    wave,
    ms: atOnce && !STILLS.includes(act) ? 0 : TAKES[act] * times,
  });
  const dying = waves(deaths);
  return [
    ...(pointed ? [step("drop"), step("hush"), step("count", 0, names.length)] : []),
    ...(dying.length
      ? dying.flatMap((_, wave) => (["narrow", "turn", "wait", "cut"] as const).map((act) => step(act, wave)))
      : [step("narrow"), step("wait")]),
    step("wait"),
    step("dawn"),
  ];
}

export function Dropping(props: DroppingProps): JSX.Element {
  usePalette("night");
  const { names, me, pointed, deaths, cards, onDone } = props;
  const [at, go] = useState(0);
  const steps = sequence(props, still());
  const now = steps[at];
  useEffect(() => {
    if (!now) return onDone();
    const timer = setTimeout(() => go(at + 1), now.ms);
    return () => clearTimeout(timer);
  }, [at]);

  const dying = waves(deaths);
  const done = (act: Act, wave = 0): boolean =>
    steps.findIndex((step) => step.act === act && step.wave === wave) <= at &&
    steps.some((step) => step.act === act && step.wave === wave);
  const of = (act: Act): number[] => dying.flatMap((seats, wave) => (done(act, wave) ? seats : []));
  const [lit, turned, cut] = [of("narrow"), of("turn"), of("cut")];
  const narrowed = done("narrow");
  const fingers = (seat: number): number => pointed?.filter((target) => target === seat).length ?? 0;
  // When the light has narrowed, only a hunter's finger still matters.
  const hunters = deaths.map(({ hunter }) => hunter);
  const shown = (seat: number): boolean => !narrowed || (hunters.includes(seat) && lit.includes(seat));

  // A long table has no room for hands: whom each points at is written below their name.
  const long = isLong(names.length);
  const pointsAt = (seat: number): string => {
    const target = pointed?.[seat];
    return target == null ? "" : `→ ${target === me ? t("app-common-you") : (names[target] ?? "")}`;
  };

  const Box = props.within ? "div" : "main";
  return (
    <Box class={long ? "screen vote dropping long" : "screen vote dropping"}>
      <header class="pad">
        <h1 aria-live="polite">{said(props, dying, narrowed, lit)}</h1>
      </header>
      <Ring
        names={names}
        me={me}
        label={t("app-vote-table")}
        chosen={lit}
        at={(seat) =>
          long && done("count") && !narrowed && fingers(seat) ? (
            <span class="nth" data-nth={fingers(seat)} />
          ) : (
            <Card id={cards[seat] ?? ""} turned={turned.includes(seat)} cut={cut.includes(seat)} />
          )
        }
        below={long ? pointsAt : () => ""}
        says={(seat) => (turned.includes(seat) ? role(cards[seat] ?? "") : "")}
        drawn={(spot, oval, card) => (
          <>
            <Light oval={oval} card={card} on={narrowed ? lit.map(spot) : null} />
            {pointed?.map(
              (target, seat) =>
                target !== null &&
                shown(seat) && (
                  <Hand
                    key={seat}
                    from={spot(seat)}
                    to={spot(target)}
                    card={card}
                    class="falls"
                    aside={pointed[target] === seat ? 9 : 0}
                  />
                ),
            )}
            {done("count") &&
              !narrowed &&
              names.map((_, seat) => (
                <Count key={seat} spot={spot(seat)} card={card} nth={seat} fingers={fingers(seat)} />
              ))}
          </>
        )}
      >
        <span />
      </Ring>
      <footer class="bar" />
      {now?.act === "dawn" && <div class="dawn" />}
    </Box>
  );
}

function said(props: DroppingProps, dying: number[][], narrowed: boolean, lit: number[]): string {
  if (!narrowed) return t("app-vote-zero");
  if (!dying.length) return t("app-vote-nobody");
  return t("app-vote-falls", { players: several(lit.map((seat) => props.names[seat] ?? "")) });
}

/** The clock's light: whole, then on those who are condemned alone; where nobody is, it opens. */
function Light(props: { oval: Oval; card: number; on: readonly Spot[] | null }): JSX.Element {
  const { oval, card, on } = props;
  const { cx, cy } = oval;
  const [rx, ry] = [oval.rx + card * DISC.x, oval.ry + card * DISC.y];
  const whole = { x: cx, y: cy };
  const spots = on?.length ? on : [whole];
  return (
    <>
      {spots.map((spot, nth) => {
        // Narrowed it is round, however wide the table.
        const [wide, tall] =
          on === null ? [1, 1] : on.length ? [(card * 1.92) / rx, (card * 1.92) / ry] : [2.4, 2.4];
        return (
          <ellipse
            key={nth}
            class="light"
            rx={rx}
            ry={ry}
            style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${wide}, ${tall})` }}
          />
        );
      })}
    </>
  );
}

function Count(props: { spot: Spot; card: number; nth: number; fingers: number }): JSX.Element | null {
  const { spot, card, nth, fingers } = props;
  if (!fingers) return null;
  const big = beside(card);
  return (
    <g
      class="votes"
      style={{
        transform: `translate(${spot.x + card / 2 + 10 * big}px, ${spot.y}px) scale(${big})`,
        animationDelay: `${nth * 120}ms`,
      }}
    >
      <path d="M-16 -17 L15 -15 L17 16 L-14 17 Z" />
      <text text-anchor="middle" y="9">
        {fingers}
      </text>
      <title>{t("app-vote-fingers", { fingers })}</title>
    </g>
  );
}

function Card({ id, turned, cut }: { id: string; turned: boolean; cut: boolean }): JSX.Element {
  if (!turned) return <Back />;
  if (!cut)
    return (
      <span class="turns">
        <Face id={id} />
      </span>
    );
  return <Face id={id} dead />;
}
