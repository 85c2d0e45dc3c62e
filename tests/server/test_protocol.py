"""docs/protocol.md and the client's types say what the server's types say."""

import re

import msgspec
import pytest

from tools.protocol import DOCUMENT, TYPES, document, types
from tools.transcript import replayed
from tools.typescript import typescript


def test_the_page_is_not_stale() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run make protocol"


def test_the_clients_types_are_not_stale() -> None:
    assert TYPES.read_text(encoding="utf-8") == types(), "run make protocol"


def test_the_game_on_the_page_can_be_played_again() -> None:
    """What the page says is said again over real sockets, and every answer is the one on the page."""
    (written,) = re.findall(r"^```\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert written.count("\nAna < ") >= 15
    assert '"kind": "cards"' in written.splitlines()[-1]
    assert replayed(written) == written


class Card(msgspec.Struct):
    """A card
    on the table."""

    role: str
    seen_by: tuple[int | None, ...] = ()
    """Who saw it."""
    at: tuple[int, str] | msgspec.UnsetType = msgspec.UNSET


class Turn(msgspec.Struct, tag_field="do", tag="turn", forbid_unknown_fields=True):
    """Turns cards."""

    cards: dict[str, Card]
    silently: bool = False


def test_types_come_out_as_a_client_reads_and_writes_them() -> None:
    """What has a default may be left unsaid, an answer has all its fields, and what is not set is not there."""
    assert typescript([Turn], [Card], {"Place": int | str | None}) == (
        "/** A card on the table. */\n"
        "export interface Card {\n"
        "  role: string;\n"
        "  /** Who saw it. */\n"
        "  seen_by: (number | null)[];\n"
        "  at?: [number, string];\n"
        "}\n"
        "\n"
        "/** Turns cards. */\n"
        "export interface Turn {\n"
        '  do: "turn";\n'
        "  cards: Record<string, Card>;\n"
        "  silently?: boolean;\n"
        "}\n"
        "\n"
        "export type Place = number | string | null;\n"
    )


def test_a_type_without_a_counterpart_is_a_mistake() -> None:
    class Odd(msgspec.Struct):
        when: set[int]

    with pytest.raises(NotImplementedError):
        typescript([Odd], [], {})
