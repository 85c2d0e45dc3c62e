"""The addresses under which other machines may find this one, the likeliest first."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address

ELSEWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses kept for examples: nothing is sent, the system only says from where it would be."""
PORT = 9


def addresses() -> list[str]:
    """This machine's addresses on its networks; none when it is on none."""
    return ordered([*_towards_elsewhere(), *_by_name()])


def ordered(found: Iterable[str]) -> list[str]:
    """Without repeats and dead ends; private ones before others, of each kind in the order found."""
    usable = [
        address
        for address in dict.fromkeys(found)
        if not (
            ip_address(address).is_loopback or ip_address(address).is_link_local or ip_address(address).is_unspecified
        )
    ]
    return sorted(usable, key=lambda address: (ip_address(address).version, not ip_address(address).is_private))


def _towards_elsewhere() -> list[str]:
    found = list[str]()
    for address, family in ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((address, PORT))
                found.append(asking.getsockname()[0])
        except OSError:
            continue  # no way there
    return found


def _by_name() -> list[str]:
    try:
        infos = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        return []
    return [str(info[4][0]).split("%")[0] for info in infos]
