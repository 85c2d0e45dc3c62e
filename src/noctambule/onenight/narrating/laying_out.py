"""What is laid ready before a night with real cards, and what to know at the vote: said from the cards alone."""

from noctambule.narrator.texts import Texts
from noctambule.onenight.narrating.narration import DOPPELGANGER, SHIELDED
from noctambule.onenight.rules.cards import SHROUD
from noctambule.onenight.rules.roles import ROLES
from noctambule.onenight.rules.setup import Setup


def lay_out(setup: Setup, texts: Texts) -> list[str]:
    """How the cards are dealt, and what else is laid ready."""
    said = [texts("lay-deal"), texts("lay-markers")]
    if setup.center_werewolf is not None:
        said.append(texts("lay-center-werewolf", role=texts.role(setup.center_werewolf)))
    if shields := shields_ready(setup):
        said.append(texts("lay-shields", count=shields))
    if setup.draw:
        artifacts = ", ".join(texts(f"artifact-{artifact}") for artifact in setup.draw)
        said.append(texts("lay-artifacts", artifacts=artifacts))
    return said


def shields_ready(setup: Setup) -> int:
    """One for each who lays one, and one more for a doppelganger who may copy that."""
    shields = sum(ROLES[card].lays == SHIELDED for card in setup.deck)
    return shields + (DOPPELGANGER in setup.deck) if shields else 0


def at_the_vote(setup: Setup, texts: Texts) -> list[str]:
    """What must be settled by hand when fingers point."""
    return [texts("vote-shroud", artifact=texts(f"artifact-{SHROUD}"))] if SHROUD in setup.draw else []
