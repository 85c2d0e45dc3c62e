"""The app's own files: the page, what it loads, and recordings of the narrator, if there are any."""

import re
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

from noctambule import server
from noctambule.narrator.texts import LANGUAGES
from noctambule.server.network import added
from noctambule.server.network.made import ASK_AGAIN, Made
from noctambule.server.network.site import SITE

STATIC = Path(server.__file__).parent / "static"
"""Built from web/, and part of the wheel."""
SCREENS = ("/", "/r/{code}", "/table/{code}", "/cards", "/rules", "/past/{code}")
"""What the app itself finds its way with."""
A_YEAR = "public, max-age=31536000, immutable"
SPRITE = "art/roles.svg"
KINDS = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2", ".opus": "audio/ogg"}
"""What Python does not know by its ending."""
PLAIN_NAME = re.compile(r"[\w-][\w.-]*")
NOT_BUILT = "The app has not been built: run `make setup` in the project's folder.\n"


def _app(request: web.Request) -> Path:
    return request.app[SITE].app or STATIC


async def get_page(request: web.Request) -> web.StreamResponse:
    page = _app(request) / "index.html"
    if not page.is_file():
        raise web.HTTPServiceUnavailable(text=NOT_BUILT)
    return web.FileResponse(page, headers={"Cache-Control": ASK_AGAIN})


async def get_nowhere(request: web.Request) -> web.StreamResponse:
    """Whoever comes with a browser and mistook the way finds the app's front door."""
    page = _app(request) / "index.html"
    if "text/html" not in request.headers.get("Accept", "") or not page.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(page, status=404, headers={"Cache-Control": ASK_AGAIN})


async def get_file(request: web.Request) -> web.StreamResponse:
    """A file beside the page: the service worker, the icon, the manifest."""
    return _file(_app(request), request.match_info["path"], ASK_AGAIN)


async def get_texts(request: web.Request) -> web.StreamResponse:
    """What is said in a language, by installed packages too."""
    language = request.match_info["lang"]
    return _whole(request, f"texts/{language}.json", lambda file: added.texts(file, language))


async def get_sprite(request: web.Request) -> web.StreamResponse:
    """All drawings, those of installed packages too."""
    return _whole(request, SPRITE, added.sprite)


def _whole(request: web.Request, path: str, made: Callable[[Path], Made | None]) -> web.StreamResponse:
    """A file of the app's with what is added to it; mostly as it is."""
    found = made(_app(request) / path)
    return _file(_app(request), path, ASK_AGAIN) if found is None else found.to(request)


async def get_asset(request: web.Request) -> web.StreamResponse:
    """What has its own hash in its name never changes."""
    return _file(_app(request) / "assets", request.match_info["path"], A_YEAR)


async def get_recordings(request: web.Request) -> web.Response:
    """The names of the lines that were recorded in a language."""
    folder = _recordings(request)
    names = sorted(file.name for file in folder.iterdir() if file.is_file()) if folder and folder.is_dir() else []
    return web.json_response([name for name in names if PLAIN_NAME.fullmatch(name)])


async def get_recording(request: web.Request) -> web.StreamResponse:
    folder = _recordings(request)
    if folder is None:
        raise web.HTTPNotFound
    return _file(folder, request.match_info["path"], ASK_AGAIN)


def _recordings(request: web.Request) -> Path | None:
    recordings = request.app[SITE].recordings
    return None if recordings is None else recordings / request.match_info["lang"]


def _file(folder: Path, path: str, cache: str) -> web.StreamResponse:
    file = folder.joinpath(*path.split("/"))
    if not all(PLAIN_NAME.fullmatch(part) for part in path.split("/")) or not file.is_file():
        raise web.HTTPNotFound
    kind = {"Content-Type": KINDS[file.suffix]} if file.suffix in KINDS else {}
    return web.FileResponse(file, headers={"Cache-Control": cache, **kind})


def routes() -> list[web.RouteDef]:
    languages = "|".join(LANGUAGES)
    return [
        *(web.get(screen, get_page) for screen in SCREENS),
        web.get("/assets/{path:.+}", get_asset),
        web.get(f"/recordings/{{lang:{languages}}}", get_recordings),
        web.get(f"/recordings/{{lang:{languages}}}/{{path}}", get_recording),
        web.get(r"/texts/{lang:[\w-]+}.json", get_texts),
        web.get(f"/{SPRITE}", get_sprite),
        web.get(r"/{path:.+\.[a-z0-9]+}", get_file),
        web.get("/{path:.+}", get_nowhere),
    ]
