/** What is read while it is held: once it was seen, its owner says so and waits for the others. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button, Peek, type PeekProps } from "../../look";
import { unlock } from "../../voice";
import type { RoomProps } from "../props";

interface ReadingProps extends Omit<PeekProps, "onSeen"> {
  seat: RoomProps["seat"];
  /** Whether this seat has said so before, on a page that was left since. */
  done: boolean | undefined;
  action: (seen: boolean) => string;
  status: (seen: boolean, ready: boolean) => string;
}

export function Reading({ seat, done = false, action, status, ...peek }: ReadingProps): JSX.Element {
  const [seen, see] = useState(done);
  const [ready, say] = useState(done);
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
