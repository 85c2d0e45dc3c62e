/** A finished game as the server kept it; asked for again while there is no answer. */
import { useEffect, useState } from "preact/hooks";
import type { Replay } from "../../wire";

export function useReplay(room: string, number: number): Replay | null {
  const [replay, found] = useState<Replay | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const answer = await fetch(`/rooms/${room}/replays/${number}`);
        if (!answer.ok) throw new Error(String(answer.status));
        const told = (await answer.json()) as Replay;
        if (wanted) found(told);
      } catch {
        if (wanted) timer = setTimeout(() => void ask(), 2_000);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [room, number]);
  return replay?.number === number ? replay : null;
}
