/** The table as it is sat at: you at the bottom, the person on your left on your left. A list that arrow keys walk. */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n";
import { Back } from "./cards";
import { clockwise, isLong, longTable, rem, sizes, spots, type Oval, type Spot } from "./geometry";

export interface RingProps {
  names: readonly string[];
  me: number | null;
  /** What this table is for: read out before its seats. */
  label: string;
  /** The places lit, in the order chosen. Seats come first, then center cards: as the engine counts places. */
  chosen?: readonly number[];
  /** Writes 1 and 2 at what is chosen. */
  numbered?: boolean;
  /** Which places may be pressed; without it, none. */
  choosable?: (place: number) => boolean;
  onChoose?: (place: number) => void;
  /** How many cards lie in the middle. */
  center?: number;
  /** The middle's cards are what is asked for: they grow and the seats dim. */
  bigCenter?: boolean;
  /** What lies at a place; a card's back where nothing is given. */
  at?: (place: number) => ComponentChildren;
  /** The seats that bots sit at, where that should be seen. */
  bots?: readonly (readonly [number, ...unknown[]])[];
  /** A few words below a seat's name. */
  below?: (seat: number) => string;
  /** Words for what lies there, for ears: "Seer, face up". */
  says?: (place: number) => string;
  /** In the middle instead of cards: a countdown, a hand. */
  children?: ComponentChildren;
  /** Drawn on the table, under the cards, where everybody's spot is known: a pointer, footprints. Not on a long table. */
  drawn?: (spot: (seat: number) => Spot, oval: Oval, card: number) => ComponentChildren;
}

const NEXT = ["ArrowRight", "ArrowDown"];
const BEFORE = ["ArrowLeft", "ArrowUp"];

/** Arrow keys walk what can be pressed, in the order it stands in the page. */
function walk(event: KeyboardEvent): void {
  const steps = NEXT.includes(event.key) ? 1 : BEFORE.includes(event.key) ? -1 : 0;
  if (!steps) return;
  const all = [
    ...(event.currentTarget as Element).querySelectorAll<HTMLButtonElement>("button:not(:disabled)"),
  ];
  const here = all.indexOf(document.activeElement as HTMLButtonElement);
  if (here < 0) return;
  event.preventDefault();
  all[(here + steps + all.length) % all.length]?.focus();
}

export function Ring(props: RingProps): JSX.Element {
  const { names, me, center = 3 } = props;
  const box = useRef<HTMLDivElement>(null);
  const [size, measure] = useState({ width: 390, height: 440 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = (): void =>
      measure({ width: element.clientWidth || 390, height: element.clientHeight || 440 });
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    return () => watching.disconnect();
  }, []);

  const long = isLong(names.length);
  const order = clockwise(names.length, me);
  const fits = sizes(names.length, size.width, size.height, center, rem());
  const middle = props.children ?? <Center {...props} count={center} players={names.length} />;
  const look = `ring${long ? " long" : ""}${props.bigCenter ? " big-center dim" : ""}`;
  const measures = {
    "--card": `${fits.card}px`,
    "--target": `${fits.target}px`,
    "--name": `${fits.name}rem`,
    "--wide": `${fits.wide}px`,
    "--center": `${props.bigCenter ? fits.bigCenter : fits.center}px`,
    "--rows": Math.floor((names.length - 1) / 2) + 2,
  } as unknown as JSX.CSSProperties;
  if (long) {
    const sitting = longTable(names.length);
    return (
      <div class={look} style={measures} ref={box}>
        <ul aria-label={props.label} onKeyDown={walk}>
          {order.map((seat, nth) => {
            const { side, row } = sitting[nth]!;
            const ends = side === "head" || side === "foot";
            const column = side === "right" ? 3 : 1;
            return (
              <li
                key={seat}
                class={ends ? "end" : side}
                style={{ gridRow: row, ...(ends ? {} : { gridColumn: column }) }}
              >
                <Seat {...props} seat={seat} />
              </li>
            );
          })}
          {center > 0 || props.children ? <li class="center">{middle}</li> : null}
        </ul>
      </div>
    );
  }
  const sitting = spots(names.length, fits.oval);
  return (
    <div class={look} style={measures} ref={box}>
      <svg class="pool" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Pool {...fits} />
      </svg>
      {props.drawn && (
        <svg class="drawn" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {props.drawn((seat) => sitting[order.indexOf(seat)]!, fits.oval, fits.card)}
        </svg>
      )}
      <ul aria-label={props.label} onKeyDown={walk}>
        {order.map((seat, nth) => (
          <li key={seat}>
            <Seat {...props} seat={seat} spot={sitting[nth]!} up={sitting[nth]!.y < fits.oval.cy - 1} />
          </li>
        ))}
        <li class="center">{middle}</li>
      </ul>
    </div>
  );
}

/** Light on the table: three flat discs, none of them cut off by the edge of their box. */
export function Pool({ oval: { cx, cy, rx, ry }, scale }: { oval: Oval; scale: number }): JSX.Element {
  const discs: [number, string][] = [
    [44, "var(--halo1)"],
    [-16, "var(--halo2)"],
    [-66, "var(--halo3)"],
  ];
  return (
    <>
      {discs.map(([more, fill]) => (
        <ellipse
          key={more}
          cx={cx}
          cy={cy}
          rx={Math.min(cx, Math.max(20, rx + more * scale))}
          ry={Math.min(cy, Math.max(20, ry + more * scale))}
          fill={fill}
        />
      ))}
    </>
  );
}

function pressing(
  props: RingProps,
  place: number,
): { onClick?: () => void; disabled: boolean; pressed?: boolean } {
  const may = props.choosable?.(place) ?? false;
  return {
    disabled: !may,
    ...(may && props.onChoose ? { onClick: () => props.onChoose!(place) } : {}),
    ...(props.choosable ? { pressed: props.chosen?.includes(place) ?? false } : {}),
  };
}

function Seat(
  props: RingProps & { seat: number; spot?: { x: number; y: number }; up?: boolean },
): JSX.Element {
  const { seat, me, names, spot } = props;
  const { onClick, disabled, pressed } = pressing(props, seat);
  const nth = props.chosen?.indexOf(seat) ?? -1;
  const you = seat === me;
  const name = names[seat] ?? "";
  const shown = you ? t("app-common-you") : name;
  const more = props.says?.(seat);
  const bot = props.bots?.some(([each]) => each === seat) && t("app-bots-is-bot");
  const below = props.below?.(seat) || bot;
  const look = [
    "seat",
    nth >= 0 && "on",
    you && "you",
    props.up && "up",
    props.choosable && disabled && "off",
  ];
  return (
    <button
      type="button"
      class={look.filter(Boolean).join(" ")}
      style={spot ? { left: `${spot.x}px`, top: `${spot.y}px` } : {}}
      disabled={disabled}
      aria-pressed={pressed}
      aria-label={[you ? `${name}, ${shown}` : name, below, more].filter(Boolean).join(", ")}
      onClick={onClick}
    >
      {props.numbered && nth >= 0 && <span class="nth" data-nth={nth + 1} />}
      {props.at?.(seat) ?? <Back />}
      <span class="name">
        {shown}
        {below && <small>{below}</small>}
      </span>
    </button>
  );
}

function Center(props: RingProps & { count: number; players: number }): JSX.Element {
  const places = Array.from({ length: props.count }, (_, nth) => props.players + nth);
  return (
    <>
      {places.map((place, nth) => {
        const { onClick, disabled, pressed } = pressing(props, place);
        const label = nth === 3 ? t("place-center-werewolf") : t("place-center", { number: nth + 1 });
        return (
          <button
            key={place}
            type="button"
            class="place"
            disabled={disabled}
            aria-pressed={pressed}
            aria-label={[label, props.says?.(place)].filter(Boolean).join(", ")}
            onClick={onClick}
          >
            {props.at?.(place) ?? <Back />}
          </button>
        );
      })}
    </>
  );
}
