"""What can't be believed: a view that no game of this setup shows, or claims that nobody could have made of it."""

from noctambule.engine.errors import GameError


class Impossible(GameError):
    """No world fits."""
