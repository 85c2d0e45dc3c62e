"""How weighing is compiled, and where the compiled code is kept."""

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba

CONFIG: Any = numba.config
JIT: Any = numba.njit
UNCOUNTED = {"error_model": "numpy", "_nrt": False}
"""Nothing is allocated within, nor cut out of an array, so no reference is counted: with so many arrays, that took most
of the time."""
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """A part: compiled into whatever calls it."""
    return cast(Function, JIT(function, forceinline=True, **UNCOUNTED))


def counted(function: Function) -> Function:
    """A part that makes arrays, or hands on pieces of some: for ways in, where references are counted."""
    return cast(Function, JIT(function, error_model="numpy"))


def apart(function: Function) -> Function:
    """A part that is compiled once and called: where it would be copied into too many places."""
    return cast(Function, JIT(function, **UNCOUNTED))


def kept(function: Function) -> Function:
    """A way in: compiled when first called, and kept on disk for the next start.

    numba would look for changes in this function's own file alone, so the code is kept under a name made of all the
    sources that go into it.
    """
    before = CONFIG.CACHE_DIR
    if folder := _folder():
        CONFIG.CACHE_DIR = folder
    try:
        return cast(Function, JIT(function, cache=True, error_model="numpy"))
    finally:
        CONFIG.CACHE_DIR = before


def _folder() -> str | None:
    here, sources = Path(__file__).parent, hashlib.sha256()
    for name in (
        *("all_deals", "compiling", "private_views"),
        *("weigh_center", "weigh_exchanges", "weigh_one_deal", "weighing_arrays"),
    ):
        sources.update((here / f"{name}.py").read_bytes())
    base = Path(CONFIG.CACHE_DIR) if CONFIG.CACHE_DIR else here / "__pycache__"
    folder = base / f"worlds-{sources.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None  # numba finds a place of the user's own
    return str(folder) if os.access(folder, os.W_OK) else None
