/** One past game: a night of cards is shown again, a game of words is read. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { edition, t } from "../../i18n";
import { Link } from "../../look";
import { usePalette } from "../../palette";
import { WordTelling } from "../../tellingWords";
import type { Replay } from "../../wire";
import Replaying from "../reveal/Replaying";
import { useReplay } from "../reveal/useReplay";

export function Opened(props: { room: string; number: number; onClose: () => void }): JSX.Element {
  const replay = useReplay(props.room, props.number);
  useEffect(() => {
    if (replay?.edition) edition.value = replay.edition;
  }, [replay]);
  if (!replay) return <main class="screen" aria-busy="true" />;
  if (replay.game === "one-night") return <Replaying replay={replay} me={null} onClose={props.onClose} />;
  return <Read replay={replay} onClose={props.onClose} />;
}

function Read({ replay, onClose }: { replay: Replay; onClose: () => void }): JSX.Element {
  usePalette();
  const lines = new WordTelling(replay.players).sentences(replay.events);
  return (
    <main class="screen past">
      <header class="pad">
        <h1>{t("app-lobby-werewords")}</h1>
        <p class="lead muted">{t("app-past-number", { number: replay.number })}</p>
      </header>
      <ol class="read pad">
        {lines.map(([, line], nth) => (
          <li key={nth}>{line}</li>
        ))}
      </ol>
      <footer class="pad">
        <Link onPress={onClose}>{t("app-home-past")}</Link>
      </footer>
    </main>
  );
}
