"""The scenarios of the printed rules: decks for every number of players, and two Anarchies, drawn by chance."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
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
class Draw:
    """A rule by which a deck is drawn: some cards are always in it, the others come from a box until they fit."""

    box: str
    fixed: tuple[str, ...]
    fits: Callable[[tuple[str, ...]], bool]

    @property
    def pool(self) -> tuple[str, ...]:
        """What is drawn from."""
        box = Counter({role.id: role.copies.get(self.box, 0) for role in ROLES.values()})
        return tuple(sorted((box - Counter(self.fixed)).elements()))

    def taken(self, players: int) -> int:
        return players + 3 - len(self.fixed)

    def __call__(self, players: int, chance: Chance) -> tuple[str, ...]:
        rest = list(self.pool)
        while True:
            chance.shuffle(rest)
            deck = (*self.fixed, *rest[: self.taken(players)])
            if self.fits(deck):
                return deck


def _masons_together(deck: tuple[str, ...]) -> bool:
    return deck.count("mason") != 1


def _few_wolves(deck: tuple[str, ...]) -> bool:
    """No more than three werewolves, and one left over for an alpha wolf's center."""
    wolves_left = possible_center_werewolves(deck, (DAYBREAK,))
    return sum(card in WOLVES for card in deck) <= 3 and (BRINGS_CENTER_WEREWOLF not in deck or bool(wolves_left))


@dataclass(frozen=True)
class Scenario:
    """A printed set of roles: fixed decks by number of players, or a rule by which one is drawn."""

    id: str
    boxes: tuple[str, ...]
    difficulty: str | None
    documents: tuple[str, ...]
    decks: Decks = field(default_factory=dict)
    draw: Draw | None = None
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
        self.check_players(players)
        deck = self.decks[players] if self.draw is None else self.draw(players, chance)
        return with_defaults(players, deck, edition or self.edition, boxes=self.boxes)

    def check_players(self, players: int) -> None:
        """Refuses a number of players that it is not for."""
        if players not in self.players:
            raise BadSetup("scenario-players", scenario=self.id, players=players, possible=self.players)

    def setup_with(self, players: int, drawn: Sequence[str], edition: str, center_werewolf: str | None) -> Setup:
        """The setup of the cards that were drawn. A center werewolf may be asked for; it is there where it can be."""
        assert self.draw is not None
        deck = (*self.draw.fixed, *drawn)
        if center_werewolf not in possible_center_werewolves(deck, self.boxes) or BRINGS_CENTER_WEREWOLF not in deck:
            center_werewolf = None
        return with_defaults(players, deck, edition, center_werewolf, self.boxes)


def is_printed(players: int, deck: tuple[str, ...]) -> bool:
    """Whether this very deck stands in one of the documents."""
    return any(sorted(scenario.decks.get(players, ())) == sorted(deck) for scenario in SCENARIOS.values())


DRAWS = {
    "anarchy-full-moon": Draw(FULL_MOON, ("werewolf", "werewolf", "villager"), _masons_together),
    "anarchy-daybreak": Draw(DAYBREAK, (), _few_wolves),
}


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
