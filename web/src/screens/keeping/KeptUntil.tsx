/** How long a room is kept, in a line. */
import type { JSX } from "preact";
import { language, t } from "../../i18n";
import { useAnswer } from "../../useAnswer";
import type { Kept } from "../../wire";

export function KeptUntil({ room }: { room: string }): JSX.Element | null {
  const kept = useAnswer<Kept>(`/rooms/${room}/kept`, room);
  if (kept === null || typeof kept === "string") return null;
  const day = new Intl.DateTimeFormat(language.value, { dateStyle: "long" });
  return (
    <p class="small muted">
      {kept.until === null
        ? t("app-keeping-for-ever")
        : t("app-keeping-until", { day: day.format(kept.until) })}
    </p>
  );
}
