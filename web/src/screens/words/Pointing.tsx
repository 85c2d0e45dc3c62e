/** Fingers: the wolves' at the seer when the word was found, everybody's at a wolf when it was not. */
import "../vote/vote.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { several, t } from "../../i18n";
import { Button, Link, Ring, useSecondsLeft } from "../../look";
import { usePalette } from "../../palette";
import type { Words } from "../../wire";
import type { GameProps } from "../props";
import { Disc } from "../vote";
import { Hand } from "../vote/Hand";

export function Pointing({ seat, view, live, events }: GameProps<Words>): JSX.Element {
  usePalette("night");
  const me = view.me!;
  const left = useSecondsLeft(seat, view.deadline);
  const [chosen, choose] = useState<number | null>(null);
  const [pointed, point] = useState<number | null>(null);
  const found = live.phase === "guessed";
  const options = view.prompt?.options ?? [];
  const points = view.prompt != null || pointed !== null;
  const wolves = events.findLast((event) => event.kind === "werewolves")?.places ?? [];
  const name = view.seats[chosen ?? -1] ?? "";
  const down = chosen !== null && chosen === pointed;

  const send = (): void => {
    if (chosen === null || down) return;
    point(chosen);
    void seat.say({ do: "point", at: chosen }).then((reply) => {
      if (reply.say === "refused") point(null);
    });
  };
  // Whoever has a hand on somebody when the time is up points there.
  useEffect(() => {
    if (left === 1) send();
  }, [left]);

  return (
    <main class="screen vote">
      <header class="pad">
        <h1>{t(found ? (points ? "app-words-find-seer" : "app-words-found") : "app-words-point")}</h1>
        <p class="lead">
          {found
            ? t("app-words-wolves", {
                names: several(wolves.map((wolf) => view.seats[wolf ?? 0] ?? "")),
                count: wolves.length,
              })
            : t("app-words-not-found")}
        </p>
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
            {chosen !== null && <Hand from={spot(me)} to={spot(chosen)} />}
          </>
        )}
      >
        <p class={left !== null && left <= 3 ? "count last" : "count"} role="timer">
          {left ?? ""}
        </p>
      </Ring>
      <footer class="bar">
        {points ? (
          <Button disabled={chosen === null || down} onPress={send}>
            {chosen === null
              ? t("app-vote-choose")
              : t(down ? "app-vote-pointing" : "app-vote-point", { name })}
          </Button>
        ) : (
          <Button disabled>{t("app-words-watch")}</Button>
        )}
        {me === live.mayor ? (
          <Link wide onPress={() => void seat.say({ do: "whoops" })}>
            {t("app-words-whoops")}
          </Link>
        ) : (
          <span class="link wide" aria-hidden="true" />
        )}
      </footer>
    </main>
  );
}
