"""Bots' voices: their claims and accusations in sentences, for every screen in its own language."""

from functools import lru_cache

from noctambule.live.shown import Spoken
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.bots.speech import Speech
from noctambule.onenight.room.live import OneNight
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim
from noctambule.server.rooms.room import Room

KEPT = 1024
"""Sentences that are remembered: what was said stays on the board while others speak."""


def spoken(room: Room) -> tuple[Spoken, ...]:
    """What each bot said last, and whom it accuses."""
    live = room.live
    assert isinstance(live, OneNight)
    last = {claim.seat: claim for claim in live.game.said}
    names, said = tuple(seat.name for seat in room.seats), list[Spoken]()
    for seat, held in enumerate(room.seats):
        claim, accused = last.get(seat), live.accusing.get(seat)
        if held.bot is None or (claim is None and accused is None):
            continue
        manner = (live.game.setup.edition, names, held.bot.temperament, f"{room.commitment} {seat}")
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
