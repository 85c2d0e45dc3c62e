/** Somebody without a seat comes to a table where nobody is playing: sits down, or comes back with a code. */
import "./lobby.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { GAMES, ours } from "../../games";
import { explain, several, t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { Scene } from "../../parts/Scene";
import { alone } from "../../phone";
import { reference, referenceOf } from "../../reference";
import { prefer, settings } from "../../settings";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";
import { playAlone } from "./Bots";
import { ReturnWithCode } from "./ReturnWithCode";

export function Entrance({ phone, seat, view }: RoomProps): JSX.Element {
  usePalette();
  const [returning, setReturning] = useState(false);
  const first = view.seats.length === 0;
  const withBots = first && alone.value === view.room;
  /** Whoever opens a table most likely plays in the language of their phone. */
  const speakOurLanguage = async (): Promise<void> => {
    const others = GAMES.map(({ id }) => ours(id)).filter(
      (settings) => settings !== referenceOf(settings.game).settings,
    );
    const { game, pace, chat, call_seconds } = view.settings;
    for (const settings of others)
      await seat.say({ do: "choose", settings: { ...settings, pace, chat, call_seconds } });
    if (others.length) await seat.say({ do: "choose", settings: { game } as Settings });
    if (withBots) await playAlone(seat, view.settings);
  };
  return (
    <main class="screen entrance">
      <header class="band pad">
        <p class="small muted">{t("app-lobby-table")}</p>
        <h1 class="codeword">{view.room}</h1>
      </header>
      <div class="pad column">
        <p class="lead">
          {withBots
            ? t("app-bots-four")
            : first
              ? t("app-lobby-nobody")
              : t("app-lobby-already", { names: several(view.seats), count: view.seats.length })}
        </p>
        <NameForm
          seat={seat}
          {...(first ? { onSeated: () => void speakOurLanguage() } : {})}
          second={phone.seats.value.length > 1}
          action={t(withBots ? "app-bots-play-now" : first ? "app-lobby-host" : "app-lobby-sit-down")}
        />
        {phone.seats.value.length > 1 && (
          <Link wide onPress={() => phone.drop(seat)}>
            {t("app-lobby-nobody-else")}
          </Link>
        )}
        {!first && phone.seats.value.length === 1 && (
          <div class="asides">
            <Link onPress={() => setReturning(true)}>{t("app-lobby-had-a-seat")}</Link>
            <Link to={`/table/${view.room}`}>{t("app-lobby-as-table")}</Link>
          </div>
        )}
      </div>
      <Scene />
      {returning && <ReturnWithCode seat={seat} onClose={() => setReturning(false)} />}
    </main>
  );
}

/** A name, and the seat that goes with it. */
export function NameForm(props: {
  seat: RoomProps["seat"];
  action: string;
  second?: boolean;
  onSeated?: () => void;
}): JSX.Element {
  const { seat } = props;
  const [name, write] = useState(props.second ? "" : settings.value.name);
  const [waiting, wait] = useState(false);
  const complaint = seat.complaint.value;
  const sit = async (): Promise<void> => {
    wait(true);
    const answer = await seat.say({ do: "join", name });
    wait(false);
    if (answer.say !== "welcome") return;
    if (!props.second) prefer({ name: name.trim() });
    props.onSeated?.();
  };
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim()) event.currentTarget.querySelector("input")?.focus();
        else if (!waiting) void sit();
      }}
    >
      <label for="name" class="display">
        {t("app-lobby-your-name")}
      </label>
      <input
        id="name"
        class="field"
        autocomplete="nickname"
        enterkeyhint="go"
        maxLength={reference().limits.name}
        value={name}
        aria-invalid={complaint !== null}
        aria-describedby="name-problem"
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p id="name-problem" class="problem" role="alert">
        {complaint ? explain(complaint) : ""}
      </p>
      <Button submit disabled={waiting}>
        {props.action}
      </Button>
    </form>
  );
}
