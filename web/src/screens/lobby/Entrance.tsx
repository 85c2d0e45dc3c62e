/** Somebody without a seat comes to a table where nobody is playing: sits down, or comes back with a code. */
import "./lobby.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, several, t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { reference } from "../../reference";
import { prefer, settings } from "../../settings";
import type { RoomProps } from "../props";
import { ReturnWithCode } from "./ReturnWithCode";

export function Entrance({ phone, seat, view }: RoomProps): JSX.Element {
  usePalette();
  const [returning, setReturning] = useState(false);
  const first = view.seats.length === 0;
  return (
    <main class="screen entrance">
      <header class="band pad">
        <p class="small muted">{t("app-lobby-table")}</p>
        <h1 class="codeword">{view.room}</h1>
      </header>
      <div class="pad column">
        <p class="lead">
          {first
            ? t("app-lobby-nobody")
            : t("app-lobby-already", { names: several(view.seats), count: view.seats.length })}
        </p>
        <NameForm
          seat={seat}
          second={phone.seats.value.length > 1}
          action={t(first ? "app-lobby-host" : "app-lobby-sit-down")}
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
      {returning && <ReturnWithCode seat={seat} onClose={() => setReturning(false)} />}
    </main>
  );
}

/** A name, and the seat that goes with it. */
export function NameForm(props: { seat: RoomProps["seat"]; action: string; second?: boolean }): JSX.Element {
  const { seat } = props;
  const [name, write] = useState(props.second ? "" : settings.value.name);
  const [waiting, wait] = useState(false);
  const complaint = seat.complaint.value;
  const sit = async (): Promise<void> => {
    wait(true);
    const adds = crypto.getRandomValues(new Uint32Array(2)).join("");
    const answer = await seat.say({ do: "join", name, adds });
    wait(false);
    if (answer.say === "welcome" && !props.second) prefer({ name: name.trim() });
  };
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() && !waiting) void sit();
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
        maxLength={reference()?.limits.name ?? 24}
        value={name}
        aria-invalid={complaint !== null}
        aria-describedby="name-problem"
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p id="name-problem" class="problem" role="alert">
        {complaint ? explain(complaint) : ""}
      </p>
      <Button submit disabled={!name.trim() || waiting}>
        {props.action}
      </Button>
    </form>
  );
}
