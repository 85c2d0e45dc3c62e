"""`noctambule rooms`: what a store keeps, and how to be rid of it."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple, TypeVar

import click
from rich.console import Console

from noctambule.clock import WallClock
from noctambule.commands.common import language, rows_with, told
from noctambule.commands.keeping import age, default_store, opened
from noctambule.engine.errors import BadInput
from noctambule.live import wire
from noctambule.narrator.texts import Texts
from noctambule.server.rooms import entries, snapshots
from noctambule.server.rooms.evenings import forgets_name
from noctambule.server.rooms.folding import fold, fold_log
from noctambule.server.rooms.room import Room
from noctambule.server.store import RoomInfo, Store
from noctambule.server.store.in_use import nobody_serves

T = TypeVar("T")
store_of = click.option("--store", type=click.Path(path_type=Path, dir_okay=False), help="The file they are kept in.")


class Kept(NamedTuple):
    """A room as it is listed."""

    info: RoomInfo
    room: Room


@click.group(invoke_without_command=True)
@store_of
@language
@click.pass_context
def rooms(context: click.Context, store: Path | None, lang: str) -> None:
    """List the rooms that are kept, or clean up."""
    if context.invoked_subcommand is None:
        listing(store=store, lang=lang)


@told
def listing(store: Path | None, lang: str) -> None:
    texts, path = Texts(lang), _existing(store)
    _list(texts, path, asyncio.run(_with_store(path, _read)))


@rooms.command()
@click.argument("codes", nargs=-1)
@click.option("--older-than", metavar="AGE", help="All in which nothing has happened for so long, as 30d, 12h or 90m.")
@click.option("--yes", is_flag=True, help="Remove them; without it they are only listed.")
@store_of
@language
@told
def clean(codes: tuple[str, ...], older_than: str | None, yes: bool, store: Path | None, lang: str) -> None:
    """Remove rooms, with their games.

    By their CODES, by age, or by both. Not while a server is using them.
    """
    texts, path = Texts(lang), _existing(store)
    if not codes and older_than is None:
        raise BadInput("which-rooms")
    before = None if older_than is None else WallClock().now() - age(older_than)
    with nobody_serves(path) as free:
        if yes and not free:
            raise BadInput("store-in-use", path=path)
        chosen = _chosen(asyncio.run(_with_store(path, _read)), [code.upper() for code in codes], before)
        if not chosen:
            click.echo(texts("rooms-none-old"))
            return
        if not yes:
            _list(texts, path, chosen)
            click.echo(texts("rooms-would-go", count=len(chosen)))
            return
        gone = asyncio.run(_with_store(path, lambda kept: _forget(kept, chosen)))
        click.echo(texts("rooms-gone", count=gone))


@rooms.command("rename-player")
@click.argument("code")
@click.argument("name")
@store_of
@language
@told
def rename_player(code: str, name: str, store: Path | None, lang: str) -> None:
    """Take NAME out of the room CODE.

    For somebody who asks for it: a number takes its place in all games, and what was written under it is deleted. Not
    while a server is using the store.
    """
    texts, path, code = Texts(lang), _existing(store), code.upper()
    with nobody_serves(path) as free:
        if not free:
            raise BadInput("store-in-use", path=path)
        asyncio.run(_with_store(path, lambda kept: _without_name(kept, code, name)))
    click.echo(texts("rooms-renamed", name=name, room=code))


async def _without_name(store: Store, code: str, name: str) -> None:
    log = await store.read(code)
    if not log:
        raise BadInput("room-not-kept", name=code)
    room, at = fold_log(code, log), entries.read(log[-1][1]).at
    if room.live is not None:
        if not room.live.over:
            raise BadInput("room-plays", room=code)
        room = fold(room, entries.Ended(at))
    if not room.in_lobby:  # the server was stopped as cards were being dealt
        raise BadInput("room-plays", room=code)
    last = next(info.last_at for info in await store.rooms() if info.code == code)
    after = forgets_name(room, name)
    entry = entries.Snapshot(at, number=log[-1][0] + 1, room=snapshots.taken(after))
    await store.replace(code, entry.number, wire.encode(entry), last)


def _chosen(kept: list[Kept], codes: list[str], before: int | None) -> list[Kept]:
    known = {each.info.code for each in kept}
    for code in codes:
        if code not in known:
            raise BadInput("room-not-kept", name=code)
    return [
        each
        for each in kept
        if (not codes or each.info.code in codes) and (before is None or each.info.last_at < before)
    ]


def _existing(store: Path | None) -> Path:
    path = store or default_store()
    if not path.exists():
        raise BadInput("no-store", path=path)
    return path


async def _with_store(path: Path, ask: Callable[[Store], Awaitable[T]]) -> T:
    store = await opened(path)
    try:
        return await ask(store)
    finally:
        await store.close()


async def _read(store: Store) -> list[Kept]:
    return [Kept(info, await _folded(store, info.code)) for info in await store.rooms()]


async def _folded(store: Store, code: str) -> Room:
    return fold_log(code, await store.read(code))


async def _forget(store: Store, chosen: list[Kept]) -> int:
    return sum([await store.forget(each.info.code) for each in chosen])


def _list(texts: Texts, path: Path, kept: list[Kept]) -> None:
    if not kept:
        click.echo(texts("rooms-none", path=str(path)))
        return
    rows = rows_with(texts, "room", "players", "games", "opened", "last")
    for info, room in sorted(kept, key=lambda each: -each.info.last_at):
        names = ", ".join(seat.name for seat in room.seats) or texts("rooms-nobody")
        rows.add_row(info.code, names, str(len(room.past)), _day(info.first_at), _day(info.last_at))
    Console().print(rows)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).astimezone().strftime("%Y-%m-%d %H:%M")
