"""What may be done at the table at night, and what each seat learns by it."""

from noctambule.onenight.lab.fast.codes import SEATS
from noctambule.onenight.lab.fast.compiling import compiled
from noctambule.onenight.lab.fast.rows import Deck, Row


@compiled
def look(row: Row, seat: int, place: int) -> int:
    """Sees the card that lies there now."""
    card = row.cards[place]
    n = row.looked
    row.looked = n + 1
    row.look_seat[n] = seat
    row.look_place[n] = place
    row.look_card[n] = card
    row.stirred |= 1 << seat
    return card


@compiled
def swap(row: Row, seat: int, one: int, other: int) -> None:
    """Exchanges two cards, unseen."""
    row.cards[one], row.cards[other] = row.cards[other], row.cards[one]
    row.stirred |= 1 << seat


@compiled
def show(row: Row, seat: int, whom: int, as_what: int) -> None:
    """Lets a seat see some players as something."""
    row.shown_as[seat] = as_what
    row.shown[seat] = whom


@compiled
def show_each_other(row: Row, awake: int, whom: int, as_what: int) -> None:
    """Lets all who are awake see some players, each but themselves."""
    for seat in range(SEATS):
        if_awake = -(awake >> seat & 1)  # all bits or none: without a branch, and nobody is shown players twice
        row.shown_as[seat] |= as_what & if_awake
        row.shown[seat] |= whom & ~(1 << seat) & if_awake


@compiled
def become(row: Row, seat: int, role: int) -> None:
    """Binds a role to the card that was dealt."""
    row.became[row.dealt[seat]] = role


@compiled
def acting(row: Row, deck: Deck, cards: int) -> int:
    """The players who are one of these by the card they were dealt or copied."""
    seats = 0
    for seat in range(SEATS):
        seats |= (cards >> row.acts[seat] & 1) << seat
    return seats & deck.everyone
