"""A group's own words: a plain text or YAML file, or words that were pasted, read into a pack."""

from collections.abc import Iterator
from pathlib import Path

import yaml

from noctambule.documents import check_size
from noctambule.engine.errors import BadInput
from noctambule.werewords.rules.packs import Pack, read_pack

Lines = list[tuple[int, str]]


def pack_from_file(path: Path) -> Pack:
    """The pack in a file; every bad line is named with its number."""
    return read_pack(path.stem, lines_of_file(path))


def pasted_pack(name: str, text: str) -> Pack:
    """Words as a host pastes them: one a line, or several with commas between."""
    lines = (
        (number, part) for number, line in enumerate(text.splitlines(), 1) for part in line.split("#")[0].split(",")
    )
    return read_pack(name, lines)


def lines_of_file(path: Path) -> Lines:
    """The numbered lines of a pack file, as the packs' own format has them."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise BadInput("no-such-file", path=path, problem="it is not UTF-8 text") from None
    except OSError as error:
        raise BadInput("no-such-file", path=path, problem=error.strerror) from None
    if path.suffix.lower() in (".yaml", ".yml"):
        return list(_yaml_lines(text))
    return list(enumerate(text.splitlines(), 1))


def _yaml_lines(text: str) -> Iterator[tuple[int, str]]:
    """A list of words, or lists of words by category: each with the line it stands on."""
    try:
        check_size(text)
        root = yaml.compose(text, yaml.CSafeLoader)
    except yaml.YAMLError as error:
        raise BadInput("unreadable-document", problem=str(getattr(error, "problem", error))) from None
    if isinstance(root, yaml.SequenceNode):
        yield from _items(root, text)
    elif isinstance(root, yaml.MappingNode):
        for category, words in root.value:
            yield category.start_mark.line + 1, f"[{_source(category, text)}]"
            yield from _items(words, text)
    elif root is not None:
        yield root.start_mark.line + 1, _source(root, text)


def _items(node: yaml.Node, text: str) -> Iterator[tuple[int, str]]:
    """The words of a list; `frog: water held` is a word with its exceptions, as in a text file."""
    children = node.value if isinstance(node, yaml.SequenceNode) else [node]
    for child in children:
        pairs = child.value if isinstance(child, yaml.MappingNode) else []
        for key, value in pairs:
            yield key.start_mark.line + 1, f"{_source(key, text)}: {_source(value, text)}"
        if not pairs:
            yield child.start_mark.line + 1, _source(child, text)


def _source(node: yaml.Node, text: str) -> str:
    """A word; or, where something nested stands instead, as it was written, which is then refused."""
    if isinstance(node, yaml.ScalarNode):
        return str(node.value)
    return " ".join(text[node.start_mark.index : node.end_mark.index].split())
