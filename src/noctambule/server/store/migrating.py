"""Brings a database to the present version: numbered SQL files, all that are missing in one transaction."""

import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files
from typing import NamedTuple

from noctambule.server.store import StoreTooNew


class Migration(NamedTuple):
    """One step; the database's `user_version` is the number of the last one taken."""

    number: int
    name: str
    sql: str


def known_migrations() -> tuple[Migration, ...]:
    """The files in `migrations/`, in order: 0001_entries.sql and what came after."""
    folder = files("noctambule.server.store").joinpath("migrations")
    found = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    steps = (Migration(int(file.name[:4]), file.name, file.read_text("utf-8")) for file in found)
    return tuple(sorted(steps))


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration]) -> None:
    """Takes the steps the database has not taken yet: all of them, or on an error none."""
    newest = migrations[-1].number
    if _version(connection, newest) == newest:  # nothing to do, so nobody's lock to wait for
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        taken = _version(connection, newest)  # another process may have been here since
        for step in migrations:
            if step.number > taken:
                _take(connection, step)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _version(connection: sqlite3.Connection, newest: int) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > newest:
        raise StoreTooNew(f"the store has version {version}, and this Noctambule knows versions up to {newest} only")
    return int(version)


def _take(connection: sqlite3.Connection, step: Migration) -> None:
    try:
        for statement in _statements(step.sql):
            connection.execute(statement)
    except sqlite3.Error as error:
        error.add_note(f"while taking {step.name}")
        raise
    connection.execute(f"PRAGMA user_version = {step.number}")


def _statements(sql: str) -> Iterator[str]:
    """One statement at a time: `executescript` would commit what stands before it."""
    statement = ""
    for piece in sql.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip(" \n;"):
        yield statement
