/** The roles of this game in the order they were called, and those that slept. */
import type { JSX } from "preact";
import { role, t } from "../../../i18n";
import { Medallion, Sheet } from "../../../look";
import type { OneNight } from "../../../wire";

export function Roles({ live, onClose }: { live: OneNight; onClose: () => void }): JSX.Element {
  const called = live.wakes.filter((call) => !call.again);
  const first = (id: string): number => {
    const nth = called.findIndex((call) => call.role === id || call.together.includes(id));
    return nth < 0 ? called.length : nth;
  };
  const roles = [...new Set(live.deck)].sort((one, other) => first(one) - first(other));
  return (
    <Sheet title={t("app-day-roles")} onClose={onClose}>
      <ol class="called">
        {roles.map((id) => {
          const copies = live.deck.filter((card) => card === id).length;
          const call = called[first(id)];
          return (
            <li key={id}>
              <Medallion id={id} size={46} />
              <span>
                <b>{copies > 1 ? `${role(id)} ×${copies}` : role(id)}</b>
                <span class="small muted">
                  {call ? t("app-day-called", { call: call.id }) : t("app-day-sleeps")} · {role(id, "about")}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      {live.center_werewolf && (
        <p class="small muted">{t("app-day-center-werewolf", { role: role(live.center_werewolf) })}</p>
      )}
    </Sheet>
  );
}
