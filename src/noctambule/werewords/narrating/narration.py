"""The narration of a night of Werewords: every role of the game is called."""

from noctambule.narrator.narration import BREATH, SECONDS_TO_SEE, Line, timed
from noctambule.narrator.texts import Texts
from noctambule.werewords.rules.night import Night
from noctambule.werewords.rules.setup import MAYOR, WEREWOLF, Setup

SECONDS_TO_CHOOSE_A_WORD = 15.0


def narration(setup: Setup, texts: Texts, seconds: float | None = None) -> list[Line]:
    """The night, from the cards in the game alone."""
    said = [("night", texts("say-word-night"), BREATH)]
    for call in Night(setup).calls:
        many = "-many" if call == WEREWOLF and setup.werewolves > 1 else ""
        usual = SECONDS_TO_CHOOSE_A_WORD if call == MAYOR else SECONDS_TO_SEE
        said.append((call, texts(f"say-word-{call}{many}"), usual if seconds is None else seconds))
        said.append((call, texts(f"say-word-{call}{many}-end"), BREATH))
    said.append(("dawn", texts("say-word-day"), 0.0))
    return timed(said)
