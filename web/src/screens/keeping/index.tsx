/** What is kept, for how long, and who can read it; at a table also what can be deleted of it. */
import "./keeping.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Connection, Seen } from "../../connection";
import { explain, language, t } from "../../i18n";
import { keyOf } from "../../keys";
import { Link, Sheet } from "../../look";
import { useAnswer } from "../../useAnswer";
import type { Keeping, PastGame } from "../../wire";
import { evenings } from "./evenings";
import { KeptUntil } from "./KeptUntil";

interface KeepingProps {
  /** The table whose games these are. */
  table?: { seat: Connection; view: Seen };
  onClose: () => void;
}

export default function WhatIsKept({ table, onClose }: KeepingProps): JSX.Element {
  const keeping = useAnswer<Keeping>("/keeping.json");
  const days = keeping && typeof keeping !== "string" ? keeping.days : undefined;
  const mayRead = table && keyOf(table.view.room);
  return (
    <Sheet title={t("app-keeping-title")} onClose={onClose}>
      <div class="keeping">
        {mayRead && <KeptUntil room={table.view.room} />}
        <p>{t("app-keeping-what")}</p>
        {days !== undefined && (
          <p>{days === null ? t("app-keeping-server-for-ever") : t("app-keeping-server-days", { days })}</p>
        )}
        <p>{t("app-keeping-who")}</p>
        <p>{t("app-keeping-phone")}</p>
        {mayRead && <Deleting {...table} />}
      </div>
    </Sheet>
  );
}

function Deleting({ seat, view }: { seat: Connection; view: Seen }): JSX.Element {
  const [times, look] = useState(0);
  const games = useAnswer<PastGame[]>(`/rooms/${view.room}/games?${view.past}.${times}`, view.room);
  const hosting = view.me === view.host;
  const me = view.seats[view.me ?? -1] ?? "";
  const [said, say] = useState("");
  const past = Array.isArray(games) ? games : [];
  const names = [...new Set(past.flatMap((game) => game.players))].filter((name) => !name.startsWith("№"));
  const complaint = seat.complaint.value;
  const takeOut = async (name: string): Promise<void> => {
    const answer = await seat.say({ do: "take-name-out", name });
    if (answer.say !== "done") return;
    say(t("app-keeping-name-gone", { name }));
    look(times + 1);
  };
  return (
    <>
      {past.length > 0 && names.includes(me) && (
        <Twice
          label={t("app-keeping-my-name")}
          about={t("app-keeping-my-name.about")}
          really={t("app-keeping-my-name.really")}
          onPress={() => void takeOut(me)}
        />
      )}
      {hosting && (
        <section>
          <h3>{t("app-keeping-host")}</h3>
          {evenings(past).map(({ at, count }) => (
            <Twice
              key={at}
              label={t("app-keeping-evening", { day: dayOf(at), count })}
              really={t("app-keeping-evening.really")}
              onPress={() =>
                void seat.say({ do: "delete-evening", at }).then((answer) => {
                  if (answer.say === "done") say(t("app-keeping-evening-gone"));
                })
              }
            />
          ))}
          {names
            .filter((name) => name !== me)
            .map((name) => (
              <Twice
                key={name}
                label={t("app-keeping-name", { name })}
                really={t("app-keeping-my-name.really")}
                onPress={() => void takeOut(name)}
              />
            ))}
          <Twice
            label={t("app-keeping-room")}
            about={t("app-keeping-room.about")}
            really={t("app-keeping-room.really")}
            onPress={() => void seat.say({ do: "delete-room" })}
          />
        </section>
      )}
      <p role="status">{complaint ? explain(complaint) : said}</p>
    </>
  );
}

const dayOf = (at: number): string =>
  at ? new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(at) : "–";

/** What cannot be undone is asked for twice. */
export function Twice(props: {
  label: string;
  about?: string;
  really: string;
  onPress: () => void;
}): JSX.Element {
  const [sure, ask] = useState(false);
  return (
    <div class="twice">
      <Link
        onPress={() => {
          if (sure) props.onPress();
          ask(!sure);
        }}
      >
        {sure ? props.really : props.label}
      </Link>
      {sure && <Link onPress={() => ask(false)}>{t("app-keeping-leave-it")}</Link>}
      {!sure && props.about && <p class="small muted">{props.about}</p>}
    </div>
  );
}
