/** The host's door: who may come, who is kept out, and the way in for a big screen that may show what is over. */
import "./door.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { explain, t } from "../../i18n";
import { fetchOf, keyOf, withKey } from "../../keys";
import { Choice, Link, Sheet } from "../../look";
import { Share } from "../../parts/Share";
import type { RoomProps } from "../props";

const DOORS = [
  ["open", "app-door-open"],
  ["ask", "app-door-ask"],
  ["locked", "app-door-locked"],
] as const;

export default function TheDoor(
  props: Pick<RoomProps, "seat" | "view"> & { onClose: () => void },
): JSX.Element {
  const { seat, view } = props;
  const door = seat.door.value;
  const now = door?.door ?? "open";
  const complaint = seat.complaint.value;
  return (
    <Sheet title={t("app-door-title")} onClose={props.onClose}>
      <div class="the-door">
        <Choice
          label={t("app-door-who")}
          options={DOORS.map(([each, text]) => [each, t(text)] as const)}
          chosen={now}
          onChoose={(chosen) => void seat.say({ do: "set-door", door: chosen })}
        />
        <p class="small muted">{t(`${DOORS.find(([each]) => each === now)?.[1] ?? ""}.about`)}</p>
        {door && door.out.length > 0 && (
          <section>
            <h3>{t("app-door-out")}</h3>
            <ul>
              {door.out.map((name, which) => (
                <li key={which}>
                  <Link onPress={() => void seat.say({ do: "let-back", which })}>
                    {t("app-door-let-back", { name })}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {keyOf(view.room) && <BigScreen room={view.room} />}
        <p class="problem" role="alert">
          {complaint ? explain(complaint) : ""}
        </p>
      </div>
    </Sheet>
  );
}

/** A link with the room's key: only what is shown it may read what is over. */
function BigScreen({ room }: { room: string }): JSX.Element {
  const [picture, show] = useState("");
  const [link, setLink] = useState(withKey("table", room));
  useEffect(() => {
    let url = "";
    void fetchOf(room, `/rooms/${room}/table.svg`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error())))
      .then((drawn) => {
        const title = new DOMParser().parseFromString(drawn, "image/svg+xml").querySelector("title");
        if (title?.textContent) setLink(title.textContent);
        url = URL.createObjectURL(new Blob([drawn], { type: "image/svg+xml" }));
        show(url);
      })
      .catch(() => undefined);
    return () => URL.revokeObjectURL(url);
  }, []);
  return (
    <section>
      <h3>{t("app-door-screen")}</h3>
      <p class="small muted">{t("app-door-screen.about")}</p>
      {picture && <img class="table-qr" src={picture} alt={t("app-door-screen-qr", { room })} />}
      <Share link={link} />
    </section>
  );
}
