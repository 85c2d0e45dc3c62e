"""docs/protocol.md says what the wire's types say."""

from tools.protocol import DOCUMENT, document


def test_the_page_is_not_stale() -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == document(), "run make protocol"
