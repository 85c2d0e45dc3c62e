/** The table of a replay: all cards face up, travelling on arcs, with the sleepwalker's footprints behind them. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { art } from "../../look/sprite";
import { still } from "../../settings";
import { Telling } from "../../telling";
import type { Replay } from "../../wire";
import { arc, footprints, layout, leastHeight, type Layout } from "./layout";
import type { Step } from "./steps";

const TRAVEL = 640;
const FRAMES = 16;
const LONGEST_NAME = 9;

export interface Moving {
  travels: Step["travels"];
  back: boolean;
}

export interface StageProps {
  replay: Replay;
  me: number | null;
  step: Step;
  /** What is under way to this step: its own cards, or those of the next one, back. */
  moving: Moving | null;
  /** The card to keep an eye on, by the place it was dealt to. */
  followed: number | null;
}

export function Stage({ replay, me, step, moving, followed }: StageProps): JSX.Element {
  const { players, dealt } = replay;
  const box = useRef<HTMLDivElement>(null);
  const cards = useRef<(SVGGElement | null)[]>([]);
  const [size, measure] = useState({ width: 390, height: 400 });
  useLayoutEffect(() => {
    const watching = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width && height) measure({ width, height });
    });
    watching.observe(box.current!);
    return () => watching.disconnect();
  }, []);
  const laid = layout(players.length, dealt.length, me, size.width, size.height);
  useLayoutEffect(() => travel(moving, laid, cards.current), [step]);

  const telling = new Telling(players);
  const big = (place: number): number => (place < players.length ? laid.card : laid.center);
  return (
    <div class="stage" ref={box} style={{ minHeight: `${leastHeight(players.length)}px` }}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <Pool {...laid} />
        {laid.names.map(({ x, y, anchor }, seat) => (
          <text
            key={seat}
            x={x}
            y={y}
            text-anchor={anchor}
            class={seat === step.seat ? "acts" : ""}
            style={{ fontSize: `${laid.name}rem` }}
          >
            {seat === me ? t("app-common-you") : short(players[seat] ?? "")}
          </text>
        ))}
        <Trails key={step.text + step.wake} step={step} laid={laid} />
        {dealt.map((card, origin) => {
          const place = step.lying.indexOf(origin);
          const { x, y } = laid.spots[place]!;
          const wide = big(place);
          return (
            <g
              key={origin}
              ref={(element) => {
                cards.current[origin] = element;
              }}
              class={step.seen.includes(place) ? "lies lifted" : "lies"}
              style={{ transform: `translate(${x}px, ${y}px)` }}
            >
              <g class="lift">
                {followed === origin && <circle class="followed" r={wide * 0.68} />}
                <use href={art(card)} x={-wide / 2} y={-wide / 2} width={wide} height={wide} />
              </g>
            </g>
          );
        })}
        {Object.entries(step.on).map(([place, thing]) => (
          <Laid key={place} at={laid.spots[Number(place)]!} thing={thing} wide={laid.card} />
        ))}
        {step.seen.map((place) => (
          <Eye key={place} at={laid.spots[place]!} wide={big(place)} />
        ))}
      </svg>
      <ul class="unseen" aria-label={t("app-reveal-stage")}>
        {step.lying.map((origin, place) => (
          <li key={place}>
            {t("app-reveal-lies", { place: telling.place(place), role: role(dealt[origin] ?? "") })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const short = (name: string): string =>
  [...name].length > LONGEST_NAME ? `${[...name].slice(0, LONGEST_NAME - 1).join("")}…` : name;

/** Sends the cards on their way: forward, or back where they came from. */
function travel(moving: Moving | null, laid: Layout, cards: readonly (SVGGElement | null)[]): void {
  if (!moving || still()) return;
  const { travels, back } = moving;
  travels.forEach(({ card, from, to }, nth) => {
    const path = arc(laid.spots[from]!, laid.spots[to]!, laid.oval, nth % 2 > 0);
    const frames = Array.from({ length: FRAMES + 1 }, (_, frame) => {
      const { x, y } = path(back ? 1 - frame / FRAMES : frame / FRAMES);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    cards[card]?.animate(frames, { duration: TRAVEL, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" });
  });
}

/** Light on the table: three flat discs. */
function Pool({ oval: { cx, cy, rx, ry } }: Layout): JSX.Element {
  const discs = [
    [44, "var(--halo1)"],
    [-16, "var(--halo2)"],
    [-66, "var(--halo3)"],
  ] as const;
  return (
    <>
      {discs.map(([more, fill]) => (
        <ellipse
          key={more}
          cx={cx}
          cy={cy}
          rx={Math.max(20, rx + more)}
          ry={Math.max(20, ry + more)}
          fill={fill}
        />
      ))}
    </>
  );
}

/** Empty places while the cards are away, and footprints. */
function Trails({ step, laid }: { step: Step; laid: Layout }): JSX.Element {
  return (
    <g class="trails">
      {step.travels.map(({ from, to }, nth) => {
        const { x, y } = laid.spots[from]!;
        const [wide, tall] = [laid.card * 0.72, laid.card];
        const path = arc(laid.spots[from]!, laid.spots[to]!, laid.oval, nth % 2 > 0);
        const prints = footprints(path, laid.card * 0.5);
        return (
          <g key={from}>
            <rect class="empty" x={x - wide / 2} y={y - tall / 2} width={wide} height={tall} />
            {prints.map((print, each) => (
              <use
                key={each}
                href={art("footprint")}
                x={-5}
                y={-5}
                width={10}
                height={10}
                transform={`translate(${print.x} ${print.y}) rotate(${print.turned})`}
                style={{
                  animationDelay: `calc(var(--travel) * ${((0.8 * each) / prints.length).toFixed(2)})`,
                }}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** A shield or an artifact on a card. */
function Laid({
  at,
  thing,
  wide,
}: {
  at: { x: number; y: number };
  thing: string;
  wide: number;
}): JSX.Element {
  const size = wide * 0.52;
  return (
    <g class="laid" transform={`translate(${at.x + wide * 0.42} ${at.y + wide * 0.22})`}>
      <circle r={size * 0.62} />
      <use href={art(thing)} x={-size / 2} y={-size / 2} width={size} height={size} />
    </g>
  );
}

/** Somebody is looking here. */
function Eye({ at, wide }: { at: { x: number; y: number }; wide: number }): JSX.Element {
  const size = wide * 0.5;
  return (
    <g class="sees" transform={`translate(${at.x - wide * 0.45} ${at.y - wide * 0.5})`}>
      <circle r={size * 0.66} />
      <use href={art("eye")} x={-size / 2} y={-size / 2} width={size} height={size} />
    </g>
  );
}
