"""`noctambule script`: a night's narration to read aloud, with its timing."""

import json
from typing import Any

import click
import msgspec

from noctambule.commands.common import language, told
from noctambule.commands.games import chosen_game, no_options_of_another, with_options
from noctambule.games import game as game_named
from noctambule.terminal.screen import say


@click.command()
@chosen_game
@click.option("--players", type=int, required=True, help="How many play.")
@with_options(lambda choosing: choosing.script_options)
@click.option("--seconds", type=click.FloatRange(min=0, max=120), help="Time to act at each call.")
@click.option("--short", is_flag=True, help="For a group that knows the night: names, and little else.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language
@told
def script(
    game: str, players: int, seconds: float | None, short: bool, as_json: bool, lang: str, **options: Any
) -> None:
    """Print what is said aloud in a night, with its timing.

    For a table with physical cards and somebody who reads.
    """
    choosing = no_options_of_another(game, lambda choosing: choosing.script_options)
    night = game_named(game).narration(choosing.setup(players, options), lang, seconds)
    lines = night.short if short and night.short else night.lines
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(lines), ensure_ascii=False))
        return
    for note in night.lay_out:
        say(note, indent="  ", bullet="")
    if night.lay_out:
        click.echo()
    for line in lines:
        say(line.text, indent="        ", bullet=f"{int(line.at) // 60:3}:{int(line.at) % 60:02}  ")
    if night.at_the_vote:
        click.echo()
    for note in night.at_the_vote:
        say(note, indent="  ", bullet="")
