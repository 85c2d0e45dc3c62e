"""Sealed shuffles of every game: fresh ones hold, each kind of tampering is named, and every order is as likely."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from noctambule.cli import main
from noctambule.engine.chance import SealedShuffle, commit
from noctambule.engine.errors import BadInput, BadSetup
from noctambule.engine.histories import DRAWN_FROM
from noctambule.engine.lots import MOST_TIMES, Pool, cast, pool
from noctambule.engine.pledges import Chain, opens, pledge
from noctambule.engine.records import Record, dump
from noctambule.engine.replays import Commitment
from noctambule.games import game, read_settings
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.scenarios import DRAWS, SCENARIOS
from noctambule.werewords.room.settings import WordsSettings
from noctambule.werewords.rules.dealing import Group, mark
from noctambule.werewords.rules.packs import DIFFICULTIES, LANGUAGES, pack
from tests.engine import shuffled_for_the_app
from tests.seeds import with_chance

CHECKS = ("secret-fits", "pledges-fit", "draw-follows", "deal-follows")
Head = Mapping[str, Any]


def fresh(chosen: Any, players: int, group: Any, chance: Random) -> Record:
    """A record of a game that was just dealt; the third seat was away, the fourth held back."""
    kind, secret = game(chosen.game), chance.randbytes(32)
    seal = commit(secret)
    given = [chance.randbytes(32).hex() for _ in range(players)]
    pledges = tuple("" if seat == 2 else pledge(each) for seat, each in enumerate(given))
    openings = tuple("" if seat in (2, 3) else each for seat, each in enumerate(given))
    kind.pools(chosen, players, group)
    shuffle = SealedShuffle(secret, openings)
    drawn = kind.draw(chosen, players, group, shuffle)
    live = kind.start(chosen, players, drawn, group, shuffle, 0)
    record = live.record([f"Player {seat}" for seat in range(players)], Commitment(seal, openings, pledges))
    head = {**record.header, DRAWN_FROM: kind.drawn_from(chosen, group)}
    return Record(head, (), secret.hex())


def verdicts(record: Record) -> dict[str, bool | None]:
    history = game(record.header["game"]).history
    return {check.code: check.holds for check in history.verify(history.read(record)) if check.code in CHECKS}


ALL_HOLD = dict.fromkeys(CHECKS, True)


@pytest.mark.parametrize("scenario", list(SCENARIOS))
@with_chance
def test_every_scenario_holds(chance: Random, scenario: str) -> None:
    for players in SCENARIOS[scenario].players:
        center = chance.choice([None, "werewolf", "dream-wolf"]) if scenario in DRAWS else None
        chosen = OneNightSettings(scenario=scenario, center_werewolf=center, edition="bezier")
        assert verdicts(fresh(chosen, players, None, chance)) == ALL_HOLD


@with_chance
def test_every_pack_holds_and_so_do_words_of_ones_own(chance: Random) -> None:
    for language in LANGUAGES:
        for difficulty in DIFFICULTIES:
            shown = chance.randint(1, 5)
            seen = dict.fromkeys(chance.sample(pack(language, difficulty).texts, 40), 1)
            chosen: Any = read_settings(
                {"game": "werewords", "words": language, "difficulty": difficulty, "words_shown": shown}
            )
            group = Group(chance.choice([None, 0, 3]), seen)
            record = fresh(chosen, 5, group, chance)
            assert verdicts(record) == ALL_HOLD
            assert not {*record.header["deal"]["words"], *record.header["deal"]["other_words"]} & seen.keys()
    own = WordsSettings(own_words=tuple(f"Wort Nr. {n}" for n in range(9)))
    record = fresh(own, 4, Group(1, {"Wort Nr. 3": 2, "not of this pack": 1}), chance)
    assert verdicts(record) == ALL_HOLD
    assert record.header[DRAWN_FROM]["shown"] == {mark("Wort Nr. 3"): 2}
    assert "Wort Nr. 3" not in str(record.header[DRAWN_FROM])


# Tampered with.


def swapped(things: Sequence[str]) -> list[str]:
    """Two that differ, the other way round."""
    other = next(at for at, thing in enumerate(things) if thing != things[0])
    found = list(things)
    found[0], found[other] = found[other], found[0]
    return found


def in_deal(field: str) -> Callable[[Head], Head]:
    return lambda head: {**head, "deal": {**head["deal"], field: swapped(head["deal"][field])}}


def in_commitment(field: str, change: Callable[[Any], Any]) -> Callable[[Head], Head]:
    return lambda head: {**head, "commitment": {**head["commitment"], field: change(head["commitment"][field])}}


def another_deck(head: Head) -> Head:
    """A villager for one of the others."""
    at = next(at for at, card in enumerate(head["deal"]["cards"]) if card not in ("werewolf", "villager", "mason"))
    card = head["deal"]["cards"][at]
    deck = list(head["deck"])
    deck[deck.index(card)] = "villager"
    cards = [*head["deal"]["cards"]]
    cards[at] = "villager"
    return {**head, "deck": deck, "deal": {**head["deal"], "cards": cards}}


ANARCHY = OneNightSettings(scenario="anarchy-full-moon")
CURATOR = OneNightSettings(
    scenario=None, deck=("werewolf", "curator", "seer", "robber", "villager", "drunk", "witch", "insomniac")
)
WORDS = WordsSettings()
TAMPERED: dict[str, tuple[Any, Any, Callable[[Head], Head], set[str]]] = {
    "cards": (ANARCHY, None, in_deal("cards"), {"deal-follows"}),
    "artifacts": (CURATOR, None, in_deal("artifacts"), {"deal-follows"}),
    "a drawn deck": (ANARCHY, None, another_deck, {"draw-follows", "deal-follows"}),
    "another scenario": (
        ANARCHY,
        None,
        lambda head: {**head, DRAWN_FROM: {"scenario": "anarchy-daybreak"}},
        {"draw-follows"},
    ),
    "word cards": (WORDS, Group(), in_deal("cards"), {"deal-follows"}),
    "words": (WORDS, Group(), in_deal("words"), {"draw-follows"}),
    "other words": (WORDS, Group(), in_deal("other_words"), {"draw-follows"}),
    "a seal": (ANARCHY, None, in_commitment("hash", lambda _: "00" * 32), {"secret-fits"}),
    "a pledge": (ANARCHY, None, in_commitment("pledges", lambda old: [old[1], *old[1:]]), {"pledges-fit"}),
    "fewer pledges": (ANARCHY, None, in_commitment("pledges", lambda old: old[1:]), {"pledges-fit"}),
    "an opening": (
        WORDS,
        Group(),
        in_commitment("contributions", lambda old: ["ab" * 32, *old[1:]]),
        {"pledges-fit", "draw-follows", "deal-follows"},
    ),
    "one of who was away": (
        WORDS,
        Group(),
        in_commitment("contributions", lambda old: [*old[:2], "cd" * 32, *old[3:]]),
        {"pledges-fit", "draw-follows", "deal-follows"},
    ),
    "what was seen": (
        WordsSettings(own_words=("a1", "b2", "c3", "d4", "e5", "f6")),
        Group(2, {"a1": 1, "b2": 1, "c3": 1}),
        lambda head: {**head, DRAWN_FROM: {**head[DRAWN_FROM], "shown": {mark("d4"): 9, mark("e5"): 9, mark("f6"): 9}}},
        {"draw-follows"},
    ),
}


@pytest.mark.parametrize("what", list(TAMPERED))
def test_each_kind_of_tampering_is_named(what: str) -> None:
    chosen, group, tamper, fails = TAMPERED[what]
    record = fresh(chosen, 5, group, Random(f"honest {chosen.game}"))
    assert verdicts(record) == ALL_HOLD
    assert {
        code for code, holds in verdicts(record._replace(header=tamper(record.header))).items() if not holds
    } == fails


def test_a_center_werewolf_follows_too() -> None:
    """An alpha wolf's is the first that is left over, or the one that was asked for."""
    chosen = OneNightSettings(scenario="anarchy-daybreak", center_werewolf="dream-wolf")
    found = (fresh(chosen, 6, None, Random(seed)) for seed in range(100))
    record = next(record for record in found if record.header["center_werewolf"] == "dream-wolf")
    assert verdicts(record) == ALL_HOLD
    cards = [*record.header["deal"]["cards"][:-1], "werewolf"]
    deal = {**record.header["deal"], "cards": cards}
    tampered = record._replace(header={**record.header, "center_werewolf": "werewolf", "deal": deal})
    assert verdicts(tampered)["draw-follows"] is False


def test_verify_says_who_gave_and_what_fails(tmp_path: Any) -> None:
    record = fresh(WORDS, 4, Group(), Random("told"))
    path = tmp_path / "record.jsonl"
    path.write_text(dump(record._replace(header={**record.header, "abandoned": 2})), encoding="utf-8")
    told = CliRunner().invoke(main, ["verify", str(path)])
    assert told.exit_code == 0, told.output
    for line in ("Gave to the shuffle: Player 0 and Player 1", "being away: Player 2", "gave nothing: Player 3"):
        assert line in told.output
    assert "2 games were broken off" in told.output
    tampered = in_deal("words")({**record.header})
    path.write_text(dump(record._replace(header=tampered)), encoding="utf-8")
    told = CliRunner().invoke(main, ["verify", str(path)])
    assert told.exit_code == 1
    assert "NO  Whatever was drawn" in told.output


@pytest.mark.parametrize(
    ("chosen", "group", "fields"),
    [
        (ANARCHY, None, {DRAWN_FROM: []}),
        (ANARCHY, None, {DRAWN_FROM: {"scenario": "the-first-night"}}),
        (ANARCHY, None, {DRAWN_FROM: {"scenario": ["x"]}}),
        (WORDS, Group(), {DRAWN_FROM: {}}),
        (WORDS, Group(), {DRAWN_FROM: {"pack": ["en", "impossible"], "shown": {}}}),
        (WORDS, Group(), {DRAWN_FROM: {"pack": ["en", "easy"], "shown": {"x": "y"}}}),
        (WORDS, Group(), {"commitment": {"way": 3, "hash": "", "pledges": [], "contributions": []}}),
        (WORDS, Group(), {"commitment": {"way": 2, "hash": "", "contributions": []}}),
        (WORDS, Group(), {"commitment": {"way": [], "hash": "", "contributions": []}}),
    ],
)
def test_what_can_not_be_read_is_refused(chosen: Any, group: Any, fields: Head) -> None:
    record = fresh(chosen, 5, group, Random(1))
    with pytest.raises((BadInput, BadSetup)):
        verdicts(record._replace(header={**record.header, **fields}))


def test_a_record_in_which_nothing_ever_fits_is_refused_in_time() -> None:
    with pytest.raises(BadInput):
        cast(SealedShuffle(bytes(32), ()), pool("cards", "abc"), fits=lambda _: False)
    assert MOST_TIMES <= 1000


# Chance itself.


def test_every_order_is_about_as_likely_whoever_gives_what() -> None:
    """500 of each order of four cards are expected: 23 degrees of freedom, below 49.7 in 999 of 1000 runs."""
    cards = pool("cards", "abcd")
    for secrets, openings in (
        ([number.to_bytes(32, "big") for number in range(12_000)], [("", "")] * 12_000),
        ([bytes(32)] * 12_000, [("ab" * 32, f"{number:032x}") for number in range(12_000)]),
    ):
        drawn = (cast(SealedShuffle(secret, given), cards) for secret, given in zip(secrets, openings, strict=True))
        orders = Counter(lot.after for lot in drawn)
        assert len(orders) == 24
        assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 49.7


def test_what_is_drawn_says_nothing_of_what_is_dealt() -> None:
    """Each lot has numbers of its own: with six orders of both, all pairs are about as likely."""
    pairs = Counter[tuple[Any, ...]]()
    for number in range(9_000):
        shuffle = SealedShuffle(number.to_bytes(32, "big"), ())
        pairs[cast(shuffle, pool("deck", "abc")).after, cast(shuffle, pool("cards", "abc")).after] += 1
    assert len(pairs) == 36
    assert sum((count - 250) ** 2 / 250 for count in pairs.values()) < 66.6  # 35 degrees of freedom, 999 of 1000


def test_the_order_of_what_is_handed_in_counts_for_nothing() -> None:
    shuffle = SealedShuffle(bytes(32), ("ab" * 32,))
    assert cast(shuffle, pool("cards", "cabd")) == cast(shuffle, pool("cards", "dbac"))
    assert pool("cards", "cabd").digest != Pool("cards", tuple("abcd"), ((0, 1),)).digest


def test_a_pledge_binds_to_one_opening() -> None:
    opening = "ab" * 32
    bound = pledge(opening)
    assert opens(bound, opening)
    for other in ("ab" * 31, "AB" * 32, "ba" * 32, "", opening + " "):
        assert not opens(bound, other)
    assert not opens(pledge("short"), "short")


def test_what_a_phone_opens_is_its_next_pledge_until_all_is_given_away() -> None:
    chain, bound = Chain("5e" * 32, 5), list[str]()
    while not chain.is_used_up:
        bound.append(chain.pledge)
        opening = chain.open()
        assert opens(bound[-1], opening)
        assert chain.pledge == opening
    assert len(set(bound)) == 5


def test_the_apps_own_tests_deal_what_the_engine_deals() -> None:
    found = shuffled_for_the_app.FILE.read_text(encoding="utf-8")
    assert found == shuffled_for_the_app.written(), "run python -m tests.engine.shuffled_for_the_app"
