"""Numbers of 64 bits in 32: what is computed as doubles is computed as floats.

GPUs work on floats twice to 64 times as fast as on doubles, and a constant without an `f` is
enough to make doubles of a source's floats. A region changes as a whole: what hangs together by
values of type double. Memory keeps its type, as do calls of which nothing is known; what goes in
is rounded, what comes out extended. Results differ, so this is for searches with a tolerance.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence

from gevo.errors import EditError
from gevo.program.llvm.baseline import RESULT
from gevo.program.llvm.body import Body, Line, renamed
from gevo.program.llvm.privatize import least_above
from gevo.program.llvm.text import Function, Instruction, Module

ALL = "all"
"""Instead of a region's name: all regions of a kernel."""

_TYPE = re.compile(r"(?<![%\w.@-])double(?![\w.-])")
_SAME = frozenset("fadd fsub fmul fdiv frem fneg phi select freeze sitofp uitofp".split())
_ENDS = frozenset(("fptosi", "fptoui", "fcmp"))
_FUNCTION = re.compile(
    r"@llvm\.(?:(?:sqrt|fabs|fma|fmuladd|minnum|maxnum|minimum|maximum|minimumnum|maximumnum|"
    r"copysign|floor|ceil|trunc|rint|nearbyint|round|roundeven)\.f64|"
    r"nvvm\.(?:(?:add|mul|div|fma|sqrt|rcp)\.r[nzmp]|fmin|fmax)\.d)\("
)
_NUMBER = re.compile(r"-?\d+\.\d+e[+-]\d+\Z")
_ARGUMENT = re.compile(r"a\d+\Z")
_BITS = re.compile(r"0x[0-9A-F]{16}\Z")
_EXACT = 1 << 24
"""Up to here floats hold every integer."""
_LARGEST = 3.4028235677973366e38
"""From here on floats round to infinity."""


def regions(module: Module, function: Function) -> Mapping[str, Sequence[Instruction]]:
    """What hangs together by doubles and computes, by the uid of its first instruction.

    Not what counts: see `_counts`.
    """
    every = [one for one in module.inside(function) if _held(one)]
    parents: dict[str, str] = {}

    def root(ref: str) -> str:
        while parents.setdefault(ref, ref) != ref:
            ref = parents[ref]
        return ref

    for one in every:
        first, *others = _held(one)
        for other in others if _changes(one) else ():
            parents[root(other)] = root(first)
    found: dict[str, list[Instruction]] = {}
    for one in every:
        for name in dict.fromkeys(map(root, _held(one))):
            found.setdefault(name, []).append(one)
    used = (some for some in found.values() if any(_computes(one) for one in some))
    return {some[0].uid: some for some in used if not _counts(module, some)}


def shortable(module: Module, function: Function) -> Iterator[str]:
    """The regions of a function, and all of them where there are several."""
    found = regions(module, function)
    if len(found) > 1:
        yield ALL
    yield from found


def shortened(
    module: Module, kernel: str, region: str, prefix: str
) -> tuple[str, tuple[str, ...]]:
    """A module in which a region of a function works on floats.

    Args:
        module: The module.
        kernel: The function's name.
        region: One of its `regions`, or `ALL`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such region, or it holds what has no short form.
    """
    function = next((f for f in module.functions if f.name == kernel), None)
    if function is None or region not in shortable(module, function):
        raise EditError(f"{kernel} computes with no doubles in a region {region}")
    parts = regions(module, function)
    chosen = [one for name in parts if region in (ALL, name) for one in parts[name]]
    return _Shortening(Body(module, function, prefix), chosen).body.printed()


class _Shortening:
    """Rewrites a body."""

    def __init__(self, body: Body, some: Sequence[Instruction]) -> None:
        """Rewrite some instructions."""
        self.body = body
        self._some = {one.uid: one for one in some}
        self._entry: list[Line] = []
        self._names: dict[str, str] = {}
        for one in some:
            if one.type == "double":
                self._names[one.uid] = one.label if _changes(one) else body.name()
        for one in some:
            if _is_extended(one):
                self._names[one.uid] = self._float(one.operands[0].value.ref, "float")
        self._equal: dict[str, str] = {}
        for block in body.blocks:
            block.lines = [new for line in block.lines for new in self._lines(line)]
        body.blocks[0].lines[:0] = self._entry
        for name, value in self._equal.items():
            while value in self._equal:
                value = self._equal[value]
            self._equal[name] = value
        for block in body.blocks:
            for line in block.lines:
                line.text = renamed(line.text, self._equal)

    def _lines(self, line: Line) -> Iterable[Line]:
        one = self._some.get(line.uid)
        if one is None:
            return (line,)
        if _is_extended(one):
            return ()
        if _changes(one) or one.op in _ENDS:
            return (Line(one.uid, self._short(one)),)
        if one.op == "fptrunc":
            return self._rounded(one)
        return self._kept(one)

    def _kept(self, one: Instruction) -> list[Line]:
        """What stays as it is: what it takes is extended, what it gives rounded."""
        lines: list[Line] = []
        held: list[str] = []
        for operand in one.operands:
            ref = operand.value.ref
            text = self.body.text_of(ref)
            if ref in self._names and _changed(self._some.get(ref)):
                text = self.body.new(f"fpext float {self._names[ref]} to double", lines)
            held.append(text)
        result = f"{one.label} = " if one.label else ""
        lines.append(Line(one.uid, result + _joined(one, one.pieces, held)))
        if one.type == "double":
            name = self._names[one.uid]
            lines.append(Line(name[1:], f"{name} = fptrunc double {one.label} to float"))
        return lines

    def _short(self, one: Instruction) -> str:
        """An instruction on floats."""
        pieces = [_TYPE.sub("float", piece) for piece in one.pieces]
        if one.op == "call":
            pieces[0] = _FUNCTION.sub(_short_name, pieces[0])
            name = pieces[0].rpartition("@")[2].partition("(")[0]
            taken = ", ".join("float" for _ in one.operands)
            self.body.declared[name] = f"declare float @{name}({taken})"
        held = [self._float(o.value.ref, o.type) for o in one.operands]
        return f"{one.label} = {_joined(one, pieces, held)}"

    def _rounded(self, one: Instruction) -> Iterable[Line]:
        """A conversion to a shorter type; for a float it is the float itself."""
        value = self._float(one.operands[0].value.ref, "double")
        if one.type == "float":
            self._equal[one.label] = value
            return ()
        return (Line(one.uid, f"{one.label} = fptrunc float {value} to {one.type}"),)

    def _float(self, ref: str, type_: str) -> str:
        """How a value is written where a float is wanted."""
        if type_ != "double":
            return self.body.text_of(ref)
        if ref in self._names:
            return self._names[ref]
        if _ARGUMENT.match(ref):
            text = self.body.text_of(ref)
            self._names[ref] = self.body.new(f"fptrunc double {text} to float", self._entry)
            return self._names[ref]
        return _constant(ref)


def _joined(one: Instruction, pieces: Sequence[str], held: Sequence[str]) -> str:
    text = "".join(piece + held[hole] for piece, hole in zip(pieces, one.holes, strict=False))
    return text + pieces[-1]


def _short_name(found: re.Match[str]) -> str:
    return f"{found[0][:-4]}f32(" if found[0].endswith("f64(") else f"{found[0][:-2]}f("


def _doubles(one: Instruction) -> list[str]:
    """The results that an instruction takes as doubles."""
    held = (o.value.ref for o in one.operands if o.type == "double")
    return [ref for ref in held if RESULT.match(ref)]


def _held(one: Instruction) -> list[str]:
    """The doubles that an instruction gives and takes."""
    return [one.uid, *_doubles(one)] if one.type == "double" else _doubles(one)


def _is_extended(one: Instruction) -> bool:
    """Whether it makes a double of a float, which then need not be."""
    return one.op == "fpext" and one.type == "double" and one.operands[0].type == "float"


def _changes(one: Instruction) -> bool:
    """Whether an instruction has a form for floats, with all its results and operands."""
    if one.op == "call":
        return one.type == "double" and bool(_FUNCTION.search(one.pieces[0]))
    if one.op == "fpext":
        return one.type == "double"
    return (one.op in _SAME and one.type == "double") or (one.op == "fcmp" and bool(_doubles(one)))


def _changed(one: Instruction | None) -> bool:
    return one is not None and _changes(one)


def _counts(module: Module, some: Sequence[Instruction]) -> bool:
    """Whether integers that floats do not hold come in, and integers come out or are compared.

    Those are counts or indices, which must be exact at every size, not only at those of the cases.
    """
    if any(one.op in ("fptosi", "fptoui") for one in some):
        return any(_is_large(module, one) for one in some)
    return any(one.op == "fcmp" and _of_integers(module, one) for one in some)


def _is_large(module: Module, one: Instruction) -> bool:
    """Whether it makes a double of an integer that floats need not hold."""
    if one.op not in ("sitofp", "uitofp"):
        return False
    return (least_above(module, one.operands[0].value.ref) or math.inf) > _EXACT + 1


def _of_integers(module: Module, compared: Instruction) -> bool:
    """Whether what is compared follows from integers alone, and floats do not hold them all."""
    seen: set[str] = set()
    large, open_ = False, [compared]
    while open_:
        one = open_.pop()
        if one is not compared and not _changes(one):
            return False
        large |= _is_large(module, one)
        refs = [o.value.ref for o in one.operands if o.type in ("double", "float")]
        if any(_ARGUMENT.match(ref) for ref in refs):
            return False
        new = [module.instructions[ref] for ref in refs if RESULT.match(ref) and ref not in seen]
        seen.update(made.uid for made in new)
        open_ += new
    return large


def _computes(one: Instruction) -> bool:
    return one.type == "double" and (one.op in ("fadd", "fsub", "fmul", "fdiv", "frem", "call"))


def _constant(text: str) -> str:
    """A double as the float next to it, in the form of LLVM IR, which is that of doubles."""
    if text in ("poison", "undef"):
        return text
    if _BITS.match(text):
        (number,) = struct.unpack(">d", bytes.fromhex(text[2:]))
    elif _NUMBER.match(text):
        number = float(text)
    else:
        raise EditError(f"{text} has no short form")
    if abs(number) >= _LARGEST:
        number = math.copysign(math.inf, number)
    elif not math.isnan(number):
        (number,) = struct.unpack(">f", struct.pack(">f", number))
    return f"0x{struct.pack('>d', number).hex().upper()}"
