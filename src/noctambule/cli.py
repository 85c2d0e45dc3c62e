"""The command line: play, referee, replay, verify, roles, scenarios, simulate."""

import functools
import json
import os
import secrets
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NoReturn, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table as Rows

from noctambule import __version__
from noctambule.clock import stamp
from noctambule.engine import records
from noctambule.engine.errors import BadInput, BadSetup, GameError
from noctambule.engine.events import shown_to
from noctambule.lab.simulate import NOBODY, Result
from noctambule.lab.simulate import simulate as simulated
from noctambule.narrator.explaining import explain
from noctambule.narrator.telling import Telling
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight import history
from noctambule.onenight.cards import EDITIONS, RAVENSBURGER, TEAMS
from noctambule.onenight.naming import Names
from noctambule.onenight.reading import ROLE_NAMES, kebab, read_deck, role_named
from noctambule.onenight.roles import ROLES
from noctambule.onenight.scenarios import SCENARIOS, Scenario
from noctambule.onenight.setup import Setup, check, possible_center_werewolves, with_defaults
from noctambule.referee import referee as judged
from noctambule.terminal import CLEAR, HotSeat, say

Command = Callable[..., None]
T = TypeVar("T")

FOR_A_START = ("the-first-night", "confusion", "hours-of-despair")
"""What is played when nothing was chosen: the first of these that suits the number of players."""

language = click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of what is shown.")
edition_of = click.option(
    "--edition",
    type=click.Choice(EDITIONS),
    default=None,
    help="Whose rules and names; Ravensburger's by default.",
)


def told(command: Command) -> Command:
    """Turns a refused game into one clear line and exit status 2."""

    @functools.wraps(command)
    def wrapped(*args: Any, lang: str, **options: Any) -> None:
        try:
            command(*args, lang=lang, **options)
        except GameError as error:
            _fail(explain(Texts(lang, options.get("edition") or RAVENSBURGER), error))

    return wrapped


def _fail(text: str) -> NoReturn:
    click.echo(" ".join(text.splitlines()), err=True)
    sys.exit(2)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """One Night and Werewords: play them, judge them, look at them again.

    Each command has its own --help.
    """


@main.command()
@click.option("--terminal", is_flag=True, expose_value=False, help="Play on one screen that goes around the table.")
@click.option("--players", help='Names in seat order, as "Ana, Ben, Cleo"; asked for when left out.')
@click.option("--scenario", help="A scenario by name; asked for when left out.")
@click.option("--deck", help='Your own cards instead, as "2 werewolf, seer, …".')
@click.option("--record", type=click.Path(path_type=Path, dir_okay=False), help="Where to keep the record.")
@edition_of
@language
@told
def play(
    players: str | None,
    scenario: str | None,
    deck: str | None,
    record: Path | None,
    edition: str | None,
    lang: str,
) -> None:
    """Play One Night on one screen that goes around the table."""
    texts = Texts(lang, edition or RAVENSBURGER)
    names = _names(players) if players is not None else _asked(texts, texts("hot-names"), _names)
    count = len(names.players)
    fitting = [each.id for each in SCENARIOS.values() if count in each.players]
    if scenario is None and deck is None and fitting:
        scenario = next(id for id in (*FOR_A_START, *fitting) if id in fitting)
        if players is None:
            say(texts("hot-scenarios", names=", ".join(fitting)))
            scenario = _asked(texts, texts("hot-scenario", name=scenario), lambda name: _fitting(name, count), scenario)
    setup = _setup(scenario, deck, count, edition, None)(Random(secrets.randbits(64)))
    check(setup)
    texts = Texts(lang, setup.edition)
    try:
        path = record or _records_folder() / f"one-night-{stamp()}.jsonl"
        path.touch(exist_ok=False)  # a record of another game is not written over
    except OSError as error:
        raise BadInput("not-writable", path=record or "", problem=error.strerror) from None
    try:
        HotSeat(texts, names, setup, path).play()
    except (click.Abort, KeyboardInterrupt):
        click.echo(CLEAR, nl=False, color=True)  # whoever's secrets are on the screen
        if path.stat().st_size:
            click.echo(texts("hot-stopped", path=str(path)), err=True)
        else:
            path.unlink()
            click.echo(texts("hot-stopped-early"), err=True)
        sys.exit(1)


def _names(written: str) -> Names:
    return Names([name.strip() for name in written.split(",") if name.strip()])


def _fitting(name: str, players: int) -> str:
    """A scenario's id, if so many can play it."""
    chosen = _scenario(name)
    chosen.setup(players, Random(0))
    return chosen.id


def _asked(texts: Texts, question: str, read: Callable[[str], T], default: str | None = None) -> T:
    """What somebody types, asked for again until it can be read."""

    def understood(text: str) -> T:
        try:
            return read(text)
        except GameError as error:
            raise click.UsageError(explain(texts, error)) from None

    prompt = texts("prompt", text=question)
    answer: T = click.prompt(prompt, default, value_proc=understood, show_default=False, prompt_suffix=" ")
    return answer


def _records_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "noctambule" / "records"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@main.command()
@click.argument("file", type=click.Path(allow_dash=True))
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", help="Language of reasons and errors.")
@told
def referee(file: str, lang: str) -> None:
    """Say who won written-down games, and why.

    FILE holds one or more YAML or JSON documents; - is standard input. One line of JSON comes out for each.
    Exit status 1 when any was refused.
    """
    texts = Texts(lang)
    try:
        with click.open_file(file, encoding="utf-8", errors="replace") as stream:
            answers = judged(stream.read(), texts)
    except OSError as error:
        raise BadInput("no-such-file", path=file, problem=error.strerror) from None
    for answer in answers:
        click.echo(json.dumps(answer, ensure_ascii=False))
    if not answers:
        click.echo(texts("no-documents", path=file), err=True)
    sys.exit(1 if any("error" in answer for answer in answers) else 0)


@main.command()
@click.argument("role", required=False)
@edition_of
@language
@told
def roles(role: str | None, edition: str | None, lang: str) -> None:
    """List the roles, or tell of one."""
    texts = Texts(lang, edition or RAVENSBURGER)
    if role is not None:
        _one_role(texts, _role_in(texts, role))
        return
    _listed(
        texts,
        ("role", "id", "team", "wakes", "stars"),
        {
            (texts.role(each.id), each.id, texts(f"team-{each.team}"), _wakes(texts, each.id), "★" * each.stars): (
                texts.role(each.id, "about")
            )
            for each in ROLES.values()
        },
    )


def _role_in(texts: Texts, name: str) -> str:
    """A role by id, alias, or the name this language has for it."""
    here = {kebab(texts.role(role)): role for role in ROLES}
    return here.get(kebab(name)) or role_named(name)


def _one_role(texts: Texts, id: str) -> None:
    role = ROLES[id]
    say(texts.role(id), bold=True)
    say(texts.role(id, "about"))
    copies = " + ".join(f"{texts(f'box-{box}')} ×{copies}" for box, copies in role.copies.items())
    for column, value in (
        ("id", " = ".join(name for name, of in ROLE_NAMES.items() if of == id)),
        ("team", texts(f"team-{role.team}")),
        ("wakes", _wakes(texts, id)),
        ("difficulty", "★" * role.stars),
        ("copies", copies),
    ):
        click.echo(texts("labelled", label=texts(f"column-{column}"), value=value))


def _wakes(texts: Texts, id: str) -> str:
    role = ROLES[id]
    return ", ".join(filter(None, (role.together, role.wakes))) or texts("wakes-never")


@main.command()
@click.argument("name", required=False)
@click.option("--players", type=int, help="Only what this many can play.")
@edition_of
@language
@told
def scenarios(name: str | None, players: int | None, edition: str | None, lang: str) -> None:
    """List the scenarios, or show the cards of one."""
    texts = Texts(lang, edition or RAVENSBURGER)
    if name is not None:
        _one_scenario(texts, _scenario(name), players)
        return
    listed = dict[tuple[str, ...], str]()
    for each in SCENARIOS.values():
        if players is None or players in each.players:
            difficulty = texts(f"difficulty-{each.difficulty}") if each.difficulty else ""
            boxes = " + ".join(texts(f"box-{box}") for box in each.boxes)
            row = (texts(f"scenario-{each.id}"), each.id, difficulty, _count(each))
            listed[row] = f"{texts(f'scenario-{each.id}', 'about')} ({boxes})"
    _listed(texts, ("scenario", "id", "difficulty", "players"), listed)


def _one_scenario(texts: Texts, scenario: Scenario, players: int | None) -> None:
    if players is not None and players not in scenario.players:
        raise BadSetup("scenario-players", scenario=scenario.id, players=players, possible=_count(scenario))
    say(texts(f"scenario-{scenario.id}"), bold=True)
    say(texts(f"scenario-{scenario.id}", "about"))
    if scenario.minimum:
        say(texts("scenario-minimum"))
    rows = _rows(texts, "players", "deck")
    for count in scenario.players:
        if players not in (None, count):
            continue
        if scenario.draw is not None:
            rows.add_row(str(count), texts("scenario-drawn"))
            continue
        deck = scenario.decks[count]
        cards = texts.deck(deck)
        if "alpha-wolf" in deck:
            choice = ", ".join(texts.role(wolf) for wolf in possible_center_werewolves(deck))
            cards += "\n" + texts("scenario-center-werewolf", roles=choice)
        rows.add_row(str(count), cards)
    Console().print(rows)


def _count(scenario: Scenario) -> str:
    least, most = min(scenario.players), max(scenario.players)
    return (str(least) if least == most else f"{least}–{most}") + ("+" if scenario.minimum else "")


def _scenario(name: str) -> Scenario:
    wanted = kebab(name)
    if wanted in SCENARIOS:
        return SCENARIOS[wanted]
    named = [
        scenario
        for scenario in SCENARIOS.values()
        if wanted in {kebab(Texts(lang)(f"scenario-{scenario.id}")) for lang in LANGUAGES}
    ]
    if len(named) > 1:
        raise BadInput("several-scenarios", name=name, possible=[scenario.id for scenario in named])
    if not named:
        raise BadInput("unknown-scenario", name=name)
    return named[0]


def _listed(texts: Texts, columns: tuple[str, ...], rows: Mapping[tuple[str, ...], str]) -> None:
    """Rows in columns, and under each one what it means, which a column would be too narrow for."""
    head = tuple(texts(f"column-{column}") for column in columns)
    widths = [max(map(len, cells)) for cells in zip(head, *rows, strict=True)]
    for row in (head, *rows):
        line = "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        click.secho(line, bold=True)
        if row in rows:
            say(rows[row], indent="  ", bullet="  ")


def _rows(texts: Texts, *columns: str) -> Rows:
    rows = Rows(box=None, pad_edge=False, header_style="bold", show_lines=False)
    for column in columns:
        rows.add_column(texts(f"column-{column}"), overflow="fold")
    return rows


@main.command()
@click.argument("record", type=click.Path(allow_dash=True))
@click.option("--as", "player", help="Tell only what this player was shown.")
@language
@told
def replay(record: str, player: str | None, lang: str) -> None:
    """Tell a recorded game, as it was or from one seat's eyes."""
    recorded = _read(record)
    names = recorded.names
    seat = None if player is None else names.seat(player)
    texts = Texts(lang, recorded.setup.edition)
    telling = Telling(texts, names)
    try:
        *_, (_, game) = history.replay(recorded)
    except GameError as error:
        _fail(explain(texts, error, names))
    events = game.events if seat is None else shown_to(seat, game.events)
    if player is not None:
        say(texts("replay-as", player=player))
    headings = {call.id: telling.call(call) for call in recorded.setup.night.wakes}
    headings |= {"deal": texts("replay-deal"), "dawn": texts("replay-day"), "vote": texts("replay-vote")}
    last = ""
    for event, line in telling.sentences(events):
        if event.call == "vote" and last == "dawn":
            _claims(telling, game.said)
        if event.call != last:
            click.secho(f"\n{headings[event.call]}", bold=True)
            if event.call == "deal" and seat is None:
                center = (texts.role(card) for card in recorded.deal.cards[len(names.players) :])
                _line(texts("replay-center", cards=", ".join(center)))
        last = event.call
        _line(line)
    if game.end is None:
        if last == "dawn":
            _claims(telling, game.said)
        click.echo("\n" + texts("replay-unfinished"))


def _claims(telling: Telling, said: tuple[Any, ...]) -> None:
    for claim in said:
        _line(telling.claim(claim))


def _line(text: str) -> None:
    say(text, indent="    ", bullet="  ")


@main.command()
@click.argument("record", type=click.Path(allow_dash=True))
@language
@told
def verify(record: str, lang: str) -> None:
    """Check a record: its shuffle and its every input.

    The deal must follow from the secret that was committed to. Exit status 1 when the record does not hold.
    """
    recorded = _read(record)
    texts = Texts(lang, recorded.setup.edition)
    checks = history.verify(recorded)
    for code, holds in checks:
        mark = texts("mark-nothing" if holds is None else "mark-holds" if holds else "mark-fails")
        click.echo(f"{mark:>4}  {texts(f'verify-{code}')}")
    try:
        list(history.replay(recorded))
    except GameError as error:
        say(explain(texts, error, recorded.names), indent="      ", bullet="      ")
    good = all(holds is not False for _, holds in checks)
    click.secho(texts("verify-good" if good else "verify-bad"), bold=True)
    sys.exit(0 if good else 1)


def _read(path: str) -> history.Recorded:
    try:
        with click.open_file(path, encoding="utf-8") as stream:
            record = records.load(stream)
        records.dump(record).encode()  # half a character can't be shown anywhere
    except OSError as error:
        raise BadInput("no-such-file", path=path, problem=error.strerror) from None
    except ValueError:
        raise BadInput("not-a-record") from None
    return history.read(record)


@main.command()
@click.option("--scenario", help="A scenario by name.")
@click.option("--deck", help='Cards instead, as "2 werewolf, seer, …".')
@click.option("--players", type=int, required=True, help="How many play.")
@click.option("--center-werewolf", help="The alpha wolf's center card; the first wolf left over by default.")
@click.option("--games", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=None, help="Repeats a run; drawn and shown when left out.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@edition_of
@language
@told
def simulate(
    scenario: str | None,
    deck: str | None,
    players: int,
    center_werewolf: str | None,
    games: int,
    seed: int | None,
    as_json: bool,
    edition: str | None,
    lang: str,
) -> None:
    """Play random games and show how often each team wins.

    Every legal answer and vote is equally likely.
    """
    seed = SystemRandom().getrandbits(32) if seed is None else seed
    setup = _setup(scenario, deck, players, edition, center_werewolf)
    first = setup(Random(seed))
    check(first)
    result = Result(0, {})
    bar = Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True), transient=True
    )
    with bar if sys.stderr.isatty() else Progress(disable=True) as progress:
        task = progress.add_task("", total=games)
        for result in simulated(setup, games, seed):
            if result.games % 256 == 0 or result.games == games:
                progress.update(task, completed=result.games)
    rates = {team: result.wins[team] / games for team in (*TEAMS, NOBODY)}
    if as_json:
        spread = {team: list(result.interval(team)) for team in rates}
        fixed = scenario is None or _scenario(scenario).draw is None
        click.echo(
            json.dumps(
                {
                    "games": games,
                    "wins": result.wins,
                    "rates": rates,
                    "intervals_95": spread,
                    "players": players,
                    "deck": list(first.deck) if fixed else None,
                    "edition": first.edition,
                    "seed": seed,
                }
            )
        )
        return
    texts = Texts(lang, first.edition)
    say(texts("simulate-title", games=games, players=players), bold=True)
    say(texts(f"scenario-{_scenario(scenario).id}") if scenario else texts.deck(first.deck))
    rows = _rows(texts, "team", "wins", "rate", "interval")
    for team, rate in rates.items():
        low, high = result.interval(team)
        name = texts("nobody") if team == NOBODY else texts(f"team-{team}")
        shown = [texts("percent", rate=value) for value in (rate, low, high)]
        rows.add_row(name, texts("number", number=result.wins[team]), shown[0], f"{shown[1]} – {shown[2]}")
    for column in rows.columns[1:]:
        column.justify = "right"
    Console().print(rows)
    click.echo(texts("simulate-seed", seed=str(seed)))


def _setup(
    scenario: str | None, deck: str | None, players: int, edition: str | None, center_werewolf: str | None
) -> Callable[[Random], Setup]:
    """The setup that was asked for; only an Anarchy is drawn anew each time."""
    if (scenario is None) == (deck is None):
        raise BadInput("deck-or-scenario")
    center = None if center_werewolf is None else role_named(center_werewolf)
    if scenario is not None:
        chosen = _scenario(scenario)
        if chosen.draw is not None:
            return lambda chance: chosen.setup(players, chance, edition)
        fixed = chosen.setup(players, Random(0), edition)
        if center is not None:
            fixed = Setup(players, fixed.deck, fixed.edition, center)
    else:
        assert deck is not None
        fixed = with_defaults(players, read_deck(deck), edition or RAVENSBURGER, center)
    return lambda _: fixed
