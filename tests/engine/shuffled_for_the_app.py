"""Shuffles by the engine, for the app's own tests to do again: `python -m tests.engine.shuffled_for_the_app`."""

import json
from pathlib import Path
from random import Random
from typing import Any

from noctambule.engine.chance import SealedShuffle, commit, seed_of
from noctambule.engine.lots import Pool
from noctambule.engine.pledges import pledge
from noctambule.games import games
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.rules.dealing import Group

FILE = Path(__file__).parents[2] / "web" / "src" / "shuffle.golden.json"
GAMES: tuple[tuple[Any, int, Any], ...] = (
    (OneNightSettings(scenario="the-first-night"), 5, None),
    (OneNightSettings(scenario="anarchy-full-moon"), 6, None),
    (OneNightSettings(scenario="anarchy-daybreak"), 7, None),
    (WordsSettings(), 4, Group()),
    (
        WordsSettings(words="fr", own_words=tuple(f"mot numéro {n}" for n in range(20))),
        6,
        Group(2, {"mot numéro 3": 2}),
    ),
)


def written() -> str:
    """All of them, as the file has them."""
    return json.dumps([_case(*each) for each in GAMES], ensure_ascii=False, indent=1) + "\n"


def _case(chosen: Any, players: int, group: Any) -> dict[str, Any]:
    chance = Random(f"{chosen.game} {players}")
    secret, kind = chance.randbytes(32), next(kind for kind in games() if kind.id == chosen.game)
    openings = [chance.randbytes(32).hex() if seat != 2 else "" for seat in range(players)]
    shuffle, seal = SealedShuffle(secret, openings), commit(secret)
    drawn = kind.draw(chosen, players, group, shuffle)
    live = kind.start(chosen, players, drawn, group, shuffle, 0)
    game = live.game
    lots = kind.history.lots(game.setup, game.deal, kind.drawn_from(chosen, group), shuffle)
    return {
        "game": f"{chosen.game} for {players}",
        "secret": secret.hex(),
        "seal": seal,
        "openings": openings,
        "pledges": [opening and pledge(opening) for opening in openings],
        "seed": seed_of(secret, openings).hex(),
        "lots": [lot._asdict() for lot in lots],
        "digests": [Pool(lot.name, lot.before, lot.later).digest for lot in lots],
    }


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
