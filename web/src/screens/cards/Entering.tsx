/** Who won? The table as it lies: one tap for where each finger points, one for each card, and what else matters. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { role, t } from "../../i18n";
import { Back, Button, Face, Link, Medallion, Ring } from "../../look";
import type { Spot } from "../../look/geometry";
import { usePalette } from "../../palette";
import { type Asked, laid, next, remaining } from "./result";
import { enter, set, table } from "./table";

export function Entering(): JSX.Element {
  usePalette("day");
  const now = table.value;
  const { names, entered, settings, plan, found } = now;
  const asked = next(now);
  const cards = laid(now);
  const [picked, pick] = useState<number | null>(null);
  const seat = asked?.what === "vote" || asked?.what === "card" ? asked.seat : null;
  const at = asked?.what === "card" && picked !== null ? picked : seat;
  const point = (from: number, to: number | null): void => enter({ votes: { ...entered.votes, [from]: to } });
  const dragged = useDrag((from, to) => {
    if (!found || cards[from] === "werewolf") point(from, to);
  });
  const choose = (place: number): void => {
    if (asked?.what === "vote" && place !== asked.seat) point(asked.seat, place);
    else pick(place);
  };
  const named = (id: string): string => (settings.game === "werewords" ? t(`word-role-${id}`) : role(id));
  const put = (card: string): void => {
    pick(null);
    if (at !== null) enter({ cards: { ...entered.cards, [at]: card } });
  };
  const { votes, artifacts } = entered;
  return (
    <main class="screen at-cards entering">
      <header class="pad column">
        <h1>{t("app-cards-who-won")}</h1>
        <p class="lead" role="status">
          {question(asked, names[at ?? picked ?? 0] ?? "")}
        </p>
      </header>
      <div class="table" {...dragged.on}>
        <Ring
          names={names}
          me={null}
          label={t("app-table-seats")}
          center={0}
          chosen={asked?.what === "artifacts" ? (picked === null ? [] : [picked]) : at === null ? [] : [at]}
          choosable={(place) => asked !== null && (asked.what !== "vote" || place !== asked.seat)}
          onChoose={choose}
          at={(place) => (cards[place] ? <Face id={cards[place]} /> : <Back />)}
          says={(place) =>
            [
              cards[place] && named(cards[place]),
              artifacts[place] && t(`artifact-${artifacts[place]}`),
              votes[place] != null && t("app-reveal-voted", { target: names[votes[place]] ?? "" }),
            ]
              .filter(Boolean)
              .join(", ")
          }
          drawn={(spot) =>
            asked?.what === "card" ? null : (
              <path
                class="fingers"
                d={names.map((_, from) => finger(spot, from, votes[from])).join("") + dragged.path(spot)}
              />
            )
          }
        >
          <span />
        </Ring>
      </div>
      <footer class="bar">
        <div class="column">
          {asked?.what === "card" && <Tray cards={[...remaining(now)]} named={named} onPut={put} />}
          {asked?.what === "became" && (
            <Tray
              cards={asked.options.map((id) => [id, 1])}
              named={named}
              onPut={(became) => enter({ became: { ...entered.became, [asked.card]: became } })}
            />
          )}
          {asked?.what === "artifacts" && picked !== null && (
            <Tray
              cards={(plan?.artifacts ?? []).map((id) => [id, Object.values(artifacts).includes(id) ? 0 : 1])}
              named={(id) => t(`artifact-${id}`)}
              onPut={(id) => {
                enter({ artifacts: { ...artifacts, [picked]: id } });
                pick(null);
              }}
            />
          )}
          <div class="asides">
            <Link
              onPress={() => {
                pick(null);
                set(entered.before ? { entered: entered.before } : { step: found ? "found" : "vote" });
              }}
            >
              {t("app-cards-back")}
            </Link>
            {asked?.what === "vote" && (
              <Link onPress={() => point(asked.seat, null)}>{t("app-cards-nobody")}</Link>
            )}
            {asked?.what === "became" && (
              <Link onPress={() => enter({ became: { ...entered.became, [asked.card]: "" } })}>
                {t("app-cards-nothing")}
              </Link>
            )}
            {asked?.what === "artifacts" && (
              <Link onPress={() => enter({ done: true })}>{t("app-cards-no-artifacts")}</Link>
            )}
          </div>
          {!asked && <Button onPress={() => set({ step: "verdict" })}>{t("app-cards-judge")}</Button>}
        </div>
      </footer>
    </main>
  );
}

function question(asked: Asked | null, name: string): string {
  switch (asked?.what) {
    case "vote":
      return t("app-cards-ask-vote", { name });
    case "card":
      return t("app-cards-ask-card", { name });
    case "became":
      return t("app-cards-ask-became", { role: role(asked.card, "the") });
    case "artifacts":
      return t("app-cards-ask-artifacts");
    default:
      return t("app-cards-ask-nothing");
  }
}

/** The cards that may lie there, with how many of each are left. */
function Tray(props: {
  cards: readonly (readonly [string, number])[];
  named: (id: string) => string;
  onPut: (card: string) => void;
}): JSX.Element {
  return (
    <ul class="tray">
      {props.cards.map(([id, left]) => (
        <li key={id}>
          <button type="button" class="cut" disabled={left <= 0} onClick={() => props.onPut(id)}>
            <Medallion id={id} size={40} off={left <= 0} />
            <span>{props.named(id)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const BESIDE = 42;
const ASIDE = 5;

/** A line with a tip; two who point at each other are kept apart. */
function arrow(from: Spot, to: Spot, short = BESIDE): string {
  const way = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / way, (to.y - from.y) / way];
  const at = (along: number, aside: number): string =>
    `${(from.x + dx * along - dy * (aside + ASIDE)).toFixed(1)} ${(from.y + dy * along + dx * (aside + ASIDE)).toFixed(1)}`;
  const tip = way - short;
  return `M${at(BESIDE, 0)}L${at(tip, 0)}M${at(tip - 12, -9)}L${at(tip, 0)}L${at(tip - 12, 9)}`;
}

type Spots = (seat: number) => Spot;

const finger = (spot: Spots, from: number, to: number | null | undefined): string =>
  to == null ? "" : arrow(spot(from), spot(to));

interface Dragged {
  path: (spot: Spots) => string;
  on: Record<string, (event: PointerEvent) => void>;
}

const FAR_ENOUGH = 24;

/** A finger drawn from seat to seat. Seats stand in the page in table order. */
function useDrag(onDrop: (from: number, to: number) => void): Dragged {
  const [to, move] = useState<Spot | null>(null);
  const start = useRef<{ seat: number; x: number; y: number } | null>(null);
  const seatAt = (event: PointerEvent): number => {
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".seat")?.parentElement;
    return under ? [...(under.parentElement?.children ?? [])].indexOf(under) : -1;
  };
  const stop = (): void => {
    start.current = null;
    move(null);
  };
  return {
    path: (spot) => (to && start.current ? arrow(spot(start.current.seat), to, 0) : ""),
    on: {
      onPointerDown: (event) => {
        const seat = seatAt(event);
        start.current = seat < 0 ? null : { seat, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event) => {
        const from = start.current;
        if (!from || (!to && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR_ENOUGH)) return;
        const box = (event.currentTarget as Element).getBoundingClientRect();
        move({ x: event.clientX - box.left, y: event.clientY - box.top });
      },
      onPointerUp: (event) => {
        const seat = seatAt(event);
        const from = start.current?.seat;
        if (to && from !== undefined && seat >= 0 && seat !== from) onDrop(from, seat);
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
