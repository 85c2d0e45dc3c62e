/** What is read while it is held: once it was seen, its owner says so and waits for the others. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Peek, type PeekProps } from "../../look";
import { unlock } from "../../voice";
import type { RoomProps } from "../props";

interface ReadingProps extends Omit<PeekProps, "onSeen"> {
  seat: RoomProps["seat"];
  action: (seen: boolean) => string;
  status: (seen: boolean, ready: boolean) => string;
}

export function Reading({ seat, action, status, ...peek }: ReadingProps): JSX.Element {
  const [seen, see] = useState(false);
  const [ready, say] = useState(false);
  return (
    <>
      <Peek {...peek} onSeen={() => see(true)} />
      <footer class="bar">
        <Button
          disabled={!seen || ready}
          onPress={() => {
            say(true);
            unlock();
            void seat.say({ do: "ready" });
          }}
        >
          {action(seen)}
        </Button>
        <p class="small muted below" role="status">
          {status(seen, ready)}
        </p>
      </footer>
    </>
  );
}
