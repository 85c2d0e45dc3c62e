"""The command line: everything that can be run."""

from importlib import import_module

import click

from noctambule import __version__

COMMANDS = {
    "play": "noctambule.commands.play",
    "rooms": "noctambule.commands.rooms",
    "referee": "noctambule.commands.referee",
    "replay": "noctambule.commands.records",
    "verify": "noctambule.commands.records",
    "roles": "noctambule.commands.reference",
    "scenarios": "noctambule.commands.reference",
    "words": "noctambule.commands.reference",
    "script": "noctambule.commands.script",
    "simulate": "noctambule.onenight.commands.simulate",
    "balance": "noctambule.onenight.commands.balance",
    "detect": "noctambule.onenight.commands.detect",
    "arena": "noctambule.onenight.commands.arena",
    "arena-words": "noctambule.werewords.commands.arena_words",
}
"""Each command, and the module it is in."""
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
            command = getattr(import_module(COMMANDS[name]), name.replace("-", "_"))
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
    """One Night and Werewords: play them, judge them, look at them again.

    Each command has its own --help.
    """
