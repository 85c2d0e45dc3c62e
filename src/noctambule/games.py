"""The list of games: the one place that names them."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import msgspec

from noctambule.engine.errors import BadInput
from noctambule.engine.records import Record
from noctambule.live import wire
from noctambule.live.answers import Cards
from noctambule.live.kind import GameKind
from noctambule.live.shown import Settings
from noctambule.onenight.kind import ONE_NIGHT
from noctambule.werewords.kind import WEREWORDS

S = TypeVar("S", bound=msgspec.Struct)

_games: list[GameKind] = [ONE_NIGHT, WEREWORDS]


def games() -> tuple[GameKind, ...]:
    """All games; a new room is set to the first."""
    return tuple(_games)


def register(kind: GameKind) -> Callable[[], None]:
    """One more game, from outside, before anything is said or read; what comes back takes it out again."""
    _games.append(kind)
    _forget()

    def take_out() -> None:
        _games.remove(kind)
        _forget()

    return take_out


def _forget() -> None:
    for known in (_decoder, _said, in_game, talk, talk_of_games, asks):
        known.cache_clear()


def game(id: object) -> GameKind:
    """A game by its id."""
    for kind in _games:
        if kind.id == id:
            return kind
    raise BadInput("unknown-game", name=str(id))


def game_of(record: Record) -> GameKind:
    """The game that was recorded; a record of none is refused by the first as any other would."""
    return next((kind for kind in _games if kind.id == record.header.get("game")), _games[0])


def first_settings() -> Settings:
    """What a new room is set to."""
    return _games[0].settings()


def read_settings(written: Any) -> Settings:
    """Settings as they are said on the wire and stand in a log."""
    return _read(written, {kind.id: kind.settings for kind in _games})


def read_cards(written: Any) -> Cards:
    """Cards as a table without phones chooses them."""
    return _read(written, {kind.id: kind.cards for kind in _games})


def _read(written: Any, kinds: dict[str, type[S]]) -> S:
    """One game's part of a flat object. What only other games know is overlooked: once all were said together."""
    if isinstance(written, msgspec.Struct):
        written = msgspec.to_builtins(written)
    if not isinstance(written, dict):
        raise BadInput("unreadable")
    name = written.get("game", _games[0].id)
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadInput("unknown-game", name=str(name)[:64])
    others = {name for other in kinds.values() for name in other.__struct_fields__} - set(kind.__struct_fields__)
    try:
        return msgspec.convert({name: value for name, value in written.items() if name not in others}, kind)
    except msgspec.ValidationError:
        raise BadInput("unreadable") from None


def decode(text: str | bytes) -> wire.Said:
    """What a screen says, in whichever game."""
    said: wire.Said = _decoder().decode(text)
    return said


def read_said(said: Any) -> wire.Said:
    """The same, once it has been read as a plain object."""
    found: wire.Said = msgspec.convert(said, _said())
    return found


@cache
def in_game() -> tuple[type[wire.Said], ...]:
    """All that may be put into a game."""
    return (*wire.in_every_game, *(said for kind in _games for said in kind.said))


@cache
def talk_of_games() -> tuple[type[wire.Said], ...]:
    """Of these, the games' own words that people say to each other."""
    return tuple(said for kind in _games for said in kind.talk)


@cache
def talk() -> tuple[type[wire.Said], ...]:
    """All that people say to each other."""
    return (wire.Chat, wire.Accuse, *talk_of_games())


@cache
def asks() -> tuple[type[wire.Said], ...]:
    """All that a game answers to who asks."""
    return tuple(said for kind in _games for said in kind.asks)


def reply_decoder(news: type[wire.Reply] = wire.News) -> msgspec.json.Decoder[Any]:
    """Reads what a server says, in whichever game; news may be wanted as they come."""
    own = tuple(reply for kind in _games for reply in kind.replies)
    return msgspec.json.Decoder(_union((*(news if reply is wire.News else reply for reply in wire.replies), *own)))


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_said())


@cache
def _said() -> Any:
    return _union((*wire.said, *(said for kind in _games for said in (*kind.said, *kind.asks))))


def _union(types: tuple[type, ...]) -> Any:
    union: Any = types[0]
    for each in types[1:]:
        union = union | each
    return union
