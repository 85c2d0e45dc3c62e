/** The table of a replay: all cards face up, travelling on arcs, with the sleepwalker's footprints behind them. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { role, t } from "../../../i18n";
import { Pool } from "../../../look";
import { isLong, rem, type Spot } from "../../../look/geometry";
import { art } from "../../../look/sprite";
import { still } from "../../../settings";
import { Telling } from "../../../telling";
import type { Replay } from "../../../wire";
import type { Step } from "../reveal/steps";
import { arc, footprints, layout, leastHeight, type Layout } from "./layout";

const TRAVEL = 640;
const FRAMES = 16;

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
  const laid = layout(players.length, dealt.length, me, size.width, size.height, rem());
  useLayoutEffect(() => travel(moving, laid, cards.current), [step]);

  const telling = new Telling(players);
  const { card } = laid;
  const big = (place: number): number => (place < players.length ? card : laid.center);
  return (
    <div
      class={isLong(players.length) ? "stage long" : "stage"}
      ref={box}
      style={{ minHeight: `${leastHeight(players.length)}px` }}
    >
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
            {seat === me ? t("app-common-you") : short(players[seat] ?? "", laid.letters)}
          </text>
        ))}
        <Trails key={step.text + step.wake} step={step} laid={laid} />
        {dealt.map((id, origin) => {
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
                <use href={art(id)} x={-wide / 2} y={-wide / 2} width={wide} height={wide} />
              </g>
            </g>
          );
        })}
        {Object.entries(step.on).map(([place, id]) => {
          const { x, y } = laid.spots[Number(place)]!;
          return <Badge key={place} x={x + card * 0.42} y={y + card * 0.22} id={id} wide={card * 0.52} />;
        })}
        {step.seen.map((place) => {
          const [{ x, y }, wide] = [laid.spots[place]!, big(place)];
          return <Badge key={place} x={x - wide * 0.45} y={y - wide * 0.5} id="eye" wide={wide * 0.5} />;
        })}
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

const short = (name: string, letters: number): string =>
  [...name].length > letters ? `${[...name].slice(0, letters - 1).join("")}…` : name;

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

/** Empty places while the cards are away, and footprints. */
function Trails({ step, laid }: { step: Step; laid: Layout }): JSX.Element {
  return (
    <g class="trails">
      {step.travels.map(({ from, to }, nth) => {
        const { x, y } = laid.spots[from]!;
        const [wide, tall] = [laid.card * 0.72, laid.card];
        const path = arc(laid.spots[from]!, laid.spots[to]!, laid.oval, nth % 2 > 0);
        const big = Math.max(1, laid.scale);
        const prints = footprints(path, laid.card * 0.5, big);
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
                transform={`translate(${print.x} ${print.y}) rotate(${print.turned}) scale(${big})`}
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

/** Something at a card: an eye that looks, a shield or an artifact that lies on it. */
function Badge({ x, y, id, wide }: Spot & { id: string; wide: number }): JSX.Element {
  return (
    <g class="badge" transform={`translate(${x} ${y})`}>
      <circle r={wide * 0.64} />
      <use href={art(id)} x={-wide / 2} y={-wide / 2} width={wide} height={wide} />
    </g>
  );
}
