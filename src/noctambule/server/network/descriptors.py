"""How many connections this process may hold: as many as the system has descriptors for, less those kept back."""

import sys
from contextlib import suppress

MOST = 20_000
"""Connections at once; more than one process can serve well, wherever descriptors are plenty."""
KEPT_BACK = 384
"""Descriptors for the store, the log, bots, files, and for those who come faster than others can be let go."""
PLENTY = (65_536, 10_240)
"""What is asked for where the system names no end; some say so and give ten thousand."""


def raised() -> int:
    """Raises the soft limit on descriptors as far as it goes, and says where it stands."""
    try:
        import resource
    except ImportError:  # Windows counts none
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (hard, *PLENTY):
        if wanted != resource.RLIM_INFINITY and (wanted > soft or wanted == hard):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
                break
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def most_connections(descriptors: int) -> int:
    """How many of so many descriptors may be connections."""
    return min(MOST, max(descriptors - KEPT_BACK, descriptors // 2))
