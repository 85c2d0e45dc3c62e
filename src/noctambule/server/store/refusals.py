"""What SQLite complains about, in the store's own words."""

import sqlite3

from noctambule.server.store import StoreBusy, StoreError, StoreFull, StoreGap

_PRIMARY = 0xFF
"""SQLite's extended codes carry the primary one in their lowest byte."""

_BY_PRIMARY: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_FULL: StoreFull,
    sqlite3.SQLITE_BUSY: StoreBusy,
    sqlite3.SQLITE_LOCKED: StoreBusy,
}
_BY_EXTENDED: dict[int, type[StoreError]] = {
    sqlite3.SQLITE_CONSTRAINT_TRIGGER: StoreGap,  # the only trigger is the one that leaves no holes
    sqlite3.SQLITE_IOERR_SHMSIZE: StoreFull,  # the index of the write-ahead log could not grow
}


def refusal(error: sqlite3.Error) -> StoreError:
    """The error to raise for one of SQLite's: a new one each time, since several may wait for the same transaction."""
    # Errors that Python's sqlite3 raises of its own accord carry no code.
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    kind = _BY_EXTENDED.get(code) or _BY_PRIMARY.get(code & _PRIMARY, StoreError)
    refused = kind(str(error))
    refused.__cause__ = error
    return refused
