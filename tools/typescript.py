"""Types in TypeScript, from the types that encode and decode: what the wire says, a client can't get wrong."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from inspect import getsource
from textwrap import dedent
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import inspect as kinds

Struct = type[msgspec.Struct]


def typescript(
    said: Iterable[Struct],
    answered: Iterable[Struct],
    aliases: dict[str, Any],
    named: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """What clients say and what they are answered, with all that both are made of, and other types by name.

    What has a default may be left unsaid; an answer has all its fields. `named` has the types of fields that take
    whatever the games bring, as "Struct.field".
    """
    answers = gathered(answered)
    every = answers | gathered(said)
    names = {struct.__name__ for struct in every}
    assert len(names) == len(every), "two types have the same name"
    parts = [
        _interface(struct, struct in answers, named) for struct in sorted(every, key=lambda struct: struct.__name__)
    ]
    parts += [f"export type {name} = {_type(kinds.type_info(kind))};\n" for name, kind in aliases.items()]
    return "\n".join(parts)


def gathered(structs: Iterable[Struct]) -> set[Struct]:
    """These types, and all that they are made of."""
    found, waiting = set[Struct](), list(structs)
    while waiting:
        struct = waiting.pop()
        if struct not in found:
            found.add(struct)
            waiting += [inner for kind in _kinds_of(struct).values() for inner in _structs_in(kind)]
    return found


def _kinds_of(struct: Struct) -> dict[str, kinds.Type]:
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType)
    return {field.name: field.type for field in info.fields}


def _structs_in(kind: kinds.Type) -> Iterator[Struct]:
    match kind:
        case kinds.StructType(cls=struct):
            yield struct
        case kinds.UnionType(types=types) | kinds.TupleType(item_types=types):
            for each in types:
                yield from _structs_in(each)
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item) | kinds.DictType(value_type=item):
            yield from _structs_in(item)


def _interface(struct: Struct, answered: bool, named: Mapping[str, str]) -> str:
    config, about, types = struct.__struct_config__, comments(struct), _kinds_of(struct)
    lines = [f"/** {_one_line(struct.__doc__)} */", f"export interface {struct.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        left_out = field.default is msgspec.UNSET or (config.omit_defaults and not field.required)
        optional = "?" if left_out or not (answered or field.required) else ""
        if field.name in about:
            lines.append(f"  /** {about[field.name]} */")
        kind = named.get(f"{struct.__name__}.{field.name}") or _type(types[field.name])
        lines.append(f"  {field.encode_name}{optional}: {kind};")
    return "\n".join([*lines, "}"]) + "\n"


def _one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def comments(struct: type) -> dict[str, str]:
    """The strings under the fields, which stand in the source alone."""
    found = dict[str, str]()
    for base in struct.__mro__:
        if base is msgspec.Struct or not issubclass(base, msgspec.Struct):
            continue
        (defined,) = ast.parse(dedent(getsource(base))).body
        assert isinstance(defined, ast.ClassDef)
        for field, below in zip(defined.body, defined.body[1:], strict=False):
            match field, below:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = _one_line(text)
    return found


def _type(kind: Any) -> str:
    match kind:
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
        case kinds.AnyType():
            return "unknown"
        case kinds.LiteralType(values=values):
            return " | ".join(msgspec.json.encode(value).decode() for value in values)
        case kinds.StructType(cls=struct):
            return struct.__name__
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            return f"({_type(item)})[]" if isinstance(item, kinds.UnionType | kinds.LiteralType) else f"{_type(item)}[]"
        case kinds.TupleType(item_types=types):
            return f"[{', '.join(map(_type, types))}]"
        case kinds.NamedTupleType(fields=fields):
            return f"[{', '.join(f'{field.name}: {_type(field.type)}' for field in fields)}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case kinds.UnionType(types=types):
            return " | ".join(dict.fromkeys(map(_type, types)))
    raise NotImplementedError(f"no TypeScript for {kind}")
