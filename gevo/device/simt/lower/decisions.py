"""Notes which sides of its conditions a kernel takes, and how close it comes to the others.

A kernel that is compiled with `Checks.decisions` calls the runtime (runtime/decide.c) at every
branch, select, switch, minimum, maximum, absolute value and saturating sum, at comparisons whose
results go elsewhere or that are part of inline assembly, at atomic operations that compare, and at
every load. The distance to the other side is that of McMinn 2004 (Search-based software test data
generation, section 3.2): how far the operands are apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.lexer import NAME, split_top
from gevo.program.llvm.syntax.types import lanes_of, take_type


class Site(StrEnum):
    """What is decided at a site."""

    BRANCH = "branch"
    SELECT = "select"
    COMPARE = "compare"
    """A comparison whose result is not (only) branched on."""
    CASE = "case"
    """One case of a switch."""
    LIMIT = "limit"
    """Which operand a minimum or a maximum gives: side 1 is the first one's being larger."""
    SIGN = "sign"
    """Whether the operand of an absolute value is negative (side 1), or what is shifted until its
    sign alone is left: of `x < 0 ? 1 : 0` LLVM makes a shift."""
    SATURATED = "saturated"
    """Whether a sum or a difference that stops at the ends of its type does (side 1)."""
    ATOMIC = "atomic"
    """Whether an atomic operation that compares writes its operand (side 1)."""
    WITHIN = "within"
    """A comparison that a call makes: of inline assembly, or an atomic operation by intrinsic."""
    VALUE = "value"
    """What a load gives."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One place where a kernel decides, or reads.

    Attributes:
        kind: What it is.
        instruction: Its number in the cleaned kernel's order.
        part: Number of the case of a switch, or of the comparison that a call makes, else 0.
    """

    kind: Site
    instruction: int
    part: int = 0


Table = NDArray[np.uint64]
"""Shape (sites, 4). Of a condition how often it was false and true, then the bits of two float64:
the least distance to true where it was false, and to false where it was true. Of a value its
first bits, how often it was read, and how often that gave other bits."""


def nothing_decided(sites: Sequence[Decision]) -> Table:
    """The table of a kernel that has not run."""
    table = np.zeros((len(sites), 4), np.uint64)
    conditions = [n for n, site in enumerate(sites) if site.kind is not Site.VALUE]
    table.view(np.float64)[conditions, 2:] = np.inf
    return table


def together(kinds: Sequence[Site], first: Table, second: Table) -> Table:
    """What was decided in two runs of a kernel with sites of these kinds."""
    result = first + second
    values = np.array([kind is Site.VALUE for kind in kinds], bool)
    least = np.minimum(first.view(np.float64), second.view(np.float64))
    result.view(np.float64)[~values, 2:] = least[~values, 2:]
    result[values, 0] = np.where(first[values, 1], first[values, 0], second[values, 0])
    both = values & (first[:, 1] > 0) & (second[:, 1] > 0) & (first[:, 0] != second[:, 0])
    result[both, 2] += second[both, 1]
    return result


_COMPARISONS = ("icmp", "fcmp")
_NAMED = re.compile(rf"%{NAME}")
_CONDITION = re.compile(rf"i1 (%{NAME})(?=,)")
_CASE = re.compile(r"(i\d+) (-?\d+), label")
_LIMIT = re.compile(r"@llvm\.(?:([su]?)(?:min|max)(?:num|imum|imumnum)?|nvvm\.fm(?:in|ax))\.")
_SIGN = re.compile(r"@llvm\.(?:(?:nvvm\.)?fabs|abs)\.")
_SIGN_ALONE = re.compile(rf"[al]shr (?:exact )?i(\d+) (%{NAME}), (\d+)\Z")
_SATURATING = re.compile(r"@llvm\.([su])(add|sub)\.sat\.i(\d+)\(")
_ATOMIC = re.compile(r"(?:volatile )?(u|f?)(max|min) ptr(?: addrspace\(\d+\))? ")
_SWAP = re.compile(r"@llvm\.nvvm\.atomic\.cas\.[\w.]+\(")
_FLOATS = frozenset(("half", "bfloat", "float", "double"))
_INTEGER = re.compile(r"i(\d+)\Z")


@dataclass
class Decider:
    """Adds the calls to one kernel.

    Attributes:
        comparisons: Opcode and operands of the comparisons, by result.
        elsewhere: Results of comparisons that are not only branched or selected on.
        found: The sites, in the order of their numbers.
    """

    comparisons: Mapping[str, tuple[str, str]]
    elsewhere: frozenset[str]
    found: list[Decision] = field(default_factory=list[Decision])

    @classmethod
    def of(cls, instructions: Iterable[tuple[str, str, str]]) -> Decider:
        """For a kernel's instructions as result, opcode and what follows."""
        all_ = list(instructions)
        compared = {r: (op, rest) for r, op, rest in all_ if op in _COMPARISONS}
        elsewhere: set[str] = set()
        for _, opcode, rest in all_:
            direct = _condition(opcode, rest)
            used = [name for name in _NAMED.findall(rest) if name in compared]
            if direct in used:
                used.remove(direct)
            elsewhere.update(used)
        return cls(compared, frozenset(elsewhere))

    def before(self, w: Writer, opcode: str, rest: str) -> None:
        """What is to be noted before an instruction."""
        condition = _condition(opcode, rest)
        if condition:
            self._decide(w, Site.BRANCH if opcode == "br" else Site.SELECT, condition)
        elif opcode == "switch":
            type_, value = take_type(split_top(rest)[0])
            for part, (_, case) in enumerate(_CASE.findall(rest)):
                self._switch(w, type_, value, case, part)

    def after(self, w: Writer, result: str, opcode: str, rest: str) -> None:
        """What is to be noted behind an instruction."""
        if opcode in _COMPARISONS and result in self.elsewhere:
            self._decide(w, Site.COMPARE, result)
        elif opcode == "load":
            self._value(w, result, rest)
        elif opcode in ("cmpxchg", "atomicrmw"):
            self._atomic(w, Site.ATOMIC, result, opcode, rest)
        elif opcode == "call" and result:
            self._call(w, rest)
            self._saturates(w, result, rest)
            if match := _SWAP.search(rest):
                arguments = split_top(rest[match.end() : rest.rindex(")")])
                self._swaps(w, Site.WITHIN, result, *take_type(arguments[1]))
        elif match := _SIGN_ALONE.match(f"{opcode} {rest}"):
            if int(match[3]) == int(match[1]) - 1:
                self._negative(w, f"i{match[1]}", match[2])

    def within(self, w: Writer, result: str, opcode: str, rest: str) -> None:
        """What is to be noted behind an instruction that inline assembly has become."""
        if opcode in _COMPARISONS:
            predicate, _, operands = rest.partition(" ")
            self._compares(w, self._site(w, Site.WITHIN), result, predicate[0], operands)
        elif opcode in ("cmpxchg", "atomicrmw"):
            self._atomic(w, Site.WITHIN, result, opcode, rest)

    def _site(self, w: Writer, kind: Site, part: int = 0) -> tuple[str, str]:
        if kind is Site.WITHIN:
            part = sum(one.instruction == w.instruction for one in self.found)
        self.found.append(Decision(kind, w.instruction, part))
        return "i32", str(len(self.found) - 1)

    def _note(self, w: Writer, site: tuple[str, str], side: str, distance: str) -> None:
        wide = w.temp(f"zext i1 {side} to i32")
        w.emit(w.call("void", "gevo_decide", site, ("i32", wide), ("double", distance)))

    def _decide(self, w: Writer, kind: Site, condition: str) -> None:
        _, rest = self.comparisons.get(condition, ("", ""))
        predicate, _, operands = rest.partition(" ")
        if operands and lanes_of(take_type(operands)[0]):
            return
        self._compares(w, self._site(w, kind), condition, predicate[:1], operands)

    def _compares(
        self, w: Writer, site: tuple[str, str], condition: str, sign: str, operands: str
    ) -> None:
        """Note a condition; its operands are empty where it is no comparison."""
        distance = ""
        if operands:
            type_, values = take_type(operands)
            first, second = split_top(values)
            distance = _distance(w, type_, first, second, sign == "u")
        self._note(w, site, condition, distance or "1.0")

    def _switch(self, w: Writer, type_: str, value: str, case: str, part: int) -> None:
        same = w.temp(f"icmp eq {type_} {value}, {case}")
        distance = _distance(w, type_, value, case, False)
        self._note(w, self._site(w, Site.CASE, part), same, distance or "1.0")

    def _call(self, w: Writer, rest: str) -> None:
        start = rest.find("@")
        limit, sign = _LIMIT.search(rest), _SIGN.search(rest)
        if start < 0 or not (limit or sign):
            return
        arguments = split_top(rest[rest.index("(", start) + 1 : rest.rindex(")")])
        type_, first = take_type(arguments[0])
        second = take_type(arguments[1])[1] if limit else _zero(type_)
        words = first.split()[-1], second.split()[-1]
        unsigned = bool(limit and limit[1] == "u")
        distance = _distance(w, type_, *words, unsigned)
        if not distance:
            return
        if limit:
            self._note(w, self._site(w, Site.LIMIT), _above(w, type_, words, unsigned), distance)
        else:
            self._negative(w, type_, words[0])

    def _negative(self, w: Writer, type_: str, value: str) -> None:
        zero = _zero(type_)
        distance = _distance(w, type_, value, zero, False)
        if distance:
            side = _above(w, type_, (zero, value), False)
            self._note(w, self._site(w, Site.SIGN), side, distance)

    def _saturates(self, w: Writer, result: str, rest: str) -> None:
        match = _SATURATING.search(rest)
        if match is None or int(match[3]) > 64:
            return
        unsigned, bits = match[1] == "u", int(match[3])
        arguments = split_top(rest[match.end() : rest.rindex(")")])
        words = [take_type(one)[1].split()[-1] for one in arguments]
        wrapped = w.temp(f"{match[2]} i{bits} {', '.join(words)}")
        side = w.temp(f"icmp ne i{bits} {wrapped}, {result}")
        wide = [_double(w, f"i{bits}", word, unsigned) for word in words]
        exact = w.temp(f"f{match[2]} double {', '.join(wide)}")
        if not unsigned:
            exact = w.temp(w.call("double", "llvm.fabs.f64", ("double", exact)))
        end = 0.0 if unsigned and match[2] == "sub" else 2.0 ** (bits if unsigned else bits - 1)
        apart = w.temp(f"fsub double {exact}, {end:.1f}")
        distance = w.temp(w.call("double", "llvm.fabs.f64", ("double", apart)))
        self._note(w, self._site(w, Site.SATURATED), side, distance)

    def _atomic(self, w: Writer, kind: Site, result: str, opcode: str, rest: str) -> None:
        """A compare-and-swap, or a minimum or a maximum; nothing of others."""
        if not result:
            return
        type_, value = take_type(split_top(rest)[1])
        value = value.split()[0]
        if opcode == "cmpxchg":
            old = w.temp(f"extractvalue {{ {type_}, i1 }} {result}, 0")
            self._swaps(w, kind, old, type_, value)
        elif match := _ATOMIC.match(rest):
            unsigned = match[1] == "u"
            words = (value, result) if match[2] == "max" else (result, value)
            if distance := _distance(w, type_, value, result, unsigned):
                side = _above(w, type_, words, unsigned)
                self._note(w, self._site(w, kind), side, distance)

    def _swaps(self, w: Writer, kind: Site, old: str, type_: str, expected: str) -> None:
        side = w.temp(f"icmp eq {type_} {old}, {expected}")
        distance = _distance(w, type_, old, expected, False)
        self._note(w, self._site(w, kind), side, distance or "1.0")

    def _value(self, w: Writer, result: str, rest: str) -> None:
        type_, _ = take_type(rest.removeprefix("volatile ").removeprefix("atomic "))
        bits = _bits(w, type_, result)
        if bits:
            w.emit(w.call("void", "gevo_value", self._site(w, Site.VALUE), ("i64", bits)))


def _condition(opcode: str, rest: str) -> str:
    """The value that a branch or a select of a scalar goes by; empty for others."""
    match = _CONDITION.match(rest) if opcode in ("br", "select") else None
    return match[1] if match else ""


def _zero(type_: str) -> str:
    return "0.0" if type_ in _FLOATS else "0"


def _above(w: Writer, type_: str, operands: Sequence[str], unsigned: bool) -> str:
    """Whether the first operand is the larger one."""
    if type_ in _FLOATS:
        return w.temp(f"fcmp ogt {type_} {operands[0]}, {operands[1]}")
    return w.temp(f"icmp {'ugt' if unsigned else 'sgt'} {type_} {operands[0]}, {operands[1]}")


def _distance(w: Writer, type_: str, first: str, second: str, unsigned: bool) -> str:
    """A double that is larger the further two operands are apart; empty where there is none."""
    wide = [_double(w, type_, value, unsigned) for value in (first, second)]
    if not all(wide):
        return ""
    apart = w.temp(f"fsub double {wide[0]}, {wide[1]}")
    return w.temp(w.call("double", "llvm.fabs.f64", ("double", apart)))


def _double(w: Writer, type_: str, value: str, unsigned: bool) -> str:
    if type_ == "double":
        return value
    if type_ in _FLOATS:
        return w.temp(f"fpext {type_} {value} to double")
    if type_ == "ptr":
        return w.temp(f"uitofp i64 {w.temp(f'ptrtoint ptr {value} to i64')} to double")
    match = _INTEGER.match(type_)
    if match is None or int(match[1]) > 64:
        return ""
    return w.temp(f"{'ui' if unsigned else 'si'}tofp {type_} {value} to double")


def _bits(w: Writer, type_: str, value: str) -> str:
    """A loaded scalar's bits as an i64; empty for vectors and the like."""
    if type_ == "ptr":
        return w.temp(f"ptrtoint ptr {value} to i64")
    match = _INTEGER.match(type_)
    width = int(match[1]) if match else {"half": 16, "bfloat": 16, "float": 32, "double": 64}.get(
        type_, 0
    )  # fmt: skip
    if not 0 < width <= 64:
        return ""
    if not match:
        value = w.temp(f"bitcast {type_} {value} to i{width}")
    return value if width == 64 else w.temp(f"zext i{width} {value} to i64")
