/** What is played, as the host just chose it: shown at once, and taken back when the room says otherwise. */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";

export type Change<S extends Settings = Settings> = (change: Partial<S>) => void;

export function useSettings({ seat, view }: Pick<RoomProps, "seat" | "view">): [Settings, Change] {
  const [draft, setDraft] = useState<Settings | null>(null);
  const unanswered = useRef(0);
  useEffect(() => {
    if (unanswered.current === 0) setDraft(null);
  }, [view.settings]);
  const settings = draft ?? view.settings;
  const change: Change = (some) => {
    const next = { ...settings, ...some };
    setDraft(next);
    unanswered.current += 1;
    void seat.say({ do: "choose", settings: next }).then((answer) => {
      unanswered.current -= 1;
      if (answer.say === "refused") setDraft(null);
    });
  };
  return [settings, change];
}
