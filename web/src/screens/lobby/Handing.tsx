/** A phone that several players share: whose turn it is to hold it, and a cover while it changes hands. */
import "./lobby.css";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Connection } from "../../connection";
import { t } from "../../i18n";
import { Button, Chip } from "../../look";
import type { RoomProps } from "../props";

const nameOf = (connection: Connection): string => {
  const view = connection.view.value;
  return view && view.me !== null ? (view.seats[view.me] ?? "") : t("app-lobby-newcomer");
};

export function Handing({
  phone,
  seat,
  view,
  children,
}: RoomProps & { children: ComponentChildren }): JSX.Element {
  const [passing, pass] = useState<Connection | null>(null);
  const all = phone.seats.value;
  if (all.length < 2) return <>{children}</>;
  if (passing) {
    return (
      <main class="screen night">
        <div class="wait">
          <h1>{t("app-lobby-pass", { name: nameOf(passing) })}</h1>
        </div>
        <div class="bar">
          <Button
            onPress={() => {
              phone.hand(passing);
              pass(null);
            }}
          >
            {t("app-lobby-i-am", { name: nameOf(passing) })}
          </Button>
        </div>
      </main>
    );
  }
  return (
    <>
      <nav class="hands" aria-label={t("app-lobby-shared")}>
        {all.map((each) => (
          <Chip
            key={each}
            on={each === seat}
            onPress={() => {
              if (each === seat) return;
              if (view.live) pass(each);
              else phone.hand(each);
            }}
          >
            {nameOf(each)}
          </Chip>
        ))}
      </nav>
      {children}
    </>
  );
}
