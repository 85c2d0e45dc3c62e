"""What the app's own tests compare its sentences with is what the narrator says."""

from tests.narrator.told_to_the_app import WRITTEN, told


def test_the_sentences_are_fresh() -> None:
    """When words were meant to change: `python -m tests.narrator.told_to_the_app`, then the app's tests again."""
    assert WRITTEN.read_text(encoding="utf-8") == told()
