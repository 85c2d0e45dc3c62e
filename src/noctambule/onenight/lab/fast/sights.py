"""What a seat did and was shown in a game, as one number; and where the wolves are, as far as it tells players apart.

Players who differ in nothing but their seat are one to a view: nobody has a name until the view speaks of them, whoever
it speaks of first is the first, and a group that is shown together has one name. So views that tell the same are one
number, whoever sits where. That leaves a little aside: who sits beside whom, which only a village idiot minds, and
shields and artifacts on players of whom the view says nothing else.
"""

from math import comb, log2

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.fast import codes
from noctambule.onenight.lab.fast.asking import NOTHING
from noctambule.onenight.lab.fast.chance import GOLDEN, mix
from noctambule.onenight.lab.fast.compiling import apart, compiled, kept
from noctambule.onenight.lab.fast.rows import PLACES, Deck, Row, Rows

NAMELESS = 15
"""The name of everybody of whom nothing was said."""
CENTER_WEREWOLF = 14
NAMES, DIGIT = 16, 4
"""How many of each name are in a group: four bits each of one number."""
WAYS = np.array([[log2(comb(n, k)) if k <= n else 0.0 for k in range(codes.SEATS + 1)] for n in range(codes.SEATS + 1)])
"""The bits it takes to say which k of n."""

Names = NDArray[np.int64]
"""The name of each place; at last the next name for a seat, and for a place of the center."""
NEXT_SEAT, NEXT_CENTER = PLACES, PLACES + 1


@kept
def see(
    rows: Rows, deck: Deck, views: NDArray[np.uint64], wolves: NDArray[np.int64], bits: NDArray[np.float64]
) -> None:
    """For each game and seat: its view, how many wolves there are of each name, and the bits to say which of them."""
    names = np.zeros(PLACES + 2, dtype=np.int64)
    everyone = (1 << deck.players) - 1
    for i in range(rows.shape[0]):
        pack = 0
        for seat in range(deck.players):
            pack |= (codes.WOLF_CARDS >> rows[i].identities[seat] & 1) << seat
        for seat in range(deck.players):
            views[i, seat] = _view(rows[i], deck, seat, names)
            wolves[i, seat] = _counted(names, deck, pack)
            named, to_say = _counted(names, deck, everyone), 0.0
            for name in range(NAMES):
                of_all, of_pack = (named >> DIGIT * name) & NAMELESS, (wolves[i, seat] >> DIGIT * name) & NAMELESS
                to_say += WAYS[of_all, of_pack]
            bits[i, seat] = to_say


@compiled
def _told(view: np.uint64, number: int) -> np.uint64:
    """A view after one more thing."""
    return mix(view + np.uint64(number + 2) * GOLDEN)


@compiled
def _place(view: np.uint64, names: Names, deck: Deck, place: int) -> np.uint64:
    """A view after something about a place, which has a name from now on."""
    if place == NOTHING:
        return _told(view, NOTHING)
    if names[place] == NAMELESS:
        counter = NEXT_SEAT if place < deck.players else NEXT_CENTER
        names[place] = names[counter]
        names[counter] += 1
    return _told(view, names[place] + NAMES * (place >= deck.players))


@compiled
def _group(view: np.uint64, names: Names, deck: Deck, group: int) -> np.uint64:
    """A view after something about a group of players; those without a name have one in common from now on."""
    view = _told(view, _counted(names, deck, group))
    grew = 0
    for seat in range(deck.players):
        if group >> seat & 1 and names[seat] == NAMELESS:
            names[seat] = names[NEXT_SEAT]
            grew = 1
    names[NEXT_SEAT] += grew
    return view


@compiled
def _counted(names: Names, deck: Deck, group: int) -> int:
    """How many of each name are in a group."""
    count = 0
    for seat in range(deck.players):
        count += (group >> seat & 1) << DIGIT * names[seat]
    return count


@apart
def _view(row: Row, deck: Deck, me: int, names: Names) -> np.uint64:
    for place in range(PLACES):
        names[place] = NAMELESS
    names[me], names[NEXT_SEAT], names[NEXT_CENTER] = 0, 1, 0
    names[deck.players + 3] = CENTER_WEREWOLF
    view = _told(np.uint64(0), row.dealt[me])
    if row.face_up != 0:
        for card in range(len(codes.CARDS)):
            showing = 0
            for seat in range(deck.players):
                showing |= ((row.face_up >> seat & 1) & (row.cards[seat] == card)) << seat
            if showing != 0:
                view = _group(_told(view, card), names, deck, showing)
    for n in range(row.asked):
        if row.asked_of[n] == me:
            view = _place(view, names, deck, row.chose[n])
            view = _place(view, names, deck, row.chose_too[n])
            if row.chose[n] == NOTHING:
                view = _told(view, row.options[n] - row.answers[n])
    for n in range(row.looked):
        if row.look_seat[n] == me:
            view = _told(_place(view, names, deck, row.look_place[n]), row.look_card[n])
    view = _group(_told(view, row.shown_as[me]), names, deck, row.shown[me])
    view = _told(view, _counted(names, deck, row.shields))
    view = _told(view, _counted(names, deck, row.with_artifact))
    return _told(view, row.artifact[me]) if row.with_artifact >> me & 1 else view
