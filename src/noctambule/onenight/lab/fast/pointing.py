"""A vote by what one saw: a weight table in numbers, and whom it has a seat point at."""

from typing import Any

import numpy as np

from noctambule.onenight.lab.fast import chance, codes
from noctambule.onenight.lab.fast.compiling import apart, compiled
from noctambule.onenight.lab.fast.identities import identity_of, made_by_artifact
from noctambule.onenight.lab.fast.rows import LIKING, Deck, Liking, Row
from noctambule.onenight.lab.weights import ANSWERS, SEEN, UNSEEN, Weights, looks_like
from noctambule.onenight.rules.cards import COPIED, TEAMS, VILLAGE
from noctambule.onenight.rules.table import team

NOT_SEEN = SEEN.index(UNSEEN)
LOOKS_LIKE = np.array([SEEN.index(looks_like(card)) for card in codes.CARDS], dtype=np.int64)
LIKE_A_WOLF, LIKE_A_MASON = (SEEN.index(looks_like(card)) for card in ("werewolf", "mason"))
SIDE = np.array([TEAMS.index(VILLAGE if team(card) == COPIED else team(card)) for card in codes.CARDS], dtype=np.int64)


def liking_of(weights: Weights) -> Any:
    """The table as one record."""
    liking = np.ones(1, dtype=LIKING)
    for name, row in weights.choices.items():
        for kind, weight in row.items():
            liking["choices"][0, codes.CODE[name], ANSWERS.index(kind)] = weight
    for side, row in weights.votes.items():
        for seen, weight in row.items():
            liking["votes"][0, TEAMS.index(side), SEEN.index(seen)] = weight
    return liking[0]


@apart
def by_weight(row: Row, deck: Deck, liking: Liking, word: np.uint64, seat: int) -> int:
    """Whom a seat points at."""
    weights = liking.votes[SIDE[_believed(row, deck, seat)]]
    total = 0
    for other in range(deck.players):
        if other != seat:
            total += weights[_seen_as(row, seat, other)]
    if total == 0:
        other = chance.drawn(word, deck.players - 1)
        return other + (other >= seat)
    left = chance.drawn(word, total)
    for other in range(deck.players):
        if other != seat:
            left -= weights[_seen_as(row, seat, other)]
            if left < 0:
                break
    return other


@compiled
def _believed(row: Row, deck: Deck, seat: int) -> int:
    """What a player believes to be, as `honesty.believed` has it."""
    artifact = made_by_artifact(row, seat)
    if artifact >= 0:
        return artifact
    card = row.dealt[seat]
    for n in range(row.looked):
        took = row.kept >> seat & 1 and row.look_place[n] >= deck.players
        if row.look_seat[n] == seat and (row.look_place[n] == seat or took):
            card = row.look_card[n]
    if row.face_up >> seat & 1:
        card = row.cards[seat]
    return identity_of(row, card) if card == row.dealt[seat] else card


@compiled
def _seen_as(row: Row, seat: int, other: int) -> int:
    """What one player saw another to be, as `weights.seen_as` has it."""
    if row.face_up >> other & 1:
        seen = LOOKS_LIKE[row.cards[other]]
        if seen != NOT_SEEN:
            return seen
    seen = NOT_SEEN
    for n in range(row.looked):
        if row.look_seat[n] == seat and row.look_place[n] == other:
            seen = LOOKS_LIKE[row.look_card[n]]
    if seen == NOT_SEEN and row.shown[seat] >> other & 1:
        if row.shown_as[seat] == codes.AS_WEREWOLF:
            seen = LIKE_A_WOLF
        elif row.shown_as[seat] == codes.AS_MASON:
            seen = LIKE_A_MASON
    return seen
