"""Small changes to a module's code, one at a time: what a test that holds the code should notice."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeVar

T = TypeVar("T")
OTHERS: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.FloorDiv,),
    ast.FloorDiv: (ast.Mult,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitAnd: (ast.BitOr,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
}
"""What an operator is exchanged for."""
TRUE, FALSE = ast.Constant(True), ast.Constant(False)


class Mutant(NamedTuple):
    """A module with one thing in it changed."""

    path: Path
    line: int
    lines: range
    """All that the changed thing stands on."""
    was: str
    now: str
    """The first line that differs, before and after."""
    source: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n    - {self.was}\n    + {self.now}"


def mutants(path: Path) -> Iterator[Mutant]:
    """All there are of a module, from its first line to its last."""
    source = path.read_text(encoding="utf-8")
    seen = {source}
    for node, new in _changes(ast.parse(source)):
        changed = _spliced(source, node, new)
        if changed not in seen:
            seen.add(changed)
            yield _described(path, source, changed, range(node.lineno, node.end_lineno + 1))  # type: ignore[attr-defined]


def _described(path: Path, source: str, changed: str, lines: range) -> Mutant:
    before, after = source.splitlines(), changed.splitlines()
    at = next((n for n, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]), len(after) - 1)
    return Mutant(path, at + 1, lines, before[at].strip(), after[at].strip(), changed)


def _spliced(source: str, node: ast.AST, new: str) -> str:
    """The source with other text in a node's place; columns are bytes."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    first, last = (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]
    begin, end = starts[first[0] - 1] + first[1], starts[last[0] - 1] + last[1]
    whole = source.encode()
    return (whole[:begin] + new.encode() + whole[end:]).decode()


def _changes(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Nodes, and what could stand in their place."""
    for node in _code(tree):
        if isinstance(node, ast.stmt):
            yield from _of_a_statement(node)
        elif isinstance(node, ast.expr):
            for other in _of_an_expression(node):
                yield node, f"({ast.unparse(other)})"
        elif isinstance(node, ast.match_case) and node.guard is not None:
            yield node.guard, "True"
            yield node.guard, "False"


def _code(node: ast.AST) -> Iterator[ast.AST]:
    """What is run, in the order it is written: no types, no decorators, nothing that is only asserted or imported."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not _is_no_code(node, child):
                yield from _code(child)


def _is_no_code(parent: ast.AST, child: ast.AST) -> bool:
    """What a module is told at its head are numbers chosen by hand: no test should have to agree with them."""
    chosen = isinstance(parent, ast.Module) and isinstance(child, (ast.Assign, ast.AnnAssign))
    chosen = chosen or (isinstance(parent, ast.Subscript) and isinstance(child, ast.Tuple))  # of a type, mostly
    return chosen or isinstance(child, (ast.Assert, ast.Import, ast.ImportFrom))


def _of_a_statement(node: ast.stmt) -> Iterator[tuple[ast.AST, str]]:
    match node:
        case ast.Expr(value=ast.Constant()):
            return  # what a docstring says is not run
        case ast.Expr() | ast.AugAssign() | ast.Delete():
            yield node, "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
            yield node, "pass"
        case ast.Assign(targets=[ast.Tuple(elts=[ast.Attribute(), *_])]):
            yield node, "pass"
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and value.value is None):
            yield node, "return None"
        case ast.Raise():
            yield node, "pass"
        case ast.If(test=test) | ast.While(test=test):
            yield test, "False"
            if isinstance(node, ast.If):
                yield test, "True"


def _of_an_expression(node: ast.expr) -> Iterator[ast.expr]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield from (ast.Compare(left, [other()], [right]) for other in OTHERS[type(op)])  # type: ignore[list-item]
        case ast.BinOp(left=left, op=binary, right=right) if type(binary) in OTHERS:
            yield from (ast.BinOp(left, other(), right) for other in OTHERS[type(binary)])  # type: ignore[arg-type]
        case ast.BoolOp(op=boolean, values=values):
            yield from (ast.BoolOp(other(), values) for other in OTHERS[type(boolean)])  # type: ignore[arg-type]
            yield from (_without(ast.BoolOp(boolean, []), values, nth) for nth in range(len(values)))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.IfExp(test=_, body=body, orelse=other):
            yield from (body, other)
        case ast.Constant(value=bool() as held):
            yield FALSE if held else TRUE
        case ast.Constant(value=int() | float() as held):
            yield ast.Constant(held + 1)
        case ast.Tuple(elts=[_, _, *_] as elts, ctx=ast.Load()):
            yield from (ast.Tuple(_but(elts, nth), ast.Load()) for nth in range(len(elts)))
        case ast.Call(func=func, args=args, keywords=[_, *_] as keywords):
            yield from (ast.Call(func, args, _but(keywords, nth)) for nth in range(len(keywords)))
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from _unsifted(node)


def _without(boolean: ast.BoolOp, values: list[ast.expr], nth: int) -> ast.expr:
    rest = _but(values, nth)
    return rest[0] if len(rest) == 1 else ast.BoolOp(boolean.op, rest)


def _unsifted(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[ast.expr]:
    """The same without one of its conditions."""
    for nth, loop in enumerate(node.generators):
        for condition in range(len(loop.ifs)):
            changed = ast.comprehension(loop.target, loop.iter, _but(loop.ifs, condition), loop.is_async)
            generators = [*node.generators[:nth], changed, *node.generators[nth + 1 :]]
            if isinstance(node, ast.DictComp):
                yield ast.DictComp(node.key, node.value, generators)
            else:
                yield type(node)(node.elt, generators)


def _but(items: list[T], nth: int) -> list[T]:
    return [*items[:nth], *items[nth + 1 :]]
