"""Which game is meant, and which options belong to one game alone."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from noctambule.engine.errors import BadInput
from noctambule.games import games
from noctambule.live.parts import part
from noctambule.terminal.choosing import Choosing

Options = Callable[[Choosing], Sequence[click.Option]]
F = TypeVar("F", bound=Callable[..., Any])


def choosings() -> dict[str, Choosing]:
    """Each game's part, by its id."""
    return {kind.id: part(kind.terminal) for kind in games() if kind.terminal is not None}


chosen_game = click.option(
    "--game",
    type=click.Choice(list(choosings())),
    default=next(iter(choosings())),
    show_default=True,
    help="Which game.",
)


def with_options(which: Options) -> Callable[[F], F]:
    """The options of all games, in their order; one that two have is taken once."""

    def decorated(command: F) -> F:
        options = {option.name: option for choosing in choosings().values() for option in which(choosing)}
        if not hasattr(command, "__click_params__"):
            command.__click_params__ = []  # type: ignore[attr-defined]
        command.__click_params__ += reversed(options.values())  # type: ignore[attr-defined]
        return command

    return decorated


def no_options_of_another(game: str, which: Options) -> Choosing:
    """The chosen game's part; what was asked for and could only be overlooked is refused."""
    asked_for = click.get_current_context().get_parameter_source
    own = {option.name for option in which(choosings()[game])}
    for other, choosing in choosings().items():
        for option in which(choosing):
            name = option.name or ""
            if name not in own and asked_for(name) is ParameterSource.COMMANDLINE:
                raise BadInput("option-of-the-other-game", option=option.opts[0], game=other)
    return choosings()[game]
