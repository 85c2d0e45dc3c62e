"""A game, a deck and what is given of a game, each as a row of small integers: these classes name the columns."""

from typing import Annotated, Any, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast.codes import CARDS
from noctambule.onenight.lab.weights import ANSWERS, SEEN
from noctambule.onenight.rules.cards import ARTIFACTS, TEAMS
from noctambule.onenight.rules.setup import MOST

PLACES = MOST + 4
MOST_QUESTIONS = 20
MOST_LOOKS = 20

Number = Annotated[int, np.int8]
Seats = Annotated[int, np.int16]
"""Several seats, as bits."""
PerSeat = Annotated[list[int], np.int8, MOST]
PerPlace = Annotated[list[int], np.int8, PLACES]
PerCard = Annotated[list[int], np.int8, len(CARDS)]
PerArtifact = Annotated[list[int], np.int8, len(ARTIFACTS)]
PerQuestion = Annotated[list[int], np.int8, MOST_QUESTIONS]
PerLook = Annotated[list[int], np.int8, MOST_LOOKS]


class Row:
    """A game: the table at night, what was asked and seen, and the end."""

    shields: Seats
    face_up: Seats
    stirred: Seats
    with_artifact: Seats
    artifacts_given: Number
    asked: Number
    looked: Number
    refused: Number
    """Not nought when something given was not legal."""
    dealt: PerPlace
    cards: PerPlace
    acts: PerSeat
    became: PerCard
    """What the holder of each card is at the end: another role than is printed on it, if it turned into one."""
    in_hands: Annotated[int, np.int64]
    """The cards that players were dealt, as bits."""
    holder: PerCard
    """Where each card was dealt, for those of which there is one; beyond all places, where there is none."""
    artifact: PerSeat
    """What lies there; for seats with an artifact only."""
    pile: PerArtifact
    look_seat: PerLook
    look_place: PerLook
    look_card: PerLook
    shown_as: PerSeat
    """As what a seat was shown players, if it was."""
    shown: Annotated[list[int], np.int16, MOST]
    """Which players."""
    answers: PerQuestion
    """The number of each answer in its question's list of answers."""
    options: PerQuestion
    """How long that list was."""
    asked_of: PerQuestion
    """Which seat was asked."""
    chose: PerQuestion
    """The place it chose, and the other of two; -1 for none."""
    chose_too: PerQuestion
    kept: Seats
    """Who took the center card they had looked at."""
    pointing: PerSeat
    identities: PerSeat
    dead: Seats
    winners: Seats
    won: Number
    """The winning teams, as bits."""


class Deck:
    """A setup."""

    players: Number
    center: Number
    """How many places the center has."""
    everyone: Seats
    may_decline: Number
    """Whether robber and troublemaker may."""
    by_bezier: Number
    """Whether it is Bezier's verdict that counts."""
    cards: PerPlace
    """The center werewolf last."""
    artifacts_in: Number
    artifacts: PerArtifact


class Given:
    """What is given of a game; the rest is drawn."""

    cards: PerPlace
    pile: PerArtifact
    answers: PerQuestion
    """By their numbers in the questions' lists."""
    votes: PerSeat


class Liking:
    """A weight table: see `lab.weights`, which names its rows and columns."""

    choices: Annotated[list[list[int]], np.int32, len(CARDS), len(ANSWERS)]
    votes: Annotated[list[list[int]], np.int32, len(TEAMS), len(SEEN)]


Likes = Liking | None
"""None where every answer is equally likely: another engine is compiled for each of the two."""


def _layout(columns: type) -> np.dtype[np.void]:
    fields = list[tuple[str, Any] | tuple[str, Any, tuple[int, ...]]]()
    for name, hint in get_type_hints(columns, include_extras=True).items():
        _, kind, *shape = get_args(hint)
        fields.append((name, kind, tuple(shape)) if shape else (name, kind))
    return np.dtype(fields, align=True)


ROW, DECK, GIVEN, LIKING = _layout(Row), _layout(Deck), _layout(Given), _layout(Liking)
Rows = NDArray[np.void]
"""Rows of one of these."""


TO_BE_DRAWN = -1
NO_VOTE = -2
"""Of a player who never points."""


def nothing_given(games: int = 1) -> Rows:
    """Rows to write down what is given, all of it still to be drawn; a single one serves every game."""
    given = np.zeros(games, dtype=GIVEN)
    for name in GIVEN.names or ():
        given[name] = TO_BE_DRAWN
    return given
