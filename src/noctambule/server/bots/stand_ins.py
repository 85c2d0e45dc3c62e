"""A simple legal player: for a bot whose thoughts have not come, and where bots can not think at all."""

from typing import Any

from noctambule.engine.chance import Chance
from noctambule.engine.questions import Answer
from noctambule.live import wire
from noctambule.live.beats import DEAL, LOOK, NIGHT
from noctambule.live.game import LiveGame


def act_for(live: LiveGame[Any], seat: int, chance: Chance) -> wire.Said | None:
    """What a simple player would do here now: whatever is legal; None where nothing is asked of this seat."""
    if live.phase in (DEAL, LOOK):
        return None if seat in live.ready else wire.Ready()
    prompt = live.prompt(seat)
    if prompt is None:
        return None
    options: list[Answer] = list(prompt.options)
    chance.shuffle(options)
    if live.phase == NIGHT:
        return None if seat in live.night.taps else wire.Tap(beat=live.night.beat, answer=options[0])
    if live.game.pointing[seat] is not None or not isinstance(options[0], int):
        return None
    return wire.Point(at=options[0])
