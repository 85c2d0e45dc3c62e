"""Whether a typed question is the word itself, asked directly: "Is it a frog?", "frog?", « Est-ce une grenouille ? »"""

import re
import unicodedata

OPENERS = {
    *(
        "is",
        "it",
        "its",
        "s",
        "this",
        "that",
        "so",
        "ok",
        "well",
        "then",
        "could",
        "would",
        "might",
        "be",
        "are",
        "they",
        "these",
    ),
    *("i", "think", "guess", "say", "the", "a", "an", "some", "word", "magic", "secret"),
    *(
        "est",
        "ce",
        "c",
        "cela",
        "que",
        "qu",
        "alors",
        "donc",
        "serait",
        "sont",
        "ca",
        "il",
        "elle",
        "je",
        "pense",
        "dis",
        "crois",
    ),
    *("le", "la", "l", "les", "un", "une", "des", "du", "de", "mot", "magique"),
}
"""Words that may stand before the guess and mean nothing more than "is it"."""

PLURALS = (("s", ""), ("es", ""), ("ies", "y"), ("ves", "f"), ("ves", "fe"), ("x", ""), ("aux", "al"))


def is_guess(word: str, text: str) -> bool:
    """Whether the question names the whole word and nothing else; case, accents, articles and plurals aside."""
    wanted, said = _words(word), _words(text)
    while len(said) > len(wanted) and said[0] in OPENERS:
        said = said[1:]
    return (
        bool(wanted)
        and len(said) == len(wanted)
        and all(_forms(a) & _forms(b) for a, b in zip(wanted, said, strict=True))
    )


def _words(text: str) -> list[str]:
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
