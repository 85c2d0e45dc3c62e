"""The tests hold in any order: `pytest --shuffle` draws one."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_after_a_browser_others_have_their_loop_again() -> None:
    """In one process: a browser's loop is the thread's for as long as there is a browser."""
    in_this_order = ["tests/browser/test_mishap.py", "tests/server/test_frames.py"]
    pytest = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *in_this_order]
    run = subprocess.run(pytest, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
