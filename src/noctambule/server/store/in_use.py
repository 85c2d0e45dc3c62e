"""Whether a server has a store open: it keeps a shared lock on a small file beside it, however it ends."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path


def _beside(store: Path) -> Path:
    return store.with_name(store.name + ".in-use")


@contextmanager
def in_use(store: Path) -> Iterator[None]:
    """Says so as long as it lasts; several servers may."""
    with ExitStack() as until_the_end:
        with suppress(sqlite3.Error):  # where nothing can be written, the store itself will say so
            holding = until_the_end.enter_context(closing(sqlite3.connect(_beside(store), isolation_level=None)))
            holding.execute("BEGIN")
            holding.execute("SELECT count(*) FROM sqlite_master").fetchone()  # takes the lock, and keeps it
        yield


@contextmanager
def nobody_serves(store: Path) -> Iterator[bool]:
    """Whether that is so; if it is, nobody begins to as long as this lasts."""
    with closing(sqlite3.connect(_beside(store), timeout=0, isolation_level=None)) as asking:
        try:
            asking.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            yield False
        else:
            yield True
