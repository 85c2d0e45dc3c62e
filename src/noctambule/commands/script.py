"""`noctambule script`: a night's narration to read aloud, with its timing."""

import json
from random import Random

import click

from noctambule.commands.common import edition_of, language, setup_asked_for, told
from noctambule.commands.games import (
    ONE_NIGHT,
    beholder_of,
    game_of,
    minion_of,
    no_options_of_the_other,
    werewolves_of,
)
from noctambule.narrator import narration
from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.setup import check
from noctambule.terminal.screen import say
from noctambule.werewords.rules.setup import Setup as WordSetup
from noctambule.werewords.rules.setup import check as check_words


@click.command()
@game_of
@click.option("--scenario", help="One Night: a scenario by name.")
@click.option("--deck", help='One Night: cards instead, as "2 werewolf, seer, …".')
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--center-werewolf", help="The alpha wolf's center card; the first wolf left over by default.")
@werewolves_of
@beholder_of
@minion_of
@click.option("--seconds", type=click.FloatRange(min=0, max=120), help="Time to act at each call.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_of
@language
@told
def script(
    game: str,
    scenario: str | None,
    deck: str | None,
    players: int,
    center_werewolf: str | None,
    werewolves: int | None,
    beholder: bool,
    minion: bool,
    seconds: float | None,
    as_json: bool,
    edition: str | None,
    lang: str,
) -> None:
    """Print what is said aloud in a night, with its timing.

    For a table with physical cards and somebody who reads.
    """
    no_options_of_the_other(game)
    if game == ONE_NIGHT:
        setup = setup_asked_for(scenario, deck, players, edition, center_werewolf)(Random(0))
        check(setup)
        lines = narration.one_night(setup, Texts(lang, setup.edition), seconds)
    else:
        words = WordSetup(players, werewolves or 0, beholder, minion)
        check_words(words)
        lines = narration.werewords(words, Texts(lang), seconds)
    if as_json:
        click.echo(json.dumps([line._asdict() for line in lines], ensure_ascii=False))
        return
    for line in lines:
        say(line.text, indent="        ", bullet=f"{int(line.at) // 60:3}:{int(line.at) % 60:02}  ")
