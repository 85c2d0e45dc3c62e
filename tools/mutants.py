"""Changes modules one line at a time and runs tests: `python -m tools.mutants src/…/showing.py --tests tests/server`.

Every change must fail a test, or stand in `tools/survivors.toml` with the reason why it means nothing.
"""

import importlib.abc
import importlib.util
import os
import pickle
import signal
import sys
import threading
import time
import tomllib
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout, suppress
from importlib.machinery import ModuleSpec
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import FrameType, ModuleType
from typing import Any, NamedTuple

import aiohttp.test_utils  # noqa: F401 (loaded once, before the first child is forked)
import click
import pytest

from tools.mutating import Mutant, mutants

SURVIVORS = Path(__file__).with_name("survivors.toml")
SOURCE = "src"
PATIENCE, AT_LEAST = 5, 20
"""Times what a test takes on the code as it is, and seconds, after which a change is said to hang."""
OPTIONS = ("-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--seed", "mutants")


class Test(NamedTuple):
    """How long a test takes, and which lines it runs."""

    seconds: float
    lines: frozenset[tuple[str, int]]


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Lets one module be what a mutant makes of it, for whoever imports it."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.with_suffix("").parts).removeprefix(f"{SOURCE}.").removesuffix(".__init__")

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.mutant.path.absolute(), loader=self)

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, str(self.mutant.path), "exec"), module.__dict__)


def meaningless() -> dict[tuple[str, str, str], str]:
    """The changes that are known to mean nothing, and why."""
    written = tomllib.loads(SURVIVORS.read_text(encoding="utf-8")) if SURVIVORS.exists() else {}
    return {(path, each["was"], each["now"]): each["why"] for path, changes in written.items() for each in changes}


def run(tests: Sequence[str], plugin: object) -> int:
    """In a child: runs tests without a word."""
    os.environ["PYTEST_FORGETS_SEEDS"] = "yes"
    os.setsid()  # so that what they start ends with them
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        return int(pytest.main([*OPTIONS, *tests], plugins=[plugin]))


class Watching:
    """Notes which lines of some files each test runs, and how long it takes."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.tests = dict[str, Test]()
        self._files = {str(path.absolute()): str(path) for path in files}
        self._lines = set[tuple[str, int]]()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._lines, began = set(), time.monotonic()
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            threading.settrace(None)
            self.tests[item.nodeid] = Test(time.monotonic() - began, frozenset(self._lines))

    def _call(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any] | None:
        return self._line if frame.f_code.co_filename in self._files else None

    def _line(self, frame: FrameType, event: str, arg: object) -> Callable[..., Any]:
        self._lines.add((self._files[frame.f_code.co_filename], frame.f_lineno))
        return self._line


class Chosen:
    """Of the tests that are there, these, in this order."""

    def __init__(self, ids: Sequence[str], tests: Mapping[str, Test]) -> None:
        self._place = {id: nth for nth, id in enumerate(ids)}
        self._tests = tests

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Whoever hangs is ended by the alarm, which nobody here answers."""
        signal.setitimer(signal.ITIMER_REAL, AT_LEAST + PATIENCE * self._tests[item.nodeid].seconds)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self._place), key=lambda item: self._place[item.nodeid]
        )


def watched(files: Sequence[Path], tests: Sequence[str]) -> dict[str, Test]:
    """Which test runs which lines, seen in a child of its own: in this process nothing of it may be loaded."""
    with TemporaryDirectory() as folder:
        found = Path(folder) / "found"
        child = os.fork()
        if not child:
            watching = Watching(files)
            code = run(tests, watching)
            found.write_bytes(pickle.dumps(watching.tests))
            os._exit(code)
        if os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]):
            raise click.ClickException("the tests fail on the code as it is")
        seen: dict[str, Test] = pickle.loads(found.read_bytes())
        return seen


def that_run(mutant: Mutant, tests: Mapping[str, Test]) -> list[str]:
    """The tests that run a change, the quickest first; where its lines are only read as it is loaded, all."""
    lines = {(str(mutant.path), line) for line in mutant.lines}
    chosen = [id for id, test in tests.items() if test.lines & lines] or list(tests)
    return sorted(chosen, key=lambda id: tests[id].seconds)


def try_out(mutant: Mutant, tests: Mapping[str, Test]) -> int:
    """Forks a child that runs, on a change, the tests that may notice it; the child's number."""
    child = os.fork()
    if not child:
        signal.setitimer(signal.ITIMER_REAL, 5 * AT_LEAST)
        sys.meta_path.insert(0, Changed(mutant))
        ids = that_run(mutant, tests)
        os._exit(run(list(dict.fromkeys(id.partition("::")[0] for id in ids)), Chosen(ids, tests)))
    return child


def survivors(found: Sequence[Mutant], tests: Mapping[str, Test], jobs: int) -> Iterator[Mutant | None]:
    """Those that no test noticed; None for each that one did."""
    waiting, running = list(reversed(found)), dict[int, Mutant]()
    while waiting or running:
        while waiting and len(running) < jobs:
            mutant = waiting.pop()
            running[try_out(mutant, tests)] = mutant
        child, status = os.wait()
        if child in running:
            done = running.pop(child)
            _end(child)
            yield done if os.waitstatus_to_exitcode(status) == 0 else None


def _end(child: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


@click.command()
@click.argument("modules", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--tests", "-t", multiple=True, required=True, help="Files or folders of tests.")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True)
@click.option("--sample", type=int, help="So many of the changes, drawn by chance; all by default.")
@click.option("--seed", default="", help="Of that chance.")
def main(modules: Sequence[Path], tests: Sequence[str], jobs: int, sample: int | None, seed: str) -> None:
    """Exit status 1 when a change survives that is not known to mean nothing."""
    known = meaningless()
    found = [mutant for path in modules for mutant in mutants(path)]
    asked = [mutant for mutant in found if (str(mutant.path), mutant.was, mutant.now) not in known]
    if sample is not None:
        asked = Random(seed).sample(asked, min(sample, len(asked)))
    seen = watched(modules, tests)
    click.echo(
        f"{len(seen)} tests; {len(found)} changes, {len(found) - len(asked)} of them left out or known to mean nothing"
    )
    survived = 0
    for number, mutant in enumerate(survivors(asked, seen, jobs), 1):
        if mutant is not None:
            survived += 1
            click.echo(f"\nsurvived ({number} of {len(asked)} tried): {mutant}")
    click.echo(f"\n{len(asked)} changes tried, {len(asked) - survived} noticed, {survived} survived")
    sys.exit(survived > 0)


if __name__ == "__main__":
    main()
