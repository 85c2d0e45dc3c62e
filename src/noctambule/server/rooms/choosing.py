"""What the host chose, as a game needs it: the cards for those who sit here, and what is wrong with them."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from msgspec import structs

from noctambule.engine.chance import Chance
from noctambule.engine.errors import BadInput, BadSetup, GameError
from noctambule.live import shown, wire
from noctambule.onenight.rules.advice import advice
from noctambule.onenight.rules.scenarios import SCENARIOS
from noctambule.onenight.rules.setup import Setup, problems, with_defaults
from noctambule.werewords.rules.packs import pack, read_pack
from noctambule.werewords.rules.setup import Setup as WordSetup
from noctambule.werewords.rules.setup import check as check_words

KEPT = 256
"""Choices whose remarks are remembered."""


def settled(chosen: wire.Settings, before: wire.Settings) -> wire.Settings:
    """Settings as they are kept: an empty list of own words stands for those there are, which are never shown."""
    if chosen.own_words is None:
        return chosen
    kept = read_pack("own", enumerate(chosen.own_words, 1)).texts if chosen.own_words else before.own_words
    return structs.replace(chosen, own_words=kept)


def cards_setup(settings: wire.Settings, players: int, chance: Chance) -> Setup:
    """The cards for so many; chance is used by the Anarchies alone."""
    if settings.deck is not None or settings.scenario is None:
        setup = with_defaults(players, settings.deck or (), settings.edition, settings.center_werewolf)
    elif settings.scenario not in SCENARIOS:
        raise BadInput("unknown-scenario", name=settings.scenario)
    else:
        setup = SCENARIOS[settings.scenario].setup(players, chance, settings.edition)
        if settings.center_werewolf is not None:
            setup = replace(setup, center_werewolf=settings.center_werewolf)
    return with_artifacts(setup, settings)


def with_artifacts(setup: Setup, settings: wire.Settings) -> Setup:
    return setup if settings.artifacts is None else replace(setup, artifacts=settings.artifacts)


def words_setup(settings: wire.Settings, players: int) -> WordSetup:
    s = settings
    return WordSetup(players, s.werewolves, s.beholder, s.minion, s.words_shown, s.word_minutes)


def words_of(settings: wire.Settings) -> tuple[str, ...]:
    """The words that are played with."""
    return settings.own_words or pack(settings.words, settings.difficulty).texts


@lru_cache(maxsize=KEPT)
def remarks(settings: wire.Settings, players: int) -> tuple[shown.Remark, ...]:
    """What is wrong with the cards chosen, and what the documents advise, as the lobby shows it."""
    try:
        if settings.game == "werewords":
            check_words(words_setup(settings, players))
            return ()
        scenario = SCENARIOS.get(settings.scenario or "")
        if settings.deck is None and scenario and scenario.draw:
            if players not in scenario.players:
                raise BadSetup("scenario-players", scenario=scenario.id, players=players, possible=scenario.players)
            return ()
        setup = cards_setup(settings, players, _NoChance())
    except GameError as error:
        return (shown.Remark(error.code, True, shown.plain(error.details)),)
    blocking = problems(setup)
    return tuple(
        shown.Remark(remark.code, remark in blocking, shown.plain(remark.details))
        for remark in (*blocking, *([] if blocking else advice(setup)))
    )


class _NoChance:
    """Where nothing is left to chance."""

    def shuffle(self, x: list[Any], /) -> None:
        raise AssertionError("only an Anarchy shuffles here")
