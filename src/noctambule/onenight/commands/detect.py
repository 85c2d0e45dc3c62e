"""`noctambule detect`: what a player could have known by day, from what they saw and what was said."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import click
from rich.console import Console

from noctambule.commands.common import language, rows_with, told
from noctambule.commands.records import read_record
from noctambule.engine.errors import BadInput
from noctambule.engine.events import Event
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.detect_picture import picture
from noctambule.onenight.lab.worlds.beliefs import EXACT, Beliefs
from noctambule.onenight.lab.worlds.honesty import USUAL
from noctambule.onenight.lab.worlds.listeners import Listeners
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.game import Game
from noctambule.onenight.rules.history import HISTORY, Recorded
from noctambule.onenight.view import view
from noctambule.terminal.screen import say

SHADES = ((0.75, "█"), (0.5, "▓"), (0.25, "▒"), (0.05, "░"), (0.0, "·"))
CELL = 3
"""How wide a claim's column is."""
LIKELY = 3
"""How many roles are named as the most likely."""


@click.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--as", "player", required=True, help="Whose eyes to see with.")
@click.option("--at", "moment", help="When, as 3:10 or in seconds after the deal; the end of the day by default.")
@click.option("--plot", "svg", type=click.Path(dir_okay=False, path_type=Path), help="Draw the picture as SVG, too.")
@language
@told
def detect(record: str, player: str, moment: str | None, svg: Path | None, lang: str) -> None:
    """Show what a player could have known, with numbers.

    How likely everybody was a werewolf at that moment of the day, from what the player saw at night and from the claims
    so far, if every choice at night was by chance.
    """
    kind, recorded = read_record(record)
    if kind.history is not HISTORY:
        raise BadInput("record-of-another-game", game=kind.id)
    seat = recorded.names.seat(player)
    game, times = _until(recorded, None if moment is None else _milliseconds(moment))
    if game.phase == "night":
        raise BadInput("still-night", time=_clock(_last(recorded) if moment is None else _milliseconds(moment)))
    seen = view(game, seat).events
    after = list(_after_each_claim(game, seat, seen))
    texts = Texts(lang, game.setup.edition)
    title = texts(
        "detect-title-end" if moment is None else "detect-title",
        player=recorded.names.players[seat],
        time=_clock(_milliseconds(moment or "0")),
    )
    if svg is not None:
        drawn = picture(texts, title, recorded.names.players, [*map(_clock, times)], [known.wolf for known in after])
        try:
            svg.write_text(drawn, encoding="utf-8")
        except OSError as error:
            raise BadInput("report-not-writable", path=str(svg), problem=error.strerror) from error
    say(title, bold=True)
    _suspects(texts, recorded, after[-1])
    if game.said:
        click.echo()
        _claims(texts, recorded, game, times, after[-1])
        click.echo()
        _picture(texts, recorded, [known.wolf for known in after])
    else:
        say(texts("detect-no-claims"))
    click.echo()
    _method(texts, after[-1], bool(game.said))


def _after_each_claim(game: Game, seat: int, seen: tuple[Event, ...]) -> Iterator[Beliefs]:
    """What the seat could believe before anything was said, and after each claim."""
    listeners = Listeners(game.setup)
    yield listeners.beliefs(seat, seen)
    for claim in game.said:
        listeners = listeners.hearing(claim)
        yield listeners.beliefs(seat, seen)


def _milliseconds(moment: str) -> int:
    match = re.fullmatch(r"(?:(\d{1,6}):([0-5]\d)|(\d{1,8}))", moment.strip(), re.ASCII)
    if match is None:
        raise BadInput("bad-time", text=moment)
    minutes, seconds, only = match.groups(default="0")
    return (int(minutes) * 60 + int(seconds) + int(only)) * 1000


def _clock(milliseconds: int) -> str:
    minutes, seconds = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{seconds:02}"


def _last(recorded: Recorded) -> int:
    return max((entry.at for entry in recorded.record.inputs), default=0)


def _until(recorded: Recorded, moment: int | None) -> tuple[Game, list[int]]:
    """The game as it stood at a moment, or when the vote closed; and when each claim was made."""
    times, last = list[int](), None
    for entry, game in HISTORY.replay(recorded):
        if entry is not None and moment is not None and entry.at > moment:
            break
        if game.end is not None and last is not None and moment is None:
            break
        if entry is not None and entry.kind == "claim":
            times.append(entry.at)
        last = game
    assert last is not None
    return last, times


def _percent(texts: Texts, chance: float) -> str:
    return texts("percent", rate=chance)


def _suspects(texts: Texts, recorded: Recorded, known: Beliefs) -> None:
    rows = rows_with(texts, "player", "werewolf", "likely")
    for name, wolf, roles in zip(recorded.names.players, known.wolf, known.roles, strict=True):
        likely = sorted(roles.items(), key=lambda item: -item[1])[:LIKELY]
        named = [texts("detect-likely", role=texts.role(role), chance=_percent(texts, each)) for role, each in likely]
        rows.add_row(name, _percent(texts, wolf), ", ".join(named))
    rows.columns[1].justify = "right"
    Console(highlight=False).print(rows)


def _claims(texts: Texts, recorded: Recorded, game: Game, times: Sequence[int], known: Beliefs) -> None:
    rows = rows_with(texts, "claim", "said", "true")
    telling = Telling(texts, recorded.names)
    for number, (claim, at, chance) in enumerate(zip(game.said, times, known.claims, strict=True), 1):
        rows.add_row(f"{number} · {_clock(at)}", telling.claim(claim), _percent(texts, chance))
    rows.columns[2].justify = "right"
    Console(highlight=False).print(rows)


def _picture(texts: Texts, recorded: Recorded, wolves: Sequence[tuple[float, ...]]) -> None:
    """A row for every suspect, a column for every claim, shaded by how likely a werewolf is; cut where too wide."""
    say(texts("detect-picture"), bold=True)
    names = recorded.names.players
    wide = max(map(len, names)) + 2
    fitting = max(1, (Console().width - wide) // CELL)
    for columns in _cut(list(enumerate(wolves)), fitting):
        click.echo(" " * wide + "".join(f"{number:<{CELL}}" for number, _ in columns).rstrip())
        for seat, name in enumerate(names):
            shades = "".join(_shade(wolf[seat]) * (CELL - 1) + " " for _, wolf in columns)
            click.echo(f"{name:<{wide}}{shades.rstrip()}")
    say(texts("detect-legend"))


def _shade(chance: float) -> str:
    return next(shade for least, shade in SHADES if chance + 1e-12 >= least)


def _cut(
    columns: Sequence[tuple[int, tuple[float, ...]]], fitting: int
) -> Iterator[Sequence[tuple[int, tuple[float, ...]]]]:
    for begin in range(0, len(columns), fitting):
        yield columns[begin : begin + fitting]


def _method(texts: Texts, known: Beliefs, with_claims: bool) -> None:
    worlds = texts("number", number=known.worlds)
    if known.how == EXACT:
        say(texts("detect-exact", worlds=worlds))
    else:
        effective, error = texts("number", number=round(known.effective)), _percent(texts, known.error)
        say(texts("detect-sampled", worlds=worlds, effective=effective, error=error))
    if with_claims:
        say(texts("detect-model", **{team: _percent(texts, chance) for team, chance in USUAL.items()}))
