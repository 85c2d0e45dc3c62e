"""One Night on record: a game written down plays again to the same end, and whatever was tampered with shows."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from noctambule.engine.chance import Shuffle, commit
from noctambule.engine.errors import BadInput, BadSetup, GameError, NotAnOption, NotAsked
from noctambule.engine.histories import answer_input
from noctambule.engine.records import Input, Record, dump, load
from noctambule.engine.replays import Check, Commitment
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.history import HISTORY, claim_input
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.sayings import Claim, Told
from noctambule.onenight.rules.setup import Setup
from tests.onenight.chance import by_question

NAMES = ("Ann", "Ben", "Cat", "Dan")
SETUP = Setup(4, ("werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager"))
SECRET = bytes(range(32))
ADDED = ("moon", "", "stars", "ça")
DEAL = deal(SETUP, Shuffle(SECRET, ADDED))
PROMISED = Commitment(commit(SECRET), ADDED)


def night_inputs(setup: Setup = SETUP, dealt: Deal = DEAL) -> tuple[Game, list[Input]]:
    """A game played to the morning, with what was put in."""
    game, inputs = Game.start(setup, dealt), list[Input]()
    while question := game.run.question:
        answer = by_question(1)(question)
        inputs.append(answer_input(1000 * len(inputs), question, answer))
        game = game.answer(question.id, answer)
    return game, inputs


def votes(game: Game, *targets: int) -> list[Input]:
    return [answer_input(60_000 + seat, game.vote_of(seat), target) for seat, target in enumerate(targets)]


def whole_game() -> Record:
    """A game from the deal to the verdict, with its secret shown."""
    game, inputs = night_inputs()
    return Record(HISTORY.header(SETUP, DEAL, NAMES, PROMISED), (*inputs, *votes(game, 1, 2, 1, 1)), SECRET.hex())


def record_of(inputs: Sequence[Input], **fields: Any) -> Record:
    return Record({**HISTORY.header(SETUP, DEAL, NAMES), **fields}, tuple(inputs))


def end_of(record: Record) -> Game:
    *_, (_, game) = HISTORY.replay(HISTORY.read(record))
    return game


def refused(record: Record) -> BadInput:
    with pytest.raises(BadInput) as error:
        end_of(record)
    return error.value


# Written, read, played again.


def test_a_header_holds_all_that_was_settled_before_the_first_input() -> None:
    assert HISTORY.header(SETUP, DEAL, NAMES, PROMISED) == {
        "game": "one-night",
        "rules": 2,
        "edition": "ravensburger",
        "seats": ["Ann", "Ben", "Cat", "Dan"],
        "deck": ["werewolf", "werewolf", "seer", "robber", "troublemaker", "villager", "villager"],
        "center_werewolf": None,
        "artifacts": list(SETUP.artifacts),
        "deal": {"cards": list(DEAL.cards), "artifacts": list(DEAL.artifacts)},
        "commitment": {"hash": commit(SECRET), "contributions": ["moon", "", "stars", "ça"]},
    }
    assert "commitment" not in HISTORY.header(SETUP, DEAL, NAMES)


def test_a_record_is_read_as_it_was_written() -> None:
    recorded = HISTORY.read(load(dump(whole_game()).splitlines()))
    assert (recorded.setup, recorded.deal, recorded.commitment) == (SETUP, DEAL, PROMISED)
    assert recorded.names.players == NAMES
    assert dump(recorded.record) == dump(whole_game())


def test_the_other_edition_a_center_werewolf_and_the_draw_are_kept() -> None:
    deck = ("alpha-wolf", "curator", "seer", "robber", "villager", "villager")
    setup = Setup(3, deck, "bezier", "dream-wolf", ("mask-of-muting", "shroud-of-shame"))
    dealt = Deal((*deck, "dream-wolf"), ("shroud-of-shame", "mask-of-muting"))
    recorded = HISTORY.read(Record(HISTORY.header(setup, dealt, NAMES[:3]), ()))
    assert (recorded.setup, recorded.deal) == (setup, dealt)


def test_a_replay_shows_the_game_after_the_deal_and_after_each_input() -> None:
    record = whole_game()
    steps = list(HISTORY.replay(HISTORY.read(record)))
    assert [entry for entry, _ in steps] == [None, *record.inputs]
    game = Game.start(SETUP, DEAL)
    assert steps[0][1].events == game.events
    for entry, after in steps[1:]:
        assert entry is not None
        game = HISTORY.put_in(game, entry)
        assert after.events == game.events
    assert game.end is not None
    assert steps[-1][1].end == game.end


def test_answers_may_stand_in_any_order_that_their_beat_allows() -> None:
    game, inputs = night_inputs()
    assert end_of(record_of(inputs[::-1])).events == game.events


def test_claims_are_played_again_in_order() -> None:
    game, inputs = night_inputs()
    robbed = (Told("chose", (1,), ()), Told("swapped", (0, 1), ()), Told("looked", (0,), ("seer",)))
    said = [Claim(0, "robber", robbed), Claim(3, "villager"), Claim(0, "robber")]
    record = record_of([*inputs, *(claim_input(30_000, claim) for claim in said), *votes(game, 1, 2, 1, 1)])
    again = end_of(load(dump(record).splitlines()))
    assert again.said == tuple(said)
    assert again.end == end_of(whole_game()).end, "talk changes no verdict"


def test_v2_the_clock_may_close_the_vote() -> None:
    game, inputs = night_inputs()
    pointed = votes(game, 1, 2, 1, 1)[:2]
    record = record_of([*inputs, *pointed, Input(90_000, "close-vote", None, "clock")])
    end = end_of(load(dump(record).splitlines())).end
    assert end is not None
    assert end.vote.against == (0, 1, 1, 0)
    assert end.vote.deaths == ()


@pytest.mark.parametrize("kind", ["chat", "accuse", "pause", "resume"])
def test_what_is_only_heard_changes_nothing(kind: str) -> None:
    record = whole_game()
    heard = [
        part
        for entry in record.inputs
        for part in (Input(entry.at, kind, 2, "player", {"text": "It was Ben!", "whom": 1}), entry)
    ]
    again = end_of(load(dump(record._replace(inputs=tuple(heard))).splitlines()))
    assert again.events == end_of(record).events
    assert again.end == end_of(record).end


# Refused.


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (Input(0, "answer", 1, "player", {"question": ["6", 0], "answer": "left"}), NotAnOption),
        (Input(0, "answer", 0, "player", {"question": ["9", 0], "answer": 1}), NotAsked),
        (Input(0, "answer", 0, "player", {"question": ["vote", 0], "answer": 1}), NotAsked),
        (Input(0, "answer", 0, "player", {"question": ["6"], "answer": 1}), BadInput),
        (Input(0, "answer", 0, "player", {"question": "6", "answer": 1}), BadInput),
        (Input(0, "answer", 0, "player", {"answer": 1}), BadInput),
        (Input(0, "answer", 1, "player", {"question": ["6", 0], "answer": True}), BadInput),
        (Input(0, "answer", 1, "player", {"question": ["6", 0], "answer": [1, 2, 3]}), BadInput),
        (Input(0, "answer", 1, "player", {"question": ["6", 0], "answer": {"a": 1}}), BadInput),
        (Input(0, "close-vote", None, "clock"), NotAsked),
        (Input(0, "claim", 0, "player", {"role": "robber", "story": []}), NotAsked),
        (Input(0, "claim", 0, "player", {"role": "prince", "story": []}), NotAnOption),
        (Input(0, "claim", 0, "player", {"role": "robber", "story": ["I robbed Ben"]}), BadInput),
        (Input(0, "claim", None, "player", {"role": "robber", "story": []}), BadInput),
        (Input(0, "claim", 4, "player", {"role": "robber", "story": []}), BadInput),
        (Input(0, "claim", -1, "player", {"role": "robber", "story": []}), BadInput),
        (Input(0, "dance", 0), NotAsked),
    ],
)
def test_a_refused_input_is_named_by_its_number(bad: Input, why: type[GameError]) -> None:
    """The first input of the night is legal, the second is not."""
    first = next(iter(whole_game().inputs))
    error = refused(record_of([first, bad]))
    assert (error.code, error.details["number"]) == ("record-refused", 2)
    assert isinstance(error.details["why"], why)


def test_nothing_follows_the_end_but_talk() -> None:
    record = whole_game()
    late = record.inputs[-1]
    error = refused(record._replace(inputs=(*record.inputs, late)))
    assert error.details["number"] == len(record.inputs) + 1
    chat = Input(99_000, "chat", 0, "player", {"text": "Again!"})
    assert end_of(record._replace(inputs=(*record.inputs, chat))).end is not None


def test_a_story_that_is_no_list_is_refused() -> None:
    _, inputs = night_inputs()
    error = refused(record_of([*inputs, Input(0, "claim", 0, "player", {"role": "robber", "story": 5})]))
    assert error.details["number"] == len(inputs) + 1


def test_nobody_answers_for_somebody_else() -> None:
    _, inputs = night_inputs()
    first, *rest = inputs
    assert first.seat is not None
    refused(record_of([first._replace(seat=(first.seat + 1) % 4), *rest]))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", None),
        ("seats", "Ann"),
        ("seats", [1, 2, 3, 4]),
        ("deck", None),
        ("deck", [None]),
        ("edition", None),
        ("edition", 7),
        ("artifacts", None),
        ("center_werewolf", ["werewolf"]),
        ("deal", None),
        ("deal", []),
        ("commitment", "hash"),
        ("commitment", {"contributions": []}),
    ],
)
def test_a_header_that_cannot_be_read_is_named_by_its_field(field: str, value: object) -> None:
    with pytest.raises(BadInput) as error:
        HISTORY.read(record_of([], **{field: value}))
    assert (error.value.code, error.value.details) == ("record-header", {"field": field})


def test_another_game_or_other_rules_are_refused() -> None:
    with pytest.raises(BadInput, match="record-of-another-game"):
        HISTORY.read(record_of([], game="chess"))
    with pytest.raises(BadInput, match="record-rules"):
        HISTORY.read(record_of([], rules=3))


def test_w4_a_record_of_before_is_judged_as_it_was() -> None:
    """Bezier's minion dies with a villager, and no werewolf is near: that was nobody's win once."""
    cards = ("minion", "villager", "villager", "villager", "werewolf", "tanner", "hunter")
    setup, names = Setup(4, cards, "bezier"), NAMES
    dealt = Deal(cards, setup.artifacts)
    for rules, winners in ((2, (0,)), (1, ())):
        game = Game.start(setup, dealt)
        record = Record({**HISTORY.header(setup, dealt, names), "rules": rules}, tuple(votes(game, 1, 0, 1, 0)))
        end = end_of(record).end
        assert end is not None
        assert end.verdict.winners == winners
        assert HISTORY.header(HISTORY.read(record).setup, dealt, names)["rules"] == rules


def test_a_role_that_is_not_here_is_refused_by_its_name() -> None:
    with pytest.raises(BadInput) as refused:
        HISTORY.read(record_of([], deck=["dragon", *SETUP.deck[1:]]))
    assert (refused.value.code, refused.value.details) == ("role-not-here", {"name": "dragon"})


@pytest.mark.parametrize("seats", [["Ann", "Ann", "Cat", "Dan"], ["Ann", " ", "Cat", "Dan"], ["Ann", "None", "C", "D"]])
def test_names_that_nobody_could_point_at_are_refused(seats: list[str]) -> None:
    with pytest.raises(BadInput):
        HISTORY.read(record_of([], seats=seats))


@pytest.mark.parametrize(
    "fields",
    [
        {"edition": "chess"},
        {"seats": ["Ann", "Ben"]},
        {"deck": ["werewolf"] * 7},
        {"center_werewolf": "werewolf"},
        {"deal": {"cards": list(SETUP.deck[1:]), "artifacts": list(DEAL.artifacts)}},
        {"deal": {"cards": ["tanner", *SETUP.deck[1:]], "artifacts": list(DEAL.artifacts)}},
        {"deal": {"cards": list(DEAL.cards), "artifacts": []}},
    ],
)
def test_cards_that_make_no_game_are_refused(fields: dict[str, object]) -> None:
    recorded = HISTORY.read(record_of([], **fields))
    with pytest.raises(BadSetup):
        list(HISTORY.replay(recorded))
    assert Check("inputs-legal", False) in HISTORY.verify(recorded)


# Verified.


def verdicts(record: Record) -> dict[str, bool | None]:
    return dict(HISTORY.verify(HISTORY.read(record)))


def test_an_honest_record_holds() -> None:
    assert verdicts(load(dump(whole_game()).splitlines())) == {
        "secret-fits": True,
        "deal-follows": True,
        "inputs-legal": True,
        "finished": True,
    }


def test_another_deal_does_not_follow_from_the_secret() -> None:
    """Somebody gave himself the seer. The rest of the game is legal, and it shows all the same."""
    cards = list(DEAL.cards)
    here, there = cards.index("villager"), cards.index("seer")
    cards[here], cards[there] = cards[there], cards[here]
    tampered = Deal(tuple(cards), DEAL.artifacts)
    game, inputs = night_inputs(dealt=tampered)
    record = Record(
        HISTORY.header(SETUP, tampered, NAMES, PROMISED), (*inputs, *votes(game, 1, 2, 1, 1)), whole_game().secret
    )
    assert verdicts(record) == {
        "secret-fits": True,
        "deal-follows": False,
        "inputs-legal": True,
        "finished": True,
    }


def test_another_secret_does_not_fit_what_was_shown_before() -> None:
    checks = verdicts(whole_game()._replace(secret=bytes(32).hex()))
    assert (checks["secret-fits"], checks["deal-follows"]) == (False, False)


def test_what_is_no_secret_does_not_fit() -> None:
    checks = verdicts(whole_game()._replace(secret="not hexadecimal"))
    assert (checks["secret-fits"], checks["deal-follows"]) == (False, False)


def test_a_hash_chosen_afterwards_does_not_fit() -> None:
    record = whole_game()
    head = {**record.header, "commitment": {"hash": commit(b"another"), "contributions": list(ADDED)}}
    checks = verdicts(record._replace(header=head))
    assert (checks["secret-fits"], checks["deal-follows"]) == (False, True)


@pytest.mark.parametrize("added", [(), ("moon",), ("", "moon", "stars", "ça"), ("moon", "", "stars", "ca")])
def test_other_contributions_make_another_deal(added: tuple[str, ...]) -> None:
    record = whole_game()
    head = {**record.header, "commitment": {"hash": commit(SECRET), "contributions": list(added)}}
    assert verdicts(record._replace(header=head))["deal-follows"] is False


def test_the_draw_of_artifacts_follows_too() -> None:
    setup = Setup(3, ("werewolf", "curator", "seer", "villager", "villager", "villager"))
    dealt = deal(setup, Shuffle(SECRET, ()))
    swapped = dealt._replace(artifacts=dealt.artifacts[::-1])
    for each, follows in ((dealt, True), (swapped, False)):
        record = Record(HISTORY.header(setup, each, NAMES[:3], Commitment(commit(SECRET), ())), (), SECRET.hex())
        assert verdicts(record)["deal-follows"] is follows


def test_before_the_end_the_secret_is_not_shown_and_nothing_is_checked() -> None:
    assert verdicts(whole_game()._replace(secret=None)) == {
        "secret-not-shown": None,
        "inputs-legal": True,
        "finished": True,
    }


def test_a_deal_nobody_committed_to_may_still_be_a_legal_game() -> None:
    _, inputs = night_inputs()
    assert verdicts(record_of(inputs)) == {"not-committed": None, "inputs-legal": True, "finished": None}


def test_an_answer_changed_afterwards_shows_when_it_is_illegal() -> None:
    record = whole_game()
    last = record.inputs[-1]
    tampered = last._replace(data={**last.data, "answer": last.seat})
    assert verdicts(record._replace(inputs=(*record.inputs[:-1], tampered)))["inputs-legal"] is False


def test_a_record_is_one_line_of_json_for_each_input() -> None:
    lines = dump(whole_game()).splitlines()
    assert [json.loads(line).get("kind") for line in lines[1:-1]] == ["answer"] * (len(lines) - 2)
    assert Names(json.loads(lines[0])["seats"]).players == NAMES
