"""What is said in Werewords alone: questions, and what the mayor does with tokens."""

from noctambule.live import wire


class Ask(wire.Said, tag="ask"):
    """Werewords: a typed question to the mayor."""

    text: wire.Words = ""


class Token(wire.Said, tag="token"):
    """Werewords: the mayor's answer, to the first question waiting or to who asked aloud."""

    token: wire.Word = ""
    asker: int | None = None


class Undo(wire.Said, tag="undo"):
    """Werewords: the mayor takes the last token back."""


class Whoops(wire.Said, tag="whoops"):
    """Werewords: the other ending, by the mayor or the host."""
