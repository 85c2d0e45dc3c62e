"""One server and one browser for all tests of a process."""

from collections.abc import Iterator

import pytest

from tests.browser.phones import House, a_house


@pytest.fixture(scope="session")
def house() -> Iterator[House]:
    with a_house() as found:
        yield found
