"""What a kernel computes, as polynomials over what it reads, whatever the types.

A polynomial's variables are parameters, special registers, values that are loaded, values that
loops carry (by what they begin with and what is added in each round), and results of all other
instructions. Conversions of integers and of integers to floats and back change nothing in it, nor
do masks of the lowest bits where it is read loosely.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise

from gevo.device.simt.model.ir import (
    LOCAL,
    SHARED,
    Function,
    Instruction,
    bits,
    functions_of,
    placement,
    read_kernel,
)
from gevo.program.llvm.syntax.lexer import ATTACHED, LOCAL_NAME, split_top, symbols_in
from gevo.program.llvm.syntax.module import split_module

Poly = Mapping[tuple[str, ...], int]
"""Coefficient of each product of variables; () is the constant."""

Masks = frozenset[tuple[str, int]]
"""What masks are put on, and how many of the lowest bits each keeps."""

MOST_TERMS = 24
"""A longer polynomial is one variable."""
MOST_NAME = 400
"""Characters of a variable's name; of a longer one there is its beginning and a digest."""
MOST_WORDS = 80
"""Characters of such a name's beginning."""

LOOP = "loop("
"""How the name of what a loop carries begins."""

_KIND = r"(?:i\d+|half|bfloat|float|double)"
_BINARY = re.compile(rf" ?(?:[a-z]+ )*{_KIND} ([^\s,]+), ([^\s,]+)")
_CONVERTED = re.compile(rf" ?(?:[a-z]+ )*({_KIND}) ([^\s,]+) to ")
_ARGUMENT = re.compile(rf"[(,] ?{_KIND} ([^\s,)]+)")
_PHI = re.compile(r"\[ ([^\s,]+), (%[^\s\]]+) \]")
_INDEX = re.compile(r", i(\d+) ([^\s,]+)")
_TYPED = re.compile(rf" ?(?:[a-z]+ )*({_KIND}) ([^\s,]+)")
_STEP = re.compile(
    rf"(?:inbounds |nuw |nusw )*({_KIND}|\[\d+ x i8\]), "
    r"ptr(?: addrspace\((\d+)\))? ([^\s,]+), i\d+ ([^\s,]+)"
)
_BYTES_OF = re.compile(
    r"\(i32 (?:noundef )?([^\s,]+), i32 (?:noundef )?0, i32 (?:noundef )?(\d+)\)"
)
_CHOSEN = re.compile(r" ?i1 ([^\s,]+), i\d+ (-?\d+), i\d+ 0\Z")
_OF_TYPE = re.compile(r" ?(?:[a-z]+ )*i(\d+) ")
_COMPARED = re.compile(r" ?(?:[a-z]+ )*i\d+ [^\s,]+, (-?\d+)")
_OFFSET = re.compile(r"getelementptr.*, i\d+ (\d+)\)")
_NUMBER = re.compile(r"-?\d+(?:\.0+e\+0+)?")
_REGISTER = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.([a-z0-9.]+)\(")
_ARITHMETIC = frozenset("add sub mul shl or fadd fsub fmul".split())
_OF_TWO = frozenset("udiv sdiv urem srem fdiv frem and or xor shl lshr ashr icmp fcmp".split())
_WIDENING = frozenset(("zext", "sext", "fptosi", "fptoui"))
_EXTENDING = {"zext": False, "uitofp": False, "sext": True, "sitofp": True}
_DIVIDING = {
    "udiv": False, "urem": False, "lshr": False, "sdiv": True, "srem": True, "ashr": True,
}  # fmt: skip
_ORDERS = frozenset(sign + order for sign in "su" for order in ("lt", "le", "gt", "ge"))
_NO_SIGN = frozenset(("nneg", "samesign"))
_NARROWING = frozenset(("trunc", "sitofp", "uitofp", "fptrunc"))
_WHOLE = 32
"""Integers of so many bits are no narrow ones: counters of loops have as many, or more."""
_MANY = 8
"""Bits that a number has whose mask is not that of a loop unrolled by so much."""
_HIGH = 16
"""Highest bits that are nothing in any case of an ordinary size begin here."""
_OF_BITS = frozenset("and urem srem udiv sdiv lshr ashr".split())
_SAME = _WIDENING | {"trunc", "freeze", "sitofp", "uitofp", "fpext", "fptrunc"}
_MANTISSA = {"half": 11, "bfloat": 8, "float": 24, "double": 53}
_LIMITS = {"tid": 1023, "ntid": 1024, "laneid": 31, "warpid": 31, "warpsize": 32}
_GRID = {"x": (1 << 31) - 1, "y": 65535, "z": 65535}


@dataclass
class Computed:
    """The polynomials of a kernel, and the types in which they are computed.

    Attributes:
        widths: For each that instructions compute as integers, the bits of the results.
        widened: For each that is then made wider, or was computed as a float and becomes an
            integer, the bits that it had.
        carried: For each sum that a loop carries, and whatever else it makes of a value, the bits
            of its integer.
        most: The largest value of what is widened, masked or signed, as far as its variables tell.
        summed: For each sum that a loop, a variable in memory or an atomic operation carries,
            whatever the indices of what is loaded, the bits that it has.
        floats: The same of sums of floats, with the bits that their type holds exactly.
        kept: For each value that is stored in shared or local memory, its bits there, likewise.
        types: For each the bits of the integers that hold it.
        signed: For each that is made wider, a float, or divided, and for what is compared, by its
            bits, at most 32: whether the highest is a sign.
        places: For each place of memory that is accessed, for what is stored there, and for what
            is compared, the masks in it (what they are put on, and how many bits they keep), by
            occurrence.
        loaded: For each place, as far as its array and offset in bytes are known, the bits of the
            integers that are loaded there, each with the place behind it.
    """

    widths: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    widened: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    carried: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    most: dict[str, float] = field(default_factory=dict[str, float])
    summed: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    floats: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    kept: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    types: dict[str, set[int]] = field(default_factory=dict[str, set[int]])
    signed: dict[tuple[str, int], set[bool]] = field(
        default_factory=dict[tuple[str, int], set[bool]]
    )
    places: dict[str, list[Masks]] = field(default_factory=dict[str, list[Masks]])
    loaded: dict[str, dict[int, str]] = field(default_factory=dict[str, dict[int, str]])


@lru_cache(maxsize=32)
def computed(text: str, kernel: str, *, loose: bool = False) -> Computed | None:
    """What a kernel computes; None where the text has no such kernel.

    Args:
        text: The cleaned text of a program.
        kernel: The kernel.
        loose: Masks of the lowest bits change nothing in a polynomial.
    """
    try:
        function = read_kernel(text, kernel)[0]
    except KeyError:
        return None
    loops = _Reader(function, {}, loose).loops()
    return _Reader(function, loops, loose).read()


@dataclass(frozen=True)
class Names:
    """What a kernel's values are called in every program that computes the same.

    Attributes:
        definitions: Its instructions by the value that each gives.
        arguments: Types of its parameters, in order.
        loads: For each load what is loaded.
        roots: For each the pointer that its address is computed from.
        stored: Type and value by the place where it is stored, of places with one store.
    """

    definitions: Mapping[str, Instruction]
    arguments: Mapping[str, str]
    loads: Mapping[str, str]
    roots: Mapping[str, str]
    stored: Mapping[str, tuple[str, str]]


@lru_cache(maxsize=16)
def names_of(text: str, kernel: str) -> Names | None:
    """The names in a cleaned text's kernel; None where it has no such kernel."""
    module = split_module(text)
    try:
        function = functions_of(kernel, module)[0]
    except KeyError:
        return None
    reader = _Reader(function, _Reader(function, {}, loose=False).loops(), loose=False)
    given = module.defined[kernel].signature.arguments
    return reader.names({one.value: one.type for one in given})


class _Reader:
    """Goes through a function once, every block after those that lead to it.

    Args:
        function: The function.
        loops: Names of what loops carry, by the phi's, as another reader has told them.
        loose: See `computed`.
    """

    def __init__(self, function: Function, loops: Mapping[str, str], loose: bool) -> None:
        self._function = function
        self._loops = loops
        self._loose = loose
        self._masks: dict[str, Masks] = {}
        self._polys: dict[str, Poly] = {}
        self._limits: dict[str, float] = {}
        self._phis: dict[str, Instruction] = {}
        self._outset: dict[str, str] = {}
        self._arithmetic: set[str] = set()
        self._found = Computed()
        for position in placement(function):
            for one in function.blocks[position].instructions:
                if one.name:
                    self._take_masks(one)
                    self._polys[one.name] = self._poly(one)
                    self._note(one)

    def loops(self) -> Mapping[str, str]:
        """Names for what loops carry that say what it begins with and what is added."""
        return {
            phi.name: f"{LOOP}{self._begin(phi)}; {self._step(phi)})"
            for phi in self._phis.values()
        }

    def read(self) -> Computed:
        """What the function computes."""
        for phi in self._phis.values():
            kind = phi.result[1]
            step, outset = self._step(phi), self._outset[phi.name]
            if kind.startswith("i") and outset and not step:
                words = f"what a loop makes of {outset}"
                self._found.carried.setdefault(words, set()).add(_width(kind))
            if kind.startswith("i") and step and not re.fullmatch(r"-?\d+", step):
                words = f"the sum of {step}"
                self._found.carried.setdefault(words, set()).add(_width(kind))
            if step and (kind.startswith("i") or kind in _MANTISSA):
                for token, _ in _PHI.findall(phi.rest):
                    self._sum(self._added(phi, token), kind, _width(kind), phi)
        for one in self._function.instructions():
            self._note_access(one)
        return self._found

    def names(self, arguments: Mapping[str, str]) -> Names:
        """The names of what the function loads and stores."""
        loads: dict[str, str] = {}
        roots: dict[str, str] = {}
        stored: dict[str, list[tuple[str, str]]] = {}
        for one in self._function.instructions():
            if one.op == "load":
                loads[one.name] = words_of(self._polys[one.name])
                roots[one.name] = f"%{self._address(one).partition(',')[0]}"
            elif one.op == "store" and (value := _TYPED.match(split_top(one.rest)[0])):
                stored.setdefault(self._address(one), []).append((value[1], value[2]))
        single = {place: values[0] for place, values in stored.items() if len(values) == 1}
        return Names(self._function.definitions, arguments, loads, roots, single)

    def _note_access(self, one: Instruction) -> None:
        """Take in what an access to memory reads, writes or adds to."""
        pieces = split_top(one.rest)
        found = self._found
        if one.op in ("load", "store"):
            place = f"at {self._address(one)}"
            found.places.setdefault(place, []).append(self._masks_of(self._pointer(one)))
        if one.op == "load" and one.lanes == 1 and one.kind.startswith("i"):
            self._note_load(one, bits(one.kind))
        if one.op in ("icmp", "fcmp"):
            self._note_comparison(one)
        if one.op == "atomicrmw" and " add ptr" in f" {one.rest}":
            value = _TYPED.match(pieces[1])
            if value is not None:
                self._sum(self._value(value[2]), value[1], bits(value[1]), None)
        if one.op != "store" or (value := _TYPED.match(pieces[0])) is None:
            return
        kind, token = value.groups()
        poly = self._value(token)
        words = f"{words_of(poly)} stored at {self._address(one)}"
        masks = self._masks_of(token) | self._masks_of(self._pointer(one))
        found.places.setdefault(words, []).append(masks)
        if not kind.startswith("i") and kind not in _MANTISSA:
            return
        width = self._least(token, kind)
        if kind.startswith("i") and one.space in (SHARED, LOCAL) and set(poly) - {()}:
            found.kept.setdefault(_without_indices(words_of(poly)), set()).add(width)
        rest = dict(poly)
        if rest.pop((f"load({self._address(one)})",), 0) == 1:
            self._sum(rest, kind, width, None)

    def _note_load(self, one: Instruction, width: int) -> None:
        """Take in from which byte of an array on an integer is loaded, and which comes behind."""
        total: Poly = {}
        token = self._pointer(one)
        while (step := self._function.definitions.get(token)) is not None:
            found = _STEP.fullmatch(ATTACHED.sub("", step.rest).strip())
            if step.op != "getelementptr" or found is None:
                return
            kind, _, token, index = found.groups()
            total = _sum(total, _product(self._value(index), {(): _bytes(kind)}), 1)
        array = token.lstrip("%")
        at, behind = (
            f"{array} at byte {words_of(where)}"
            for where in (total, _sum(total, {(): width // 8}, 1))
        )
        self._found.loaded.setdefault(at, {})[width] = behind

    def _note_comparison(self, one: Instruction) -> None:
        """Take in what is compared, whichever way round.

        Not whether something is a number, and not with what few bits are left of: that is how
        LLVM unrolls loops, whose last rounds are a remainder, and cases have larger numbers.
        """
        if (found := _BINARY.match(one.rest)) is None:
            return
        polys = [self._value(token) for token in found.groups()]
        self._note_order(one, polys)
        if one.rest.split()[0] in ("eq", "ne") and any(set(poly) <= {()} for poly in polys):
            return
        place = f"compared {' and '.join(sorted(map(words_of, polys)))}"
        masks = (self._masks_of(token) | self._cut(token) for token in found.groups())
        many = ((words, kept) for words, kept in Masks().union(*masks) if kept >= _MANY)
        self._found.places.setdefault(place, []).append(Masks(many))

    def _note_order(self, one: Instruction, polys: Sequence[Poly]) -> None:
        """Take in whether integers are compared as signed ones."""
        kind = _OF_TYPE.match(one.rest)
        order = next((word for word in one.rest.split() if word in _ORDERS), "")
        if order and kind is not None:
            words = " compared with ".join(sorted(map(words_of, polys)))
            most = max(map(self._most, polys))
            self._sign(words, int(kind[1]), order[0] == "s", one, most)

    def _note_extension(self, one: Instruction) -> None:
        """Take in whether an integer is made wider, a float, or divided, as a signed one."""
        if one.op in _EXTENDING and (found := _CONVERTED.match(one.rest)):
            if found[1].startswith("i"):
                poly, width = self._value(found[2]), bits(found[1])
                self._sign(words_of(poly), width, _EXTENDING[one.op], one, self._most(poly))
        elif one.op in _DIVIDING and (found := _BINARY.match(one.rest)):
            poly, width = self._value(found[1]), bits(one.result[1])
            words = f"{words_of(poly)} that is divided"
            self._sign(words, width, _DIVIDING[one.op], one, self._most(poly))
        elif one.op == "getelementptr":
            for width, value in _INDEX.findall(one.rest):
                if not _NUMBER.fullmatch(value):
                    poly = self._value(value)
                    self._sign(words_of(poly), int(width), True, one, self._most(poly))

    def _sign(self, words: str, width: int, signed: bool, one: Instruction, most: float) -> None:
        """One way to take an integer; both where LLVM knows that there is no sign."""
        if not 1 < width <= _WHOLE:
            return
        known = not _NO_SIGN.isdisjoint(one.rest.split())
        self._found.signed.setdefault((words, width), set()).update({signed, signed != known})
        self._found.most[words] = most

    def _sum(self, terms: Poly, kind: str, width: int, phi: Instruction | None) -> None:
        """Take in that something is added up again and again in so many bits of a type.

        Terms whose factors are far apart share an integer: each has the bits up to the next.
        """
        if not terms or (phi is not None and set(terms) == {()}):
            return
        if phi is not None and self._most(terms) * self._rounds(phi) < 2 ** (width - 1):
            return
        if kind in _MANTISSA:
            return self._add_up(terms, width, self._found.floats)
        apart = sorted({_zeros(factor) for factor in terms.values()})
        if len(apart) > 1 and all(b - a >= _PACKED for a, b in pairwise(apart)):
            for low, high in pairwise((*apart, width)):
                own = {one: 1 for one, factor in terms.items() if _zeros(factor) == low}
                self._add_up(own, high - low, self._found.summed)
        self._add_up(terms, width, self._found.summed)

    def _add_up(self, terms: Poly, width: int, sums: dict[str, set[int]]) -> None:
        names = {_without_indices(" * ".join(product)) or "1" for product in terms}
        total = f"a sum of {' and '.join(sorted(names))}"
        words = "a count in memory" if names == {"1"} else total
        sums.setdefault(words, set()).add(width)

    def _rounds(self, phi: Instruction) -> float:
        """How often a loop goes round at most; infinite where its counter has no known end."""
        block = self._function.blocks[phi.block - self._function.first_block]
        for counter in (one for one in block.instructions if one.op == "phi"):
            steps = [self._added(counter, token) for token, _ in _PHI.findall(counter.rest)]
            numbers = [step[()] for step in steps if set(step) == {()}]
            names = {counter.name, *(user.name for user in self._users(counter))}
            for name in names if len(numbers) == 1 else ():
                for test in self._function.users.get(name, ()):
                    end = _COMPARED.match(test.rest) if test.op == "icmp" else None
                    if end is not None:
                        return abs(int(end[1]) / numbers[0]) + 1
        return math.inf

    def _users(self, one: Instruction) -> list[Instruction]:
        return [u for u in self._function.users.get(one.name, ()) if u.op in ("add", "sub")]

    def _take_masks(self, one: Instruction) -> None:
        found = frozenset[tuple[str, int]]().union(*map(self._masks_of, one.operands))
        if self._loose and one.op in _WIDENING:
            found |= self._cut(one.name)
        if found:
            self._masks[one.name] = found

    def _masks_of(self, token: str) -> Masks:
        return self._masks.get(token, frozenset())

    def _pointer(self, one: Instruction) -> str:
        """The address that a load or a store accesses."""
        return _pointed(one.rest, 1)

    def _masked(self, one: Instruction) -> Poly | None:
        """What an instruction takes the lowest bits of, or nothing if the highest; else None."""
        if one.callee == "llvm.nvvm.prmt":
            return self._lowest_bytes(one)
        found = _BINARY.match(one.rest) if one.op in _OF_BITS else None
        if found is None or not _NUMBER.fullmatch(found[2]) or (number := int(found[2])) < 1:
            return None
        token, kept = self._kept(one, found[1], number)
        if not kept:
            return None
        poly = self._value(token)
        words = words_of(poly)
        self._found.most[words] = self._most(poly)
        self._masks[one.name] = self._masks_of(token) | {(words, kept)}
        return poly if one.op in ("and", "urem", "srem") or token != found[1] else {}

    def _lowest_bytes(self, one: Instruction) -> Poly | None:
        """What a permutation of bytes takes the lowest ones of, with zeros above; else None."""
        if (found := _BYTES_OF.search(one.rest)) is None:
            return None
        taken = [int(found[2]) >> 4 * n & 15 for n in range(4)]
        kept = next((n for n, byte in enumerate(taken) if byte != n), 4)
        if not 0 < kept < 4 or any(not 4 <= byte < 8 for byte in taken[kept:]):
            return None
        poly = self._value(found[1])
        words = words_of(poly)
        self._found.most[words] = self._most(poly)
        self._masks[one.name] = self._masks_of(found[1]) | {(words, 8 * kept)}
        return poly

    def _kept(self, one: Instruction, token: str, number: int) -> tuple[str, int]:
        """Of what an instruction keeps how many bits, or the others; 0 if that is not its use."""
        least = _HIGH
        match one.op:
            case "and":
                return token, 0 if number & (number + 1) else number.bit_length()
            case "urem" | "srem":
                bits_, least = number.bit_length() - 1, _MANY
            case "udiv" | "sdiv":
                bits_ = number.bit_length() - 1
            case _:
                shifted = self._function.definitions.get(token)
                before = _BINARY.match(shifted.rest) if shifted and shifted.op == "shl" else None
                if before is not None and before[2] == str(number):
                    return before[1], _width(one.result[1]) - number
                bits_ = number
                if number == _width(one.result[1]) - 1:  # the sign, which every case may have
                    return token, 0
        return token, bits_ if bits_ >= least else 0

    def _cut(self, token: str) -> Masks:
        """What of an integer is left where it has been converted to fewer bits on the way."""
        least, kind = _WHOLE, ""
        while (one := self._function.definitions.get(token)) is not None and one.op in _SAME:
            if (found := _CONVERTED.match(one.rest)) is None:
                break
            least = min(least, _width(one.result[1]) if one.op in _NARROWING else least)
            kind, token = found.groups()
        if least == _WHOLE or not kind.startswith("i"):
            return frozenset()
        poly = self._value(token)
        words = words_of(poly)
        self._found.most[words] = self._most(poly)
        return frozenset(((words, least),))

    def _known(self, phi: Instruction) -> str:
        """What a loop's phi has before the first round; empty for other phis."""
        tokens = [token for token, _ in _PHI.findall(phi.rest)]
        later = self._function.definitions
        before = [token for token in tokens if token in self._polys or token not in later]
        if len(before) == len(tokens):
            return ""
        return ", ".join(sorted({words_of(self._value(token)) for token in before}))

    def _begin(self, phi: Instruction) -> str:
        first = (t for t, _ in _PHI.findall(phi.rest) if not self._added(phi, t))
        return ", ".join(sorted({words_of(self._value(t)) for t in first}))

    def _step(self, phi: Instruction) -> str:
        """What a loop adds to what it carries; empty where it does something else."""
        steps = (self._added(phi, t) for t, _ in _PHI.findall(phi.rest))
        return ", ".join(sorted({words_of(step) for step in steps if step}))

    def _added(self, phi: Instruction, token: str) -> Poly:
        poly = dict(self._polys.get(token, {}))
        own = next(iter(self._polys[phi.name]))
        return poly if poly.pop(own, 0) == 1 else {}

    def _note(self, one: Instruction) -> None:
        """Take in the types that an instruction computes in, or makes wider."""
        if (found := _OF_TYPE.match(one.rest)) and one.op not in ("load", "phi", "call"):
            for token in {one.name, *one.operands} if one.op not in _SAME else one.operands:
                if token in self._polys or token in one.operands:
                    words = words_of(self._value(token))
                    self._found.types.setdefault(words, set()).add(int(found[1]))
        self._note_extension(one)
        if one.op in _WIDENING and (found := _CONVERTED.match(one.rest)):
            kind, value = found.groups()
            if value in self._arithmetic:
                self._widen(value, self._least(value, kind))
        elif one.op == "getelementptr":  # which extends its indices
            for width, value in _INDEX.findall(one.rest):
                if value in self._arithmetic and int(width) < 64:
                    self._widen(value, self._least(value, f"i{width}"))
            self._note_bytes(one)
        elif one.name in self._arithmetic and one.op not in _SAME:
            kind = one.result[1]
            if kind.startswith("i"):
                words = words_of(self._polys[one.name])
                self._found.widths.setdefault(words, set()).add(bits(kind))

    def _note_bytes(self, one: Instruction) -> None:
        """Take in that an index becomes bytes in 64 bits, as many as a global address has."""
        found = _STEP.fullmatch(ATTACHED.sub("", one.rest).strip())
        if found is None or found[2] not in (None, "1"):
            return
        if (size := _bytes(found[1])) > 1:
            words = words_of(_product(self._value(found[4]), {(): size}))
            self._found.widths.setdefault(words, set()).add(64)

    def _widen(self, value: str, width: int) -> None:
        poly = self._polys[value]
        words = words_of(poly)
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
        if self._loose and (masked := self._masked(one)) is not None:
            return masked
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
        if one.op == "select" and (chosen := _CHOSEN.match(ATTACHED.sub("", one.rest).rstrip())):
            return _product(self._value(chosen[1]), {(): int(chosen[2])})
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
            self._outset[one.name] = self._known(one)
            return self._loops.get(one.name, f"{LOOP}{len(self._phis)})"), math.inf
        if one.op == "load":
            return f"load({self._address(one)})", math.inf
        what = one.rest.split()[0] if one.op in ("icmp", "fcmp") else one.callee or one.op
        both = _BINARY.match(one.rest) if one.op in _OF_TWO else None
        tokens = both.groups() if both else one.operands
        return f"{what}({', '.join(words_of(self._value(t)) for t in tokens)})", math.inf

    def _address(self, one: Instruction) -> str:
        """What a load or a store accesses: the array, and the indices on the way to the place."""
        indices: list[str] = []
        token = self._pointer(one)
        while (step := self._function.definitions.get(token)) is not None:
            if step.op == "getelementptr":
                indices += [words_of(self._value(value)) for _, value in _INDEX.findall(step.rest)]
                token = _pointed(step.rest, 1)
            elif step.op in ("addrspacecast", "bitcast"):
                token = next(iter(step.operands), "")
            else:
                break
        return ", ".join([token.lstrip("%"), *indices])

    def _most(self, poly: Poly) -> float:
        """The largest size of a polynomial's value, as far as its variables tell."""
        limits = {
            product: math.prod(self._limits.get(variable, math.inf) for variable in product)
            for product in poly
        }
        if math.inf in limits.values():  # factors may be whole numbers beyond what a float holds
            return math.inf
        return sum(abs(factor) * limits[product] for product, factor in poly.items())


def _pointed(rest: str, number: int) -> str:
    """A pointer among an instruction's operands: a value, or what a constant address lies in."""
    piece = split_top(rest)[number]
    name = next(iter(LOCAL_NAME.findall(piece) or sorted(symbols_in(piece))), "")
    behind = _OFFSET.search(piece)
    return f"{name}+{behind[1]}" if behind else name


_PACKED = 8
"""Bits from one term to the next that are no accident."""


def _bytes(kind: str) -> int:
    """Of a scalar, or of an array of bytes, as which PTX has its elements."""
    return int(kind[1:].split(" ")[0]) if kind[0] == "[" else bits(kind) // 8


def _zeros(number: int) -> int:
    return (number & -number).bit_length() - 1


def _without_indices(words: str) -> str:
    """A name in which what is loaded is known by its array only."""
    made, depth = "", 0
    at = 0
    while at < len(words):
        if depth == 0 and words.startswith("load(", at):
            end = re.compile(r"[,()]|$").search(words, at + 5)
            assert end is not None
            made += words[at : end.start()] + ")"
            at, depth = end.start(), 1
            continue
        if depth:
            depth += {"(": 1, ")": -1}.get(words[at], 0)
        else:
            made += words[at]
        at += 1
    return made


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


def words_of(poly: Poly) -> str:
    """`4 * ctaid.x * pitch + tid.x`: the same text for the same polynomial."""
    terms = [
        " * ".join([*([str(factor)] if factor != 1 or not product else []), *product])
        for product, factor in sorted(poly.items(), key=lambda one: (-len(one[0]), one[0]))
    ]
    return " + ".join(terms) or "0"
