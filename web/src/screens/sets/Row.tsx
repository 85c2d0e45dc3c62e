/** A set to be chosen: its name, how many can play it, what its group says of it, and its cards. */
import type { JSX } from "preact";
import { gameOf } from "../../games";
import { roleOf } from "../../games/game";
import { t } from "../../i18n";
import { Medallion } from "../../look";
import type { OwnSet } from "../../wire";

interface RowProps {
  one: OwnSet;
  /** How many sit here, where it can be chosen. */
  players: number | undefined;
  onChoose: (one: OwnSet) => void;
}

export function Row({ one, players: here, onChoose }: RowProps): JSX.Element {
  const { name, about, settings, players } = one;
  const game = gameOf(settings.game);
  const most = players.at(-1)!;
  const deck = [...new Set(game.deck?.(settings, players[0]!))];
  return (
    <button
      type="button"
      class={!here || players.includes(here) ? "scenario cut" : "scenario cut unfit"}
      disabled={!here}
      onClick={() => onChoose(one)}
    >
      <span class="title">{name}</span>
      <span class="small">
        {t("app-lobby-for", { fewest: players[1] ? players[0]! : 1, most })} · {t(game.name)}
      </span>
      {about && <span class="small">{about}</span>}
      {deck[0] && (
        <span class="row" role="img" aria-label={deck.map((id) => roleOf(game, id)).join(", ")}>
          {deck.map((id) => (
            <Medallion key={id} id={id} size={30} />
          ))}
        </span>
      )}
    </button>
  );
}
