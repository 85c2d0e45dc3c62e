"""What the app's own tests read is what the narrator and the server say."""

from tests.narrator.told_to_the_app import REFERENCE, WRITTEN, referred, told


def test_the_sentences_are_fresh() -> None:
    """When words were meant to change: `python -m tests.narrator.told_to_the_app`, then the app's tests again."""
    assert WRITTEN.read_text(encoding="utf-8") == told()


def test_the_reference_is_fresh() -> None:
    """When a role or setting is new: `python -m tests.narrator.told_to_the_app`, then the app's tests again."""
    assert REFERENCE.read_text(encoding="utf-8") == referred()
