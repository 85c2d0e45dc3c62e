"""The one place that reads a clock; everything else is handed the time."""

import time


class Clock:
    """Milliseconds since it was made."""

    def __init__(self) -> None:
        self._began = time.monotonic()

    def ms(self) -> int:
        return int((time.monotonic() - self._began) * 1000)


def stamp() -> str:
    """Today and now, for a file's name."""
    return time.strftime("%Y-%m-%d-%H%M%S")
