/** The seats in table order: dragged or stepped into place by the host, who may also hand on, remove, and let back in. */
import "./menu.css";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { explain, t } from "../../i18n";
import { moved } from "../../lists";
import { Link, Sheet } from "../../look";
import type { RoomProps } from "../props";
import { BotActions, botAt, likeness } from "./Bots";

export function Seats({ seat, view, onClose }: RoomProps & { onClose: () => void }): JSX.Element {
  const hosting = view.me === view.host;
  const [dragged, setDragged] = useState<{ order: string[]; name: string } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const order = dragged?.order ?? view.seats;
  const complaint = seat.complaint.value;

  const send = (names: readonly string[]): void => {
    const seats = names.map((name) => view.seats.indexOf(name));
    if (seats.some((from, to) => from !== to)) void seat.say({ do: "order", seats });
  };
  const over = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const below = rows.findIndex((row) => {
      const box = row.getBoundingClientRect();
      return y < box.top + box.height / 2;
    });
    return below < 0 ? rows.length - 1 : below;
  };
  const drag = {
    onPointerDown: (event: JSX.TargetedPointerEvent<HTMLElement>, name: string) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setOpen(null);
      setDragged({ order: [...view.seats], name });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragged) return;
      const from = dragged.order.indexOf(dragged.name);
      const row = list.current?.children[from]?.getBoundingClientRect();
      if (!row || (event.clientY > row.top && event.clientY < row.bottom)) return;
      const to = over(event.clientY);
      const past =
        event.clientY > row.bottom && to > from ? to - (to < dragged.order.length - 1 ? 1 : 0) : to;
      const next = Math.max(event.clientY > row.bottom ? from + 1 : 0, past);
      if (next !== from && next < dragged.order.length)
        setDragged({ ...dragged, order: moved(dragged.order, from, next) });
    },
    onPointerUp: () => {
      if (dragged) send(dragged.order);
      setDragged(null);
    },
  };
  return (
    <Sheet title={t("app-lobby-seats")} onClose={onClose}>
      <p class="lead">{hosting ? t("app-lobby-order-host") : t("app-lobby-order")}</p>
      <ol class={dragged ? "seats dragging" : "seats"} ref={list}>
        {order.map((name, nth) => {
          const which = view.seats.indexOf(name);
          return (
            <li key={name} class={dragged?.name === name ? "held" : ""}>
              <div class="seat-row">
                {hosting && (
                  <span
                    class="grip"
                    aria-hidden="true"
                    onPointerDown={(event) => drag.onPointerDown(event, name)}
                    onPointerMove={drag.onPointerMove}
                    onPointerUp={drag.onPointerUp}
                    onPointerCancel={drag.onPointerUp}
                  >
                    <svg width="22" height="22" viewBox="0 0 22 22">
                      <path d="M2 5 H20 M2 11 H20 M2 17 H20" stroke="currentColor" stroke-width="3" />
                    </svg>
                  </span>
                )}
                <span class="who">
                  <b>{name}</b>
                  <span class="small muted">
                    {[
                      which === view.me && t("app-lobby-is-you"),
                      which === view.host && t("app-lobby-is-host"),
                      view.away?.includes(which) && t("app-lobby-is-away"),
                      likeness(botAt(view, which)),
                    ]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </span>
                {hosting && which !== view.me && (
                  <Link
                    label={t("app-lobby-more-about", { name })}
                    onPress={() => setOpen(open === name ? null : name)}
                  >
                    {t("app-lobby-more")}
                  </Link>
                )}
                {hosting && (
                  <>
                    <Step
                      up
                      name={name}
                      off={nth === 0}
                      onPress={() => send(moved(view.seats, nth, nth - 1))}
                    />
                    <Step
                      name={name}
                      off={nth === order.length - 1}
                      onPress={() => send(moved(view.seats, nth, nth + 1))}
                    />
                  </>
                )}
              </div>
              {open === name && <About view={view} seat={seat} which={which} onDone={() => setOpen(null)} />}
            </li>
          );
        })}
      </ol>
      <p class="problem" role="alert">
        {complaint ? explain(complaint) : ""}
      </p>
    </Sheet>
  );
}

function About(props: {
  view: RoomProps["view"];
  seat: RoomProps["seat"];
  which: number;
  onDone: () => void;
}): JSX.Element {
  const { view, seat, which } = props;
  const bot = botAt(view, which);
  return bot ? <BotActions seat={seat} bot={bot} /> : <Actions {...props} name={view.seats[which] ?? ""} />;
}

function Step(props: { up?: boolean; name: string; off: boolean; onPress: () => void }): JSX.Element {
  const label = props.up
    ? t("app-lobby-up", { name: props.name })
    : t("app-lobby-down", { name: props.name });
  return (
    <button type="button" class="step cut" disabled={props.off} aria-label={label} onClick={props.onPress}>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
        <path d={props.up ? "M10 2 L19 16 H1 Z" : "M10 18 L1 4 H19 Z"} fill="currentColor" />
      </svg>
    </button>
  );
}

/** What a host may do about somebody; nobody is removed from a game under way. */
export function Actions(props: {
  seat: RoomProps["seat"];
  which: number;
  name: string;
  playing?: boolean;
  onDone: () => void;
}): JSX.Element {
  const { seat, which, name } = props;
  const [code, setCode] = useState("");
  const [sure, ask] = useState(false);
  const recover = async (): Promise<void> => {
    const answer = await seat.say({ do: "recover", seat: which });
    if (answer.say === "code") setCode(answer.code);
  };
  return (
    <div class="actions">
      <Link onPress={() => void seat.say({ do: "host", seat: which }).then(props.onDone)}>
        {t("app-lobby-hand-on")}
      </Link>
      <Link onPress={() => void recover()}>{t("app-lobby-let-back-in")}</Link>
      {!props.playing && (
        <Link onPress={() => void seat.say({ do: "kick", seat: which }).then(props.onDone)}>
          {t("app-lobby-kick")}
        </Link>
      )}
      {!props.playing && (
        <Link
          onPress={() =>
            sure ? void seat.say({ do: "keep-out", seat: which }).then(props.onDone) : ask(true)
          }
        >
          {t(sure ? "app-door-keep-out-really" : "app-door-keep-out")}
        </Link>
      )}
      {code && (
        <p role="status" class="recovery">
          <span class="display">{code}</span>
          <span class="small">{t("app-lobby-recovery", { name })}</span>
        </p>
      )}
    </div>
  );
}
