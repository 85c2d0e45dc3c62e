"""The narration of a night of Werewords: every role of the game is called."""

from collections.abc import Iterator

from noctambule.narrator.narration import BREATH, SECONDS_TO_SEE, SHORT_BREATH, Line, timed
from noctambule.narrator.texts import Texts
from noctambule.werewords.rules.night import Night
from noctambule.werewords.rules.setup import BEHOLDER, MAYOR, MINION, WEREWOLF, Setup

SECONDS_TO_CHOOSE_A_WORD = 15.0


def narration(setup: Setup, texts: Texts, seconds: float | None = None, short: bool = False) -> list[Line]:
    """The night, from the cards in the game alone; in full, or short for a group that knows it."""
    return timed(list(_said(setup, texts, seconds, short)))


def _said(setup: Setup, texts: Texts, seconds: float | None, short: bool) -> Iterator[tuple[str, str, float]]:
    breath = SHORT_BREATH if short else BREATH
    yield "night", texts("say-word-night"), breath
    for call in Night(setup).calls:
        many = "-many" if call == WEREWOLF and setup.werewolves > 1 else ""
        usual = SECONDS_TO_CHOOSE_A_WORD if call == MAYOR else SECONDS_TO_SEE
        woken, asleep = f"say-word-{call}{many}", f"say-word-{call}{many}-end"
        if short:
            thumbs = "-thumbs" if call in (BEHOLDER, MINION) else ""
            woken, asleep = f"short-word-{call}{many}", f"short-word-end{thumbs or many}"
        yield call, texts(woken), usual if seconds is None else seconds
        yield call, texts(asleep), breath
    yield "dawn", texts("say-word-day"), 0.0
