/** A finished game as the server kept it. */
import { useAnswer } from "./useAnswer";
import type { Replay } from "./wire";

export function useReplay(room: string, number: number): Replay | null {
  const replay = useAnswer<Replay>(`/rooms/${room}/replays/${number}`, room);
  return typeof replay === "string" ? null : replay;
}
