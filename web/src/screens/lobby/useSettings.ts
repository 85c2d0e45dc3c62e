/** What is played, as the host just chose it: shown at once, and taken back when the room says otherwise. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";

interface Chosen {
  settings: Settings;
  change: (some: Partial<Settings>) => void;
  /** All of it at once. */
  take: (settings: Settings) => void;
  /** Another game, as the room last played it. */
  play: (game: string) => void;
}

export function useSettings({ seat, view }: Pick<RoomProps, "seat" | "view">): Chosen {
  const [draft, setDraft] = useState<Settings | null>(null);
  const unanswered = useRef(0);
  useEffect(() => {
    if (unanswered.current === 0) setDraft(null);
  }, [view.settings]);
  const settings = draft ?? view.settings;
  const choose = (next: Settings): void => {
    unanswered.current += 1;
    void seat.say({ do: "choose", settings: next }).then((answer) => {
      unanswered.current -= 1;
      if (answer.say === "refused") setDraft(null);
    });
  };
  const take = (next: Settings): void => {
    setDraft(next);
    choose(next);
  };
  return {
    settings,
    take,
    change: (some) => take({ ...settings, ...some } as Settings),
    play: (game) => {
      setDraft(null);
      choose({ game } as Settings);
    },
  };
}
