/** A night taken apart into steps: one sentence each, and where every card lies afterwards. */
import { role, t } from "../../../i18n";
import type { Moment, Replay } from "../../../wire";
import { CardTelling } from "../telling";

export interface Step {
  /** What happened; nothing yet when the cards have just been dealt. */
  event: Moment | null;
  text: string;
  /** Whose doing it is, and as what: steps that go together share a number. */
  seat: number | null;
  art: string;
  name: string;
  wake: number;
  /** At each place, the card that lies there: by the place it was dealt to. */
  lying: readonly number[];
  /** The cards that travel, from where to where. */
  travels: readonly { card: number; from: number; to: number }[];
  /** The places somebody looks at. */
  seen: readonly number[];
  /** What lies on the cards: a shield, or an artifact. */
  on: Readonly<Record<number, string>>;
}

const MOVES = ["swapped", "rotated"];
const LOOKS = ["looked", "shown", "revealed"];
const DAY = ["pointed", "cards", "unmasked", "identities", "died", "won", "lost"];

/** From the deal to the dawn; then what was said by day, while the cards lie still. */
export function steps(replay: Replay): Step[] {
  let last: Step = {
    event: null,
    text: t("app-reveal-dealt"),
    seat: null,
    art: "moon",
    name: t("app-reveal-deal"),
    wake: 0,
    lying: replay.dealt.map((_, place) => place),
    travels: [],
    seen: [],
    on: {},
  };
  const walked = [last];
  for (const [event, text] of told(replay)) {
    last = next(last, event as Moment, text, replay);
    walked.push(last);
  }
  for (const [seat, text] of said(replay)) {
    const same = last.event === null && last.seat === seat;
    const [art, name] = [replay.dealt[seat] ?? "", replay.players[seat] ?? ""];
    const wake = last.wake + (same ? 0 : 1);
    last = { ...last, event: null, text, seat, art, name, wake, travels: [], seen: [] };
    walked.push(last);
  }
  return walked;
}

/** Who claimed what and accused whom, in order. */
function said({ players, claims = [], accusations = [] }: Replay): [number, string][] {
  const telling = new CardTelling(players);
  return [
    ...claims.map((claim) => ({ ...claim, text: telling.claim(claim) })),
    ...accusations.flatMap(({ at, seat, target }) => {
      if (target === null) return [];
      const text = t("app-reveal-accused", { player: telling.name(seat), target: telling.name(target) });
      return [{ at, seat, text }];
    }),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ seat, text }) => [seat, text]);
}

/** What the night's sentences are about: what lies openly is told once, and the dawn comes last. */
function told(replay: Replay): [Moment, string][] {
  const night = replay.events.filter(({ kind }) => kind !== "dealt" && !DAY.includes(kind));
  const known = new Set<string>();
  const fresh = (new CardTelling(replay.players).sentences(night) as [Moment, string][]).filter(([event]) => {
    if (event.seat !== null || event.kind === "dawn") return true;
    const thing = `${event.kind} ${event.places.join()}`;
    return !known.has(thing) && known.add(thing);
  });
  const dawn = ([event]: [Moment, string]): boolean => event.kind === "dawn";
  return [...fresh.filter((each) => !dawn(each)), ...fresh.filter(dawn)];
}

function next(last: Step, event: Moment, text: string, { players, dealt }: Replay): Step {
  const places = event.places.filter((place) => place !== null);
  const dawn = event.kind === "dawn";
  const same =
    !dawn && (event.seat === null || (event.seat === last.seat && event.call === last.event?.call));
  const seat = same ? last.seat : event.seat;
  const travels = MOVES.includes(event.kind) ? movements(last.lying, places) : [];
  const lying = [...last.lying];
  for (const { card, to } of travels) lying[to] = card;
  return {
    event,
    text,
    seat,
    art: dawn ? "sun" : same ? last.art : (dealt[seat ?? 0] ?? ""),
    name: dawn ? t("app-reveal-dawn") : same ? last.name : (players[seat ?? 0] ?? ""),
    wake: last.wake + (same ? 0 : 1),
    lying,
    travels,
    seen: LOOKS.includes(event.kind) ? places : [],
    on: { ...last.on, ...laid(event, places) },
  };
}

/** In an event that moves cards, each of its places gives its card to the next one. */
function movements(lying: readonly number[], places: readonly number[]): Step["travels"] {
  return places.map((from, nth) => ({
    card: lying[from] ?? from,
    from,
    to: places[(nth + 1) % places.length] ?? from,
  }));
}

function laid({ kind, what }: Moment, places: readonly number[]): Record<number, string> {
  const art =
    kind === "shielded" ? kind : kind === "artifact" ? what[0] : kind === "given" ? "unknown" : undefined;
  return art ? Object.fromEntries(places.map((place) => [place, art])) : {};
}

/** The steps at which a card was taken from a place or came to it, and which card lies there from then on. */
export function movesAt(
  walked: readonly Step[],
  place: number,
  dealt: readonly string[],
): [number, string][] {
  return walked.flatMap(({ travels, lying }, index): [number, string][] =>
    travels.some(({ from }) => from === place) ? [[index, role(dealt[lying[place] ?? place] ?? "")]] : [],
  );
}
