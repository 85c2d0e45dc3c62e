"""Whether a typed question is the word itself, asked directly: "Is it a frog?", "frog?", « Est-ce une grenouille ? »"""

import re
import unicodedata

OPENERS = {
    *("is", "are", "it", "its", "s", "they", "this", "that", "these", "could", "would", "might", "be"),
    *("so", "ok", "well", "then", "i", "my", "think", "guess", "say", "the", "a", "an", "some"),
    *("word", "magic", "secret", "mot", "magique", "alors", "donc", "bien", "je", "pense", "dis", "crois"),
    *("est", "sont", "serait", "ce", "c", "ca", "cela", "il", "elle", "que", "qu"),
    *("le", "la", "l", "les", "un", "une", "des", "du", "de"),
}
"""Words that may stand before the guess and mean nothing more than "is it"."""

CLOSERS = {"then", "please", "right", "the", "word", "alors", "donc", "le", "mot"}
"""Words that may stand behind it, as in "Is frog the word?", and mean as little."""

PLURALS = (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe"), ("x", ""), ("aux", "al"))


def is_guess(word: str, text: str) -> bool:
    """Whether the question names the whole word and nothing else; case, accents, articles and plurals aside."""
    wanted, said = plain_words(word), plain_words(text)
    while len(said) > len(wanted) and said[0] in OPENERS:
        said = said[1:]
    while len(said) > len(wanted) and said[-1] in CLOSERS:
        said = said[:-1]
    return (
        bool(wanted)
        and len(said) == len(wanted)
        and all(_forms(a) & _forms(b) for a, b in zip(wanted, said, strict=True))
    )


def plain_words(text: str) -> list[str]:
    """Lower case, without accents and signs."""
    text = text.casefold().replace("œ", "oe").replace("æ", "ae")
    letters = (c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    return re.findall(r"[^\W_]+", "".join(letters))


def _forms(word: str) -> set[str]:
    """The word, and what it could be the plural of."""
    singulars = (
        word[: -len(ending)] + instead
        for ending, instead in PLURALS
        if word.endswith(ending) and len(word) - len(ending) >= 2
    )
    return {word, *singulars}
