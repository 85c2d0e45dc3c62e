"""The command line: everything that can be run."""

import click

from noctambule import __version__
from noctambule.games import games
from noctambule.live.parts import part

COMMANDS = {
    "play": "noctambule.commands.play:play",
    "rooms": "noctambule.commands.rooms:rooms",
    "referee": "noctambule.commands.referee:referee",
    "replay": "noctambule.commands.records:replay",
    "verify": "noctambule.commands.records:verify",
    "script": "noctambule.commands.script:script",
    "conformance": "noctambule.commands.conformance:conformance",
} | {name: path for kind in games() for name, path in kind.commands.items()}
"""Each command, and where it is; every game has some of its own."""
LAB = ("numba", "numpy")
"""What the extra brings."""
NEEDS_THE_LAB = "Not without the lab: install noctambule[lab]."


class WhenAsked(click.Group):
    """Loads a command when it is asked for: a server need not wait for the lab."""

    def list_commands(self, _: click.Context) -> list[str]:
        return sorted(COMMANDS)

    def get_command(self, _: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        try:
            command = part(COMMANDS[name])
        except ModuleNotFoundError as missing:
            if missing.name not in LAB:
                raise
            return _needs_the_lab(name)
        assert isinstance(command, click.Command)
        return command


def _needs_the_lab(name: str) -> click.Command:
    """In place of a command that can't be loaded: it says what to install."""

    @click.command(
        name, context_settings={"ignore_unknown_options": True, "allow_extra_args": True}, help=NEEDS_THE_LAB
    )
    def needs_the_lab() -> None:
        raise click.ClickException(NEEDS_THE_LAB)

    return needs_the_lab


@click.group(cls=WhenAsked, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """Games of one night: play them, judge them, look at them again.

    Each command has its own --help.
    """
    for line in (line for kind in games() for line in kind.left_out):
        click.echo(line, err=True)
