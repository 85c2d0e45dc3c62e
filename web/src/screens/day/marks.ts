/** Private marks beside what others say: kept on this phone, for this one game. */
import { useEffect, useState } from "preact/hooks";

export const MARKS = ["none", "believe", "doubt", "not"] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = Readonly<Record<number, Mark>>;

const key = (room: string): string => `noctambule.marks.${room}`;

/** The marks of a game, and a way to set one. Another game in the same room begins without any. */
export function useMarks(room: string, game: string): [Marks, (seat: number, mark: Mark) => void] {
  const [marks, keep] = useState<Marks>(() => read(room, game));
  useEffect(() => keep(read(room, game)), [room, game]);
  const mark = (seat: number, next: Mark): void => {
    const now = { ...marks, [seat]: next };
    keep(now);
    try {
      localStorage.setItem(key(room), JSON.stringify({ game, marks: now }));
    } catch {
      // Without storage the marks last as long as the page.
    }
  };
  return [marks, mark];
}

function read(room: string, game: string): Marks {
  try {
    const kept = JSON.parse(localStorage.getItem(key(room)) ?? "null") as {
      game: string;
      marks: Marks;
    } | null;
    return kept?.game === game ? kept.marks : {};
  } catch {
    return {};
  }
}
