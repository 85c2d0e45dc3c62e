"""Ids as people write them."""

import re
import unicodedata


def kebab(text: str) -> str:
    """ "Alpha Wolf", "alpha_wolf" and "Doppelgänger" as ids are written."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", plain.casefold()).strip("-")
