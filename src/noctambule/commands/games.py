"""Which of the two games is meant, and which options belong to only one of them."""

import click
from click.core import ParameterSource

from noctambule.engine.errors import BadInput

ONE_NIGHT, WEREWORDS = GAMES = ("one-night", "werewords")
OWN_OPTIONS = {
    ONE_NIGHT: ("scenario", "deck", "center_werewolf", "edition"),
    WEREWORDS: ("difficulty", "words", "pack", "minutes", "werewolves", "beholder", "minion"),
}

game_of = click.option("--game", type=click.Choice(GAMES), default=ONE_NIGHT, show_default=True, help="Which game.")
werewolves_of = click.option(
    "--werewolves", type=click.IntRange(1, 2), help="Werewords: one or two; by default two from seven players on."
)
beholder_of = click.option("--beholder", is_flag=True, help="Werewords: with the beholder.")
minion_of = click.option("--minion", is_flag=True, help="Werewords: with the minion.")


def no_options_of_the_other(game: str) -> None:
    """Refuses what was asked for and could only be overlooked."""
    asked_for = click.get_current_context().get_parameter_source
    for other, options in OWN_OPTIONS.items():
        for option in options:
            if other != game and asked_for(option) is ParameterSource.COMMANDLINE:
                raise BadInput("option-of-the-other-game", option=f"--{option.replace('_', '-')}", game=other)
