"""`noctambule roles` and `scenarios`: the reference of One Night."""

import click
from rich.console import Console

from noctambule.commands.common import language, listed, rows_with, told
from noctambule.engine.errors import BadSetup
from noctambule.engine.naming import kebab
from noctambule.narrator.texts import Texts
from noctambule.onenight.commands.choosing import edition_of, scenario_named
from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.reading import ROLE_NAMES, role_named
from noctambule.onenight.rules.roles import PACKAGES, ROLES
from noctambule.onenight.rules.scenarios import SCENARIOS, Scenario
from noctambule.onenight.rules.setup import possible_center_werewolves
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
@edition_of
@language
@told
def scenarios(name: str | None, players: int | None, edition: str | None, lang: str) -> None:
    """List the scenarios, or show the cards of one."""
    texts = Texts(lang, edition or RAVENSBURGER)
    if name is not None:
        _one_scenario(texts, scenario_named(name), players)
        return
    rows = dict[tuple[str, ...], str]()
    for each in SCENARIOS.values():
        if players is None or players in each.players:
            difficulty = texts(f"difficulty-{each.difficulty}") if each.difficulty else ""
            boxes = " + ".join(texts(f"box-{box}") for box in each.boxes)
            row = (texts(f"scenario-{each.id}"), each.id, difficulty, _count(each))
            rows[row] = f"{texts(f'scenario-{each.id}', 'about')} ({boxes})"
    listed(texts, ("scenario", "id", "difficulty", "players"), rows)


def _one_scenario(texts: Texts, scenario: Scenario, players: int | None) -> None:
    if players is not None and players not in scenario.players:
        raise BadSetup("scenario-players", scenario=scenario.id, players=players, possible=_count(scenario))
    say(texts(f"scenario-{scenario.id}"), bold=True)
    say(texts(f"scenario-{scenario.id}", "about"))
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


def _count(scenario: Scenario) -> str:
    least, most = min(scenario.players), max(scenario.players)
    return (str(least) if least == most else f"{least}–{most}") + ("+" if scenario.minimum else "")
