"""Golden playthroughs: both endings in both languages, told again word for word."""

import pytest

from noctambule.engine.records import dump, load
from noctambule.engine.seats import Seats
from noctambule.narrator.texts import Texts
from noctambule.werewords.narrating.telling import WordTelling
from noctambule.werewords.rules.dealing import Deal
from noctambule.werewords.rules.game import Game
from noctambule.werewords.rules.history import HISTORY
from noctambule.werewords.rules.setup import setup_for
from tests.werewords.golden import FOLDER, PLAYTHROUGHS, Playthrough, played, told

AGAIN = "it changed on purpose? then run python -m tests.werewords.golden and look at the difference"


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_golden_game_is_told_as_it_was(game: Playthrough) -> None:
    with (FOLDER / f"{game.name}.jsonl").open(encoding="utf-8") as lines:
        record = load(lines)
    assert told(record, game.language) == (FOLDER / f"{game.name}.txt").read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_golden_game_is_recorded_as_it_was(game: Playthrough) -> None:
    assert dump(played(game)) == (FOLDER / f"{game.name}.jsonl").read_text(encoding="utf-8"), AGAIN


@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=lambda game: game.name)
def test_a_golden_games_shuffle_can_be_checked(game: Playthrough) -> None:
    recorded = HISTORY.read(load((FOLDER / f"{game.name}.jsonl").read_text(encoding="utf-8").splitlines()))
    assert [(check.code, check.holds) for check in HISTORY.verify(recorded)] == [
        ("secret-fits", True),
        ("deal-follows", True),
        ("inputs-legal", True),
        ("finished", True),
    ]
    swapped = recorded._replace(deal=recorded.deal._replace(cards=recorded.deal.cards[::-1]))
    assert ("deal-follows", False) in HISTORY.verify(swapped)


def test_the_golden_games_are_both_endings_in_both_languages_each_won_by_both_teams() -> None:
    ends = set[tuple[str, str]]()
    teams = set[str]()
    for game in PLAYTHROUGHS:
        *_, (_, last) = HISTORY.replay(HISTORY.read(played(game)))
        assert last.verdict is not None
        shown = [event.kind for event in last.events if event.kind in ("werewolves", "word-shown")][-1]
        ends.add((shown, game.language))
        teams.add(last.verdict.team)
    assert ends == {(shown, language) for shown in ("werewolves", "word-shown") for language in ("en", "fr")}
    assert teams == {"village", "werewolf"}


@pytest.mark.parametrize(("language", "else_"), [("en", "who else"), ("fr", "d'autre")])
def test_k3_the_minion_is_not_told_as_one_of_the_werewolves(language: str, else_: str) -> None:
    """A werewolf sees who else is one; the minion sees who is one."""
    names = Seats(["Ana", "Ben", "Cleo"])
    telling = WordTelling(Texts(language), names)
    setup = setup_for(["mayor", "minion", "werewolf", "seer"])
    game = Game.start(setup, Deal(("mayor", "minion", "werewolf"), "seer", ("frog",)))
    game = game.answer(game.questions[0].id, "frog")
    (line,) = (line for event, line in telling.sentences(game.events) if event.kind == "shown" and event.seat == 1)
    assert "Cleo" in line
    assert else_ not in line
