"""The night: the deal, then call after call in wake order."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

import numpy as np

from noctambule.onenight.lab.fast import chance, codes
from noctambule.onenight.lab.fast.asking import NOTHING
from noctambule.onenight.lab.fast.chance import game_key
from noctambule.onenight.lab.fast.compiling import apart, compiled
from noctambule.onenight.lab.fast.roles import knows, script_of
from noctambule.onenight.lab.fast.rows import PLACES, TO_BE_DRAWN, Deck, Given, Row
from noctambule.onenight.lab.fast.side_by_side import Games, Script, deck_of, do, given_to
from noctambule.onenight.rules.cards import AT_ONCE, COPIED
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.wakes import wake_order

AS_DEALT = np.array(
    [codes.VILLAGER if card == codes.DOPPELGANGER else card for card in range(len(codes.CARDS))], np.int8
)
"""What the holder of each card is, as long as it has not become anything."""


class Call(NamedTuple):
    """What happens at a call in all games: who does what the script says."""

    waking: Callable[[Script, int, Games], None]
    """The holders of a card do, all who wake together, or those who copied it."""
    script: Script
    card: int


@apart
def deal_all(games: Games) -> None:
    for i in range(len(games.rows)):
        key = game_key(games.seed, games.first + i)
        games.keys[i] = key
        deal(games.rows[i], games.decks[deck_of(games, i)], games.given[given_to(games, i)], key)


@compiled
def deal(row: Row, deck: Deck, given: Given, key: np.uint64) -> None:
    """Lays the cards that are given, or shuffles; the center werewolf lies in its own place."""
    players, places = deck.players, deck.players + deck.center
    if given.cards[0] != TO_BE_DRAWN:
        for place in range(places):
            row.cards[place] = given.cards[place]
    else:
        rest = chance.word(key, chance.DEAL)
        for i in range(players + 3):
            j = chance.drawn(rest, i + 1)
            rest = chance.left(rest, i + 1)
            row.cards[i] = row.cards[j]
            row.cards[j] = deck.cards[i]
        if places > players + 3:
            row.cards[players + 3] = deck.cards[players + 3]
    row.shields = row.face_up = row.stirred = row.with_artifact = 0
    row.artifacts_given = row.asked = row.looked = row.refused = row.kept = 0
    for card in range(len(codes.CARDS)):
        row.holder[card] = PLACES
        row.became[card] = AS_DEALT[card]
    for place in range(places):
        row.holder[row.cards[place]] = place
    in_hands = 0
    for seat in range(players):
        in_hands |= 1 << row.cards[seat]
    row.in_hands = in_hands
    for place in range(PLACES):
        row.dealt[place] = row.cards[place]
    for seat in range(codes.SEATS):
        row.acts[seat] = row.cards[seat]
        row.shown_as[seat] = row.shown[seat] = 0
    _draw_pile(row, deck, given, key)


@compiled
def _draw_pile(row: Row, deck: Deck, given: Given, key: np.uint64) -> None:
    """The order in which artifacts will be drawn; there are none without a curator."""
    artifacts = deck.artifacts_in
    if artifacts == 0:
        return
    rest = chance.word(key, chance.PILE)
    for i in range(artifacts):
        j = chance.drawn(rest, i + 1)
        rest = chance.left(rest, i + 1)
        row.pile[i] = row.pile[j]
        row.pile[j] = deck.artifacts[i]
    if given.pile[0] != TO_BE_DRAWN:
        for i in range(artifacts):
            row.pile[i] = given.pile[i]


@compiled
def wake(script: Script, card: int, games: Games) -> None:
    """Wakes whoever was dealt a card, in all the games in which a player was."""
    if not games.cards >> card & 1:
        return
    found = 0
    for i in range(len(games.rows)):
        games.awake[found] = i
        found += games.rows[i].in_hands >> card & 1
    for n in range(found):
        i = games.awake[n]
        do(script, games, i, games.rows[i].holder[card])


@compiled
def wake_together(script: Script, _: int, games: Games) -> None:
    """Wakes a group, in all games: who is of it, the script finds out."""
    for i in range(len(games.rows)):
        do(script, games, i, NOTHING)


@compiled
def wake_copies(script: Script, card: int, games: Games) -> None:
    """Wakes the doppelgangers who copied a card."""
    if not games.cards >> codes.DOPPELGANGER & games.cards >> card & 1:
        return
    for i in range(len(games.rows)):
        if games.copied[i] == card:
            do(script, games, i, games.rows[i].holder[codes.DOPPELGANGER])


@compiled
def copy(script: Script, card: int, games: Games) -> None:
    """The doppelganger copies, in all games in which a player has her; whom else she wakes as, `copied` knows."""
    if not games.cards >> card & 1:
        return
    for i in range(len(games.rows)):
        games.copied[i] = NOTHING
        if games.rows[i].in_hands >> card & 1:
            games.copied[i] = do(script, games, i, games.rows[i].holder[card])


def _calls() -> Iterator[Call]:
    """Every call in order, each role by the card that was dealt, never by one that came later."""
    for call in wake_order(codes.NUMBERED):
        role = ROLES[call.role]
        if not knows(role):
            continue
        if call.together:
            yield Call(wake_together, script_of(role, "shared_night"), NOTHING)
        elif call.again:
            yield Call(wake_copies, script_of(role, "night"), codes.CODE[role.id])
        elif role.team == COPIED:
            yield Call(copy, script_of(role, "night"), codes.CODE[role.id])
            for copied in codes.NUMBERED.values():
                if copied.copied == AT_ONCE and copied.night and knows(copied):
                    script = script_of(copied, "copied_night" if copied.copied_night else "night")
                    yield Call(wake_copies, script, codes.CODE[copied.id])
        else:
            yield Call(wake, script_of(role, "night"), codes.CODE[role.id])


def _written_out(calls: Sequence[Call]) -> Callable[[Games], None]:
    """One function that makes all the calls: compiled code can't go through a list of scripts."""
    names = {f"{name}_{n}": part for n, call in enumerate(calls) for name, part in call._asdict().items()}
    lines = (f"    waking_{n}(script_{n}, card_{n}, games)" for n in range(len(calls)))
    exec("\n".join(["def night(games):", *lines]), names)
    return cast(Callable[[Games], None], names["night"])


night = apart(_written_out(list(_calls())))
"""A call is made in all games before the next one, and only where somebody is awake. So the processor goes many times
the same way; game by game it would have to guess at every role whether somebody has it."""
