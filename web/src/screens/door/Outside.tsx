/** Before a closed door: nothing of the table is seen here. One may knock, where somebody might open. */
import "../lobby/lobby.css";
import "./door.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Connection } from "../../connection";
import { explain, t } from "../../i18n";
import { Button, Link } from "../../look";
import { usePalette } from "../../palette";
import { Scene } from "../../parts/Scene";
import { reference } from "../../reference";
import { prefer, settings } from "../../settings";
import { ReturnWithCode } from "../lobby/ReturnWithCode";

export default function Outside({ seat, room }: { seat: Connection; room: string }): JSX.Element {
  usePalette();
  const [returning, setReturning] = useState(false);
  const why = seat.turnedAway.value?.code ?? "room-asks";
  const phone = seat.as === "phone";
  return (
    <main class="screen entrance outside">
      <header class="band pad">
        <p class="small muted">{t("app-lobby-table")}</p>
        <h1 class="codeword">{room}</h1>
      </header>
      <div class="pad column">
        <p class="lead">{phone ? explain({ code: why }) : t("app-door-screen-outside")}</p>
        {phone && why === "room-asks" && <Knocking seat={seat} />}
        <div class="asides">
          {phone && <Link onPress={() => setReturning(true)}>{t("app-lobby-had-a-seat")}</Link>}
          <Link to="/">{t("app-common-home")}</Link>
        </div>
      </div>
      <Scene />
      {returning && <ReturnWithCode seat={seat} onClose={() => setReturning(false)} />}
    </main>
  );
}

function Knocking({ seat }: { seat: Connection }): JSX.Element {
  const [name, write] = useState(settings.value.name);
  const [waiting, wait] = useState(false);
  const complaint = seat.complaint.value;
  const knock = async (): Promise<void> => {
    wait(true);
    const answer = await seat.say({ do: "knock", name });
    wait(false);
    if (answer.say === "welcome") prefer({ name: name.trim() });
  };
  if (waiting)
    return (
      <p class="lead knocked" role="status">
        {t("app-door-knocked", { name })}
      </p>
    );
  return (
    <form
      class="sit"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void knock();
        else event.currentTarget.querySelector("input")?.focus();
      }}
    >
      <label for="knock-name" class="display">
        {t("app-lobby-your-name")}
      </label>
      <input
        id="knock-name"
        class="field"
        autocomplete="nickname"
        enterkeyhint="go"
        maxLength={reference().limits.name}
        value={name}
        aria-describedby="knock-problem"
        onInput={(event) => write(event.currentTarget.value)}
      />
      <p id="knock-problem" class="problem" role="alert">
        {complaint ? explain(complaint) : ""}
      </p>
      <Button submit>{t("app-door-knock")}</Button>
    </form>
  );
}
