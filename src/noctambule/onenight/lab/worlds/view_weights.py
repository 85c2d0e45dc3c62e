"""Tables of weights for one seat's private views, kept only where they say more than a single number would."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from noctambule.onenight.lab.worlds.possible_answers import Ground
from noctambule.onenight.lab.worlds.private_views import LOOKER, PACK, TROUBLEMAKER, Views
from noctambule.onenight.lab.worlds.weighing_arrays import Real, Whole

Flags = NDArray[np.bool_]


class Tables(NamedTuple):
    """All that `Case` says of one seat, by role; where weights begin is counted from the seat's own first."""

    allowed: Flags
    base: Real
    start: Whole
    told: Flags
    live: Whole
    rest: Real
    centered: Flags
    swaps: Real
    quiet: Real
    weights: list[Real]

    @property
    def size(self) -> int:
        return sum(table.size for table in self.weights)


def silent(ground: Ground, seat: int, players: int) -> Tables:
    """A seat of which nothing is known."""
    columns, most = ground.chances.shape[1:]
    none = np.zeros(columns, dtype=np.bool_)
    tables = Tables(
        np.ones(columns, dtype=np.bool_),
        ground.base[seat].copy(),
        np.full(columns, -1),
        none,
        np.full((columns, most), -1),
        np.zeros(columns),
        none.copy(),
        np.zeros((players, players)),
        np.zeros(players + 1),
        [],
    )
    return tables


def add(tables: Tables, ground: Ground, seat: int, role: int, views: Views, likes: Real, told: Flags) -> Whole:
    """Weighs the views of a role (a doppelganger's: of all her copies) by how much each is liked; where each lies."""
    columns = np.array(list(views.begins) or [role])
    begins = np.array(list(views.begins.values()) or [0])
    bounds = np.searchsorted(views.copies, columns) if views.begins else np.zeros(1, dtype=np.int64)
    ends = np.append(bounds[1:], len(likes))
    alike = np.minimum.reduceat(likes, bounds) == np.maximum.reduceat(likes, bounds)
    noted = np.logical_or.reduceat(told, bounds)
    acting = np.where(views.copies >= 0, views.copies, role)
    chances = np.where(views.answers >= 0, ground.chances[seat, acting, views.answers], 1.0)
    if views.begins:
        chances *= ground.base[seat, views.copies]
    weights = chances * likes
    tables.base[columns] = likes[bounds] * ground.base[seat, columns]
    tables.allowed[role] = weights.any()
    where = np.full(len(likes), -1)
    for at in np.flatnonzero(~alike | noted):
        column, here = int(columns[at]), slice(int(bounds[at]), int(ends[at]))
        slots = views.slots[here] - begins[at]
        table = np.zeros((begins[at + 1] if at + 1 < len(begins) else views.size) - begins[at])
        table[slots] = weights[here]
        tables.start[column], tables.told[column] = tables.size, noted[at]
        where[here] = tables.size + slots
        tables.weights.append(table)
        if ground.kinds[column] in (LOOKER, PACK):
            _live(tables, ground, seat, column, views.answers[here], likes[here], told[here])
    if views.begins or not alike.all():  # only to tell likely roles from unlikely ones
        tables.base[role] = weights.sum() / chances.sum()
    return where


def _live(tables: Tables, ground: Ground, seat: int, column: int, answers: Whole, likes: Real, told: Flags) -> None:
    """Which answers of one who looks tell anything by what was seen, and the weight of the others."""
    found = 0
    players = len(tables.swaps)
    for answer in range(int(ground.answers[seat, column])):
        mine = answers == answer
        if told[mine].any() or likes[mine].min() != likes[mine].max():
            tables.live[column, found] = answer
            found += 1
            places = ground.first[seat, column, answer], ground.second[seat, column, answer]
            tables.centered[column] |= max(places) >= players
        else:
            chance = ground.base[seat, column] * ground.chances[seat, column, answer]
            tables.rest[column] += chance * likes[mine][0]


def finish(tables: Tables, ground: Ground, seat: int, players: int, cards: int) -> None:
    """Reckons the troublemaker's swaps, if this seat holds him."""
    for column in np.flatnonzero(ground.kinds[:cards] == TROUBLEMAKER):
        start, answers = tables.start[column], int(ground.answers[seat, column])
        if start < 0:
            weights = ground.chances[seat, column, :answers] * tables.base[column]
        else:
            weights = np.concatenate(tables.weights)[start + np.arange(answers) * cards * cards]
        for answer, weight in enumerate(weights):
            one, other = ground.first[seat, column, answer], ground.second[seat, column, answer]
            if one >= 0:
                tables.swaps[one, other] = tables.swaps[other, one] = weight
        tables.quiet[:] = weights.sum()
        tables.quiet[:players] -= tables.swaps.sum(axis=1)
