"""How all tests run: with fresh seeds, or the one that `--seed` names; without deadlines, for machines differ."""

from random import Random

import pytest
from hypothesis import settings

from tests import seeds

settings.register_profile("here", deadline=None, max_examples=100, derandomize=False, print_blob=True)
settings.load_profile("here")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", default=seeds.of_this_run, help="the seed of this run's chance, as a failure names it")
    parser.addoption("--shuffle", action="store_true", help="run the tests in an order drawn by chance")


def pytest_configure(config: pytest.Config) -> None:
    seeds.of_this_run = config.getoption("--seed")


def pytest_report_header(config: pytest.Config) -> str:
    return f"chance: --seed {seeds.of_this_run}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--shuffle"):
        Random(seeds.of_this_run).shuffle(items)
