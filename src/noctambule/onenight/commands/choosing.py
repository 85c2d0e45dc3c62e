"""Which cards a command means: a scenario by name, or a deck as it is written, in one edition or the other."""

from collections.abc import Callable
from random import Random

import click

from noctambule.engine.errors import BadInput
from noctambule.engine.naming import kebab
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.rules.cards import EDITIONS, RAVENSBURGER
from noctambule.onenight.rules.reading import read_deck, role_named
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import Setup, with_defaults

edition_of = click.option(
    "--edition",
    type=click.Choice(EDITIONS),
    default=None,
    help="Whose rules and names; Ravensburger's by default.",
)


def scenario_named(name: str) -> Scenario:
    wanted = kebab(name)
    if wanted in SCENARIOS:
        return SCENARIOS[wanted]
    named = [
        scenario
        for scenario in SCENARIOS.values()
        if wanted in {kebab(Texts(lang)(f"scenario-{scenario.id}")) for lang in LANGUAGES}
    ]
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
            fixed = Setup(players, fixed.deck, fixed.edition, center)
    else:
        assert deck is not None
        fixed = with_defaults(players, read_deck(deck), edition or RAVENSBURGER, center)
    return lambda _: fixed
