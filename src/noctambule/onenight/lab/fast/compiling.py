"""How the fast engine's functions are compiled, and where the compiled code is kept."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

from noctambule.onenight import rules
from noctambule.onenight.lab import weights

CONFIG: Any = numba.config
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """A part of the engine: compiled into whatever calls it."""
    return cast(Function, numba.njit(function, forceinline=True))


def apart(function: Function) -> Function:
    """A part that is compiled once and called: where it would be copied into too many places."""
    return cast(Function, numba.njit(function))


def kept(function: Function) -> Function:
    """A way into the engine: compiled when first called, and kept on disk for the next start.

    numba would look for changes in this function's own file alone, so the code is kept under a name made of all the
    sources that go into it.
    """
    before = CONFIG.CACHE_DIR
    if folder := _folder():
        CONFIG.CACHE_DIR = folder
    try:
        return cast(Function, numba.njit(function, cache=True))
    finally:
        CONFIG.CACHE_DIR = before


def _folder() -> str | None:
    here = Path(__file__).parent
    sources = hashlib.sha256()
    game = Path(rules.__file__).parent  # the numbers of cards and teams come from there
    for source in (*sorted(here.rglob("*.py")), Path(weights.__file__), *sorted(game.rglob("*.py"))):
        sources.update(source.read_bytes())
    base = Path(CONFIG.CACHE_DIR) if CONFIG.CACHE_DIR else here / "__pycache__"
    folder = base / f"fast-{sources.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None  # numba finds a place of the user's own
    return str(folder) if os.access(folder, os.W_OK) else None
