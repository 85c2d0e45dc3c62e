"""The night: the deal, then call after call in wake order."""

import numpy as np

from noctambule.onenight.lab.fast import chance, codes, roles
from noctambule.onenight.lab.fast.asking import NOTHING
from noctambule.onenight.lab.fast.chance import game_key
from noctambule.onenight.lab.fast.compiling import apart, compiled
from noctambule.onenight.lab.fast.rows import PLACES, TO_BE_DRAWN, Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.side_by_side import Games, Script, deck_of, do, given_to


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
    row.doppelganger_is = codes.VILLAGER
    row.investigator_is = codes.INVESTIGATOR
    for card in range(len(codes.CARDS)):
        row.holder[card] = PLACES
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


@apart
def night(games: Games) -> None:
    """Every call in order, each role by the card that was dealt, never by one that came later.

    A call is made in all games before the next one, and only where somebody is awake. So the processor goes many times
    the same way; game by game it would have to guess at every role whether somebody has it.
    """
    wake(roles.sentinel, codes.SENTINEL, games)
    _copies(games)
    wake_together(roles.pack, games)
    wake(roles.alpha_wolf, codes.ALPHA_WOLF, games)
    wake(roles.mystic_wolf, codes.MYSTIC_WOLF, games)
    wake(roles.minion, codes.MINION, games)
    wake_together(roles.lodge, games)
    wake(roles.seer, codes.SEER, games)
    wake(roles.apprentice_seer, codes.APPRENTICE_SEER, games)
    wake(roles.investigator, codes.INVESTIGATOR, games)
    wake(roles.robber, codes.ROBBER, games)
    wake(roles.witch, codes.WITCH, games)
    wake(roles.troublemaker, codes.TROUBLEMAKER, games)
    wake(roles.village_idiot, codes.VILLAGE_IDIOT, games)
    wake(roles.aura_seer, codes.AURA_SEER, games)
    wake_copies(roles.aura_seer, codes.AURA_SEER, games)
    wake(roles.drunk, codes.DRUNK, games)
    wake(roles.insomniac, codes.INSOMNIAC, games)
    wake_copies(roles.insomniac, codes.INSOMNIAC, games)
    wake(roles.revealer, codes.REVEALER, games)
    wake_copies(roles.revealer, codes.REVEALER, games)
    wake(roles.curator, codes.CURATOR, games)
    wake_copies(roles.curator, codes.CURATOR, games)


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
def wake_together(script: Script, games: Games) -> None:
    """Wakes a group, in all games: who is of it, the script finds out."""
    for i in range(len(games.rows)):
        do(script, games, i, NOTHING)


@compiled
def wake_copies(script: Script, card: int, games: Games) -> None:
    """Wakes the doppelgangers who copied a card."""
    if not games.cards >> codes.DOPPELGANGER & 1:
        return
    for i in range(len(games.rows)):
        if games.copied[i] == card:
            do(script, games, i, games.rows[i].holder[codes.DOPPELGANGER])


@compiled
def _copies(games: Games) -> None:
    for i in range(len(games.rows)):
        games.copied[i] = NOTHING
        if games.rows[i].in_hands >> codes.DOPPELGANGER & 1:
            games.copied[i] = do(_copy, games, i, games.rows[i].holder[codes.DOPPELGANGER])


@compiled
def _copy(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> int:
    """The doppelganger: copies, and does at once what is done at once; what she copied."""
    source = roles.doppelganger(row, deck, given, liking, key, me)
    if source == NOTHING:
        return NOTHING
    role = row.acts[me]
    if role == codes.SENTINEL:
        roles.sentinel(row, deck, given, liking, key, me)
    elif role == codes.ALPHA_WOLF:
        # She has not met the pack yet: the one wolf she knows is the one she copied.
        roles.bite(row, deck, given, liking, key, me, 1 << source)
    elif role == codes.MYSTIC_WOLF:
        roles.mystic_wolf(row, deck, given, liking, key, me)
    elif role == codes.MINION:
        roles.minion(row, deck, given, liking, key, me)
    elif role == codes.SEER:
        roles.seer(row, deck, given, liking, key, me)
    elif role == codes.APPRENTICE_SEER:
        roles.apprentice_seer(row, deck, given, liking, key, me)
    elif role == codes.INVESTIGATOR:
        roles.investigator(row, deck, given, liking, key, me)
    elif role == codes.ROBBER:
        roles.robber(row, deck, given, liking, key, me)
    elif role == codes.WITCH:
        roles.witch(row, deck, given, liking, key, me)
    elif role == codes.TROUBLEMAKER:
        roles.troublemaker(row, deck, given, liking, key, me)
    elif role == codes.VILLAGE_IDIOT:
        roles.village_idiot(row, deck, given, liking, key, me)
    elif role == codes.DRUNK:
        roles.drunk(row, deck, given, liking, key, me)
    return role
