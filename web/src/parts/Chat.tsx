/** Free words, where the host allows them: what was said, and a line of one's own. */
import "./parts.css";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button } from "../look";
import { reference } from "../reference";
import type { RoomProps } from "../screens/props";

export function Chat(props: Pick<RoomProps, "seat" | "view"> & { silenced?: boolean }): JSX.Element | null {
  const { seat, view, silenced } = props;
  const [text, write] = useState("");
  if (!view.settings.chat) return null;
  const send = async (): Promise<void> => {
    const reply = await seat.say({ do: "chat", text: text.trim() });
    if (reply.say === "done") write("");
  };
  return (
    <section class="chat" aria-label={t("app-common-chat")}>
      <ol aria-live="polite">
        {view.chat.map(([who, said], nth) => (
          <li key={nth}>
            <b>{view.seats[who]}</b> {said}
          </li>
        ))}
      </ol>
      {!silenced && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <input
            class="field"
            value={text}
            maxLength={reference().limits.chat}
            aria-label={t("app-common-chat-say")}
            placeholder={t("app-common-chat-say")}
            onInput={(event) => write(event.currentTarget.value)}
          />
          <Button soft submit disabled={!text.trim()}>
            {t("app-common-chat-send")}
          </Button>
        </form>
      )}
    </section>
  );
}
