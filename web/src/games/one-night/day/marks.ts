/** Private marks beside what others say: kept on this phone, for this one game. */
import { useEffect, useState } from "preact/hooks";
import { keep, recall } from "../../../kept";

export const MARKS = ["none", "believe", "doubt", "not"] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Record<number, Mark>>;

const key = (room: string): string => `noctambule.marks.${room}`;

/** The marks of a game, and a way to set one. Another game in the same room begins without any. */
export function useMarks(room: string, game: string): [Marks, (seat: number, mark: Mark) => void] {
  const [marks, put] = useState<Marks>(() => read(room, game));
  useEffect(() => put(read(room, game)), [room, game]);
  const mark = (seat: number, next: Mark): void => {
    const now = { ...marks, [seat]: next };
    put(now);
    keep(key(room), { game, marks: now });
  };
  return [marks, mark];
}

function read(room: string, game: string): Marks {
  const kept = recall(key(room)) as { game: string; marks: Marks } | null;
  return kept?.game === game ? kept.marks : {};
}
