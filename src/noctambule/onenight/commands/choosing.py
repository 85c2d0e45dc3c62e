"""Which cards a command means: a scenario by name, or a deck as it is written, in one edition or the other."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random

import click
from msgspec import structs

from noctambule.commands.own_sets import own_sets
from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadInput, BadSetup
from noctambule.engine.naming import kebab
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.room.settings import OneNightSettings, setup_of
from noctambule.onenight.rules.cards import BOXES, EDITIONS, RAVENSBURGER
from noctambule.onenight.rules.reading import read_deck, role_named
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import Setup, with_defaults
from noctambule.sets import GameSet, id_of

edition_of = click.option(
    "--edition",
    type=click.Choice(EDITIONS),
    default=None,
    help="Whose rules and names; Ravensburger's by default.",
)


@dataclass(frozen=True, kw_only=True)
class OwnScenario(Scenario):
    """A set of one's own, played like a printed scenario; it has the id of the one it is, with settings of its own."""

    own: GameSet

    @property
    def players(self) -> tuple[int, ...]:
        return self.own.players

    @property
    def edition(self) -> str:
        edition: str = self.own.settings.edition
        return edition

    def setup(self, players: int, chance: Chance, edition: str | None = None) -> Setup:
        if players not in self.players:
            raise BadSetup("scenario-players", scenario=self.own.name, players=players, possible=self.players)
        chosen = structs.replace(self.own.settings, edition=edition or self.edition)
        return setup_of(chosen, players, chance)


def own_scenarios() -> list[OwnScenario]:
    """The sets of this game that are kept on this machine."""
    return [_played(each) for each in own_sets() if isinstance(each.settings, OneNightSettings)]


def _played(own: GameSet) -> OwnScenario:
    """A set as a scenario; one of another game is refused."""
    chosen = own.settings
    if not isinstance(chosen, OneNightSettings):
        raise BadInput("set-of-another-game", name=own.name)
    printed = SCENARIOS.get(chosen.scenario or "")
    if printed is None:
        decks = dict.fromkeys(own.players, chosen.deck or ())
        return OwnScenario(own.id, BOXES, None, (), decks, own=own)
    return OwnScenario(
        printed.id, printed.boxes, printed.difficulty, printed.documents, printed.decks, printed.draw, own=own
    )


def title(texts: Texts, scenario: Scenario) -> str:
    return scenario.own.name if isinstance(scenario, OwnScenario) else texts(f"scenario-{scenario.id}")


def about(texts: Texts, scenario: Scenario) -> str:
    return scenario.own.about if isinstance(scenario, OwnScenario) else texts(f"scenario-{scenario.id}", "about")


def is_printed_name(name: str) -> bool:
    """Whether a printed scenario is called so, in whichever language."""
    return any(kebab(name) in _names(each) for each in SCENARIOS.values())


def _names(scenario: Scenario) -> set[str]:
    return {scenario.id, *(kebab(Texts(lang)(f"scenario-{scenario.id}")) for lang in LANGUAGES)}


def scenario_named(name: str) -> Scenario:
    wanted = kebab(name)
    if wanted in SCENARIOS:
        return SCENARIOS[wanted]
    named: list[Scenario] = [each for each in SCENARIOS.values() if wanted in _names(each)]
    named = named or [_played(each) for each in own_sets() if each.id == id_of(name)]
    if len(named) > 1:
        raise BadInput("several-scenarios", name=name, possible=[scenario.id for scenario in named])
    if not named:
        raise BadInput("unknown-scenario", name=name)
    return named[0]


def setup_asked_for(
    scenario: str | None, deck: str | None, players: int, edition: str | None, center_werewolf: str | None
) -> Callable[[Random], Setup]:
    """The setup that was asked for; only an Anarchy is drawn anew each time."""
    if (scenario is None) == (deck is None):
        raise BadInput("deck-or-scenario")
    center = None if center_werewolf is None else role_named(center_werewolf)
    if scenario is not None:
        chosen = scenario_named(scenario)
        if chosen.draw is not None:
            if center is not None:
                raise BadInput("center-werewolf-by-chance")
            return lambda chance: chosen.setup(players, chance, edition)
        fixed = chosen.setup(players, Random(0), edition)
        if center is not None:
            fixed = replace(fixed, center_werewolf=center)
    else:
        assert deck is not None
        fixed = with_defaults(players, read_deck(deck), edition or RAVENSBURGER, center)
    return lambda _: fixed
