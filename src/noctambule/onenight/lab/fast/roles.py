"""What each role does at night, as `onenight/roles` says it, in numbers."""

import numpy as np

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import (
    CENTER,
    COUNT,
    NOTHING,
    NTH,
    ONE_OF_PAIR,
    OTHER_OF_PAIR,
    WAY,
    ask,
    ask_center,
    ask_seat,
    note,
    others,
)
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Given, Likes, Row
from noctambule.onenight.lab.fast.table import acting, become, look, show, show_each_other, swap

MUST, MAY = 0, 1


@compiled
def sentinel(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seat = ask_seat(row, given, liking, key, me, others(deck, me), MAY)
    if seat != NOTHING:
        row.shields |= 1 << seat


@compiled
def doppelganger(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> int:
    """Copies; the one she copied."""
    source = ask_seat(row, given, liking, key, me, others(deck, me), MUST)
    if source != NOTHING:
        card = look(row, me, source)
        row.acts[me] = card
        row.doppelganger_is = card
    return source


@compiled
def pack(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, _: int) -> None:
    """All wolves who wake see the whole pack; one who is alone may look at a center card."""
    wolves = acting(row, deck, codes.WOLF_CARDS)
    awake = acting(row, deck, codes.WAKING_WOLVES)
    show_each_other(row, awake, wolves, codes.AS_WEREWOLF)
    if awake != 0 and COUNT[wolves] == 1:
        me = NTH[awake, 0]
        place = ask_center(row, deck, given, liking, key, me, codes.WEREWOLF_CARD, MAY)
        if place != NOTHING:
            look(row, me, place)


@compiled
def alpha_wolf(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    bite(row, deck, given, liking, key, me, acting(row, deck, codes.WOLF_CARDS))


@compiled
def bite(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int, spared: int) -> None:
    """What an alpha wolf does, who spares the wolves he knows."""
    seat = ask_seat(row, given, liking, key, me, others(deck, me) & ~spared, MUST)
    if seat != NOTHING:
        swap(row, me, seat, deck.players + 3)


@compiled
def mystic_wolf(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seat = ask_seat(row, given, liking, key, me, others(deck, me), MAY)
    if seat != NOTHING:
        look(row, me, seat)


@compiled
def minion(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    show(row, me, acting(row, deck, codes.WOLF_CARDS), codes.AS_WEREWOLF)


@compiled
def lodge(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, _: int) -> None:
    masons = acting(row, deck, codes.MASONS)
    show_each_other(row, masons, masons, codes.AS_MASON)


@compiled
def seer(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    """Players first, then pairs of the center, as they are listed."""
    seats = others(deck, me) & ~row.shields
    count, center, first = COUNT[seats], deck.center, deck.players
    pairs = center * (center - 1) // 2
    answer = ask(row, given, liking, key, me, row.dealt[me], count, NOTHING, pairs, CENTER, MAY)
    if answer < count:
        place = NTH[seats, answer]
        note(row, place, NOTHING)
        look(row, me, place)
    elif answer < count + pairs:
        one, other = first + ONE_OF_PAIR[center, answer - count], first + OTHER_OF_PAIR[center, answer - count]
        note(row, one, other)
        look(row, me, one)
        look(row, me, other)


@compiled
def apprentice_seer(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    place = ask_center(row, deck, given, liking, key, me, row.dealt[me], MAY)
    if place != NOTHING:
        look(row, me, place)


@compiled
def investigator(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    unseen = others(deck, me)
    for _ in range(2):
        seat = ask_seat(row, given, liking, key, me, unseen, MAY)
        if seat == NOTHING:
            return
        card = look(row, me, seat)
        if codes.WOLVES_AND_TANNER >> card & 1:
            become(row, me, codes.TANNER_CARD if card == codes.TANNER_CARD else codes.WEREWOLF_CARD)
            return
        unseen &= ~(1 << seat)


@compiled
def robber(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    if row.shields >> me & 1:
        return
    seat = ask_seat(row, given, liking, key, me, others(deck, me), deck.may_decline)
    if seat != NOTHING:
        swap(row, me, me, seat)
        look(row, me, me)


@compiled
def witch(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    place = ask_center(row, deck, given, liking, key, me, row.dealt[me], MAY)
    if place != NOTHING:
        look(row, me, place)
        seat = ask_seat(row, given, liking, key, me, deck.everyone, MUST)
        if seat != NOTHING:
            swap(row, me, place, seat)
            row.kept |= (seat == me) << me


@compiled
def troublemaker(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seats = others(deck, me) & ~row.shields
    count = COUNT[seats]
    pairs = count * (count - 1) // 2
    if pairs == 0:
        return
    answer = ask(row, given, liking, key, me, row.dealt[me], pairs, NOTHING, 0, CENTER, deck.may_decline)
    if answer < pairs:
        one, other = NTH[seats, ONE_OF_PAIR[count, answer]], NTH[seats, OTHER_OF_PAIR[count, answer]]
        note(row, one, other)
        swap(row, me, one, other)


@compiled
def village_idiot(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    """Left, right, or not at all."""
    seats = others(deck, me) & ~row.shields
    count = COUNT[seats]
    if count < 2:
        return
    answer = ask(row, given, liking, key, me, row.dealt[me], 0, NOTHING, 2, WAY, MAY)
    if answer == 0:
        carried = row.cards[NTH[seats, count - 1]]
        for n in range(count):
            seat = NTH[seats, n]
            row.cards[seat], carried = carried, row.cards[seat]
    elif answer == 1:
        carried = row.cards[NTH[seats, 0]]
        for n in range(count - 1, -1, -1):
            seat = NTH[seats, n]
            row.cards[seat], carried = carried, row.cards[seat]
    if answer < 2:
        row.stirred |= 1 << me


@compiled
def aura_seer(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    show(row, me, row.stirred & ~(1 << me), codes.AS_STIRRED)


@compiled
def drunk(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    if row.shields >> me & 1:
        return
    swap(row, me, me, ask_center(row, deck, given, liking, key, me, row.dealt[me], MUST))


@compiled
def insomniac(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    if not row.shields >> me & 1:
        look(row, me, me)


@compiled
def revealer(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    seat = ask_seat(row, given, liking, key, me, others(deck, me) & ~row.face_up, MAY)
    if seat != NOTHING:
        card = look(row, me, seat)
        if not codes.WOLVES_AND_TANNER >> card & 1:
            row.face_up |= 1 << seat


@compiled
def curator(row: Row, deck: Deck, given: Given, liking: Likes, key: np.uint64, me: int) -> None:
    n = row.artifacts_given
    if n == deck.artifacts_in:
        return
    seat = ask_seat(row, given, liking, key, me, deck.everyone & ~row.with_artifact, MAY)
    if seat != NOTHING:
        row.with_artifact |= 1 << seat
        row.artifact[seat] = row.pile[n]
        row.artifacts_given = n + 1
