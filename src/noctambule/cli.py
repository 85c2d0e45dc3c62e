"""The command line: everything that can be run."""

import click

from noctambule import __version__
from noctambule.commands.detect import detect
from noctambule.commands.play import play
from noctambule.commands.records import replay, verify
from noctambule.commands.referee import referee
from noctambule.commands.reference import roles, scenarios, words
from noctambule.commands.script import script
from noctambule.commands.simulate import simulate


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """One Night and Werewords: play them, judge them, look at them again.

    Each command has its own --help.
    """


for command in (play, referee, replay, verify, roles, scenarios, words, script, simulate, detect):
    main.add_command(command)
