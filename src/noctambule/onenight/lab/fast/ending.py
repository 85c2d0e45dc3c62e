"""The end: the pointing, what each player is, who dies, and who has won."""

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast import chance, codes
from noctambule.onenight.lab.fast.compiling import apart, compiled
from noctambule.onenight.lab.fast.identities import identity
from noctambule.onenight.lab.fast.pointing import by_weight
from noctambule.onenight.lab.fast.rows import NO_VOTE, TO_BE_DRAWN, Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.side_by_side import Games, deck_of, given_to
from noctambule.onenight.rules.vote import FEWEST_TO_DIE

COUNTS_AS = np.array(codes.COUNTS_AS, dtype=np.int64)
EVERYBODY = (1 << codes.SEATS) - 1
TALLY, TALLY_BITS = 15, 4
"""Votes against each seat are four bits of one number."""


@apart
def point_all(games: Games) -> None:
    for i in range(len(games.rows)):
        deck, given = games.decks[deck_of(games, i)], games.given[given_to(games, i)]
        point(games.rows[i], deck, given, games.liking, games.keys[i])


@apart
def end_all(games: Games, outcomes: NDArray[np.int64]) -> int:
    """Counts by who won; the first game that could not be played, or -1."""
    refused = -1
    for i in range(len(games.rows)):
        outcomes[end(games.rows[i], games.decks[deck_of(games, i)])] += 1
        if games.rows[i].refused and refused < 0:
            refused = i
    return refused


@compiled
def point(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64) -> None:
    """Everybody points at somebody else: at whom they are given, or at anybody, by weight if there are weights."""
    players = deck.players
    rest = chance.word(key, chance.VOTES)
    for seat in range(players):
        if liking is None:
            target = chance.drawn(rest, players - 1)
            rest = chance.left(rest, players - 1)
            target += target >= seat
        else:
            target = by_weight(row, deck, liking, chance.word(key, chance.WEIGHED_VOTES + seat), seat)
        if given.votes[seat] != TO_BE_DRAWN:
            target = given.votes[seat]
            if target != NO_VOTE and not (0 <= target < players and target != seat):
                row.refused = 1
                target = NO_VOTE
        row.pointing[seat] = target


@compiled
def end(row: Row, deck: Deck) -> int:
    """Counts the vote and judges; the winning teams."""
    players = deck.players
    groups = tally = protected = 0
    for seat in range(players):
        role = identity(row, seat)
        row.identities[seat] = role
        groups |= COUNTS_AS[role] << seat
        target = row.pointing[seat]
        if target >= 0:
            if role == codes.BODYGUARD:
                protected |= 1 << target
            else:
                tally += 1 << TALLY_BITS * target
    safe = protected | groups >> codes.PRINCE_AT & EVERYBODY
    dead = _dead(row, players, tally, safe, groups >> codes.HUNTER_AT & EVERYBODY)
    row.dead = dead
    return _judge(row, groups, dead, deck.by_bezier)


@compiled
def _dead(row: Row, players: int, tally: int, safe: int, hunters: int) -> int:
    """Those with the most votes, and whom dying hunters take along."""
    most = FEWEST_TO_DIE
    for seat in range(codes.SEATS):
        most = max(most, (tally >> TALLY_BITS * seat & TALLY) * (~safe >> seat & 1))
    dead = 0
    for seat in range(codes.SEATS):
        dead |= ((tally >> TALLY_BITS * seat & TALLY) == most) << seat
    dead &= ~safe
    shooting = dead & hunters
    while shooting != 0:
        shot = 0
        for seat in range(players):
            target = row.pointing[seat]
            if shooting >> seat & 1 and target >= 0:
                shot |= 1 << target
        shot &= ~(safe | dead)
        dead |= shot
        shooting = shot & hunters
    return dead


@compiled
def _judge(row: Row, groups: int, dead: int, by_bezier: int) -> int:
    """Who won, as W1 to W5 say."""
    wolves = groups >> codes.WOLF_AT & EVERYBODY
    tanners = groups >> codes.TANNER_AT & EVERYBODY
    village = groups >> codes.VILLAGE_AT & EVERYBODY
    minions = groups >> codes.MINION_AT & EVERYBODY
    # Noughts and ones, without a branch: which way a game goes can't be guessed.
    wolf, wolf_died, tanner_died = int(wolves != 0), int(dead & wolves != 0), int(dead & tanners != 0)
    villager_died, minion_died = int(dead & village != 0), int(dead & minions != 0)
    no_wolf_no_tanner = (1 - wolf_died) * (1 - tanner_died)
    village_wins = wolf_died + no_wolf_no_tanner * (1 - wolf) * (1 - villager_died) * (1 - by_bezier * minion_died)
    werewolf_wins = no_wolf_no_tanner * max(wolf, villager_died * (1 - minion_died * (1 - by_bezier)))
    pack = wolves | minions
    won = codes.TANNER_WON * tanner_died
    won += codes.VILLAGE_WON * village_wins * int(village != 0)
    won += codes.WEREWOLF_WON * werewolf_wins * int(pack != 0)
    row.winners = dead & tanners | village * village_wins | pack * werewolf_wins
    row.won = won
    return won
