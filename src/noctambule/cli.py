"""The command line: everything that can be run."""

import click

from noctambule import __version__
from noctambule.commands.arena_words import arena_words
from noctambule.commands.balance import balance
from noctambule.commands.detect import detect
from noctambule.commands.play import play
from noctambule.commands.records import replay, verify
from noctambule.commands.referee import referee
from noctambule.commands.reference import roles, scenarios, words
from noctambule.commands.rooms import rooms
from noctambule.commands.script import script
from noctambule.commands.simulate import simulate


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """One Night and Werewords: play them, judge them, look at them again.

    Each command has its own --help.
    """


for command in (
    play,
    rooms,
    referee,
    replay,
    verify,
    roles,
    scenarios,
    words,
    script,
    simulate,
    balance,
    detect,
    arena_words,
):
    main.add_command(command)
