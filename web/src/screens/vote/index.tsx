/** The vote: the table as a clock face, your pointer its hand, and everybody's fingers down at zero. */
import "./vote.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import { usePalette } from "../../palette";
import { signal } from "../../store";
import type { GameProps } from "../props";
import { Pointing } from "./Pointing";

/** The game whose vote this page was there for: who comes back later is told the end without the drama. */
const watched = signal<string | undefined>(undefined);

export const sawTheVote = (commitment: string | undefined): boolean =>
  commitment !== undefined && watched.value === commitment;

export function Vote({ seat, view, live }: GameProps): JSX.Element {
  usePalette("night");
  useEffect(() => {
    watched.value = view.commitment;
  }, [view.commitment]);
  const { voted } = live.counts;
  const players = view.seats.length;
  return (
    <Pointing
      seat={seat}
      view={view}
      title={() => t("app-vote-title")}
      about={t("app-vote-about")}
      waiting={t("app-vote-choose")}
    >
      <p class="pointing">
        <Lamps lit={voted} of={players} />
        {t("app-vote-count", { voted, players })}
      </p>
    </Pointing>
  );
}

const MOST_LAMPS = 10;

function Lamps({ lit, of }: { lit: number; of: number }): JSX.Element | null {
  if (of > MOST_LAMPS) return null;
  return (
    <svg width={of * 22} height="20" aria-hidden="true">
      {Array.from({ length: of }, (_, nth) => (
        <circle key={nth} class={nth < lit ? "lit" : ""} cx={11 + nth * 22} cy="10" r="7.5" />
      ))}
    </svg>
  );
}
