"""What holds for every game in the house, and for one it has never heard of: random games of three to ten, played with
nothing but what rooms know of a game."""

from collections.abc import Iterator
from itertools import permutations
from random import Random
from typing import Any

import pytest

from noctambule import games as house
from noctambule.engine import records
from noctambule.engine.errors import GameError
from noctambule.engine.events import TABLE, shown_to
from noctambule.engine.questions import Answer
from noctambule.live import wire
from noctambule.live.beats import DEAL, DECOY, LOOK, NIGHT
from noctambule.live.kind import Company, GameKind
from noctambule.server.network.past import replay
from noctambule.server.rooms import entries
from noctambule.server.rooms.folding import fold
from noctambule.server.rooms.room import Room
from noctambule.server.screens.frames import STEP, Page, marks, public
from tests.conformance.evening import Evening, everybody, plain
from tests.seeds import with_chance
from tests.toy import OWL, join_the_house

KINDS = (*house.games(), OWL)
PLAYERS = (3, 4, 5, 7, 10)

every_game = pytest.mark.parametrize("kind", KINDS, ids=[kind.id for kind in KINDS])
so_many = pytest.mark.parametrize("players", PLAYERS)


@pytest.fixture(autouse=True)
def _owls_are_known() -> Iterator[None]:
    take_out = join_the_house()
    yield
    take_out()


def evening(kind: GameKind, players: int, chance: Random) -> Evening:
    return Evening(kind, players, chance).begin()


@every_game
@so_many
@with_chance
def test_nobody_sees_what_was_not_shown_to_them_and_nothing_is_taken_back(
    chance: Random, kind: GameKind, players: int
) -> None:
    its = evening(kind, players, chance)
    before: dict[int, tuple[Any, ...]] = dict.fromkeys(everybody(its), ())
    for live in its.steps():
        for seat in everybody(its):
            seen = live.events_for(seat)
            assert set(seen) <= set(shown_to(seat, live.game.events))
            assert set(before[seat]) <= set(seen)
            before[seat] = seen
    for seat in everybody(its):
        assert list(before[seat]) == list(shown_to(seat, its.live.game.events))


@every_game
@so_many
@with_chance
def test_every_seat_is_prompted_once_in_every_beat_and_no_illegal_answer_is_taken(
    chance: Random, kind: GameKind, players: int
) -> None:
    its = evening(kind, players, chance)
    asked = set[Any]()
    for live in its.steps():
        if live.phase != NIGHT:
            continue
        prompts = live.night.prompts
        assert sorted(prompts) == list(its.seats)
        real = {prompt.id for prompt in prompts.values() if prompt.kind != DECOY}
        assert real <= set(live.plan.beats[live.night.beat])
        asked |= real
        seat = chance.choice(its.seats)
        for wrong in chance.sample(_not_among(prompts[seat].answers, players), 8):
            room = its.room
            assert not its.tries(seat, wire.Tap(beat=live.night.beat, answer=wrong))
            assert its.room is room
    assert asked or players < 5  # with few players, all who are asked may lie in the center


@every_game
@so_many
@with_chance
def test_every_listed_answer_is_accepted_and_nothing_else_is_and_an_old_value_may_be_played_on(
    chance: Random, kind: GameKind, players: int
) -> None:
    """Forking is keeping the old value: what came of it once does not change what comes of it again."""
    its = evening(kind, players, chance)
    for live in its.steps():
        game, question = live.game, live.game.asked_now
        if question is None:
            break
        once = {answer: game.answer(question.id, answer).events for answer in question.answers}
        again = {answer: game.answer(question.id, answer).events for answer in reversed(question.answers)}
        assert once == again
        for wrong in _not_among(question.answers, players):
            with pytest.raises(GameError):
                game.answer(question.id, wrong)


def _not_among(answers: tuple[Answer, ...], players: int) -> list[Answer]:
    places = range(-1, players + 6)
    tried: list[Answer] = [None, "", "left", "right", "none", "nonsense", *places, *permutations(places, 2), (0, 0)]
    return [answer for answer in tried if answer not in answers]


@every_game
@so_many
@with_chance
def test_frames_of_a_night_are_of_one_size_whatever_is_in_them(chance: Random, kind: GameKind, players: int) -> None:
    its = evening(kind, players, chance)
    for live in its.steps():
        if not its.room.dark:
            continue
        page = Page(its.room, public(its.room), its.now, 0)
        sizes = {len(page.frame(seat, True, 0)[0]) for seat in everybody(its)}
        assert len(sizes) == 1
        assert all(size % STEP == 0 for size in sizes)
        assert live.phase in ("deal", "night", "look")


@every_game
@so_many
@with_chance
def test_where_the_marks_are_the_same_so_is_what_everybody_sees(chance: Random, kind: GameKind, players: int) -> None:
    its, last = evening(kind, players, chance), None
    for live in its.steps():
        shown = plain(public(its.room))
        shown["live"].pop("counts")
        if last is not None and last[0] == marks(its.room):
            assert shown == last[1]
        last = (marks(its.room), shown)
        assert shown["live"]["game"] == kind.id
        assert live.counts().ready <= players


@every_game
@so_many
@with_chance
def test_a_log_that_is_read_again_gives_the_same_room(chance: Random, kind: GameKind, players: int) -> None:
    its = evening(kind, players, chance)
    for _ in its.steps():
        pass
    again = Room("TEST")
    for written in its.log:
        again = fold(again, entries.read(written))
        assert wire.encode(entries.read(written)) == written
    assert plain(public(again)) == plain(public(its.room))
    assert again.live is not None
    assert again.live.game.events == its.live.game.events
    assert again.live.inputs == its.live.inputs


@every_game
@so_many
@with_chance
def test_a_record_is_played_again_to_the_same_events_and_holds(chance: Random, kind: GameKind, players: int) -> None:
    its = evening(kind, players, chance)
    for _ in its.steps():
        pass
    (record,) = its.room.past
    record = records.load(records.dump(record).splitlines())
    assert house.game_of(record) is kind
    recorded = kind.history.read(record)
    *_, (_, game) = kind.history.replay(recorded)
    assert game.events == its.live.game.events
    assert [check.holds for check in kind.history.verify(recorded)] == [True] * 6
    past = replay(1, record)
    assert (past.game, past.players) == (kind.id, [seat.name for seat in its.room.seats])
    assert len(past.roles) == len(past.teams) == len(past.votes) == players
    assert [moment.kind for moment in past.events] == [event.kind for event in game.events]


@every_game
@with_chance
def test_a_bot_is_handed_what_its_seat_was_shown_and_no_more(chance: Random, kind: GameKind) -> None:
    """Where two games look the same to a seat, its bot is handed the same, and decides the same."""
    if kind.thinks is None:
        return
    its = evening(kind, 5, chance)
    company = Company(tuple(seat.name for seat in its.room.seats), its.room.settings)
    for live in its.steps():
        if live.over:
            break
        for seat in its.seats if live.phase not in (DEAL, LOOK) else ():
            handed = kind.seen_by_bot(live, seat, its.now, company)
            blind = _with_only(live, seat)
            assert kind.seen_by_bot(blind, seat, its.now, company) == handed


def _with_only(live: Any, seat: int) -> Any:
    """The same game, in which the events that nobody at this seat was shown did not happen."""
    game = live.game._replace(events=shown_to(seat, live.game.events))
    return live.but(game=game)


@every_game
def test_cards_for_a_table_without_phones_are_checked_and_their_night_is_told(kind: GameKind) -> None:
    for players in PLAYERS:
        cards = house.read_cards({"game": kind.id, "players": players, **_some_cards(kind, players)})
        checked = kind.checked(cards)
        assert (checked.game, checked.problems) == (kind.id, [])
        for language in ("en", "fr"):
            told = kind.narration(kind.setup(cards), language, None)
            assert told.deck == checked.deck
            assert [line.at for line in told.lines] == sorted(line.at for line in told.lines)
            assert {call.id for call in told.wakes} <= {line.call for line in told.lines}
    too_few = house.read_cards({"game": kind.id, "players": 1})
    assert kind.checked(too_few).problems


def _some_cards(kind: GameKind, players: int) -> dict[str, Any]:
    if kind.id != house.games()[0].id:
        return {}
    return {"deck": ["werewolf", "seer", "robber", "troublemaker", "drunk", "insomniac", *PADDING][: players + 3]}


PADDING = ("villager", "villager", "villager", "hunter", "tanner", "minion", "werewolf")


def test_a_game_that_is_not_in_the_list_is_refused_by_name() -> None:
    with pytest.raises(GameError) as refused:
        house.read_settings({"game": "chess"})
    assert refused.value.code == "unknown-game"


@every_game
def test_what_is_chosen_and_what_is_there_to_choose_from_are_of_one_kind(kind: GameKind) -> None:
    told = kind.reference()
    assert told.settings.game == kind.id
    assert 3 <= told.fewest_players < told.most_players
    assert house.read_settings(plain(told.settings)) == told.settings
    assert TABLE == -1
