"""Keeps the door: how often a screen may speak, how often an address may guess, and where pages may come from."""

import re
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from aiohttp import web

from noctambule.clock import RoomClock
from noctambule.server.network.site import SITE, Handler

POLICY = (
    "default-src 'self'; connect-src 'self' ws://{host} wss://{host}; img-src 'self' data: blob:; "
    "media-src 'self' data: blob:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""Nothing from elsewhere, nothing inline. Sockets are named: older phones do not count them among 'self'."""
HEADERS = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "Server": "Noctambule",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
PLAIN_HOST = re.compile(r"[\w.:\[\]-]+")
READING = ("GET", "HEAD", "OPTIONS")
ADDRESSES_REMEMBERED = 10_000


class Bucket:
    """So many at once, refilled at a steady rate."""

    def __init__(self, clock: RoomClock, size: float, per_second: float) -> None:
        self.clock = clock
        self.size = size
        self._per_ms = per_second / 1000
        self._left = size
        self._at = clock.now()

    @property
    def left(self) -> float:
        """How many are allowed now."""
        self.take(0)
        return self._left

    def take(self, much: float = 1) -> bool:
        """Whether so much more is allowed now. Every frame and every piece of one asks, so little is done."""
        now = self.clock.now()
        left = min(self.size, self._left + (now - self._at) * self._per_ms)
        self._at = now
        if left < much:
            self._left = left
            return False
        self._left = left - much
        return True

    def give_back(self) -> None:
        self._left = min(self.size, self._left + 1)


@lru_cache(maxsize=ADDRESSES_REMEMBERED)
def household(address: str) -> str:
    """Who is behind an address: an IPv6 network of 64 bits is one household, and has 2⁶⁴ addresses to come from."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        plain = found.ipv4_mapped
        return str(plain) if plain is not None else str(ip_network((found, 64), strict=False))
    return address


class Buckets:
    """A bucket for each household; twenty phones may share one, so it is a large one."""

    def __init__(self, clock: RoomClock, size: float, per_second: float) -> None:
        self.clock = clock
        self.size = size
        self.per_second = per_second
        self._of = OrderedDict[str, Bucket]()

    def take(self, address: str) -> bool:
        whose = household(address)
        bucket = self._of.get(whose)
        if bucket is None:
            bucket = self._of[whose] = Bucket(self.clock, self.size, self.per_second)
            if len(self._of) > ADDRESSES_REMEMBERED:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(whose)
        return bucket.take()

    def give_back(self, address: str) -> None:
        """One that was taken before it was known whether it counts."""
        bucket = self._of.get(household(address))
        if bucket is not None:
            bucket.give_back()


class Tries:
    """How often something may be tried: rooms asked for that are not there, or opened. By one household, and by all.

    A try is paid for before anything is looked up, or many would be looked up while the first one is; whoever was right
    has it back. Once all together have tried too often, a household may do so once a minute: who knows a code comes in
    as always, and a thousand addresses guess no faster than one.
    """

    def __init__(self, clock: RoomClock, knocks: Buckets, at_once: float, per_second: float) -> None:
        self._knocks = knocks
        self._all = Bucket(clock, at_once, per_second)
        self._meanwhile = Buckets(clock, 1, 1 / 60)

    def take(self, address: str) -> Callable[[], None] | None:
        """What gives it back; None where this household has guessed enough."""
        if not self._knocks.take(address):
            return None
        if self._all.take():
            more = self._all.give_back
        elif self._meanwhile.take(address):
            more = partial(self._meanwhile.give_back, address)
        else:
            return None

        def give_back() -> None:
            self._knocks.give_back(address)
            more()

        return give_back


def from_our_own_page(request: web.Request) -> bool:
    """Whether a page of this server asks, or no page at all."""
    origin = request.headers.get("Origin")
    ours = {request.host, urlsplit(request.app[SITE].public_url or "").netloc} - {""}
    return origin is None or urlsplit(origin).netloc in ours


@web.middleware
async def our_own_pages(request: web.Request, handler: Handler) -> web.StreamResponse:
    """What changes something is for our own pages: a stranger's, open in the same browser, has nothing to say here."""
    if request.method not in READING and not from_our_own_page(request):
        raise web.HTTPForbidden
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Adds the headers that keep a browser careful; aiohttp calls it before every answer."""
    host = request.host if PLAIN_HOST.fullmatch(request.host) else "localhost"
    response.headers.update(HEADERS)
    response.headers["Content-Security-Policy"] = POLICY.format(host=host)
