"""`noctambule play`: the server. Shows the way in, opens the table screen, and keeps the rooms until it is stopped."""

import asyncio
import logging
import os
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import click

from noctambule.clock import RoomClock, WallClock
from noctambule.commands.common import fail, language
from noctambule.commands.hot_seat import hot_seat
from noctambule.commands.invitation import invite, no_phone_yet
from noctambule.commands.keeping import age, default_store, opened
from noctambule.commands.own_sets import say_unreadable, sets_folder
from noctambule.engine.errors import BadInput
from noctambule.narrator.explaining import explain
from noctambule.narrator.texts import Texts
from noctambule.server.bots.minds import minds_here
from noctambule.server.bots.warming import warm_up
from noctambule.server.logs import keep_log, note
from noctambule.server.network.serving import event_loop, listening, until_stopped
from noctambule.server.network.site import PER_ADDRESS, Site, network
from noctambule.server.rooms.house import House
from noctambule.server.store.in_use import in_use

PORT, PORTS_TRIED = 8000, 20
FOR_EVER, USUALLY_KEPT = "forever", "30d"
"""Where a public address is set."""
PATIENCE = 60_000
"""Milliseconds until we say what to try when no phone has come."""


class OrAtOneScreen(click.Command):
    """With --terminal, the rest of the line is for the game at one screen."""

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if "--terminal" in args:
            rest = [arg for arg in args if arg != "--terminal"]
            return hot_seat.make_context(f"{info_name} --terminal", rest, parent, **extra)
        return super().make_context(info_name, args, parent, **extra)


def _url(_: click.Context, __: click.Parameter, written: str | None) -> str | None:
    if written is None:
        return None
    parts = urlsplit(written)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise click.BadParameter("write it like https://play.example.org")
    return written.rstrip("/")


def _networks(_: click.Context, __: click.Parameter, written: tuple[str, ...]) -> tuple[Any, ...]:
    try:
        return tuple(map(network, written))
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def _keep(_: click.Context, __: click.Parameter, written: str | None) -> str | None:
    try:
        if written not in (None, FOR_EVER):
            age(str(written))
    except BadInput:
        raise click.BadParameter("write it like 30d, 12h or forever") from None
    return written


def kept_for(keep: str | None, site: Site) -> int | None:
    """Milliseconds after a room's last game; None for ever, as at home where nothing else is said."""
    keep = keep or (FOR_EVER if site.public_url is None else USUALLY_KEPT)
    return None if keep == FOR_EVER else age(keep)


@click.command(cls=OrAtOneScreen)
@click.option("--host", help="Listen at this address only; everywhere by default.")
@click.option("--port", type=click.IntRange(0, 65535), help=f"Default: {PORT}, or the next free one.")
@click.option("--store", type=click.Path(path_type=Path, dir_okay=False), help="The file in which rooms are kept.")
@click.option("--public-url", callback=_url, help="The address people use, where it is not this machine's own.")
@click.option("--trusted-proxy", multiple=True, callback=_networks, help="A proxy to be believed about who asks.")
@click.option("--recordings", type=click.Path(path_type=Path, exists=True, file_okay=False), help="Spoken lines.")
@click.option(
    "--scenarios", type=click.Path(path_type=Path, exists=True, file_okay=False), help="Sets that every lobby offers."
)
@click.option(
    "--connections-per-address",
    type=click.IntRange(min=1),
    default=PER_ADDRESS,
    show_default=True,
    help="How many may be open at once from one address.",
)
@click.option(
    "--keep", callback=_keep, metavar="AGE", help="Forget rooms so long after their last game, as 30d; or forever."
)
@click.option("--open-metrics", is_flag=True, help="Let everybody read /metrics, not this machine alone.")
@click.option("--log", type=click.File("a", encoding="utf-8", lazy=False), help="A file for the log; - is stderr.")
@click.option("--browser/--no-browser", default=None, help="Open the table screen; by default where there is one.")
@click.option("--terminal", is_flag=True, expose_value=False, help="Play on one screen instead: --terminal --help.")
@language
def play(
    host: str | None,
    port: int | None,
    store: Path | None,
    public_url: str | None,
    trusted_proxy: tuple[Any, ...],
    recordings: Path | None,
    scenarios: Path | None,
    connections_per_address: int,
    keep: str | None,
    open_metrics: bool,
    log: Any,
    browser: bool | None,
    lang: str,
) -> None:
    """Open a room for phones, and a table screen.

    Phones join by the code shown, on the same Wi-Fi. Ctrl-C ends it; rooms are kept: for ever at home, and with
    --public-url until 30 days after their last game.
    """
    texts = Texts(lang)
    site = Site(
        public_url, trusted_proxy, recordings, open_metrics, scenarios or sets_folder(), connections_per_address
    )
    ports = range(PORT, PORT + PORTS_TRIED) if port is None else (port,)
    wanted = may_open_a_browser() if browser is None else browser
    with ExitStack() as until_the_end:
        _log(until_the_end, log)
        try:
            with asyncio.Runner(loop_factory=event_loop()) as runner:
                path, keeping = store or default_store(), kept_for(keep, site)
                runner.run(evening(texts, host, ports, path, site, wanted, WallClock(), keeping))
        except BadInput as error:
            fail(explain(texts, error))
        except KeyboardInterrupt:
            click.echo()  # behind the ^C that a terminal shows
        note("stopped")


async def evening(
    texts: Texts,
    host: str | None,
    ports: range | tuple[int, ...],
    path: Path,
    site: Site,
    browser: bool,
    clock: RoomClock,
    keep: int | None = None,
) -> None:
    """Serves until it is stopped."""
    with in_use(path):
        public = site.public_url is not None
        house = House(await opened(path), clock, minds=minds_here(clock), keep=keep, by_address=public)
        if site.sets is not None:
            say_unreadable(texts, site.sets)
        async with listening(house, site, host, ports) as port:
            if ports[0] not in (0, port):
                click.echo(texts("play-other-port", port=str(ports[0]), other=str(port)))
            room = await house.open()
            table = invite(texts, site, host, port, room, path)
            note("started", port=port)
            beside = [asyncio.create_task(no_phone_yet(texts, house, clock, PATIENCE)), asyncio.create_task(warm_up())]
            if browser:
                await asyncio.to_thread(webbrowser.open, table)
            await until_stopped()
            for task in beside:
                task.cancel()


def _log(until_the_end: ExitStack, log: Any) -> None:
    """To the file asked for; else what is wrong to a person, and everything to whatever runs us."""
    handler = keep_log(log or sys.stderr)
    if log is None and sys.stderr.isatty():
        handler.setLevel(logging.WARNING)
    until_the_end.callback(logging.getLogger().removeHandler, handler)


def may_open_a_browser() -> bool:
    """Whether somebody sits before this machine's own screen."""
    return sys.stdout.isatty() and has_a_screen(os.environ, sys.platform)


def has_a_screen(environment: Mapping[str, str], platform: str) -> bool:
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    return platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
