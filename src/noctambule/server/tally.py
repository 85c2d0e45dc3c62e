"""What a server has counted since it began; nothing in it depends on a card, a word or a name."""

from collections import Counter


class Tally:
    """Plain numbers: whoever wants to see them comes and looks."""

    def __init__(self) -> None:
        self.heard = 0
        """Frames from screens."""
        self.turned_away = Counter[str]()
        """Frames that were not even looked at, or could not be kept, by why."""
        self.let_go = Counter[str]()
        """Connections that were not taken, or had to make way, by why."""
        self.forgotten = Counter[str]()
        """Rooms that were forgotten, by why."""
        self.requests = Counter[tuple[str, int]]()
        """HTTP requests, by route and status."""
