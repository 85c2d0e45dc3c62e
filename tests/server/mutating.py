"""Makes bad frames of good ones: bytes, structure, types, sizes, others' seats, ids used before."""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

ODD: Sequence[Any] = (
    *(None, True, False, 0, -1, 1, 2, 7, 99, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 0.5, -0.0, 1e308, 1e-9),
    *(
        "",
        " ",
        "x",
        "0",
        "null",
        "left",
        "seer",
        "werewolf",
        "\x00",
        "\u202e",
        "é",
        "e\u0301",
        "\U0001f600",
        "Ana",
        "Zoe",
    ),
    *("x" * 65, "x" * 301, "x" * 1001, "\u0301" * 97, "y" * 5_000),
    *([], {}, [[]], [0], [0, 1], [1, 0, 2, 3, 4], [0] * 65, ["x"] * 500, [None], {"game": "one-night"}, {"": ""}),
)
WORDS = ("do", "id", "seat", "at", "answer", "beat", "room", "token", "as", "name", "adds", "code", "settings", "extra")
SYMBOLS = '{}[]":,0123456789-+.eE\\u \t\n\x00aé'
LONGEST = 32 * 1024


def mutated(good: str, chance: Random, others: Sequence[str]) -> str:
    """A frame that somebody could send; mostly one that nobody should."""
    text = good
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        text = chance.choice(HOW)(text, chance, others)
    return text[:LONGEST].encode("utf-8", "replace").decode()[:LONGEST]


def _letters(text: str, chance: Random, _: Sequence[str]) -> str:
    at, size = chance.randint(0, len(text)), chance.choice((0, 1, 1, 2, 8))
    new = "".join(chance.choices(SYMBOLS, k=chance.choice((0, 1, 1, 3))))
    return text[:at] + new + text[at + size :]


def _bits(text: str, chance: Random, _: Sequence[str]) -> str:
    raw = bytearray(text.encode("utf-8", "replace")) or bytearray(b"{")
    for at in chance.choices(range(len(raw)), k=chance.choice((1, 1, 4))):
        raw[at] ^= 1 << chance.randrange(8)
    return raw.decode("utf-8", "replace")


def _cut(text: str, chance: Random, _: Sequence[str]) -> str:
    return text[: chance.randint(0, len(text))]


def _spliced(text: str, chance: Random, others: Sequence[str]) -> str:
    other = chance.choice(others)
    return text[: chance.randint(0, len(text))] + other[chance.randint(0, len(other)) :]


def _repeated(text: str, chance: Random, _: Sequence[str]) -> str:
    begin = chance.randint(0, len(text))
    return text[:begin] + text[begin : begin + chance.randint(1, 40)] * chance.choice((2, 3, 500)) + text[begin:]


def _key_twice(text: str, chance: Random, _: Sequence[str]) -> str:
    """JSON may say the same thing twice; the last one counts, or none."""
    return (
        text[:-1] + f',"{chance.choice(WORDS)}":{json.dumps(chance.choice(ODD))}' + "}" if text.endswith("}") else text
    )


def _nested(text: str, chance: Random, _: Sequence[str]) -> str:
    deep = chance.choice((1, 2, 50, 900, 3_000))
    return chance.choice((text + "}" * deep, "[" * deep + text + "]" * deep, '{"do":' * deep + text + "}" * deep))


def _other_value(text: str, chance: Random, others: Sequence[str]) -> str:
    """Somewhere in it stands something else: of another type, another size, or from another frame."""
    return _changed(
        text, chance, lambda _: chance.choice((chance.choice(ODD), _part_of(chance.choice(others), chance)))
    )


def _deep_inside(text: str, chance: Random, _: Sequence[str]) -> str:
    """Settings, as far as they go: that is where anything may stand."""
    read = _read(text)
    if not read or not isinstance(read.get("settings"), dict) or not read["settings"]:
        return text
    read["settings"][chance.choice(list(read["settings"]))] = chance.choice(ODD)
    return json.dumps(read)


def _another_seat(text: str, chance: Random, _: Sequence[str]) -> str:
    def other(value: Any) -> Any:
        return chance.choice((value + 1, value - 1, chance.randint(-2, 8))) if type(value) is int else value

    return _changed(text, chance, other)


def _another_id(text: str, chance: Random, others: Sequence[str]) -> str:
    """An id that was used before, by whomever, for whatever."""
    id = (_read(chance.choice(others)) or {}).get("id", "")
    return _with(text, "id", chance.choice((id, "", "x", 7, "x" * 65, f"{chance.random()}")))


def _another_word(text: str, chance: Random, others: Sequence[str]) -> str:
    return _with(text, "do", (_read(chance.choice(others)) or {}).get("do", "x"))


def _more(text: str, chance: Random, _: Sequence[str]) -> str:
    return _with(text, chance.choice(WORDS), chance.choice(ODD))


def _less(text: str, chance: Random, _: Sequence[str]) -> str:
    read = _read(text)
    if not read:
        return text
    read.pop(chance.choice(list(read)))
    return json.dumps(read)


def _as_it_is(text: str, *_: Any) -> str:
    """Nothing is wrong with it but who says it, and when."""
    return text


def _with(text: str, key: str, value: Any) -> str:
    read = _read(text)
    return text if read is None else json.dumps({**read, key: value})


def _changed(text: str, chance: Random, how: Callable[[Any], Any]) -> str:
    """One value of it, at any depth."""
    read = _read(text)
    if not read:
        return text
    holder: Any = read
    while True:
        key = chance.choice(list(holder)) if isinstance(holder, dict) else chance.randrange(len(holder))
        inside = holder[key]
        if isinstance(inside, dict | list) and inside and chance.random() < 0.7:
            holder = inside
            continue
        holder[key] = how(inside)
        return json.dumps(read)


def _part_of(text: str, chance: Random) -> Any:
    read = _read(text)
    return chance.choice(list(read.values())) if read else None


def _read(text: str) -> dict[str, Any] | None:
    try:
        read = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return read if isinstance(read, dict) else None


HOW: Sequence[Callable[[str, Random, Sequence[str]], str]] = (
    *(_letters, _bits, _cut, _spliced, _repeated, _key_twice, _nested),
    *(_other_value, _another_seat, _another_id, _another_word) * 4,
    *(_more, _less, _deep_inside, _deep_inside, *(_as_it_is,) * 6),
)
"""Most are still read: what can't be is the least of it."""
