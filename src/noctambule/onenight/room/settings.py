"""What a host chooses for One Night, and the cards that come of it for those who sit here."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Annotated, Any, Literal

from msgspec import Meta

from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadInput, BadSetup, GameError
from noctambule.engine.lots import Pool
from noctambule.engine.naming import kebab
from noctambule.live import shown
from noctambule.live.shown import Minutes
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.dealing import pools
from noctambule.onenight.rules.history import roles_here
from noctambule.onenight.rules.reading import artifact_named, edition_named, read_deck, role_named, write_deck
from noctambule.onenight.rules.scenarios import DRAWS, SCENARIOS, Draw
from noctambule.onenight.rules.setup import Setup, check, problems, with_defaults, wrong_artifacts

KEPT = 256
"""Choices whose remarks are remembered."""


class OneNightSettings(shown.Settings, frozen=True, kw_only=True, tag="one-night"):
    """One Night: a scenario or a deck, and how the evening goes."""

    edition: Literal["ravensburger", "bezier"] = "ravensburger"
    scenario: str | None = "the-first-night"
    deck: Annotated[tuple[str, ...], Meta(max_length=23)] | None = None
    center_werewolf: str | None = None
    artifacts: Annotated[tuple[str, ...], Meta(max_length=6)] | None = None
    """Those a curator may draw; null for all."""
    day_minutes: Minutes = 5


def setup_of(settings: OneNightSettings, players: int, chance: Chance) -> Setup:
    """The cards for so many; chance is used by the Anarchies alone."""
    if settings.deck is not None or settings.scenario is None:
        setup = with_defaults(players, settings.deck or (), settings.edition, settings.center_werewolf)
    elif settings.scenario not in SCENARIOS:
        raise BadInput("unknown-scenario", name=settings.scenario)
    elif (draw := drawn_by(settings)) is not None:
        SCENARIOS[settings.scenario].check_players(players)
        return setup_with(settings, players, draw(players, chance)[len(draw.fixed) :])
    else:
        setup = SCENARIOS[settings.scenario].setup(players, chance, settings.edition)
        if settings.center_werewolf is not None:
            setup = replace(setup, center_werewolf=settings.center_werewolf)
    return with_artifacts(setup, settings)


def setup_with(settings: OneNightSettings, players: int, drawn: Sequence[str]) -> Setup:
    """The setup of the cards that were drawn."""
    assert settings.scenario is not None
    scenario = SCENARIOS[settings.scenario]
    return with_artifacts(scenario.setup_with(players, drawn, settings.edition, settings.center_werewolf), settings)


def check_draw(settings: OneNightSettings, players: int) -> None:
    """Refuses what might make no game of the cards that will be drawn, before any are."""
    assert settings.scenario is not None
    SCENARIOS[settings.scenario].check_players(players)
    with_any = Setup(players, (), settings.edition)
    for code, details in wrong_artifacts(with_artifacts(with_any, settings), with_curator=True):
        raise BadSetup(code, **details)


def drawn_by(settings: OneNightSettings) -> Draw | None:
    """The rule by which the deck is drawn, where it is."""
    return DRAWS.get(settings.scenario or "") if settings.deck is None else None


def with_artifacts(setup: Setup, settings: OneNightSettings) -> Setup:
    return setup if settings.artifacts is None else replace(setup, artifacts=settings.artifacts)


def from_words(written: Mapping[str, Any]) -> dict[str, Any]:
    """Settings with the names that people have for cards; a deck may be written as one line."""
    found = dict(written)
    for name, named in (("edition", edition_named), ("scenario", kebab), ("center_werewolf", role_named)):
        if isinstance(found.get(name), str):
            found[name] = named(found[name])
    if isinstance(found.get("artifacts"), list):
        found["artifacts"] = [artifact_named(each) if isinstance(each, str) else each for each in found["artifacts"]]
    deck = found.get("deck")
    if isinstance(deck, str) or (isinstance(deck, list) and all(isinstance(each, str) for each in deck)):
        found["deck"] = read_deck(deck if isinstance(deck, str) else ", ".join(deck))
    if (found.get("scenario") is None) == (deck is None):
        raise BadInput("scenario-or-deck")
    return {"scenario": None, **found}


def in_words(settings: OneNightSettings, unusual: Mapping[str, Any]) -> dict[str, Any]:
    """The same, the other way: which cards is always said."""
    cards = {"scenario": settings.scenario} if settings.deck is None else {"deck": write_deck(settings.deck)}
    return cards | {name: value for name, value in unusual.items() if name not in ("scenario", "deck")}


@lru_cache(maxsize=KEPT)
def fixed(settings: OneNightSettings, players: int) -> Setup:
    """The cards of who leaves nothing to chance; refused where they make no game."""
    setup = setup_of(settings, players, _NoChance())
    roles_here(setup.deck)
    check(setup)
    return setup


@lru_cache(maxsize=KEPT)
def pools_of(settings: OneNightSettings, players: int) -> tuple[Pool, ...]:
    """What will be shuffled of them."""
    return pools(fixed(settings, players))


@lru_cache(maxsize=KEPT)
def as_drawn(settings: OneNightSettings, players: int, deck: tuple[str, ...], center: str | None) -> Setup:
    """The setup with this deck, as it is on record: one for all games with it, which know its night already."""
    return with_artifacts(Setup(players, roles_here(deck), settings.edition, center), settings)


@lru_cache(maxsize=KEPT)
def remarks(settings: OneNightSettings, players: int) -> tuple[shown.Remark, ...]:
    """What is wrong with the cards chosen, and what the documents advise, as the lobby shows it."""
    try:
        scenario = SCENARIOS.get(settings.scenario or "")
        if settings.deck is None and scenario and scenario.draw:
            check_draw(settings, players)
            return ()
        setup = setup_of(settings, players, _NoChance())
    except GameError as error:
        return (shown.remark(error.code, True, error.details),)
    blocking = problems(setup)
    return tuple(
        shown.remark(remark.code, remark in blocking, remark.details)
        for remark in (*blocking, *([] if blocking else advice(setup)))
    )


class _NoChance:
    """Where nothing is left to chance."""

    def shuffle(self, x: list[Any], /) -> None:
        raise AssertionError("only an Anarchy shuffles here")
