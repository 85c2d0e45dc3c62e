"""Every role is whole: what it lacks, and what is still to be said of it, is named by role and by what to write."""

import re
from dataclasses import replace
from typing import Any

import pytest

from noctambule.onenight.rules.cards import BadRole
from noctambule.onenight.rules.roles import ROLES, gathered
from tools.unsaid import lacking, marked


@pytest.mark.parametrize("role", ROLES)
def test_a_role_lacks_nothing(role: str) -> None:
    found = lacking(ROLES[role])
    assert not found, "\n".join(["", *found])


@pytest.mark.parametrize(
    ("said", "refused"),
    [
        ({"wakes": "5"}, "seer has the place of gossip, 5: write another one"),
        ({"wakes": None}, "gossip is nowhere in the wake order: write wakes=, together= or asleep="),
        ({"night": None}, "gossip wakes at 5-D and does nothing: write night="),
        ({"together": "12"}, "gossip wakes at 12 with nobody: write shared_night="),
        ({"alias": "seer"}, "gossip is called seer, and so is seer: write another name"),
    ],
)
def test_a_role_that_fits_nowhere_is_refused_with_what_to_write(said: dict[str, Any], refused: str) -> None:
    gossip = replace(ROLES["seer"], **({"id": "gossip", "wakes": "5-D"} | said))
    with pytest.raises(BadRole, match=re.escape(refused)):
        gathered([*ROLES.values(), gossip])


def test_nothing_is_left_to_be_said() -> None:
    """Say it, and take the mark away."""
    found = marked()
    assert not found, "\n".join(["", *found])
