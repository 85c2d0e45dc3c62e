/** Reveal: who won and why, everybody's cards; then the night told again, and the next one. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { role, t } from "../../../i18n";
import { Later } from "../../../Later";
import { Button, Link, Medallion } from "../../../look";
import { usePalette } from "../../../palette";
import { Shuffled } from "../../../parts/Shuffled";
import { Sides, Won } from "../../../screens/over";
import type { GameProps } from "../../../screens/props";
import { sawTheVote } from "../../../screens/vote";
import { useReplay } from "../../../useReplay";
import type { Event, OneNight, Replay } from "../../../wire";
import { Again } from "./Again";
import { Beliefs } from "./Beliefs";
import { Dropping, ending } from "./Dropping";
import { reasons } from "./why";

const replaying = () => import("../replay/Replaying");

export function Reveal(props: GameProps<OneNight>): JSX.Element {
  const { view, events } = props;
  const [dropped, drop] = useState(!sawTheVote(view.commitment));
  const [open, show] = useState(false);
  const replay = useReplay(view.room, view.past);
  if (!dropped)
    return <Dropping names={view.seats} me={view.me} {...ending(events)} onDone={() => drop(true)} />;
  if (open && replay)
    return <Later load={replaying} replay={replay} me={view.me} onClose={() => show(false)} />;
  return <Verdict {...props} replay={replay} onReplay={() => show(true)} />;
}

function Verdict(props: GameProps<OneNight> & { replay: Replay | null; onReplay: () => void }): JSX.Element {
  usePalette("day");
  const { view, events, replay, seat } = props;
  const [asking, ask] = useState(false);
  const hosting = view.me === view.host;
  const won = view.me !== null && replay?.winners.includes(view.me);
  return (
    <Sides
      head={
        <>
          <Won events={events} />
          {replay && view.me !== null && (
            <p class="own pad display">{won ? t("app-reveal-you-won") : t("app-reveal-you-lost")}</p>
          )}
        </>
      }
      lines={reasons(events, view.seats, replay)}
      foot={
        <>
          <footer class={hosting ? "bar two" : "bar"}>
            <Button disabled={!replay} onPress={props.onReplay}>
              {t("app-reveal-replay")}
            </Button>
            {hosting ? (
              <Button soft edge="b" onPress={() => ask(true)}>
                {t("app-reveal-again")}
              </Button>
            ) : (
              <p class="muted">{t("app-reveal-host-deals", { name: view.seats[view.host] ?? "" })}</p>
            )}
          </footer>
          {asking && <Again seat={seat} view={view} onClose={() => ask(false)} />}
        </>
      }
    >
      <Everyone names={view.seats} me={view.me} events={events} replay={replay} />
      {replay && view.me !== null && <Beliefs replay={replay} me={view.me} />}
      <Shuffled {...props} />
      <p class="pad">
        <Link to={`/past/${view.room}`}>{t("app-home-past")}</Link>
      </p>
    </Sides>
  );
}

/** Everybody's card at first and in the end, whom they pointed at, won or lost: in words. */
export function Everyone(props: {
  names: readonly string[];
  me: number | null;
  events: readonly Event[];
  replay: Pick<Replay, "dealt" | "votes" | "winners"> | null;
}): JSX.Element {
  const { names, me, events, replay } = props;
  const told = (kind: string): Event | undefined => events.find((event) => event.kind === kind);
  const cards = told("cards")?.what ?? [];
  const counted = told("identities")?.what ?? [];
  const votes = replay?.votes ?? told("pointed")?.places ?? [];
  const dead = new Set(events.filter(({ kind }) => kind === "died").map(({ seat }) => seat));
  return (
    <ul class="everyone" aria-label={t("app-reveal-everyone")}>
      {names.map((name, seat) => {
        const [first, last] = [replay?.dealt[seat], cards[seat] ?? ""];
        const moved = first !== undefined && first !== last;
        const target = votes[seat];
        const wins = replay?.winners.includes(seat);
        return (
          <li key={seat} class={seat === me ? "me" : ""}>
            <div>
              <b>{name}</b>
              {seat === me && <span class="muted"> ({t("app-common-you")})</span>}
              {dead.has(seat) && <span class="died"> {t("app-reveal-died")}</span>}
              <span class="cards">
                {moved ? t("app-reveal-first-last", { first: role(first), last: role(last) }) : role(last)}
                {counted[seat] !== last && ` · ${t("app-reveal-as", { role: role(counted[seat] ?? last) })}`}
              </span>
              <span class="muted small">
                {target == null
                  ? t("app-reveal-no-vote")
                  : t("app-reveal-voted", { target: names[target] ?? "" })}
              </span>
            </div>
            <div class="faces" aria-hidden="true">
              {moved && (
                <>
                  <Medallion id={first} size={34} />
                  <svg width="20" height="16" viewBox="0 0 20 16">
                    <path d="M0 6H11V1L20 8L11 15V10H0Z" fill="currentColor" />
                  </svg>
                </>
              )}
              <Medallion id={last} size={42} />
            </div>
            <b class={wins === false ? "outcome lost" : "outcome"}>
              {wins === undefined ? "" : wins ? t("app-reveal-won") : t("app-reveal-lost")}
            </b>
          </li>
        );
      })}
    </ul>
  );
}
