"""`noctambule roles` and `scenarios`: the reference of One Night, and the sets of one's own."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console

from noctambule.commands.common import language, listed, rows_with, told
from noctambule.commands.own_sets import add_set, own_sets, say_unreadable, sets_folder
from noctambule.engine.errors import BadSetup
from noctambule.engine.naming import kebab
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.choosing import about, edition_of, is_printed_name, scenario_named, title
from noctambule.onenight.room.settings import OneNightSettings
from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.reading import ROLE_NAMES, role_named
from noctambule.onenight.rules.roles import PACKAGES, ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import possible_center_werewolves
from noctambule.sets import id_of, write_set
from noctambule.terminal.screen import say


@click.command()
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
    listed(
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
    say(texts.role(id, "more"))
    copies = " + ".join(f"{texts(f'box-{box}')} ×{copies}" for box, copies in role.copies.items())
    for column, value in (
        ("id", " = ".join(name for name, of in ROLE_NAMES.items() if of == id)),
        ("team", texts(f"team-{role.team}")),
        ("wakes", _wakes(texts, id)),
        ("difficulty", "★" * role.stars),
        ("copies", copies),
    ):
        click.echo(texts("labelled", label=texts(f"column-{column}"), value=value))
    if id in PACKAGES:
        say(texts("from-a-package", package=PACKAGES[id].name))


def _wakes(texts: Texts, id: str) -> str:
    role = ROLES[id]
    return ", ".join(filter(None, (role.together, role.wakes))) or texts("wakes-never")


@click.command()
@click.argument("name", required=False)
@click.option("--players", type=int, help="Only what this many can play.")
@click.option("--add", "file", type=click.Path(path_type=Path, dir_okay=False), help="Keep the set in this YAML file.")
@edition_of
@language
@told
def scenarios(name: str | None, players: int | None, file: Path | None, edition: str | None, lang: str) -> None:
    """List the scenarios and your own sets, or show one."""
    texts = Texts(lang, edition or RAVENSBURGER)
    if file is not None:
        _add(texts, file)
        return
    if name is not None:
        _one(texts, name, players)
        return
    rows = dict[tuple[str, ...], str]()
    for each in SCENARIOS.values():
        if players is None or players in each.players:
            difficulty = texts(f"difficulty-{each.difficulty}") if each.difficulty else ""
            boxes = " + ".join(texts(f"box-{box}") for box in each.boxes)
            row = (texts(f"scenario-{each.id}"), each.id, difficulty, _count(each.players, each.minimum))
            rows[row] = f"{texts(f'scenario-{each.id}', 'about')} ({boxes})"
    for own in own_sets():
        if players is None or players in own.players:
            rows[own.name, own.id, texts("set-own"), _count(own.players)] = f"{own.about} ({own.kind.id})".strip()
    listed(texts, ("scenario", "id", "difficulty", "players"), rows)
    say_unreadable(texts, sets_folder())


def _add(texts: Texts, file: Path) -> None:
    added, path = add_set(file, taken=is_printed_name)
    say(texts("set-added", name=added.name, path=str(path)))


def _one(texts: Texts, name: str, players: int | None) -> None:
    """A scenario, or a set of one's own: of another game as it is written."""
    others = [own for own in own_sets() if own.id == id_of(name) and not isinstance(own.settings, OneNightSettings)]
    if others and not is_printed_name(name):
        click.echo(write_set(others[0]), nl=False)
    else:
        _one_scenario(texts, scenario_named(name), players)


def _one_scenario(texts: Texts, scenario: Scenario, players: int | None) -> None:
    if players is not None and players not in scenario.players:
        raise BadSetup("scenario-players", scenario=scenario.id, players=players, possible=_count(scenario.players))
    say(title(texts, scenario), bold=True)
    say(about(texts, scenario))
    if scenario.minimum:
        say(texts("scenario-minimum"))
    rows = rows_with(texts, "players", "deck")
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


def _count(players: Sequence[int], minimum: bool = False) -> str:
    least, most = min(players), max(players)
    return (str(least) if least == most else f"{least}–{most}") + ("+" if minimum else "")
