/** One past game: shown again where the game can be, else read. */
import type { JSX } from "preact";
import { apartOf, gameOf } from "../../games";
import { tellingOf } from "../../games/game";
import { t } from "../../i18n";
import { Link } from "../../look";
import { usePalette } from "../../palette";
import { useEdition } from "../../useEdition";
import { useReplay } from "../../useReplay";
import type { Replay } from "../../wire";

export function Opened(props: { room: string; number: number; onClose: () => void }): JSX.Element {
  const replay = useReplay(props.room, props.number);
  useEdition(replay);
  if (!replay) return <main class="screen" aria-busy="true" />;
  const Shown = apartOf(replay.game).Replaying ?? Read;
  return <Shown replay={replay} me={null} onClose={props.onClose} />;
}

function Read({ replay, onClose }: { replay: Replay; onClose: () => void }): JSX.Element {
  usePalette();
  const game = gameOf(replay.game);
  const lines = tellingOf(game, replay.players).sentences(replay.events);
  return (
    <main class="screen past">
      <header class="pad">
        <h1>{t(game.name)}</h1>
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
