"""What roles and artifacts are called in any language and edition, for whoever writes down a deck or a game."""

from collections.abc import Mapping
from functools import cache

from noctambule.engine.naming import kebab
from noctambule.narrator.texts import LANGUAGES, Texts
from noctambule.onenight.rules.cards import ARTIFACTS, EDITIONS
from noctambule.onenight.rules.roles import ROLES


@cache
def other_names() -> Mapping[str, str]:
    """Ids by name; English stands last, for where a word means two things it is English that was typed."""
    found = dict[str, str]()
    for language in reversed(LANGUAGES):
        for edition in EDITIONS:
            texts = Texts(language, edition)
            found |= {kebab(texts(f"also-{role}")): role for role in ROLES if texts.has(f"also-{role}")}
            found |= {kebab(texts(f"artifact-{artifact}")): artifact for artifact in ARTIFACTS}
            found |= {kebab(texts.role(role)): role for role in ROLES}
    return found
