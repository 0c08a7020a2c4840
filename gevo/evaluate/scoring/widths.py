"""What a program computes in fewer bits than the unmodified one does.

`blockIdx.x * pitch + i` in 32 bits, a sum of bytes in 16, an index that passes through a float:
all are right as long as no value is larger, which no case of an ordinary size shows. So what both
programs compute is compared as polynomials over what they read, whatever the types: what only the
unmodified program computes in the wider type is an assumption of the other.

A polynomial's variables are parameters, special registers, values that are loaded, values that
loops carry (by what they begin with and what is added in each round), and results of all other
instructions. Conversions of integers and of integers to floats and back change nothing in it.
Where the two programs' texts differ too much nothing corresponds, and nothing is said.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from gevo.device.simt.model.ir import Function, Instruction, bits, placement, read_kernel
from gevo.evaluate.scoring.alike import OneSided, stated

Poly = Mapping[tuple[str, ...], int]
"""Coefficient of each product of variables; () is the constant."""

MOST_TERMS = 24
"""A longer polynomial is one variable."""
MOST_NAME = 400
"""Characters of a variable's name; of a longer one there is its beginning and a digest."""
MOST_WORDS = 80
"""Characters of an assumption's formula; a longer one is cut."""

LOOP = "loop("
"""How the name of what a loop carries begins."""

_KIND = r"(?:i\d+|half|bfloat|float|double)"
_BINARY = re.compile(rf" ?(?:[a-z]+ )*{_KIND} ([^\s,]+), ([^\s,]+)")
_CONVERTED = re.compile(rf" ?(?:[a-z]+ )*({_KIND}) ([^\s,]+) to ")
_ARGUMENT = re.compile(rf"[(,] ?{_KIND} ([^\s,)]+)")
_PHI = re.compile(r"\[ ([^\s,]+), (%[^\s\]]+) \]")
_INDEX = re.compile(r", i(\d+) ([^\s,]+)")
_NUMBER = re.compile(r"-?\d+(?:\.0+e\+0+)?")
_REGISTER = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.([a-z0-9.]+)\(")
_ARITHMETIC = frozenset("add sub mul shl or fadd fsub fmul".split())
_WIDENING = frozenset(("zext", "sext", "fptosi", "fptoui"))
_SAME = _WIDENING | {"trunc", "freeze", "sitofp", "uitofp", "fpext", "fptrunc"}
_MANTISSA = {"half": 11, "bfloat": 8, "float": 24, "double": 53}
_LIMITS = {"tid": 1023, "ntid": 1024, "laneid": 31, "warpid": 31, "warpsize": 32}
_GRID = {"x": (1 << 31) - 1, "y": 65535, "z": 65535}


@dataclass
class _Computed:
    """The polynomials of a kernel, and the types in which they are computed.

    Attributes:
        widths: For each that instructions compute as integers, the bits of the results.
        widened: For each that is then made wider, or was computed as a float and becomes an
            integer, the bits that it had.
        carried: For each sum that a loop carries, the bits of its integer.
        most: The largest value of what is widened, as far as its variables tell.
    """

    widths: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    widened: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    carried: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    most: dict[str, float] = field(default_factory=dict[str, float])


def narrowed(baseline: Sequence[str], program: str, kernels: Iterable[str]) -> Iterator[OneSided]:
    """What a program relies on that computes something in fewer bits.

    Args:
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
    """
    for kernel in kernels:
        before = [found for text in baseline if (found := _computed(text, kernel)) is not None]
        after = _computed(program, kernel)
        if after is None or not before:
            continue
        sums = list(_sums(kernel, before, after))
        yield from sums
        yield from _values(kernel, before, after, told=bool(sums))


def _sums(kernel: str, before: Sequence[_Computed], after: _Computed) -> Iterator[OneSided]:
    """What loops carry in fewer bits."""
    for words, had in sorted(after.carried.items()):
        wide = _joined(one.carried.get(words) for one in before)
        if wide and min(wide) > max(had):
            yield _said(kernel, words, max(had), min(wide))


def _values(
    kernel: str, before: Sequence[_Computed], after: _Computed, told: bool
) -> Iterator[OneSided]:
    """What is made wider only after it was computed; of sums that loops carry it may be `told`."""
    for words, had in sorted(after.widened.items()):
        narrow, wide = min(had), _joined(one.widths.get(words) for one in before)
        known = narrow in _joined(one.widened.get(words) for one in before)
        fits = after.most[words] < 2 ** (narrow - 1)
        if wide and min(wide) > narrow and not known and not fits and not (told and LOOP in words):
            yield _said(kernel, words, narrow, min(wide))


def _joined(sets: Iterable[set[int] | None]) -> set[int]:
    return set[int]().union(*(one for one in sets if one))


def _said(kernel: str, words: str, narrow: int, wide: int) -> OneSided:
    short = words if len(words) <= MOST_WORDS else f"{words[:MOST_WORDS]}…"
    return stated(kernel, f"{short} fits in {narrow} bits (computed in {wide})", None)


@lru_cache(maxsize=16)
def _computed(text: str, kernel: str) -> _Computed | None:
    try:
        function = read_kernel(text, kernel)[0]
    except KeyError:
        return None
    loops = _Reader(function, {}).loops()
    return _Reader(function, loops).read()


class _Reader:
    """Goes through a function once, every block after those that lead to it.

    Args:
        function: The function.
        loops: Names of what loops carry, by the phi's, as another reader has told them.
    """

    def __init__(self, function: Function, loops: Mapping[str, str]) -> None:
        self._function = function
        self._loops = loops
        self._polys: dict[str, Poly] = {}
        self._limits: dict[str, float] = {}
        self._phis: dict[str, Instruction] = {}
        self._arithmetic: set[str] = set()
        self._found = _Computed()
        for position in placement(function):
            for one in function.blocks[position].instructions:
                if one.name:
                    self._polys[one.name] = self._poly(one)
                    self._note(one)

    def loops(self) -> Mapping[str, str]:
        """Names for what loops carry that say what it begins with and what is added."""
        return {
            phi.name: f"{LOOP}{self._begin(phi)}; {self._step(phi)})"
            for phi in self._phis.values()
        }

    def read(self) -> _Computed:
        """What the function computes."""
        for phi in self._phis.values():
            kind = phi.result[1]
            step = self._step(phi)
            if kind.startswith("i") and step and not re.fullmatch(r"-?\d+", step):
                words = f"the sum of {step}"
                self._found.carried.setdefault(words, set()).add(_width(kind))
        return self._found

    def _begin(self, phi: Instruction) -> str:
        first = (t for t, _ in _PHI.findall(phi.rest) if not self._added(phi, t))
        return ", ".join(sorted({t if t[0] == "%" else _words(self._value(t)) for t in first}))

    def _step(self, phi: Instruction) -> str:
        """What a loop adds to what it carries; empty where it does something else."""
        steps = (self._added(phi, t) for t, _ in _PHI.findall(phi.rest))
        return ", ".join(sorted({_words(step) for step in steps if step}))

    def _added(self, phi: Instruction, token: str) -> Poly:
        poly = dict(self._polys.get(token, {}))
        own = next(iter(self._polys[phi.name]))
        return poly if poly.pop(own, 0) == 1 else {}

    def _note(self, one: Instruction) -> None:
        """Take in the types that an instruction computes in, or makes wider."""
        if one.op in _WIDENING and (found := _CONVERTED.match(one.rest)):
            kind, value = found.groups()
            if value in self._arithmetic:
                self._widen(value, self._least(value, kind))
        elif one.op == "getelementptr":  # which extends its indices
            for width, value in _INDEX.findall(one.rest):
                if value in self._arithmetic and int(width) < 64:
                    self._widen(value, self._least(value, f"i{width}"))
        elif one.name in self._arithmetic and one.op not in _SAME:
            kind = one.result[1]
            if kind.startswith("i"):
                self._found.widths.setdefault(_words(self._polys[one.name]), set()).add(bits(kind))

    def _widen(self, value: str, width: int) -> None:
        poly = self._polys[value]
        words = _words(poly)
        self._found.widened.setdefault(words, set()).add(width)
        self._found.most[words] = self._most(poly)

    def _least(self, value: str, kind: str) -> int:
        """The bits that a value passed through: of its type, and before it was converted to it."""
        least = _width(kind)
        while (one := self._function.definitions.get(value)) is not None and one.op in _SAME:
            found = _CONVERTED.match(one.rest)
            if found is None:
                break
            least, value = min(least, _width(found[1])), found[2]
        return least

    def _poly(self, one: Instruction) -> Poly:
        if one.lanes != 1:
            return self._variable(one)
        if one.op in _SAME and one.operands:
            if one.operands[0] in self._arithmetic:
                self._arithmetic.add(one.name)
            return self._value(one.operands[0])
        made = self._made(one)
        if made is None or len(made) > MOST_TERMS:
            return self._variable(one)
        self._arithmetic.add(one.name)
        return made

    def _made(self, one: Instruction) -> Poly | None:
        """The polynomial of a sum or a product; None of anything else."""
        if one.callee.startswith(("llvm.fma.", "llvm.fmuladd.")):
            tokens = _ARGUMENT.findall(one.rest)
            if len(tokens) == 3:
                first, second, third = (self._value(token) for token in tokens)
                return _sum(_product(first, second), third, 1)
        found = _BINARY.match(one.rest)
        if found is None or one.op not in _ARITHMETIC:
            return None
        left, right = (self._value(token) for token in found.groups())
        if one.op in ("add", "fadd") or (one.op == "or" and "disjoint" in one.rest):
            return _sum(left, right, 1)
        if one.op in ("sub", "fsub"):
            return _sum(left, right, -1)
        if one.op in ("mul", "fmul"):
            return _product(left, right)
        if one.op == "shl" and set(right) == {()} and 0 < right[()] < 64:
            return _product(left, {(): 1 << right[()]})
        return None

    def _value(self, token: str) -> Poly:
        if token in self._polys:
            return self._polys[token]
        if _NUMBER.fullmatch(token):
            number = int(float(token) if "." in token else token)
            return {(): number} if number else {}
        return {(token.lstrip("%"),): 1}

    def _variable(self, one: Instruction) -> Poly:
        """What an instruction gives as a variable of its own."""
        name, limit = self._named(one)
        if len(name) > MOST_NAME:
            digest = hashlib.blake2s(name.encode(), digest_size=8).hexdigest()
            name = f"{name[:MOST_WORDS]}…{digest}"
        kind = one.result[1]
        if kind.startswith("i") and bits(kind) < 32:
            limit = min(limit, (1 << bits(kind)) - 1)
        self._limits[name] = limit
        return {(name,): 1}

    def _named(self, one: Instruction) -> tuple[str, float]:
        """A name that is the same for the same thing in another program, and its largest value."""
        if found := _REGISTER.search(one.rest):
            kind, _, axis = found[1].partition(".")
            return found[1], _LIMITS.get(kind, _GRID.get(axis, math.inf))
        if one.op == "phi":
            self._phis[one.name] = one
            return self._loops.get(one.name, f"{LOOP}{len(self._phis)})"), math.inf
        if one.op == "load":
            return f"load({self._address(one)})", math.inf
        what = one.callee or one.op
        if one.op in ("icmp", "fcmp"):
            what = one.rest.split()[0]
        return f"{what}({', '.join(_words(self._value(t)) for t in one.operands)})", math.inf

    def _address(self, one: Instruction) -> str:
        """Where a load reads: the array, and the indices on the way to the place."""
        indices: list[str] = []
        token = next(iter(one.operands), "")
        while (step := self._function.definitions.get(token)) is not None:
            if step.op == "getelementptr":
                indices += [_words(self._value(value)) for _, value in _INDEX.findall(step.rest)]
            elif step.op not in ("addrspacecast", "bitcast"):
                break
            token = next(iter(step.operands), "")
        return ", ".join([token.lstrip("%"), *indices])

    def _most(self, poly: Poly) -> float:
        """The largest size of a polynomial's value, as far as its variables tell."""
        return sum(
            abs(factor) * math.prod(self._limits.get(variable, math.inf) for variable in product)
            for product, factor in poly.items()
        )


def _width(kind: str) -> int:
    """Bits of an integer that a type holds exactly."""
    return _MANTISSA.get(kind) or bits(kind)


def _sum(left: Poly, right: Poly, sign: int) -> Poly:
    total = dict(left)
    for product, factor in right.items():
        total[product] = total.get(product, 0) + sign * factor
    return {product: factor for product, factor in total.items() if factor}


def _product(left: Poly, right: Poly) -> Poly:
    total: dict[tuple[str, ...], int] = {}
    for one, first in left.items():
        for other, second in right.items():
            product = tuple(sorted(one + other))
            total[product] = total.get(product, 0) + first * second
    return {product: factor for product, factor in total.items() if factor}


def _words(poly: Poly) -> str:
    """`4 * ctaid.x * pitch + tid.x`: the same text for the same polynomial."""
    terms = [
        " * ".join([*([str(factor)] if factor != 1 or not product else []), *product])
        for product, factor in sorted(poly.items(), key=lambda one: (-len(one[0]), one[0]))
    ]
    return " + ".join(terms) or "0"
