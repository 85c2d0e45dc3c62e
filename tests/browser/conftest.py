"""One server and one browser for all browser tests in a row."""

from collections.abc import Iterator

import pytest

from tests.browser.phones import House, a_house


# Not for the whole run: as long as there is a browser, its loop is the thread's, and no other test could run one.
@pytest.fixture(scope="package")
def house() -> Iterator[House]:
    with a_house() as found:
        yield found
