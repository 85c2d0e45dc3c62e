"""What the server answers over HTTP for One Night alone."""

from aiohttp import web

from noctambule.onenight.network import balance


def add_to(application: web.Application) -> None:
    balance.add_to(application)
