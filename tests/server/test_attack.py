"""`make attack` in short: people play while strangers do their worst, and nothing is lost or done twice."""

from bench.attack import SHORT, run
from bench.attackers import NAMES


def test_nothing_is_lost_while_strangers_do_their_worst_all_at_once() -> None:
    """How long anybody waits is for `make attack` to measure, on a machine with nothing else to do."""
    came = run(",".join(NAMES), SHORT, tables=2)
    assert came.incorrect == []
    assert came.games >= 2, "whole games were played meanwhile"
    assert came.waits
    assert came.sent > 1_000
    assert came.closed > 0
