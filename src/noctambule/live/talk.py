"""What people say by day that changes no game: accusations and chat, public and on record; and when they have talked
enough."""

from collections.abc import Collection, Mapping

from noctambule.engine.errors import NotAnOption
from noctambule.engine.records import Input
from noctambule.live import wire

LINES_SHOWN = 60
"""How many of the last lines of chat, and of the last claims, are shown."""


def accuse(accusing: Mapping[int, int], seat: int, whom: int | None, players: int) -> dict[int, int]:
    """Who accuses whom now; one finger each, the latest last."""
    others = {accuser: accused for accuser, accused in accusing.items() if accuser != seat}
    if whom is None:
        return others
    if not 0 <= whom < players or whom == seat:
        raise NotAnOption("nobody-there", seat=whom)
    return {**others, seat: whom}


def is_enough(enough: Collection[int], players: int) -> bool:
    """More than half would rather vote now."""
    return 2 * len(enough) > players


def believed(at: int, seat: int, suspects: tuple[float, ...]) -> Input:
    """What a bot thought, as a record has it."""
    return Input(at, "believed", seat, "bot", {"suspects": list(suspects)})


def noted(at: int, seat: int, said: wire.Accuse | wire.Chat, by: str) -> Input:
    """What was said, as a record has it."""
    if isinstance(said, wire.Accuse):
        return Input(at, "accuse", seat, by, {"whom": said.at})
    return Input(at, "chat", seat, by, {"text": said.text})
