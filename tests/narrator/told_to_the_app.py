"""What the app's own tests read; `python -m tests.narrator.told_to_the_app` writes it anew.

Golden games as the app should tell them: it puts the same texts together in TypeScript and must say the same. And the
reference as the server sends it, but for what is long and what no test asks for.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import to_builtins

from noctambule.engine.events import Event
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.history import HISTORY
from noctambule.server.network.reference import reference
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.history import HISTORY as WORD_HISTORY
from tests.golden import FOLDER, recorded
from tests.werewords import golden as words

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "telling.golden.json"
REFERENCE = WRITTEN.with_name("reference.golden.json")
LEFT_OUT = ("version", "scenarios", "rulings")
GAMES = ("cautionary-tale", "precarious-alliances", "revenant-fr", "total-chaos")


def told() -> str:
    """Every game in every language: its events, and the sentences that the narrator has for them."""
    games = [game for language in LANGUAGES for game in (*_one_night(language), *_werewords(language))]
    return "[\n" + ",\n".join(json.dumps(game, ensure_ascii=False) for game in games) + "\n]\n"


def _one_night(language: str) -> Iterator[dict[str, object]]:
    for name in GAMES:
        found = recorded(FOLDER / f"{name}.jsonl")
        *_, (_, game) = HISTORY.replay(found)
        telling = Telling(Texts(language, found.setup.edition), found.names)
        yield {
            "game": "one-night",
            "language": language,
            "edition": found.setup.edition,
            "names": list(found.names.players),
            "events": [_event(event) for event in game.events],
            "sentences": [line for _, line in telling.sentences(game.events)],
            "claims": [msgspec.to_builtins(claim) for claim in game.said],
            "claimed": [telling.claim(claim) for claim in game.said],
        }


def _werewords(language: str) -> Iterator[dict[str, object]]:
    for played in words.PLAYTHROUGHS:
        found = WORD_HISTORY.read(words.played(played))
        *_, (_, game) = WORD_HISTORY.replay(found)
        telling = WordTelling(Texts(language), found.names)
        yield {
            "game": "werewords",
            "language": language,
            "edition": "ravensburger",
            "names": list(found.names.players),
            "events": [_event(event) for event in game.events],
            "sentences": [line for _, line in telling.sentences(game.events)],
            "claims": [],
            "claimed": [],
        }


def _event(event: Event) -> dict[str, object]:
    told = event._asdict()
    del told["seen_by"]
    return told


def referred() -> str:
    known = {key: value for key, value in to_builtins(reference()).items() if key not in LEFT_OUT}
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in known.items()) + "\n}\n"


if __name__ == "__main__":
    WRITTEN.write_text(told(), encoding="utf-8")
    REFERENCE.write_text(referred(), encoding="utf-8")
