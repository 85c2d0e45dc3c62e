"""Bots' voices: their claims and accusations in sentences, for every screen in its own language."""

from collections.abc import Mapping
from functools import lru_cache

from noctambule.live.shown import Spoken
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.bots.speech import Speech
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim

KEPT = 1024
"""Sentences that are remembered: what was said stays on the board while others speak."""


def spoken(
    game: Game, accusing: Mapping[int, int], bots: Mapping[int, str], names: tuple[str, ...], seed: str
) -> tuple[Spoken, ...]:
    """What each bot said last, and whom it accuses, in the manner of its temperament."""
    last = {claim.seat: claim for claim in game.said}
    said = list[Spoken]()
    for seat, temperament in bots.items():
        claim, accused = last.get(seat), accusing.get(seat)
        if claim is None and accused is None:
            continue
        manner = (game.setup.edition, names, temperament, f"{seed} {seat}")
        said.append(Spoken(seat, {language: _says(language, *manner, claim, accused) for language in LANGUAGES}))
    return tuple(said)


@lru_cache(maxsize=KEPT)
def _says(
    language: str,
    edition: str,
    names: tuple[str, ...],
    temperament: str,
    seed: str,
    claim: Claim | None,
    accused: int | None,
) -> str:
    speech = Speech(Texts(language, edition), Names(names), temperament, seed)
    told = [] if claim is None else [speech.claim(claim)]
    return " ".join([*told, *([] if accused is None else [speech.accusation(accused)])])
