"""The way in, as a terminal shows it: addresses, a code to scan, and what to try when nobody comes."""

import io
import sys
from pathlib import Path
from urllib.parse import urlsplit

import click
import segno

from noctambule import __version__
from noctambule.clock import RoomClock
from noctambule.narrator.texts import Texts
from noctambule.server.network.addresses import addresses
from noctambule.server.network.opening import way_in
from noctambule.server.network.site import Site, is_loopback
from noctambule.server.network.with_key import table_way_in
from noctambule.server.rooms.house import House
from noctambule.server.rooms.open_room import OpenRoom
from noctambule.terminal.screen import say

EVERYWHERE = (None, "", "0.0.0.0", "::")


def bases(site: Site, host: str | None, port: int) -> list[str]:
    """The addresses for phones, the likeliest first; when there is none, this machine's own."""
    if site.public_url is not None:
        return [site.public_url]
    hosts = addresses() if host in EVERYWHERE else [str(host)]
    return [base(each, port) for each in hosts or ["127.0.0.1"]]


def base(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def invite(texts: Texts, site: Site, host: str | None, port: int, room: OpenRoom, store: Path) -> str:
    """Shows the way into a room; back comes where a browser on this machine finds its table screen."""
    first, *others = bases(site, host, port)
    code, key = room.room.code, room.key
    link, here = way_in(first, code), base("localhost" if host in EVERYWHERE else str(host), port)
    click.secho(f"Noctambule {__version__}", bold=True)
    click.echo()
    if sys.stdout.isatty():
        for line in drawn(link):
            click.secho(f"  {line}", fg="bright_white", bg="black")
        click.echo()
    say(texts("play-scan", link=link, room=code), indent="  ")
    for other in others:
        say(texts("play-also", link=way_in(other, code)), indent="  ")
    say(texts("play-table", url=table_way_in(first, code, key)), indent="  ")
    say(texts("play-kept", path=str(store)), indent="  ")
    if host in EVERYWHERE and is_loopback(urlsplit(first).hostname or ""):
        say(texts("play-alone"), indent="  ")
    say(texts("play-stop"), indent="  ")
    return table_way_in(here, code, key)


def drawn(link: str) -> list[str]:
    """The link to be scanned, in half blocks: light ones are drawn, dark ones left out."""
    picture = io.StringIO()
    segno.make(link, error="m", micro=False).terminal(picture, compact=True, border=2)
    return picture.getvalue().splitlines()


async def no_phone_yet(texts: Texts, house: House, clock: RoomClock, patience: int) -> None:
    """Says what to try when nobody has sat down for a while."""
    await clock.until(clock.now() + patience)
    if any(room.room.seats for room in house.rooms.values()):
        return
    click.echo()
    say(texts("play-nobody"), bold=True)
    for hint in ("play-try-wifi", "play-try-guests", "play-try-firewall", "play-try-other"):
        say(texts(hint), indent="    ", bullet="  – ")
