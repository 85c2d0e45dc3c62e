"""Understands the narration as people do: by its words alone, in any language and edition."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from noctambule.narrator.texts import Texts
from noctambule.onenight.rules.roles import ROLES

OPEN, CLOSE = "\ue000", "\ue001"
"""Around what is filled in."""
FRAME = {
    "say-night": (), "say-center-werewolf": (), "say-day": (), "say-artifacts": (), "say-thumbs-down": (),
    "say-wake": ("name", "do"), "say-wake-many": ("name", "do"), "say-wake-many-but": ("name", "thumb", "do"),
    "say-wake-again": ("doppelganger", "name", "do"), "say-sleep": ("name",), "say-sleep-many": ("name",),
    "say-sleep-unless": ("name", "card"),
    "short-wake": ("name",), "short-wake-but": ("name", "thumb"), "short-wake-again": ("doppelganger", "name"),
    "short-sleep": (), "short-sleep-many": (), "short-sleep-unless": ("card",),
    "short-minion": (), "short-aura-seer": (), "do-werewolf-thumb": ("thumb",),
    "do-doppelganger-at-once": ("roles",), "do-doppelganger-later": ("pack", "doppelganger"),
}  # fmt: skip
"""The messages of a night, and what is filled into each."""
CHOICES = {"bars": ("none", "shields", "laid", "shields-laid"), "when": ("pack-own", "pack", "own", "never")}
"""What a message may choose its words by."""
CHOSEN_BY = {"do-doppelganger-later": "when"}


class Heard(NamedTuple):
    """One thing that was said: the message, what it chose its words by, and what was filled in, as roles."""

    id: str
    variant: str
    filled: Mapping[str, tuple[str, ...]]


class _Phrase(NamedTuple):
    id: str
    variant: str
    pattern: re.Pattern[str]


class Ear:
    """A language's and an edition's; `also` are sentences beside those of today, by the message they stand for."""

    def __init__(self, language: str, edition: str, also: Mapping[str, str] | None = None) -> None:
        self.texts = Texts(language, edition)
        self._names = _names(language, edition)
        own = [_Phrase(id, "", re.compile(_with_groups(text))) for id, text in (also or {}).items()]
        self._phrases = [*own, *_phrases(language, edition)]

    def hears(self, line: str) -> list[Heard]:
        """What is said in a line, sentence after sentence; words that mean nothing are nobody's to guess."""
        for heard in self._parsed(line):
            return heard
        raise AssertionError(f"nobody understands: {line}")

    def _parsed(self, text: str) -> Iterator[list[Heard]]:
        if not text:
            yield []
        for id, variant, pattern in self._phrases:
            match = pattern.match(text)
            if match is None:
                continue
            found = match.groupdict()
            rest, do = text[match.end() :].removeprefix(" "), found.pop("do", None)
            filled = {name: self._roles(name, words) for name, words in found.items()}
            if not all(filled.values()):
                continue
            if do is not None:  # what is to be done stands at the end of its line
                yield from ([Heard(id, variant, filled), *more] for more in self._parsed(do))
            else:
                yield from ([Heard(id, variant, filled), *more] for more in self._parsed(rest))

    def _roles(self, name: str, words: str) -> tuple[str, ...]:
        """The roles that a name means; none where it means nothing."""
        if name == "roles":
            found = [self._names.get(each.casefold(), ()) for each in words.split(", ")]
            return tuple(role for each in found for role in each) if all(found) else ()
        if name == "pack":
            packs = [pack for pack in _packs(self.texts) if pack in words]
            return tuple(role for pack in packs for role in _packs(self.texts)[pack]) or ("nobody",)
        return self._names.get(words.casefold(), ())


def _with_groups(text: str) -> str:
    return re.sub(f"{OPEN}(.*?){CLOSE}", r"(?P<\1>.*?)", re.escape(text)) + r"(?= |$)"


@cache
def _phrases(language: str, edition: str) -> tuple[_Phrase, ...]:
    """Everything a narrator may say, the longest first."""
    texts, found = Texts(language, edition), dict[tuple[str, str], str]()
    ids = {**FRAME, **{f"do-{role.id}": () for role in ROLES.values() if texts.has(f"do-{role.id}")}}
    for id, names in ids.items():
        marked = {name: f"{OPEN}{name}{CLOSE}" for name in names}
        chooser = CHOSEN_BY.get(id, "bars")
        for variant in CHOICES[chooser]:
            found.setdefault((id, texts(id, **marked, **{chooser: variant})), variant)
    phrases = [(len(text), id, variant, _ending(_with_groups(text))) for (id, text), variant in found.items()]
    return tuple(_Phrase(id, variant, re.compile(pattern)) for _, id, variant, pattern in sorted(phrases, reverse=True))


def _ending(pattern: str) -> str:
    """What is to be done is all the rest of a line."""
    return pattern.replace(r"(?P<do>.*?)(?= |$)", r"(?P<do>.*)$")


@cache
def _names(language: str, edition: str) -> Mapping[str, tuple[str, ...]]:
    """Which roles a name calls: one by its own, all of a pack by its plural."""
    texts, found = Texts(language, edition), dict[str, tuple[str, ...]]()
    for role in ROLES.values():
        for form in (None, "the"):
            found[texts.role(role.id, form).casefold()] = (role.id,)
    for role in ROLES.values():
        if role.shared_night is not None:
            pack = tuple(
                each.id for each in ROLES.values() if each.is_wolf == role.is_wolf and (role.is_wolf or each is role)
            )
            found[texts.role(role.id, "plural").casefold()] = ("all", *pack)
    return found


def _packs(texts: Texts) -> dict[str, tuple[str, ...]]:
    names = _names(texts.language, texts.edition)
    return {
        texts("the-many", name=texts.role(role.id, "plural")): names[texts.role(role.id, "plural").casefold()][1:]
        for role in ROLES.values()
        if role.shared_night is not None
    }


def may(texts: Texts, id: str, variant: str) -> bool:
    """Whether words leave it to whoever they are said to."""
    word = {"en": r"\bmay\b", "fr": r"\bpeu[xt]\b"}[texts.language]
    return re.search(word, texts(id, bars=variant or "none", thumb="")) is not None
