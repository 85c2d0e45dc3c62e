/** The table as a clock face: your pointer is its hand, and whoever has a hand on somebody at zero points there. */
import "./vote.css";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button, Ring, useSecondsLeft } from "../../look";
import type { Oval } from "../../look/geometry";
import type { RoomProps } from "../props";
import { DISC, Hand } from "./Hand";

const LAST = 3;
const SAID_AT = [10, LAST];

export interface PointingProps extends Pick<RoomProps, "seat" | "view"> {
  title: (points: boolean) => string;
  about: string;
  /** What the button says to who is not asked. */
  waiting: string;
  /** Below the button. */
  children: ComponentChildren;
}

export function Pointing({ seat, view, title, about, waiting, children }: PointingProps): JSX.Element {
  const me = view.me!;
  const before = view.own?.pointed ?? null;
  const [chosen, choose] = useState(before);
  const [pointed, point] = useState(before);
  const left = useSecondsLeft(seat, view.deadline);
  const options = view.prompt?.options ?? [];
  const points = view.prompt != null || pointed !== null;
  const down = chosen !== null && chosen === pointed;
  const send = (): void => {
    if (chosen === null || down) return;
    point(chosen);
    void seat.say({ do: "point", at: chosen }).then((reply) => {
      if (reply.say === "refused") point(null);
    });
  };
  useEffect(() => {
    if (left === 1) send();
  }, [left]);
  return (
    <main class="screen vote">
      <header class="pad">
        <h1>{title(points)}</h1>
        <p class="lead">{about}</p>
      </header>
      <Ring
        names={view.seats}
        me={me}
        label={t("app-vote-table")}
        chosen={chosen === null ? [] : [chosen]}
        choosable={(place) => options.includes(place)}
        onChoose={choose}
        drawn={(spot, oval, card) => (
          <>
            <Disc oval={oval} card={card} />
            {chosen !== null && <Hand from={spot(me)} to={spot(chosen)} card={card} />}
          </>
        )}
      >
        <p class={left !== null && left <= LAST ? "count last" : "count"} role="timer">
          {left ?? ""}
        </p>
      </Ring>
      <footer class="bar">
        <Button disabled={chosen === null || down} onPress={send}>
          {!points
            ? waiting
            : chosen === null
              ? t("app-vote-choose")
              : t(down ? "app-vote-pointing" : "app-vote-point", { name: view.seats[chosen] ?? "" })}
        </Button>
        {children}
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
      {edges.map(([edge, fill]) => (
        <ellipse
          key={edge}
          cx={cx}
          cy={cy}
          rx={rx + card * DISC.x + edge}
          ry={ry + card * DISC.y + edge}
          fill={fill}
        />
      ))}
    </>
  );
}
