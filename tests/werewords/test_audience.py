"""The table of Werewords in docs/audience.md, held against thousands of games: each event is seen by whom it says."""

import pytest

from noctambule.engine.events import Event
from noctambule.werewords.rules.game import Game
from tests.seeds import with_seed
from tests.werewords.happening import ROWS, happenings

TOKENS = {"yes", "no", "maybe", "so-close", "correct"}


def what_holds(event: Event, game: Game) -> bool:
    """What the table's columns say of an event's places and words, kind by kind."""
    roles, wolves = game.roles, tuple(seat for seat, role in enumerate(game.roles) if role == "werewolf")
    match event:
        case Event("dealt", seat=int(seat)):
            return event.what == (game.deal.cards[seat],)
        case Event("secret"):
            return event.what == (game.deal.center,) and game.deal.center != "mayor"
        case Event("chose"):
            return event.what[0] in {*game.deal.words, *game.deal.other_words, "↻"}
        case Event("word" | "word-shown"):
            return event.what == (game.word,)
        case Event("shown", seat=int(seat)) if roles[seat] == "beholder":
            return (event.places, event.what) == ((roles.index("seer"),), ("seer",))
        case Event("shown", seat=seat):
            return (event.places, event.what) == (tuple(wolf for wolf in wolves if wolf != seat), ("werewolf",))
        case Event("match"):
            return len(event.places) == 1 and event.places[0] != game.mayor
        case Event("token" | "undone"):
            return event.what[0] in TOKENS
        case Event("werewolves"):
            return event.places == wolves
        case Event("pointed"):
            return event.places == game.pointing
        case Event("turned", seat=int(seat)):
            return event.what == (roles[seat],)
        case Event("roles"):
            return event.what == roles
        case Event("won"):
            return game.verdict is not None and event.what == (game.verdict.team, game.verdict.why)
    return True


@pytest.mark.parametrize("kind", ROWS)
@with_seed
def test_an_events_places_and_words_are_true(seed: str, kind: str) -> None:
    for event, game in happenings(seed)[kind]:
        assert what_holds(event, game), (event, game.deal)
