"""StableHLO programs: from MLIR text to a `Program`, and from a `Program` to an editor.

The canonical text has modules and functions in MLIR's usual form and ops, one a line, in its
generic form, which is the same for every op:

    %u3 = "stablehlo.add"(%u1, %a0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>

Results are named after the op's place in the module (`%u12`), a function's arguments `%a0`, the
arguments of the blocks of while, case and if `%b0`, and what stands in the closed regions of
reductions and the like `%x0`. An op that computes what one before it in its block computes too
is left out.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.editor import StablehloEditor
from gevo.program.stablehlo.mlir import OPEN, is_public, is_pure, name_of, opened, simplify

__all__ = ["StablehloEditor", "load_text"]

_CALLBACK = re.compile(r'call_target_name = "(\w*(?:callback|python)\w*)"')
"""A function of the host that jax registers with XLA, as `jax.pure_callback` calls it."""
LARGEST_TEXT = 4 << 20
"""Characters of canonical text; every variant has as many, and constants are most of them."""


def load_text(text: str, entry: Sequence[str] = (), source: str = "<text>") -> Program:
    """A program from MLIR text; `load_text(p.text, p.entry)` gives `p` again.

    Args:
        text: A module of func, StableHLO and CHLO ops, e.g. from jax's
            `jit(f).lower(...).as_text()`, with weights as arguments.
        entry: Names of the functions that may be edited; by default all public ones.
        source: Name of the file, for messages.

    Raises:
        ProgramError: jaxlib is missing; not valid MLIR, another dialect, no public function, an
            unknown entry, or constants so large that editing would be slow.
    """
    try:
        canonical, names = _normalise(text)
        if len(canonical) > LARGEST_TEXT:
            raise ProgramError(
                f"the module has {len(canonical) >> 20} MiB of text; export it with weights as "
                "arguments, not as constants"
            )
        if called := _CALLBACK.search(canonical):
            raise ProgramError(f"it calls {called[1]}: a program may run nothing on the host")
        if _normalise(canonical)[0] != canonical:
            raise ProgramError("gevo cannot write this module down without changing it")
    except ProgramError as reason:
        raise ProgramError(f"{source}: {reason}") from None
    unknown = [name for name in entry if name not in names]
    if unknown:
        raise ProgramError(
            f"{source}: there is no public function {unknown[0]}; "
            f"the module defines {', '.join(names)}"
        )
    wanted = entry or names
    return Program(Dialect.STABLEHLO, canonical, tuple(n for n in names if n in wanted))


def _normalise(text: str) -> tuple[str, list[str]]:
    """Canonical text and the names of the public functions."""
    with opened(text) as module:
        simplify(module)
        names = [name_of(f) for f in module.body.operations if is_public(f)]
        return canonical_text(module), names


_SOURCE = re.compile(r'"((?:[^"\\]|\\.)*\.py)":([0-9]+):')


def places(text: str) -> dict[str, tuple[str, int]]:
    """File and line of the Python source that ops come from, by uid, as far as a text says it.

    Of nested calls it is the innermost line that the exporter names: jax leaves its own out.

    Raises:
        ProgramError: As `load_text`.
    """
    found: dict[str, tuple[str, int]] = {}

    def note(uid: str, op: Any) -> None:
        if match := _SOURCE.search(str(op.location)):
            found[uid] = match[1], int(match[2])

    with opened(text) as module:
        simplify(module)
        canonical_text(module, note)
    return found


INDENT = "  "

_QUOTED = re.compile(r'("(?:[^"\\]|\\.)*")')
_NAME = re.compile(r"%(\w+)")
_DEFINED = re.compile(r"^\s*%(\w+)(?::\d+)? = |%(\w+): ", re.MULTILINE)


def canonical_text(module: Any, note: Callable[[str, Any], None] | None = None) -> str:
    """The canonical text of a module that was simplified; raises ProgramError.

    Args:
        module: The module.
        note: Told the uid of each op, and the op.
    """
    ops, arguments = itertools.count(), itertools.count()
    head = module.operation.get_asm(large_elements_limit=0).split("\n", 1)[0]
    lines = [f"{head}\n"]
    for function in module.body.operations:
        lines += _Printer(ops, arguments, note).function(function.operation)
    return "".join((*lines, "}\n"))


class _Printer:
    """Prints one function."""

    def __init__(
        self,
        ops: Iterator[int],
        arguments: Iterator[int],
        note: Callable[[str, Any], None] | None,
    ) -> None:
        self._ops = ops
        self._arguments = arguments
        self._note = note
        self._names: dict[Any, str] = {}

    def function(self, op: Any) -> Iterator[str]:
        text = op.get_asm(use_local_scope=True)
        head = outside_quotes(text.split("\n", 1)[0], lambda t: t.replace("%arg", "%a"))
        if not len(op.regions[0].blocks):
            yield f"{INDENT}{head}\n"
            return
        block = op.regions[0].blocks[0]
        for index, argument in enumerate(block.arguments):
            self._names[argument] = f"%a{index}"
        yield f"{INDENT}{head}\n"
        yield from self._block(block, INDENT * 2)
        yield f"{INDENT}}}\n"

    def _block(self, block: Any, indent: str) -> Iterator[str]:
        seen: dict[str, list[str]] = {}
        for view in block.operations:
            op = view.operation
            before, after = _split(op)
            operands = ", ".join(self._names[value] for value in op.operands)
            body = f'"{op.name}"({operands}){before}'
            if op.name not in OPEN and is_pure(op):
                if names := seen.get(body):
                    self._names.update(zip(op.results, names, strict=True))
                    continue
            number = next(self._ops)
            if self._note:
                self._note(f"u{number}", op)
            names = self._name(op, number)
            seen[body] = names
            yield indent + _results(names) + body.replace("\n", f"\n{indent}")
            if op.name in OPEN:
                yield from self._regions(op, indent)
                yield after
            yield "\n"

    def _name(self, op: Any, number: int) -> list[str]:
        several = len(op.results) > 1
        names = [f"%u{number}#{i}" if several else f"%u{number}" for i in range(len(op.results))]
        self._names.update(zip(op.results, names, strict=True))
        return names

    def _regions(self, op: Any, indent: str) -> Iterator[str]:
        yield " ("
        for index, region in enumerate(op.regions):
            block = region.blocks[0]
            yield ", {\n" if index else "{\n"
            if len(block.arguments):
                yield f"{indent}^bb0({', '.join(map(self._argument, block.arguments))}):\n"
            yield from self._block(block, indent + INDENT)
            yield f"{indent}}}"
        yield ")"

    def _argument(self, argument: Any) -> str:
        name = f"%b{next(self._arguments)}"
        self._names[argument] = name
        return f"{name}: {argument.type}"


def _results(names: list[str]) -> str:
    if not names:
        return ""
    several = f":{len(names)}" if len(names) > 1 else ""
    return f"{names[0].partition('#')[0]}{several} = "


def _split(op: Any) -> tuple[str, str]:
    """What stands after the operands: before the open regions and after them, or all of it."""
    text = op.get_asm(print_generic_op_form=True, use_local_scope=True)
    if "dense_resource<" in text:
        raise ProgramError("constants are kept outside of the text; pass weights as arguments")
    start = text.index(f'"{op.name}"(') + len(op.name) + 3
    tail = text[text.index(")", start) + 1 :]
    if op.name in OPEN:
        first, last = tail.index(" ({\n"), tail.rindex("\n})")
        return tail[:first], tail[last + 3 :]
    return (_rename(tail, op.name) if len(op.regions) else tail), ""


def _rename(tail: str, name: str) -> str:
    """Name what closed regions define by its place in them."""
    numbers: dict[str, str] = {}
    for match in _DEFINED.finditer("".join(_QUOTED.split(tail)[::2])):
        numbers.setdefault(match[1] or match[2], f"%x{len(numbers)}")

    def rename(match: re.Match[str]) -> str:
        if match[1] not in numbers:
            raise ProgramError(f"a region of {name} uses a value from outside; XLA refuses that")
        return numbers[match[1]]

    return outside_quotes(tail, lambda text: _NAME.sub(rename, text))


def outside_quotes(text: str, change: Callable[[str], str]) -> str:
    """Change the parts of a text that are not string literals."""
    parts = _QUOTED.split(text)
    parts[::2] = map(change, parts[::2])
    return "".join(parts)
