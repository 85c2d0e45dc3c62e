"""One run of a role's script by itself, over the cards that it is said to see."""

from collections.abc import Iterator
from typing import Any

from noctambule.engine.questions import Ask
from noctambule.engine.script import Script
from noctambule.onenight.rules.effects import Acting, Become, Look, Stirred

ME = 0
"""The seat it is run for."""
MOST_LOOKS = 2
"""Cards that are told apart in one night: whom the doppelganger copies, and what that role sees. Later ones repeat."""


def run(script: Script, seen: tuple[str, ...]) -> Iterator[Ask | Become | Look]:
    """One run, up to the first card that it is not said what it shows; whoever wakes, wakes alone."""
    reply: Any = None
    looks = 0
    while True:
        try:
            wish = script.send(reply)
        except StopIteration:
            return
        reply = None
        if isinstance(wish, Ask):
            yield wish
            reply = wish.among[0]
        elif isinstance(wish, Become):
            yield wish
        elif isinstance(wish, Look):
            if looks == len(seen) < MOST_LOOKS:
                yield wish
                return
            looks += 1
            reply = seen[min(looks, len(seen)) - 1]
        elif isinstance(wish, Acting):
            reply = (ME,)
        elif isinstance(wish, Stirred):
            reply = ()
