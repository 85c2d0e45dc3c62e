"""Files that are made once and sent often: packed, and with a tag by which a browser asks for something newer."""

from gzip import compress
from hashlib import sha256
from typing import NamedTuple

from aiohttp import hdrs, web

ASK_AGAIN = "no-cache"


class Made(NamedTuple):
    """A file, as it is and packed."""

    body: bytes
    packed: bytes
    kind: str
    tag: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> "Made":
        return cls(body, compress(body, 9, mtime=0), kind, sha256(body).hexdigest()[:32])

    def to(self, request: web.Request) -> web.Response:
        """What is sent to who asks; a browser may keep it, as long as it asks again."""
        headers = {hdrs.CACHE_CONTROL: ASK_AGAIN, hdrs.VARY: hdrs.ACCEPT_ENCODING}
        if self.tag in {etag.value for etag in request.if_none_match or ()}:
            response = web.Response(status=304, headers=headers)
        elif "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            packed = {**headers, hdrs.CONTENT_ENCODING: "gzip"}
            response = web.Response(body=self.packed, content_type=self.kind, headers=packed)
        else:
            response = web.Response(body=self.body, content_type=self.kind, headers=headers)
        response.etag = self.tag
        return response
