"""Parts of a game that are named, and loaded when somebody asks for them: "package.module:name"."""

from importlib import import_module
from typing import Any


def part(path: str) -> Any:
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
