"""What tests of the server have at hand."""

import io
import logging
from collections.abc import Iterator

import pytest

from noctambule.server.logs import keep_log


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that is logged meanwhile, as an operator has it."""
    stream = io.StringIO()
    handler = keep_log(stream)
    yield stream
    logging.getLogger().removeHandler(handler)
