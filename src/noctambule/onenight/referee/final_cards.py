"""The referee for tables with physical cards: nobody wrote the night down, but all can see how the cards lie now."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from noctambule.engine.errors import BadInput
from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.telling import Telling
from noctambule.onenight.rules.cards import RAVENSBURGER
from noctambule.onenight.rules.game import End
from noctambule.onenight.rules.naming import Names
from noctambule.onenight.rules.powers import becomes
from noctambule.onenight.rules.reading import artifact_named, edition_named, role_named
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.setup import ADDED_IN_GIANT_GAMES, FEWEST, GIANT, MOST
from noctambule.onenight.rules.table import identity, lay, team
from noctambule.onenight.rules.verdict import judge
from noctambule.onenight.rules.vote import count
from noctambule.referee.fields import mapping, only, pointing_of, word, words

FIELDS = ("game", "edition", "players", "final", "became", "artifacts", "votes")


def final_cards(document: Mapping[str, Any], texts: Texts) -> dict[str, Any]:
    """Judges by the cards, artifacts and fingers that are on the table at the end; without votes, says who is what."""
    only(document, FIELDS)
    names = Names(words(document, "players"))
    edition = edition_named(word(document, "edition", RAVENSBURGER))
    cards = tuple(role_named(card) for card in words(document, "final"))
    _check(len(names.players), cards)
    table = lay(cards, len(cards), ())._replace(became=_became(document), artifacts=_artifacts(document, names))
    roles = tuple(identity(table, seat) for seat in range(len(cards)))
    answer: dict[str, Any] = {
        "final": dict(zip(names.players, cards, strict=True)),
        "identity": dict(zip(names.players, roles, strict=True)),
        "team": {name: team(role) for name, role in zip(names.players, roles, strict=True)},
    }
    if document.get("votes") is None:
        return answer
    pointing = pointing_of(document, "votes", names)
    vote = count([pointing.get(seat) for seat in range(len(cards))], roles)
    end = End(roles, vote, judge(roles, [death.seat for death in vote.deaths], edition))
    return answer | ending(end, names, Telling(Texts(texts.language, edition), names))


def ending(end: End, names: Names, telling: Telling) -> dict[str, Any]:
    """Who died, who won, and why."""
    return {
        "dead": [names[seat] for seat in sorted(death.seat for death in end.vote.deaths)],
        "winners": [names[seat] for seat in end.verdict.winners],
        "reasons": telling.reasons(end),
    }


def _check(players: int, cards: tuple[str, ...]) -> None:
    if not FEWEST <= players <= GIANT:
        raise BadInput("player-count", players=players, fewest=FEWEST, most=GIANT)
    if len(cards) != players:
        raise BadInput("cards-not-players", cards=len(cards), players=players)
    for card, copies in Counter(cards).items():
        unlimited = players > MOST and card in ADDED_IN_GIANT_GAMES
        if copies > ROLES[card].most and not unlimited:
            raise BadInput("too-many-copies", role=card, copies=copies, most=ROLES[card].most)


def _became(document: Mapping[str, Any]) -> dict[str, str]:
    """What the doppelganger card copied and the investigator card turned into, wherever they lie."""
    became = dict[str, str]()
    given, possible = mapping(document, "became"), becomes()
    for name in given:
        card, role = role_named(name), role_named(word(given, name))
        if card not in possible:
            raise BadInput("stays-itself", role=card)
        if role not in possible[card]:
            raise BadInput("cannot-become", role=card, name=given[name], roles=possible[card])
        became[card] = role
    return became


def _artifacts(document: Mapping[str, Any], names: Names) -> dict[int, str]:
    lying = dict[int, str]()
    given = mapping(document, "artifacts")
    for player in given:
        artifact = artifact_named(word(given, player))
        if artifact in lying.values():
            raise BadInput("artifact-twice", artifact=artifact)
        lying[names.seat(player)] = artifact
    return lying
