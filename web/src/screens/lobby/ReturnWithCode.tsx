/** Back to one's seat on another phone, with a code the host reads out. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { explain, t } from "../../i18n";
import { Button, Sheet } from "../../look";
import type { RoomProps } from "../props";

export function ReturnWithCode({
  seat,
  onClose,
}: {
  seat: RoomProps["seat"];
  onClose: () => void;
}): JSX.Element {
  const [code, write] = useState("");
  const complaint = seat.complaint.value;
  return (
    <Sheet title={t("app-lobby-return-title")} onClose={onClose}>
      <form
        class="sit"
        onSubmit={(event) => {
          event.preventDefault();
          void seat.say({ do: "return", code }).then((answer) => answer.say === "welcome" && onClose());
        }}
      >
        <p class="lead">{t("app-lobby-return-about")}</p>
        <label for="return-code" class="unseen">
          {t("app-lobby-return-title")}
        </label>
        <input
          id="return-code"
          class="field codeline"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          maxLength={6}
          value={code}
          aria-describedby="return-problem"
          onInput={(event) => write(event.currentTarget.value.toUpperCase())}
        />
        <p id="return-problem" class="problem" role="alert">
          {complaint ? explain(complaint) : ""}
        </p>
        <Button submit disabled={code.length < 6}>
          {t("app-lobby-return-action")}
        </Button>
      </form>
    </Sheet>
  );
}
