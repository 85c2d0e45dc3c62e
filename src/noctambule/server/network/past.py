"""A room's finished games: the list, the records, what is needed to see one again, and who won how often."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from aiohttp import web
from msgspec import UNSET

from noctambule.engine import records
from noctambule.engine.records import Input, Record
from noctambule.games import game_of
from noctambule.live.answers import Moment, PastAccusation, PastChat, Replay
from noctambule.live.kind import GameKind
from noctambule.server.network.answers import answer, beside, one_errand, only_with_key, room_asked_for
from noctambule.server.network.with_key import past_asked_for
from noctambule.server.rooms.evenings import nameless


class PastGame(msgspec.Struct, frozen=True):
    """A finished game in the list; `at` is milliseconds since 1970."""

    number: int
    game: str
    at: int
    players: list[str]
    winners: list[str]
    scenario: str | None


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
    kind = game_of(record)
    recorded = kind.history.read(record)
    played = list(kind.history.replay(recorded))
    ended = kind.ended(recorded, played[-1][1])
    return Replay(
        **msgspec.structs.asdict(ended),
        number=number,
        game=kind.id,
        at=record.header.get("date", 0),
        players=list(recorded.names.players),
        scenario=record.header.get("scenario"),
        events=list(_moments(kind, played, tuple(ended.dealt))),
        accusations=[PastAccusation(at, seat, data["whom"]) for at, seat, data in _of_kind("accuse", record.inputs)],
        chat=[PastChat(at, seat, data["text"]) for at, seat, data in _of_kind("chat", record.inputs)],
        bots=record.header.get("bots", []),
        nameless=sorted(nameless(record)) or UNSET,
        beliefs=[(at, seat, data["suspects"]) for at, seat, data in _of_kind("believed", record.inputs)],
    )


def _moments(kind: GameKind, played: Sequence[tuple[Input | None, Any]], cards: tuple[str, ...]) -> Iterator[Moment]:
    """Every event with the moment of the input that brought it."""
    told = 0
    for entry, game in played:
        at = 0 if entry is None else entry.at
        for event in game.events[told:]:
            moved = kind.cards_moved(cards, event)
            cards = moved or cards
            name, call, step, seat, places, what, _ = event
            yield Moment(at, name, call, step, seat, list(places), list(what), list(moved) if moved else None)
        told = len(game.events)


def _of_kind(kind: str, inputs: Sequence[Input]) -> Iterator[tuple[int, int, Any]]:
    """A seat's inputs of one kind: when, whose, and what was said."""
    return ((at, seat, data) for at, said, seat, _, data in inputs if said == kind and seat is not None)


def statistics(past: list[Replay]) -> list[Statistics]:
    """By player name, those who won most first; bots do not keep count, and nobody does for who took their name out."""
    names = dict.fromkeys(name for each in past for name in _people(each))
    found = [_statistics_of(name, past) for name in names]
    return sorted(found, key=lambda each: (-each.wins, each.games, each.name))


def _people(each: Replay) -> list[str]:
    others = {seat for seat, *_ in each.bots} | {*(each.nameless or ())}
    return [name for seat, name in enumerate(each.players) if seat not in others]


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
    number, record = await _record(request, on_the_table=True)
    return answer(await beside(request, lambda: replay(number, record)))


async def get_statistics(request: web.Request) -> web.Response:
    return answer(statistics(await _replays(request)))


async def _replays(request: web.Request) -> list[Replay]:
    """All games of a room, played again: beside the loop, for there may be many."""
    one_errand(request)
    past = (await past_asked_for(request)).room.past
    return await beside(request, lambda: [replay(number, record) for number, record in enumerate(past, 1)])


async def _record(request: web.Request, on_the_table: bool = False) -> tuple[int, Record]:
    """One past game. The one that still lies on the table is told to every screen that may see the table."""
    one_errand(request)
    room = await room_asked_for(request)
    past, number = room.room.past, int(request.match_info["number"])
    if not (on_the_table and number == len(past) and room.porter.shows_the_end_to_all):
        only_with_key(request, room)
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
