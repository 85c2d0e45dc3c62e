/** The vote: the table as a clock face, your pointer its hand, and everybody's fingers down at zero. */
import "./vote.css";
import { signal } from "../../store";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Ring, useSecondsLeft } from "../../look";
import type { Oval } from "../../look/geometry";
import { usePalette } from "../../palette";
import type { OneNight } from "../../wire";
import type { GameProps } from "../props";
import { DISC, Hand } from "./Hand";

export { Dropping, type DroppingProps, ending } from "./Dropping";

/** The game whose vote this page was there for: who comes back later is told the end without the drama. */
const watched = signal<string | undefined>(undefined);

export const sawTheVote = (commitment: string | undefined): boolean =>
  commitment !== undefined && watched.value === commitment;

const LAST = 3;
const SAID_AT = [10, LAST];

export function Vote({ seat, view, live }: GameProps<OneNight>): JSX.Element {
  usePalette("night");
  const me = view.me!;
  const names = view.seats;
  const [chosen, choose] = useState<number | null>(null);
  const [pointed, point] = useState<number | null>(null);
  const left = useSecondsLeft(seat, view.deadline);
  useEffect(() => {
    watched.value = view.commitment;
  }, [view.commitment]);

  const send = (): void => {
    if (chosen === null || chosen === pointed) return;
    point(chosen);
    void seat.say({ do: "point", at: chosen }).then((reply) => {
      if (reply.say === "refused") point(null);
    });
  };
  // Whoever has a hand on somebody when the time is up points there.
  useEffect(() => {
    if (left === 1) send();
  }, [left]);

  const options = view.prompt?.options ?? [];
  const name = names[chosen ?? -1] ?? "";
  const down = chosen !== null && chosen === pointed;
  return (
    <main class="screen vote">
      <header class="pad">
        <h1>{t("app-vote-title")}</h1>
        <p class="lead">{t("app-vote-about")}</p>
      </header>
      <Ring
        names={names}
        me={me}
        label={t("app-vote-table")}
        chosen={chosen === null ? [] : [chosen]}
        choosable={(place) => options.includes(place)}
        onChoose={choose}
        drawn={(spot, oval, card) => (
          <>
            <Disc oval={oval} card={card} />
            {chosen !== null && <Hand from={spot(me)} to={spot(chosen)} />}
          </>
        )}
      >
        <p class={left !== null && left <= LAST ? "count last" : "count"} role="timer">
          {left ?? ""}
        </p>
      </Ring>
      <footer class="bar">
        <Button disabled={chosen === null || down} onPress={send}>
          {chosen === null
            ? t("app-vote-choose")
            : t(down ? "app-vote-pointing" : "app-vote-point", { name })}
        </Button>
        <p class="pointing">
          <Lamps lit={live.counts.voted} of={names.length} />
          {t("app-vote-count", { voted: live.counts.voted, players: names.length })}
        </p>
        <p class="unseen" role="status">
          {left !== null && SAID_AT.includes(left) ? t("app-vote-seconds", { seconds: left }) : ""}
        </p>
      </footer>
    </main>
  );
}

/** The lit face of the clock. */
export function Disc({ oval: { cx, cy, rx, ry }, card }: { oval: Oval; card: number }): JSX.Element {
  const edges = [
    [11, "var(--halo2)"],
    [6, "var(--past)"],
    [0, "var(--lamp)"],
  ] as const;
  return (
    <>
      {edges.map(([edge, fill]) => {
        const more = card * DISC + edge;
        return <ellipse key={edge} cx={cx} cy={cy} rx={rx + more} ry={ry + more} fill={fill} />;
      })}
    </>
  );
}

const MOST_LAMPS = 10;

function Lamps({ lit, of }: { lit: number; of: number }): JSX.Element | null {
  if (of > MOST_LAMPS) return null;
  return (
    <svg width={of * 22} height="20" aria-hidden="true">
      {Array.from({ length: of }, (_, nth) => (
        <circle key={nth} class={nth < lit ? "lit" : ""} cx={11 + nth * 22} cy="10" r="7.5" />
      ))}
    </svg>
  );
}
