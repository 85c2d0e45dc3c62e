"""The same games in both engines: what the readable one says, as the columns of a fast game's row."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from random import Random
from typing import Any

import numpy as np

from noctambule.engine.events import shown_to
from noctambule.engine.questions import Answer, Question
from noctambule.onenight.lab.fast import chance as counted
from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.batch import play
from noctambule.onenight.lab.fast.decks import deck_rows
from noctambule.onenight.lab.fast.rows import NO_VOTE, Rows, nothing_given
from noctambule.onenight.lab.weights import ANSWERS, HEAVIEST, SEEN, Weights
from noctambule.onenight.rules.cards import EDITIONS, TEAMS
from noctambule.onenight.rules.dealing import deal
from noctambule.onenight.rules.game import Deal, Game
from noctambule.onenight.rules.roles import ROLES, WOLVES
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, with_defaults
from tests.onenight.chance import random_setup

GAMES_OF_A_SETUP = 8
MOVERS = ("robber", "witch", "troublemaker", "village-idiot", "drunk")

Choose = Callable[[int, Question], int]
"""The number of the answer, for the nth question of the night."""
Votes = Sequence[int | None]
Pointing = Callable[[Game], Votes]
"""At whom everybody points, once the night is over."""
Columns = dict[str, int | list[int]]
"""By their names in `rows.Row`."""


class Played:
    """A game of the readable engine, and the numbers of the answers that were given in it."""

    def __init__(self, setup: Setup, dealt: Deal, choose: Choose, votes: Votes | Pointing) -> None:
        self.setup, self.dealt = setup, dealt
        self.answers, self.options, self.asked_of = list[int](), list[int](), list[int]()
        self.chose = list[tuple[int, int]]()
        game = Game.start(setup, dealt)
        while (question := game.run.question) is not None:
            legal: tuple[Answer, ...] = question.answers
            n = choose(len(self.answers), question)
            self.answers.append(n)
            self.options.append(len(legal))
            self.asked_of.append(question.seat)
            self.chose.append(places(legal[n]))
            game = game.answer(question.id, legal[n])
        self.votes = votes(game) if callable(votes) else votes
        for seat, target in enumerate(self.votes):
            if target is not None:
                game = game.answer(("vote", seat), target)
        self.game = game if game.end is not None else game.close()

    def columns(self) -> Columns:
        """What the row of this game must hold."""
        game, table, end = self.game, self.game.table, self.game.end
        assert end is not None
        became = table.became
        everyone = range(self.setup.players)
        looks = list[tuple[int, int, int]]()
        shown_as, shown = [0] * self.setup.players, dict[int, int]()
        for event in game.events:
            if event.kind == "looked":
                assert event.seat is not None
                assert event.places[0] is not None
                looks.append((event.seat, event.places[0], codes.CODE[event.what[0]]))
            elif event.kind == "shown":
                assert event.seat is not None
                assert event.seat not in shown, "no seat is shown players twice"
                shown_as[event.seat] = codes.SHOWN_AS.index(event.what[0])
                shown[event.seat] = seats(place for place in event.places if place is not None)
        return {
            "cards": cards(table.cards),
            "dealt": cards(table.dealt),
            "acts": cards(table.acts),
            "became": cards(became.get(card, "villager" if card == "doppelganger" else card) for card in codes.CARDS),
            "shields": seats(table.shields),
            "face_up": seats(table.face_up),
            "stirred": seats(table.stirred),
            "with_artifact": seats(table.artifacts),
            "artifacts_given": len(table.artifacts),
            "artifact": [codes.ARTIFACT.get(table.artifacts.get(seat, ""), 0) for seat in everyone],
            "looked": len(looks),
            "look_seat": [seat for seat, _, _ in looks],
            "look_place": [place for _, place, _ in looks],
            "look_card": [card for _, _, card in looks],
            "shown_as": shown_as,
            "shown": [shown.get(seat, 0) for seat in everyone],
            "asked": len(self.answers),
            "answers": self.answers,
            "options": self.options,
            "asked_of": self.asked_of,
            "chose": [one for one, _ in self.chose],
            "chose_too": [other for _, other in self.chose],
            "pointing": [NO_VOTE if vote is None else vote for vote in self.votes],
            "identities": cards(end.identities),
            "dead": seats(death.seat for death in end.vote.deaths),
            "winners": seats(end.verdict.winners),
            "won": sum(codes.TEAM_BIT[outcome.team] for outcome in end.verdict.outcomes if outcome.won),
            "refused": 0,
        }

    def differences(self, row: Mapping[str, Any]) -> dict[str, tuple[object, object]]:
        """Where the fast engine's row says something else: what it says, and what it ought to say."""
        found = dict[str, tuple[object, object]]()
        for name, right in self.columns().items():
            said = row[name] if isinstance(right, int) else row[name][: len(right)]
            if said != right:
                found[name] = said, right
        return found


def cards(names: Iterable[str]) -> list[int]:
    return [codes.CODE[name] for name in names]


def places(answer: Answer) -> tuple[int, int]:
    """The places that an answer names, -1 for none."""
    if isinstance(answer, tuple):
        return answer
    return (answer if isinstance(answer, int) else -1), -1


def seats(some: Iterable[int]) -> int:
    return sum(1 << seat for seat in some)


def setups(chance: Random, count: int) -> list[Setup]:
    """Decks of every kind: most at random, some where much happens, the others as they are printed."""
    printed = [(scenario, n) for scenario in SCENARIOS.values() for n in scenario.players]
    chosen = list[Setup]()
    for _ in range(count):
        kind = chance.random()
        if kind < 0.6:
            chosen.append(random_setup(chance))
        elif kind < 0.8:
            chosen.append(tangled_setup(chance))
        else:
            scenario, players = chance.choice(printed)
            chosen.append(scenario.setup(players, chance))
    return chosen


def tangled_setup(chance: Random) -> Setup:
    """Few players with a doppelganger, an investigator, a mover of cards and a wolf: all that may meet, does."""
    players = chance.randint(4, 5)
    deck = ["doppelganger", "paranormal-investigator", chance.choice(MOVERS), chance.choice(WOLVES)]
    rest = [role for role in ROLES if role != "mason" and role not in deck]
    deck += chance.sample(rest, players + 3 - len(deck))
    return with_defaults(players, deck, chance.choice(EDITIONS))


def played_by_chance(setup: Setup, chance: Random) -> Played:
    """Any deal, answers and votes; now and then somebody does not point."""
    players = setup.players
    votes: list[int | None] = [(seat + chance.randrange(1, players)) % players for seat in range(players)]
    if chance.random() < 0.1:
        votes[chance.randrange(players)] = None
    return Played(setup, deal(setup, chance), lambda _, question: chance.randrange(len(question.answers)), votes)


def given_to_the_fast_one(games: int, seed: int | str) -> None:
    """The readable engine plays by chance; the fast one is given the same deals, answers and votes."""
    chance = Random(seed)
    chosen = setups(chance, -(-games // GAMES_OF_A_SETUP))
    which = np.arange(games, dtype=np.int32) // GAMES_OF_A_SETUP
    played = [played_by_chance(chosen[i // GAMES_OF_A_SETUP], chance) for i in range(games)]
    given = nothing_given(games)
    for i, one in enumerate(played):
        given["cards"][i, : one.setup.places] = cards(one.dealt.cards)
        given["pile"][i, : len(one.dealt.artifacts)] = [codes.ARTIFACT[artifact] for artifact in one.dealt.artifacts]
        given["answers"][i, : len(one.answers)] = one.answers
        given["votes"][i, : one.setup.players] = [NO_VOTE if vote is None else vote for vote in one.votes]
    compare(played, play(deck_rows(chosen), games, 0, which=which, given=given, keep=True).rows)


def given_to_the_readable_one(games: int, seed: int) -> None:
    """The fast engine plays by chance; the readable one is given what it drew, and finds all of it legal."""
    chosen = setups(Random(seed), -(-games // GAMES_OF_A_SETUP))
    which = np.arange(games, dtype=np.int32) // GAMES_OF_A_SETUP
    rows = play(deck_rows(chosen), games, seed, which=which, keep=True).rows
    read = readable_rows(rows)
    compare([replayed(chosen[i // GAMES_OF_A_SETUP], read[i]) for i in range(games)], rows)


def weighed_in_both(games: int, seed: int) -> None:
    """Each engine draws for itself, by the same weights and the same words of chance; the deal is the fast one's."""
    chance = Random(seed)
    chosen, weights = setups(chance, -(-games // GAMES_OF_A_SETUP)), weights_by_chance(chance)
    which = np.arange(games, dtype=np.int32) // GAMES_OF_A_SETUP
    rows = play(deck_rows(chosen), games, seed, which=which, weights=weights, keep=True).rows
    played = list[Played]()
    for i, row in enumerate(readable_rows(rows)):
        setup = chosen[i // GAMES_OF_A_SETUP]
        key = np.uint64(counted.game_key(np.uint64(seed), i))

        def answer(n: int, question: Question, key: np.uint64 = key) -> int:
            return drawn_by_weight(weights.of_answers(question), counted.word(key, counted.QUESTIONS + n))

        def point(game: Game, key: np.uint64 = key) -> Votes:
            votes = list[int]()
            for seat in range(game.setup.players):
                question = game.vote_of(seat)
                likes = weights.of_votes(question, game.deal.cards[seat], shown_to(seat, game.events))
                chosen = drawn_by_weight(likes, counted.word(key, counted.WEIGHED_VOTES + seat))
                votes.append(int(str(question.options[chosen])))
            return votes

        played.append(Played(setup, dealt_in(setup, row), answer, point))
    compare(played, rows)


def weights_by_chance(chance: Random) -> Weights:
    """Some rows named, some not; many weigh nothing."""

    def table(rows: Iterable[str], columns: Iterable[str]) -> dict[str, dict[str, int]]:
        return {
            row: {column: chance.choice((0, 0, 1, 2, 7, HEAVIEST)) for column in columns if chance.random() < 0.8}
            for row in rows
            if chance.random() < 0.8
        }

    return Weights(table(ROLES, ANSWERS), table(TEAMS, SEEN))


def drawn_by_weight(weights: Sequence[int], word: np.uint64) -> int:
    """The number of the answer that a word of chance falls on: its upper half is a fraction of all the weight."""
    at = (int(word) >> 32) * sum(weights) >> 32
    return next(n for n, upto in enumerate(accumulate(weights)) if at < upto)


def readable_rows(rows: Rows) -> list[dict[str, Any]]:
    """The rows in Python's own numbers and lists."""
    columns = {name: rows[name].tolist() for name in rows.dtype.names or ()}
    return [dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)]


def replayed(setup: Setup, row: Mapping[str, Any]) -> Played:
    """A fast game played again in the readable engine."""
    answers, votes = row["answers"], row["pointing"][: setup.players]
    return Played(setup, dealt_in(setup, row), lambda n, _: answers[n], votes)


def dealt_in(setup: Setup, row: Mapping[str, Any]) -> Deal:
    """The deal of a fast game."""
    artifacts: tuple[str, ...] = setup.artifacts
    names = {code: artifact for artifact, code in codes.ARTIFACT.items()}
    if "curator" in setup.deck:
        artifacts = tuple(names[code] for code in row["pile"][: len(artifacts)])
    return Deal(tuple(codes.CARDS[code] for code in row["dealt"][: setup.places]), artifacts)


def compare(played: Sequence[Played], rows: Rows) -> None:
    for one, row in zip(played, readable_rows(rows), strict=True):
        wrong = one.differences(row)
        assert not wrong, f"{one.setup} {one.dealt} {one.answers} {one.votes}: {wrong}"
