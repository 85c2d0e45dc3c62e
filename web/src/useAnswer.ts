/** What the server answers to an address, as JSON: asked for again while there is no answer; "none" where nothing is,
 * "closed" where the room's key is missing. */
import { useEffect, useState } from "preact/hooks";
import { fetchOf } from "./keys";

const AGAIN = 2_000;
const NONE: Readonly<Record<number, "none" | "closed">> = { 403: "closed", 404: "none" };

export function useAnswer<T>(path: string, room?: string): T | "none" | "closed" | null {
  const [answer, heard] = useState<{ path: string; told: T | "none" | "closed" } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await fetchOf(room, path);
        const none = NONE[found.status];
        if (!found.ok && !none) throw new Error(path);
        const told = none ?? ((await found.json()) as T);
        if (wanted) heard({ path, told });
      } catch {
        if (wanted) timer = setTimeout(() => void ask(), AGAIN);
      }
    };
    void ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [path]);
  return answer?.path === path ? answer.told : null;
}
