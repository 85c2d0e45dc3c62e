"""How all tests run: hypothesis without deadlines (machines differ) and repeatable in CI."""

import os

from hypothesis import settings

settings.register_profile("here", deadline=None, max_examples=100)
settings.register_profile("ci", deadline=None, max_examples=100, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
