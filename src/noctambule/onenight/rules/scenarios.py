"""The scenarios of the printed rules: decks for every number of players, and two Anarchies, drawn by chance."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources import files

from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadSetup
from noctambule.onenight.rules.cards import BEZIER, DAYBREAK, FULL_MOON, RAVENSBURGER
from noctambule.onenight.rules.reading import read_deck
from noctambule.onenight.rules.roles import BRINGS_CENTER_WEREWOLF, ROLES, WOLVES
from noctambule.onenight.rules.setup import FEWEST, MOST, Setup, possible_center_werewolves, with_defaults

Decks = Mapping[int, tuple[str, ...]]


@dataclass(frozen=True)
class Scenario:
    """A printed set of roles: fixed decks by number of players, or a rule by which one is drawn."""

    id: str
    boxes: tuple[str, ...]
    difficulty: str | None
    documents: tuple[str, ...]
    decks: Decks = field(default_factory=dict)
    draw: Callable[[int, Chance], tuple[str, ...]] | None = None
    minimum: bool = False
    """A minimum set: for more players, roles may be added."""

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(self.decks) if self.draw is None else tuple(range(FEWEST, MOST + 1))

    @property
    def edition(self) -> str:
        """The edition whose document it comes from."""
        return BEZIER if "DB-bez" in self.documents else RAVENSBURGER

    def setup(self, players: int, chance: Chance, edition: str | None = None) -> Setup:
        """The setup for this many players; chance is used by the Anarchies alone."""
        if players not in self.players:
            raise BadSetup("scenario-players", scenario=self.id, players=players, possible=self.players)
        deck = self.decks[players] if self.draw is None else self.draw(players, chance)
        return with_defaults(players, deck, edition or self.edition, boxes=self.boxes)


def draw_full_moon(players: int, chance: Chance) -> tuple[str, ...]:
    """Two werewolves, a villager, and one card per player from the rest of the box."""
    fixed = ("werewolf", "werewolf", "villager")
    rest = sorted((Counter(_box(FULL_MOON)) - Counter(fixed)).elements())
    while True:
        chance.shuffle(rest)
        drawn = rest[:players]
        if drawn.count("mason") != 1:
            return (*fixed, *drawn)


def draw_daybreak(players: int, chance: Chance) -> tuple[str, ...]:
    """Any cards of the box, but no more than three werewolves, and one left over for an alpha wolf's center."""
    box = _box(DAYBREAK)
    while True:
        chance.shuffle(box)
        drawn = tuple(box[: players + 3])
        wolves_left = possible_center_werewolves(drawn, (DAYBREAK,))
        if sum(card in WOLVES for card in drawn) <= 3 and (BRINGS_CENTER_WEREWOLF not in drawn or wolves_left):
            return drawn


def _box(box: str) -> list[str]:
    return [role.id for role in ROLES.values() for _ in range(role.copies.get(box, 0))]


def is_printed(players: int, deck: tuple[str, ...]) -> bool:
    """Whether this very deck stands in one of the documents."""
    return any(sorted(scenario.decks.get(players, ())) == sorted(deck) for scenario in SCENARIOS.values())


DRAWS = {"anarchy-full-moon": draw_full_moon, "anarchy-daybreak": draw_daybreak}


def _read() -> Iterator[Scenario]:
    written = tomllib.loads((files("noctambule.onenight.rules") / "scenarios.toml").read_text(encoding="utf-8"))
    for id, fields in written.items():
        yield Scenario(
            id,
            tuple(fields["boxes"]),
            fields.get("difficulty"),
            tuple(fields["documents"]),
            {int(players): read_deck(deck) for players, deck in fields.get("decks", {}).items()},
            DRAWS.get(id),
            fields.get("minimum", False),
        )


SCENARIOS = {scenario.id: scenario for scenario in _read()}
