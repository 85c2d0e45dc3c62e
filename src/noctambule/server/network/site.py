"""How this server is reached: under which addresses, through which proxies, and by what name a browser may call it."""

import re
from collections.abc import Awaitable, Callable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

from aiohttp import web

from noctambule.server.network.addresses import addresses

Network = IPv4Network | IPv6Network
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
OURS = re.compile(r"[a-z0-9-]+(\.localhost|\.local|\.lan|\.home\.arpa)?", re.IGNORECASE)
"""Names that only this network can give: no page of a stranger's can be made to answer to one."""
LONGEST_HOST = 300
"""Letters; no name on the network has more than 253."""
PER_ADDRESS = 256
"""Connections of one household: twenty phones that load a page hold seven each."""
FORWARDED = ("Forwarded", "X-Forwarded-For", "X-Forwarded-Proto")


class Site(NamedTuple):
    """What the operator said about where this server stands."""

    public_url: str | None = None
    """The address people use, where it is not the machine's own."""
    proxies: tuple[Network, ...] = ()
    """Who is believed about whom it speaks for."""
    recordings: Path | None = None
    """A folder with a folder of spoken lines for each language."""
    open_metrics: bool = False
    """Whether everybody may read the metrics, and not this machine alone."""
    sets: Path | None = None
    """A folder with sets of roles that every lobby offers."""
    connections_per_address: int = PER_ADDRESS
    """How many may be open at once from one address."""
    app: Path | None = None
    """Where the app's own files are, if not in the package."""

    def base(self, request: web.Request) -> str:
        """The address phones can reach us at, whoever asks; a screen on this very machine may use another."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host, port = host_of(request.host), urlsplit(f"//{request.host}").port
        found = addresses() if is_loopback(host) else []
        shown = found[0] if found else host
        shown = f"[{shown}]" if ":" in shown else shown
        return f"{request.scheme}://{shown}" + (f":{port}" if port else "")

    def answers_to(self, host: str) -> bool:
        """Whether a browser may have meant us: else a stranger's page could have its own name lead here."""
        if self.public_url is not None and host == urlsplit(self.public_url).hostname:
            return True
        return is_address(host) or OURS.fullmatch(host) is not None

    def trusts(self, address: str) -> bool:
        return is_address(address) and any(ip_address(address) in network for network in self.proxies)


SITE = web.AppKey("site", Site)


def host_of(written: str) -> str:
    """A host without its port; empty when it is none."""
    if len(written) > LONGEST_HOST:
        return ""
    try:
        return urlsplit(f"//{written}").hostname or ""
    except ValueError:
        return ""


def is_address(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    return host == "localhost" or host.endswith(".localhost") or (is_address(host) and ip_address(host).is_loopback)


def network(written: str) -> Network:
    """A proxy as it is written on the command line: an address, or a whole network."""
    return ip_network(written, strict=False)


@web.middleware
async def believing_proxies(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Who really asks: a proxy's word counts only where the proxy is one of ours."""
    site, peer = request.app[SITE], request.remote or ""
    if site.trusts(peer):
        told = [part.strip() for part in request.headers.get("X-Forwarded-For", "").split(",") if part.strip()]
        # The last ones were added by our own proxies; the first that is none of them is who came to us.
        client = next((address for address in reversed(told) if not site.trusts(address)), peer)
        scheme = request.headers.get("X-Forwarded-Proto", request.scheme)
        request = request.clone(
            remote=client if is_address(client) else peer,
            scheme=scheme if scheme in ("http", "https") else request.scheme,
        )
    return await handler(request)


@web.middleware
async def knowing_its_name(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuses whoever calls us by a name that is not ours."""
    if not request.app[SITE].answers_to(host_of(request.host)):
        raise web.HTTPMisdirectedRequest(text="Unknown host. Behind a name of its own, start with --public-url.\n")
    return await handler(request)


def asks_from_here(request: web.Request) -> bool:
    """Whether this very machine asks, and not for somebody else."""
    address = request.remote or ""
    forwarded = any(name in request.headers for name in FORWARDED)
    return is_address(address) and ip_address(address).is_loopback and not forwarded
