"""Every role is whole: what it lacks, and what is still to be said of it, is named by role and by what to write."""

import pytest

from noctambule.onenight.rules.roles import ROLES
from tools.unsaid import lacking, marked


@pytest.mark.parametrize("role", ROLES)
def test_a_role_lacks_nothing(role: str) -> None:
    found = lacking(ROLES[role])
    assert not found, "\n".join(["", *found])


def test_nothing_is_left_to_be_said() -> None:
    """Say it, and take the mark away."""
    found = marked()
    assert not found, "\n".join(["", *found])
