"""The night: the deal, then call after call in wake order."""

import numpy as np

from noctambule.lab.fast import chance, codes, roles
from noctambule.lab.fast.asking import NOTHING
from noctambule.lab.fast.compiling import compiled
from noctambule.lab.fast.rows import PLACES, TO_BE_DRAWN, Deck, Given, Likes, Row
from noctambule.lab.fast.table import acting


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
def night(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64) -> None:
    """Every call in order, each role by the card that was dealt, never by one that came later.

    All roles are gone through, whatever the deck: who is not dealt has no seat. Such a branch costs next to nothing,
    while going through a list of calls would have the processor guess each next one.
    """
    seat, players = row.holder, deck.players
    if seat[codes.SENTINEL] < players:
        roles.sentinel(row, deck, given, liking, key, seat[codes.SENTINEL])
    copied, copier = NOTHING, seat[codes.DOPPELGANGER]
    if copier < players:
        copied = _copy(row, deck, given, liking, key, copier)
    roles.pack(row, deck, given, liking, key)
    if seat[codes.ALPHA_WOLF] < players:
        pack = acting(row, deck, codes.WOLF_CARDS)
        roles.alpha_wolf(row, deck, given, liking, key, seat[codes.ALPHA_WOLF], pack)
    if seat[codes.MYSTIC_WOLF] < players:
        roles.mystic_wolf(row, deck, given, liking, key, seat[codes.MYSTIC_WOLF])
    if seat[codes.MINION] < players:
        roles.minion(row, deck, seat[codes.MINION])
    roles.lodge(row, deck)
    if seat[codes.SEER] < players:
        roles.seer(row, deck, given, liking, key, seat[codes.SEER])
    if seat[codes.APPRENTICE_SEER] < players:
        roles.apprentice_seer(row, deck, given, liking, key, seat[codes.APPRENTICE_SEER])
    if seat[codes.INVESTIGATOR] < players:
        roles.investigator(row, deck, given, liking, key, seat[codes.INVESTIGATOR])
    if seat[codes.ROBBER] < players:
        roles.robber(row, deck, given, liking, key, seat[codes.ROBBER])
    if seat[codes.WITCH] < players:
        roles.witch(row, deck, given, liking, key, seat[codes.WITCH])
    if seat[codes.TROUBLEMAKER] < players:
        roles.troublemaker(row, deck, given, liking, key, seat[codes.TROUBLEMAKER])
    if seat[codes.VILLAGE_IDIOT] < players:
        roles.village_idiot(row, deck, given, liking, key, seat[codes.VILLAGE_IDIOT])
    if seat[codes.AURA_SEER] < players:
        roles.aura_seer(row, seat[codes.AURA_SEER])
    if copied == codes.AURA_SEER:
        roles.aura_seer(row, copier)
    if seat[codes.DRUNK] < players:
        roles.drunk(row, deck, given, liking, key, seat[codes.DRUNK])
    if seat[codes.INSOMNIAC] < players:
        roles.insomniac(row, seat[codes.INSOMNIAC])
    if copied == codes.INSOMNIAC:
        roles.insomniac(row, copier)
    if seat[codes.REVEALER] < players:
        roles.revealer(row, deck, given, liking, key, seat[codes.REVEALER])
    if copied == codes.REVEALER:
        roles.revealer(row, deck, given, liking, key, copier)
    if seat[codes.CURATOR] < players:
        roles.curator(row, deck, given, liking, key, seat[codes.CURATOR])
    if copied == codes.CURATOR:
        roles.curator(row, deck, given, liking, key, copier)


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
        roles.alpha_wolf(row, deck, given, liking, key, me, 1 << source)
    elif role == codes.MYSTIC_WOLF:
        roles.mystic_wolf(row, deck, given, liking, key, me)
    elif role == codes.MINION:
        roles.minion(row, deck, me)
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
