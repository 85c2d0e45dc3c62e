"""What is said in One Night alone: claims, and the question what one could claim next."""

from typing import Annotated

from msgspec import Meta

from noctambule.live import wire
from noctambule.onenight.rules.sayings import Story

Said = Annotated[Story, Meta(max_length=32)]
"""No night has so many steps."""


class MakeClaim(wire.Said, tag="claim"):
    """One Night: I was this, and that is what happened."""

    role: wire.Word = ""
    story: Said = ()


class AskStory(wire.Said, tag="story"):
    """One Night: what could I say next, claiming this? Answered with `stories`, to who asks alone."""

    role: wire.Word = ""
    story: Said = ()


class Stories(wire.Reply, tag="stories", frozen=True):
    """One Night: what may be said next; nothing when the story is whole."""

    id: str
    next: Story
