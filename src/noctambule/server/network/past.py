"""A room's finished games: the list, the records, what is needed to see one again, and who won how often."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec
from aiohttp import web

from noctambule.engine import records
from noctambule.engine.events import Event
from noctambule.engine.records import Input, Record
from noctambule.live.shown import Strength, Temperament, Told
from noctambule.onenight.rules import history as one_night
from noctambule.onenight.rules.table import moved, team
from noctambule.server.network.answers import answer, one_errand, room_asked_for
from noctambule.werewords.rules import history as werewords
from noctambule.werewords.rules.setup import TEAMS as WORD_TEAMS

MOVES = ("swapped", "rotated")
"""Events after which cards lie elsewhere."""


class Game(Protocol):
    """A game of either kind, with all that happened in it so far."""

    @property
    def events(self) -> tuple[Event, ...]: ...


class PastGame(msgspec.Struct, frozen=True):
    """A finished game in the list; `at` is milliseconds since 1970."""

    number: int
    game: str
    at: int
    players: list[str]
    winners: list[str]
    scenario: str | None


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, `at` milliseconds after the deal; with the cards as they lie where some were moved."""

    at: int
    kind: str
    call: str
    step: int
    seat: int | None
    places: list[int | None]
    what: list[str]
    cards: list[str] | None = None


class PastClaim(msgspec.Struct, frozen=True):
    """A claim, when it was made."""

    at: int
    seat: int
    role: str
    story: list[Told]


class PastAccusation(msgspec.Struct, frozen=True):
    """A finger by day, when it was raised; null took it back."""

    at: int
    seat: int
    target: int | None


class PastChat(msgspec.Struct, frozen=True):
    """A line of chat, when it was written."""

    at: int
    seat: int
    text: str


class Replay(msgspec.Struct, frozen=True):
    """A finished game, from the deal to the verdict. Places: the seats, then the center, then the center werewolf."""

    number: int
    game: str
    at: int
    players: list[str]
    edition: str | None
    scenario: str | None
    deck: list[str]
    center_werewolf: str | None
    artifacts: list[str]
    dealt: list[str]
    """The card dealt to each place; in Werewords, to each player and to the center."""
    roles: list[str]
    """What each player counted as at the end."""
    teams: list[str]
    events: list[Moment]
    claims: list[PastClaim]
    accusations: list[PastAccusation]
    chat: list[PastChat]
    votes: list[int | None]
    winners: list[int]
    bots: list[tuple[int, Strength, Temperament]]
    beliefs: list[tuple[int, int, list[float]]]
    """When which bot took each seat to be a werewolf, how likely; One Night."""


class Statistics(msgspec.Struct, frozen=True):
    """How often a player of this room played, won, and was dealt what."""

    name: str
    games: int
    wins: int
    games_by_game: dict[str, int]
    wins_by_game: dict[str, int]
    games_by_team: dict[str, int]
    wins_by_team: dict[str, int]
    dealt: dict[str, int]


def replay(number: int, record: Record) -> Replay:
    """What is needed to see a record again."""
    return _words(number, record) if record.header["game"] == werewords.GAME else _one_night(number, record)


def _one_night(number: int, record: Record) -> Replay:
    recorded = one_night.read(record)
    played = list(one_night.replay(recorded))
    _, game = played[-1]
    assert game.end is not None
    return Replay(
        number,
        one_night.GAME,
        record.header.get("date", 0),
        list(recorded.names.players),
        recorded.setup.edition,
        record.header.get("scenario"),
        list(recorded.setup.deck),
        recorded.setup.center_werewolf,
        list(recorded.setup.artifacts),
        list(recorded.deal.cards),
        list(game.end.identities),
        [team(role) for role in game.end.identities],
        list(_moments(played, recorded.deal.cards)),
        list(_claims(record.inputs)),
        *_heard(record.inputs),
        list(game.pointing),
        list(game.end.verdict.winners),
        record.header.get("bots", []),
        list(_beliefs(record.inputs)),
    )


def _words(number: int, record: Record) -> Replay:
    recorded = werewords.read(record)
    played = list(werewords.replay(recorded))
    _, game = played[-1]
    assert game.verdict is not None
    return Replay(
        number,
        werewords.GAME,
        record.header.get("date", 0),
        list(recorded.names.players),
        None,
        None,
        list(recorded.setup.cards),
        None,
        [],
        [*recorded.deal.cards, recorded.deal.center],
        list(game.roles),
        [WORD_TEAMS[role] for role in game.roles],
        list(_moments(played)),
        [],
        *_heard(record.inputs),
        list(game.pointing),
        list(game.verdict.winners),
        record.header.get("bots", []),
        [],
    )


def _moments(played: Sequence[tuple[Input | None, Game]], cards: tuple[str, ...] = ()) -> Iterator[Moment]:
    """Every event with the moment of the input that brought it."""
    told = 0
    for entry, game in played:
        at = 0 if entry is None else entry.at
        for kind, call, step, seat, places, what, _ in game.events[told:]:
            if kind in MOVES:
                cards = moved(cards, [place for place in places if place is not None])
            lying = list(cards) if kind in MOVES else None
            yield Moment(at, kind, call, step, seat, list(places), list(what), lying)
        told = len(game.events)


def _claims(inputs: tuple[Input, ...]) -> Iterator[PastClaim]:
    for at, kind, seat, _, data in inputs:
        if kind == "claim" and seat is not None:
            yield PastClaim(at, seat, data["role"], msgspec.convert(data["story"], list[Told]))


def _beliefs(inputs: tuple[Input, ...]) -> Iterator[tuple[int, int, list[float]]]:
    for at, kind, seat, _, data in inputs:
        if kind == "believed" and seat is not None:
            yield at, seat, data["suspects"]


def _heard(inputs: tuple[Input, ...]) -> tuple[list[PastAccusation], list[PastChat]]:
    """What was said besides: fingers raised by day, and chat."""
    accused = [
        PastAccusation(at, seat, data["whom"])
        for at, kind, seat, _, data in inputs
        if kind == "accuse" and seat is not None
    ]
    spoken = [
        PastChat(at, seat, data["text"]) for at, kind, seat, _, data in inputs if kind == "chat" and seat is not None
    ]
    return accused, spoken


def statistics(past: list[Replay]) -> list[Statistics]:
    """By player name, those who won most first; bots do not keep count."""
    names = dict.fromkeys(name for each in past for name in _people(each))
    found = [_statistics_of(name, past) for name in names]
    return sorted(found, key=lambda each: (-each.wins, each.games, each.name))


def _people(each: Replay) -> list[str]:
    bots = {seat for seat, *_ in each.bots}
    return [name for seat, name in enumerate(each.players) if seat not in bots]


def _statistics_of(name: str, past: list[Replay]) -> Statistics:
    games, wins = Counter[str](), Counter[str]()
    teams, team_wins, dealt = Counter[str](), Counter[str](), Counter[str]()
    for each in past:
        if name not in _people(each):
            continue
        seat = each.players.index(name)
        won = seat in each.winners
        games[each.game] += 1
        teams[each.teams[seat]] += 1
        dealt[each.dealt[seat]] += 1
        if won:
            wins[each.game] += 1
            team_wins[each.teams[seat]] += 1
    return Statistics(name, games.total(), wins.total(), games, wins, teams, team_wins, dealt)


async def get_games(request: web.Request) -> web.Response:
    return answer([_listed(each) for each in await _replays(request)])


def _listed(each: Replay) -> PastGame:
    winners = [each.players[seat] for seat in each.winners]
    return PastGame(each.number, each.game, each.at, each.players, winners, each.scenario)


async def get_record(request: web.Request) -> web.Response:
    """A finished game as `noctambule replay` and `verify` read it. The first is number 1."""
    number, record = await _record(request)
    named = {"Content-Disposition": f'attachment; filename="noctambule-{number}.jsonl"'}
    return web.Response(text=records.dump(record), content_type="application/jsonl", headers=named)


async def get_replay(request: web.Request) -> web.Response:
    return answer(replay(*await _record(request)))


async def get_statistics(request: web.Request) -> web.Response:
    return answer(statistics(await _replays(request)))


async def _replays(request: web.Request) -> list[Replay]:
    """All games of a room, played again: beside the loop, for there may be many."""
    one_errand(request)
    past = (await room_asked_for(request)).room.past
    return await asyncio.to_thread(lambda: [replay(number, record) for number, record in enumerate(past, 1)])


async def _record(request: web.Request) -> tuple[int, Record]:
    one_errand(request)
    past = (await room_asked_for(request)).room.past
    number = int(request.match_info["number"])
    if not 1 <= number <= len(past):
        raise web.HTTPNotFound
    return number, past[number - 1]


def routes() -> list[web.RouteDef]:
    return [
        web.get("/rooms/{code}/games", get_games),
        web.get(r"/rooms/{code}/records/{number:[0-9]{1,6}}", get_record),
        web.get(r"/rooms/{code}/replays/{number:[0-9]{1,6}}", get_replay),
        web.get("/rooms/{code}/statistics", get_statistics),
    ]
