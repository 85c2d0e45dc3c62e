/** What is in reach during a game wherever it stands: the way in, lost phones, pausing, stopping, and this phone. */
import "./menu.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, t } from "../../i18n";
import { Link, Sheet } from "../../look";
import { ThisPhone } from "../../parts/ThisPhone";
import type { RoomProps } from "../props";
import { botAt } from "./Bots";
import { Actions } from "./Seats";

export function TableMenu(props: RoomProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="menu-grip" aria-label={t("app-lobby-menu")} onClick={() => setOpen(true)}>
        <svg width="24" height="22" viewBox="0 0 24 22" aria-hidden="true">
          <path
            d="M1 2 L23 1 L22 5 L2 5 Z M2 9 L23 9 L22 13 L1 12 Z M1 17 L22 16 L23 20 L2 20 Z"
            fill="currentColor"
          />
        </svg>
      </button>
      {open && <Menu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Menu({ seat, view, onClose }: RoomProps & { onClose: () => void }): JSX.Element {
  const [chosen, choose] = useState<number | null>(null);
  const [stopping, setStopping] = useState(false);
  const [settingUp, setUp] = useState(false);
  const hosting = view.me === view.host;
  const complaint = seat.complaint.value;
  if (settingUp) return <ThisPhone onClose={onClose} />;
  return (
    <Sheet title={t("app-lobby-menu")} onClose={onClose}>
      <div class="table-menu">
        <div class="way-in">
          <p class="display">{view.room}</p>
          <img src={`/rooms/${view.room}/qr.svg`} alt={t("app-lobby-qr", { room: view.room })} />
        </div>
        {!hosting && <p>{t("app-lobby-host-is", { name: view.seats[view.host] ?? "" })}</p>}
        {hosting && (
          <>
            <ul>
              {view.seats.map((name, which) => (
                <li key={name}>
                  <span>
                    <b>{name}</b>{" "}
                    {view.away?.includes(which) && <span class="small muted">{t("app-lobby-is-away")}</span>}
                    {botAt(view, which) && <span class="small muted">{t("app-bots-is-bot")}</span>}
                  </span>
                  {which !== view.me && !botAt(view, which) && (
                    <Link
                      label={t("app-lobby-more-about", { name })}
                      onPress={() => choose(chosen === which ? null : which)}
                    >
                      {t("app-lobby-more")}
                    </Link>
                  )}
                  {chosen === which && (
                    <Actions playing seat={seat} which={which} name={name} onDone={() => choose(null)} />
                  )}
                </li>
              ))}
            </ul>
            <div class="both">
              {view.live?.phase !== "over" && (
                <Link onPress={() => void seat.say({ do: "pause", on: !view.paused }).then(onClose)}>
                  {view.paused ? t("app-lobby-go-on") : t("app-lobby-pause")}
                </Link>
              )}
              <Link
                onPress={() =>
                  stopping ? void seat.say({ do: "abandon" }).then(onClose) : setStopping(true)
                }
              >
                {stopping ? t("app-lobby-stop-really") : t("app-lobby-stop")}
              </Link>
            </div>
          </>
        )}
        <div class="both">
          <Link onPress={() => setUp(true)}>{t("app-phone-title")}</Link>
        </div>
        <p role="alert">{complaint ? explain(complaint) : ""}</p>
      </div>
    </Sheet>
  );
}
