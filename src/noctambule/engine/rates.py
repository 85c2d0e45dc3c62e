"""How often each side won in many games, and how sure one can be of it."""

import math
from typing import NamedTuple

NOBODY = "nobody"
Z95 = 1.959963984540054


class Result(NamedTuple):
    """How often each team won; a game counts for each team that won it."""

    games: int
    wins: dict[str, int]

    def interval(self, team: str) -> tuple[float, float]:
        """Wilson's 95 % interval for a team's win rate."""
        n, rate = self.games, self.wins[team] / self.games
        middle = rate + Z95**2 / (2 * n)
        spread = Z95 * math.sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n * n))
        return max(0.0, (middle - spread) / (1 + Z95**2 / n)), min(1.0, (middle + spread) / (1 + Z95**2 / n))
