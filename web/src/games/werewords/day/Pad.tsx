/** The mayor's pad: every answer is a moon. Yes and no share one stock; the sun ends it, and is held, not tapped. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { explain, t } from "../../../i18n";
import { Chip, clock, Link, Medallion, useClock } from "../../../look";
import { usePalette } from "../../../palette";
import { MoreTime } from "../../../screens/day/MoreTime";
import type { GameProps } from "../../../screens/props";
import type { Words } from "../../../wire";
import { Secret } from "./Secret";

type Token = "yes" | "no" | "maybe" | "so-close" | "correct";
const TO_HOLD = 400;
const UNDO_FOR = 5_000;

export function Pad({ game, seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("night");
  const seconds = useClock(seat, view);
  const waiting = live.waiting[0];
  const [aloud, hear] = useState<number | null>(null);
  const asker = waiting ? waiting[0] : aloud;
  const left: Record<Token, number> = {
    yes: live.stock.yes_no,
    no: live.stock.yes_no,
    maybe: live.stock.maybe,
    "so-close": live.stock.so_close,
    correct: live.stock.correct,
  };
  const give = (token: Token): void => {
    if (asker !== null) void seat.say({ do: "token", token, asker });
  };
  const matches =
    events.findLast((event) => event.kind === "match" || event.kind === "token")?.kind === "match";
  return (
    <main class="screen word-day pad-mayor">
      <h1 class="unseen">{t(game.name)}</h1>
      <header class="pad">
        <p class="clock display" role="timer">
          {clock(seconds)}
        </p>
        <Secret game={game} events={events} names={view.seats} me={view.me!} />
      </header>
      <section class="asked pad" aria-live="polite">
        {waiting ? (
          <>
            <p class="muted">{t("app-words-asked", { name: view.seats[waiting[0]] ?? "" })}</p>
            <p class="lead">{t("app-words-quote", { text: waiting[1] ?? "" })}</p>
            {matches && <p class="match">{t("app-words-that-is-it")}</p>}
          </>
        ) : (
          <>
            <p class="muted">{t("app-words-who-asked")}</p>
            <div class="chips" role="group" aria-label={t("app-words-who-asked")}>
              {view.seats.map((name, each) =>
                each === live.mayor ? null : (
                  <Chip key={name} on={aloud === each} onPress={() => hear(each)}>
                    {name}
                  </Chip>
                ),
              )}
            </div>
          </>
        )}
      </section>
      <div class="moons pad">
        {(["yes", "no", "maybe", "so-close"] as const).map((token) => (
          <button
            key={token}
            type="button"
            class={`moon-key ${token}`}
            disabled={asker === null || left[token] === 0 || view.paused}
            onClick={() => give(token)}
          >
            <Medallion id={token} size={token === "yes" || token === "no" ? 72 : 52} />
            <b class="display">{t(`token-${token}`)}</b>
            <span class="small">{t("app-words-left", { count: left[token] })}</span>
          </button>
        ))}
        <GotIt disabled={asker === null || view.paused} onHeld={() => give("correct")} />
      </div>
      <footer class="last pad">
        <Last live={live} />
        <MoreTime seat={seat} view={view} />
        <Undo given={live.given.length} onUndo={() => void seat.say({ do: "undo" })} />
      </footer>
      {seat.complaint.value && (
        <p class="problem pad" role="status">
          {explain(seat.complaint.value)}
        </p>
      )}
    </main>
  );
}

/** Held for a moment, so that a slip does not end the day. */
function GotIt({ disabled, onHeld }: { disabled: boolean; onHeld: () => void }): JSX.Element {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [held, hold] = useState(false);
  const begin = (): void => {
    if (disabled || held) return;
    hold(true);
    timer.current = setTimeout(() => {
      hold(false);
      onHeld();
    }, TO_HOLD);
  };
  const end = (): void => {
    clearTimeout(timer.current);
    hold(false);
  };
  useEffect(() => end, []);
  return (
    <button
      type="button"
      class={held ? "moon-key correct held" : "moon-key correct"}
      disabled={disabled}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === " " || event.key === "Enter") {
          event.preventDefault();
          if (!event.repeat) begin();
        }
      }}
      onKeyUp={end}
      onBlur={end}
    >
      <Medallion id="correct" size={52} />
      <b class="display">{t("app-words-got-it")}</b>
      <span class="small">{t("app-words-hold-it")}</span>
    </button>
  );
}

const MOONS_SHOWN = 6;

function Last({ live }: { live: Words }): JSX.Element {
  const last = live.given.slice(-MOONS_SHOWN);
  return (
    <p>
      {last.map(([, , token], nth) => (
        <Medallion
          key={live.given.length - last.length + nth}
          id={token}
          size={28}
          label={t(`token-${token}`)}
        />
      ))}
    </p>
  );
}

/** The last token can be taken back for a few seconds. */
function Undo({ given, onUndo }: { given: number; onUndo: () => void }): JSX.Element {
  const [open, setOpen] = useState(false);
  const before = useRef(given);
  useEffect(() => {
    const grew = given > before.current;
    before.current = given;
    setOpen(grew);
    if (!grew) return;
    const timer = setTimeout(() => setOpen(false), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [given]);
  return (
    <Link disabled={!open} onPress={onUndo}>
      {t("app-words-undo")}
    </Link>
  );
}
