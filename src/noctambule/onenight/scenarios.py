"""The scenarios of the printed rules: their decks for every number of players, and the two Anarchies, drawn by chance."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from noctambule.engine.errors import BadSetup
from noctambule.onenight.cards import BEZIER, DAYBREAK, FULL_MOON, RAVENSBURGER, WOLVES
from noctambule.onenight.reading import read_deck
from noctambule.onenight.roles import ROLES
from noctambule.onenight.setup import FEWEST, MOST, Setup, possible_center_werewolves, with_defaults

if TYPE_CHECKING:
    from random import Random

Decks = Mapping[int, tuple[str, ...]]


@dataclass(frozen=True)
class Scenario:
    """A printed set of roles: fixed decks by number of players, or a rule by which one is drawn."""

    id: str
    boxes: tuple[str, ...]
    difficulty: str | None
    documents: tuple[str, ...]
    decks: Decks = field(default_factory=dict)
    draw: "Callable[[int, Random], tuple[str, ...]] | None" = None
    minimum: bool = False
    """A minimum set: for more players, roles may be added."""

    @property
    def players(self) -> tuple[int, ...]:
        return tuple(self.decks) if self.draw is None else tuple(range(FEWEST, MOST + 1))

    @property
    def edition(self) -> str:
        """The edition whose document it comes from."""
        return BEZIER if "DB-bez" in self.documents else RAVENSBURGER

    def setup(self, players: int, chance: "Random", edition: str | None = None) -> Setup:
        """The setup for this many players; chance is used by the Anarchies alone."""
        if players not in self.players:
            raise BadSetup("scenario-players", scenario=self.id, players=players, possible=self.players)
        deck = self.decks[players] if self.draw is None else self.draw(players, chance)
        return with_defaults(players, deck, edition or self.edition)


def draw_full_moon(players: int, chance: "Random") -> tuple[str, ...]:
    """Two werewolves, a villager, and one card per player from the rest of the box."""
    fixed = ("werewolf", "werewolf", "villager")
    rest = Counter(_box(FULL_MOON)) - Counter(fixed)
    while True:
        drawn = chance.sample(sorted(rest.elements()), players)
        if drawn.count("mason") != 1:
            return (*fixed, *drawn)


def draw_daybreak(players: int, chance: "Random") -> tuple[str, ...]:
    """Any cards of the box, but no more than three werewolves, and one left over for an alpha wolf's center."""
    while True:
        drawn = tuple(chance.sample(_box(DAYBREAK), players + 3))
        in_box = [wolf for wolf in possible_center_werewolves(drawn) if drawn.count(wolf) < ROLES[wolf].copies[DAYBREAK]]
        if sum(card in WOLVES for card in drawn) <= 3 and ("alpha-wolf" not in drawn or in_box):
            return drawn


def _box(box: str) -> list[str]:
    return [role.id for role in ROLES.values() for _ in range(role.copies.get(box, 0))]


def is_printed(players: int, deck: tuple[str, ...]) -> bool:
    """Whether this very deck stands in one of the documents."""
    return any(sorted(scenario.decks.get(players, ())) == sorted(deck) for scenario in SCENARIOS.values())


def _decks(written: Mapping[int, str]) -> Decks:
    return {players: read_deck(deck) for players, deck in written.items()}


_ALL = (
    Scenario(
        "the-first-night",
        (FULL_MOON,),
        'introduction',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                3: "2 werewolf, seer, robber, troublemaker, villager",
                4: "2 werewolf, seer, robber, troublemaker, 2 villager",
                5: "2 werewolf, seer, robber, troublemaker, 3 villager",
            }
        ),
    ),
    Scenario(
        "moonstruck",
        (FULL_MOON,),
        'easy',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                3: "2 werewolf, robber, troublemaker, insomniac, villager",
                4: "2 werewolf, robber, troublemaker, insomniac, 2 villager",
                5: "2 werewolf, seer, robber, troublemaker, insomniac, 2 villager",
                6: "2 werewolf, seer, robber, troublemaker, insomniac, 3 villager",
            }
        ),
    ),
    Scenario(
        "lonely-night",
        (FULL_MOON,),
        'easy',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                3: "werewolf, seer, robber, troublemaker, 2 villager",
                4: "werewolf, seer, robber, troublemaker, 3 villager",
            }
        ),
    ),
    Scenario(
        "confusion",
        (FULL_MOON,),
        'medium',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                3: "2 werewolf, robber, troublemaker, drunk, insomniac",
                4: "2 werewolf, robber, troublemaker, drunk, insomniac, villager",
                5: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, villager",
                6: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, 2 villager",
                7: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, 3 villager",
                8: "2 werewolf, minion, seer, robber, troublemaker, drunk, insomniac, 3 villager",
                9: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, 2 villager",
            }
        ),
    ),
    Scenario(
        "payback",
        (FULL_MOON,),
        'medium',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                4: "2 werewolf, seer, robber, drunk, insomniac, hunter",
                5: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, hunter",
                6: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, villager, hunter",
                7: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, 2 villager, hunter",
            }
        ),
    ),
    Scenario(
        "secret-companions",
        (FULL_MOON,),
        'medium',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                6: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, hunter",
                7: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, villager, hunter",
            }
        ),
    ),
    Scenario(
        "hours-of-despair",
        (FULL_MOON,),
        'medium',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                4: "2 werewolf, seer, robber, drunk, insomniac, tanner",
                5: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, tanner",
                6: "2 werewolf, seer, robber, troublemaker, drunk, insomniac, villager, tanner",
                7: "2 werewolf, 2 mason, seer, robber, troublemaker, drunk, insomniac, tanner",
                8: "2 werewolf, 2 mason, seer, robber, troublemaker, drunk, insomniac, tanner, hunter",
                9: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, tanner, hunter",
                10: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, villager, tanner, hunter",
            }
        ),
    ),
    Scenario(
        "twilight-alliance",
        (FULL_MOON,),
        'difficult',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                5: "2 werewolf, minion, 2 mason, robber, troublemaker, insomniac",
                6: "2 werewolf, minion, 2 mason, robber, troublemaker, drunk, insomniac",
                7: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac",
                8: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, villager",
                9: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, 2 villager",
                10: "2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, 2 villager, tanner",
            }
        ),
    ),
    Scenario(
        "revenant",
        (FULL_MOON,),
        'difficult',
        documents=('FM-en', 'FM-fr'),
        decks=_decks(
            {
                8: "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, villager, hunter",
                9: "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, insomniac, villager, hunter",
                10: "doppelganger, 2 werewolf, minion, 2 mason, seer, robber, troublemaker, drunk, insomniac, villager, hunter",
            }
        ),
    ),
    Scenario(
        "anarchy-full-moon",
        (FULL_MOON,),
        'difficult',
        documents=('FM-en', 'FM-fr'),
        draw=draw_full_moon,
    ),
    Scenario(
        "terror-awakens",
        (DAYBREAK,),
        'introduction',
        documents=('DB-rav',),
        decks=_decks(
            {
                3: "werewolf, mystic-wolf, apprentice-seer, witch, revealer, villager",
                4: "sentinel, werewolf, mystic-wolf, apprentice-seer, witch, revealer, villager",
                5: "sentinel, werewolf, mystic-wolf, apprentice-seer, witch, revealer, 2 villager",
                6: "sentinel, werewolf, mystic-wolf, dream-wolf, apprentice-seer, witch, revealer, 2 villager",
            }
        ),
    ),
    Scenario(
        "werewolf-night",
        (DAYBREAK,),
        'medium',
        documents=('DB-rav',),
        decks=_decks(
            {
                5: "sentinel, alpha-wolf, mystic-wolf, apprentice-seer, witch, aura-seer, revealer, villager",
                6: "sentinel, alpha-wolf, mystic-wolf, apprentice-seer, witch, aura-seer, revealer, villager, bodyguard",
                7: "sentinel, alpha-wolf, mystic-wolf, apprentice-seer, paranormal-investigator, witch, aura-seer, revealer, villager, bodyguard",
                8: "sentinel, alpha-wolf, mystic-wolf, apprentice-seer, paranormal-investigator, witch, aura-seer, revealer, curator, villager, bodyguard",
                9: "sentinel, alpha-wolf, mystic-wolf, dream-wolf, apprentice-seer, paranormal-investigator, witch, aura-seer, revealer, curator, villager, bodyguard",
                10: "sentinel, alpha-wolf, mystic-wolf, dream-wolf, apprentice-seer, paranormal-investigator, witch, aura-seer, revealer, curator, villager, bodyguard, prince",
            }
        ),
    ),
    Scenario(
        "a-terrifying-opponent",
        (DAYBREAK,),
        'difficult',
        documents=('DB-rav',),
        decks=_decks(
            {
                3: "sentinel, alpha-wolf, apprentice-seer, witch, village-idiot, bodyguard",
                4: "sentinel, alpha-wolf, apprentice-seer, witch, village-idiot, revealer, bodyguard",
            }
        ),
    ),
    Scenario(
        "precarious-alliances",
        (DAYBREAK,),
        'difficult',
        documents=('DB-rav',),
        decks=_decks(
            {
                3: "alpha-wolf, paranormal-investigator, witch, village-idiot, revealer, curator",
                4: "alpha-wolf, paranormal-investigator, witch, village-idiot, aura-seer, revealer, curator",
                5: "sentinel, alpha-wolf, paranormal-investigator, witch, village-idiot, aura-seer, revealer, curator",
                6: "sentinel, alpha-wolf, apprentice-seer, paranormal-investigator, witch, village-idiot, aura-seer, revealer, curator",
                7: "sentinel, alpha-wolf, mystic-wolf, apprentice-seer, paranormal-investigator, witch, village-idiot, aura-seer, revealer, curator",
            }
        ),
    ),
    Scenario(
        "anarchy-daybreak",
        (DAYBREAK,),
        'difficult',
        documents=('DB-rav',),
        draw=draw_daybreak,
    ),
    Scenario(
        "evil-transformations",
        (FULL_MOON, DAYBREAK),
        'difficult',
        documents=('DB-rav',),
        decks=_decks(
            {
                3: "doppelganger, alpha-wolf, mystic-wolf, minion, robber, witch",
                4: "doppelganger, alpha-wolf, mystic-wolf, minion, robber, witch, insomniac",
                5: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, robber, witch, insomniac",
                6: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, robber, witch, troublemaker, insomniac",
                7: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, seer, robber, witch, troublemaker, insomniac",
                8: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, seer, robber, witch, troublemaker, insomniac, curator",
                9: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, seer, paranormal-investigator, robber, witch, troublemaker, insomniac, curator",
                10: "doppelganger, werewolf, alpha-wolf, mystic-wolf, minion, seer, apprentice-seer, paranormal-investigator, robber, witch, troublemaker, insomniac, curator",
            }
        ),
    ),
    Scenario(
        "trust-no-one",
        (FULL_MOON, DAYBREAK),
        'difficult',
        documents=('DB-rav',),
        decks=_decks(
            {
                3: "doppelganger, alpha-wolf, dream-wolf, robber, witch, tanner",
                4: "doppelganger, alpha-wolf, dream-wolf, robber, witch, insomniac, tanner",
                5: "doppelganger, werewolf, alpha-wolf, dream-wolf, robber, witch, insomniac, tanner",
                6: "doppelganger, werewolf, alpha-wolf, dream-wolf, robber, witch, troublemaker, insomniac, tanner",
                7: "doppelganger, werewolf, alpha-wolf, dream-wolf, seer, robber, witch, troublemaker, insomniac, tanner",
            }
        ),
    ),
    Scenario(
        "the-informed",
        (FULL_MOON, DAYBREAK),
        'medium',
        documents=('DB-rav',),
        decks=_decks(
            {
                5: "werewolf, mystic-wolf, seer, apprentice-seer, paranormal-investigator, witch, insomniac, revealer",
                6: "werewolf, mystic-wolf, seer, apprentice-seer, paranormal-investigator, witch, troublemaker, insomniac, revealer",
                7: "werewolf, mystic-wolf, 2 mason, seer, apprentice-seer, paranormal-investigator, witch, insomniac, revealer",
                8: "werewolf, mystic-wolf, 2 mason, seer, apprentice-seer, paranormal-investigator, witch, troublemaker, insomniac, revealer",
                9: "werewolf, mystic-wolf, minion, 2 mason, seer, apprentice-seer, paranormal-investigator, witch, troublemaker, insomniac, revealer",
                10: "werewolf, mystic-wolf, minion, 2 mason, seer, apprentice-seer, paranormal-investigator, robber, witch, troublemaker, insomniac, revealer",
            }
        ),
    ),
    Scenario(
        "evil-transformation",
        (FULL_MOON, DAYBREAK),
        None,
        documents=('DB-bez',),
        minimum=True,
        decks=_decks(
            {
                3: "doppelganger, alpha-wolf, mystic-wolf, minion, robber, witch",
            }
        ),
    ),
    Scenario(
        "trust-no-one-bezier",
        (FULL_MOON, DAYBREAK),
        None,
        documents=('DB-bez',),
        minimum=True,
        decks=_decks(
            {
                3: "doppelganger, alpha-wolf, dream-wolf, robber, witch, tanner",
            }
        ),
    ),
    Scenario(
        "cautionary-tale",
        (FULL_MOON, DAYBREAK),
        None,
        documents=('DB-bez',),
        minimum=True,
        decks=_decks(
            {
                4: "werewolf, mystic-wolf, seer, apprentice-seer, revealer, hunter, bodyguard",
            }
        ),
    ),
    Scenario(
        "information-society",
        (FULL_MOON, DAYBREAK),
        None,
        documents=('DB-bez',),
        minimum=True,
        decks=_decks(
            {
                5: "werewolf, mystic-wolf, seer, apprentice-seer, paranormal-investigator, witch, insomniac, revealer",
            }
        ),
    ),
    Scenario(
        "total-chaos",
        (FULL_MOON, DAYBREAK),
        None,
        documents=('DB-bez',),
        minimum=True,
        decks=_decks(
            {
                5: "doppelganger, werewolf, alpha-wolf, robber, witch, troublemaker, village-idiot, curator",
            }
        ),
    ),
)

SCENARIOS = {scenario.id: scenario for scenario in _ALL}
