/** A screen that is fetched when it is wanted, with what the games have there, so that the first one comes quickly. */
import type { FunctionComponent, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetchApart } from "./games";

interface Props<P> {
  load: () => Promise<{ default: FunctionComponent<P> }>;
  /** It comes over another screen. */
  beside?: boolean;
}

export function Later<P extends object>({ load, beside, ...props }: Props<P> & P): JSX.Element | null {
  const [Screen, arrived] = useState<FunctionComponent<P> | null>(null);
  useEffect(() => {
    let wanted = true;
    const come = (screen: FunctionComponent<P>): void => {
      if (wanted) arrived(() => screen);
    };
    void Promise.all([load(), fetchApart()]).then(
      ([module]) => come(module.default),
      (error: unknown) =>
        come(() => {
          throw error;
        }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  if (Screen) return <Screen {...(props as unknown as P)} />;
  return beside ? null : <main class="screen" aria-busy="true" />;
}
