"""Minds for tests: bots that think at once, here, or not at all."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from noctambule.clock import RoomClock
from noctambule.live.parts import part

Handed = tuple[dict[str, Any], str, str, str]
"""What a bot was shown, its strength and temperament, and its random numbers."""


class Done:
    """Something that was thought."""

    def __init__(self, result: bytes | None) -> None:
        self._result = result

    def done(self) -> bool:
        return True

    def cancel(self) -> bool:
        return False

    def result(self) -> bytes | None:
        return self._result


class QuickMinds:
    """Bots think the moment they are asked, as they really do; what they were handed is written down."""

    def __init__(self) -> None:
        self.handed: list[Handed] = []
        self.warmed = 0

    def warm_up(self) -> None:
        self.warmed += 1

    def think(
        self, how: str, seen: bytes, strength: str, temperament: str, seed: str, then: Callable[[], None]
    ) -> Done:
        self.handed.append((msgspec.json.decode(seen), strength, temperament, seed))
        return Done(self.decide(how, seen, strength, temperament, seed))

    def decide(self, how: str, seen: bytes, strength: str, temperament: str, seed: str) -> bytes | None:
        decided: bytes = part(how)(seen, strength, temperament, seed)
        return decided

    def close(self) -> None:
        pass


class AnyAnswer(QuickMinds):
    """Bots that answer what they are asked at night without much thought."""

    def decide(self, how: str, seen: bytes, strength: str, temperament: str, seed: str) -> bytes | None:
        shown = msgspec.json.decode(seen)
        if shown["phase"] != "night":
            return None
        if isinstance(shown["cards"][0], str):  # Werewords
            return msgspec.json.encode({"do": "choose", "after": 1.0, "text": shown["options"][0]})
        _, _, _, options, _ = shown["question"]
        return msgspec.json.encode({"answer": options[-1]})


class Pondering:
    """A thought that is done at a moment."""

    def __init__(self, clock: RoomClock, until: int, result: bytes | None) -> None:
        self._clock = clock
        self._until = until
        self._result = result

    def done(self) -> bool:
        return self._clock.now() >= self._until

    def cancel(self) -> bool:
        return True

    def result(self) -> bytes | None:
        return self._result if self.done() else None


class SlowMinds(AnyAnswer):
    """Some cards give more to think about than others: from nothing to longer than a night lasts."""

    def __init__(self, clock: RoomClock, slowest: int = 20_000) -> None:
        super().__init__()
        self.clock = clock
        self.slowest = slowest

    def think(  # type: ignore[override]
        self, how: str, seen: bytes, strength: str, temperament: str, seed: str, then: Callable[[], None]
    ) -> Pondering:
        done = super().think(how, seen, strength, temperament, seed, then)
        until = self.clock.now() + Random(seen).randint(0, self.slowest)
        self.clock.alarm(until, then)
        return Pondering(self.clock, until, done.result())


class NoIdeas(QuickMinds):
    """The other process has died, each time."""

    def decide(self, how: str, seen: bytes, strength: str, temperament: str, seed: str) -> bytes | None:
        return None


class Never:
    """A thought that never ends."""

    def done(self) -> bool:
        return False

    def cancel(self) -> bool:
        return True

    def result(self) -> bytes | None:
        return None


class StuckMinds(QuickMinds):
    """The other process thinks, and thinks."""

    def think(  # type: ignore[override]
        self, how: str, seen: bytes, strength: str, temperament: str, seed: str, then: Callable[[], None]
    ) -> Never:
        return Never()
