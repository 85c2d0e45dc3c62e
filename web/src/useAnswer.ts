/** What the server answers to an address, as JSON: asked for again while there is no answer; "none" where nothing is. */
import { useEffect, useState } from "preact/hooks";

const AGAIN = 2_000;

export function useAnswer<T>(path: string): T | "none" | null {
  const [answer, heard] = useState<{ path: string; told: T | "none" } | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let wanted = true;
    const ask = async (): Promise<void> => {
      try {
        const found = await fetch(path);
        if (!found.ok && found.status !== 404) throw new Error(path);
        const told = found.ok ? ((await found.json()) as T) : "none";
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
