"""One Night's part of the commands that know all games: a game at one screen, and the script of a night."""

import secrets
from collections.abc import Callable, Sequence
from random import Random

import click

from noctambule.engine.errors import BadInput, BadSetup
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.choosing import own_scenarios, scenario_named, setup_asked_for, title
from noctambule.onenight.rules.cards import EDITIONS
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import FEWEST, GIANT, Setup, check
from noctambule.onenight.terminal import HotSeat
from noctambule.terminal.choosing import Choosing, Evening, Options
from noctambule.terminal.screen import asked, say

FOR_A_START = ("the-first-night", "confusion", "hours-of-despair")
"""What is played when nothing was chosen: the first of these that suits the number of players."""
SCENARIO = click.Option(["--scenario"], help="One Night: a scenario by name; `noctambule scenarios` lists them.")
DECK = click.Option(["--deck"], help='One Night: your own cards instead, as "2 werewolf, seer, …".')
CENTER_WEREWOLF = click.Option(
    ["--center-werewolf"], help="One Night: the alpha wolf's center card; the first wolf left over by default."
)
EDITION = click.Option(
    ["--edition"],
    type=click.Choice(EDITIONS),
    help="One Night: whose rules and names; Ravensburger's by default.",
)


class OneNightChoosing(Choosing):
    """Scenarios and decks."""

    options = (SCENARIO, DECK, EDITION)
    script_options = (SCENARIO, DECK, CENTER_WEREWOLF, EDITION)

    def names(self, written: Sequence[str]) -> Names:
        names = Names(written)
        if not FEWEST <= len(names.players) <= GIANT:
            raise BadSetup("player-count", players=len(names.players), fewest=FEWEST, most=GIANT)
        return names

    def play(self, evening: Evening) -> None:
        """A game by a scenario or with cards of one's own."""
        options, names = evening.options, evening.names
        assert isinstance(names, Names)
        scenario, deck = options["scenario"], options["deck"]

        def asked_for(scenario: str | None, deck: str | None) -> Setup:
            setup = setup_asked_for(scenario, deck, len(names.players), options["edition"], None)
            found = setup(Random(secrets.randbits(64)))
            check(found)
            return found

        named = scenario is not None or deck is not None
        setup = asked_for(scenario, deck) if named else _chosen_here(evening, asked_for)
        texts = Texts(evening.texts.language, setup.edition)
        with evening.record(texts) as path:
            HotSeat(texts, names, setup, path).play()

    def setup(self, players: int, options: Options) -> Setup:
        asked_for = (options["scenario"], options["deck"], players, options["edition"], options["center_werewolf"])
        return setup_asked_for(*asked_for)(Random(0))


def _chosen_here(evening: Evening, asked_for: Callable[[str | None, str | None], Setup]) -> Setup:
    """Cards for so many, where none were named: somebody is asked, or it is something for a start."""
    texts, players = evening.texts, len(evening.names.players)
    known = {**SCENARIOS, **{each.own.id: each for each in own_scenarios()}}
    fitting = {id: each for id, each in known.items() if players in each.players}
    if not fitting:
        if not evening.asks:
            raise BadInput("no-scenario-for-so-many", players=players)
        return asked(texts, texts("hot-cards", count=players + 3), lambda deck: asked_for(None, deck))
    start = next(id for id in (*FOR_A_START, *fitting) if id in fitting)
    if not evening.asks:
        return asked_for(start, None)
    say(texts("hot-scenarios", names=", ".join(_name(texts, each) for each in fitting.values())))
    question = texts("hot-scenario", name=_name(texts, fitting[start]))
    return asked(texts, question, lambda name: asked_for(name, None), start)


def _name(texts: Texts, scenario: Scenario) -> str:
    """The scenario's name, or its id where others have the same name."""
    name = title(texts, scenario)
    try:
        return name if scenario_named(name) == scenario else scenario.id
    except BadInput:
        return scenario.id


CHOOSING = OneNightChoosing()
