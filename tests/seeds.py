"""Chance for properties: fresh on every run, the same with `--seed`; what failed once is tried first ever after."""

import functools
import inspect
import os
import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Concatenate, ParamSpec

import pytest

P = ParamSpec("P")
KEPT = Path(__file__).parent / "examples" / "seeds.txt"
"""A line for each failure: the seed, and the test that failed."""
FORGETTING = "PYTEST_FORGETS_SEEDS"
"""In the environment of runs that are meant to fail."""
of_this_run = os.environ.setdefault("PYTEST_SEED", str(secrets.randbits(32)))
"""The same in all processes of a run."""


def with_seed(test: Callable[Concatenate[str, P], None]) -> Callable[P, None]:
    """A property of whatever chance brings: tried with the seeds that once failed, then with this run's."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        where, known = here(), kept(here())
        for seed in (*known, of_this_run):
            try:
                test(seed, *args, **kwargs)
            except (Exception, pytest.fail.Exception) as failure:
                failure.add_note(f"the seed was {seed}: pytest --seed {seed} '{where}'")
                if seed not in known:
                    keep(seed, where)
                raise

    _, *others = inspect.signature(test).parameters.values()
    run.__signature__ = inspect.Signature(others)  # type: ignore[attr-defined]  # what pytest hands over
    return run


def with_chance(test: Callable[Concatenate[Random, P], None]) -> Callable[P, None]:
    """The same for a property that throws its own dice: no two tests have the same ones."""

    @functools.wraps(test)
    def run(seed: str, /, *args: P.args, **kwargs: P.kwargs) -> None:
        test(Random(f"{seed} {here()}"), *args, **kwargs)

    return with_seed(run)


def here() -> str:
    """The test that is running, as pytest calls it."""
    where, _, _ = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")
    return where


def kept(where: str) -> list[str]:
    """The seeds with which a test once failed."""
    lines = (line.split(" ", 1) for line in KEPT.read_text(encoding="utf-8").splitlines())
    return [seed for seed, test in lines if test == where]


def keep(seed: str, where: str) -> None:
    if FORGETTING in os.environ:
        return
    with KEPT.open("a", encoding="utf-8") as file:
        file.write(f"{seed} {where}\n")
