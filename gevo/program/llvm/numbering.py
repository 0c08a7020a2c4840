"""Which values of threads that one thread does the work of are the same.

Neighbours along an axis read what lies beside one another: what is below the one is above the
other. The addresses are the same number, computed in another way: `(row + 1) * n + col` and
`row1 * n + col`, where `row1` is the next row. Integers are numbers modulo a power of two, so sums
and products of them are polynomials, and equal polynomials are equal numbers (value numbering). In
what polynomials are made of, arithmetic of another kind on equal numbers is equal, too.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from math import prod

from gevo.program.llvm.coarse_plan import AXES, REGISTER, CoarsePlan, callee, place_of
from gevo.program.llvm.flow import reverse_postorder
from gevo.program.llvm.keep import MOST_THREADS
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.types import DataLayout
from gevo.program.llvm.text import Instruction, Operand

Copy = tuple[str, int]
"""Uid of an instruction, and for which of the threads it is."""

_TERMS = 16
"""Of a polynomial, at most; what has more is taken for a value of which nothing is known."""
_DEGREE = 4
_ADDED = frozenset(("add", "sub", "mul", "shl", "getelementptr"))
_SAME = frozenset(
    "trunc zext sext and or xor lshr ashr udiv sdiv urem srem icmp select addrspacecast".split()
)
"""Operations on equal numbers that give equal ones."""
_EXTREME = re.compile(r"llvm\.(?:[su](?:min|max)|abs)\b")
_PROMISE = re.compile(r"\b(?:nsw|nuw|nusw|inbounds|inrange|exact|disjoint|samesign|nneg)\b")
"""With these a value is poison where another one, of the same polynomial, is not."""
_INTEGER = re.compile(r"i(\d+)\Z")
_POINTER = re.compile(r"ptr(?: addrspace\(\d+\))?\Z")
_NUMBER = re.compile(r"-?\d+\Z")
_ELEMENT = re.compile(r"getelementptr (.+), ptr(?: addrspace\(\d+\))? \Z")

Polynomial = Mapping[tuple[int, ...], int]
"""By monomial, which is the sorted numbers of what it multiplies, the coefficient."""
_Key = tuple[str, frozenset[tuple[tuple[int, ...], int]]]


class Numbering:
    """The values that threads have in common whose places along an axis follow one another."""

    def __init__(self, plan: CoarsePlan, factor: int) -> None:
        """Number all values.

        Args:
            plan: What threads share anyhow.
            factor: How many threads one does the work of.
        """
        self._plan = plan
        self._factor = factor
        self._numbers: dict[object, int] = {}
        self._sound: set[int] = set()
        """Numbers of what is never poison, and so may cancel out."""
        self._threads: dict[int, int] = {}
        """Of those that are threads' places, the largest that there is."""
        self._found: dict[Copy, Polynomial] = {}
        self._flow = plan.module.flow(plan.function)
        for n in reverse_postorder(self._flow.successors, plan.function.blocks.start):
            for one in plan.of(n):
                for copy in self._copies(one):
                    self._found[one.uid, copy] = self._polynomial(one, copy)
        self._arms = {arm for one in plan.hammocks.values() for arm in one.arms}

    def _copies(self, one: Instruction) -> Iterable[int]:
        return range(self._factor if one.uid in self._plan.varying else 1)

    def leaders(self) -> Mapping[Copy, Copy]:
        """By copy of an instruction another one that gives the same.

        That comes before it wherever it is computed: in the order in which a body is written.
        """
        seen: defaultdict[_Key, list[tuple[int, Copy]]] = defaultdict(list)
        found: dict[Copy, Copy] = {}
        for n in self._plan.blocks:
            some = self._plan.of(n) if n not in self._arms else ()
            for one in (o for o in some if o.op in _ADDED):
                for copy in (c for c in self._copies(one) if (one.uid, c) in self._found):
                    key = one.type, frozenset(self._found[one.uid, copy].items())
                    for block, leader in seen[key]:
                        if self._flow.dominates(block, n):
                            found[one.uid, copy] = leader
                            break
                    else:
                        seen[key].append((n, (one.uid, copy)))
        return found

    def apart(self, one: Instruction, copy: int) -> int | None:
        """By how much what a thread computes is more than what the first one does.

        None where that is not one number, or the type is no integer.
        """
        first, other = (self._found.get((one.uid, c)) for c in (0, copy))
        if one.op not in _ADDED or not _INTEGER.match(one.type) or not first or not other:
            return None
        same = {**first, (): 0} == {**other, (): 0}
        return other.get((), 0) - first.get((), 0) if same else None

    def loads(self) -> bool:
        """Whether one thread loads from where another one loads, by another instruction."""
        users: defaultdict[frozenset[object], set[Copy]] = defaultdict(set)
        for n in self._plan.blocks:
            some = self._plan.of(n) if n not in self._arms else ()
            for one in (o for o in some if o.op == "load" and o.uid in self._plan.varying):
                for copy in self._copies(one):
                    at = self._operand(one.operands[0], copy)
                    users[frozenset(at.items())].add((one.uid, copy))
        each = (({u for u, _ in some}, {c for _, c in some}) for some in users.values())
        return any(len(uids) > 1 and len(copies) > 1 for uids, copies in each)

    def _polynomial(self, one: Instruction, copy: int) -> Polynomial:
        """What an instruction gives, for a thread."""
        if self._plan.root(one):
            own = self._place(place_of("", self._plan.axis), self._plan.axis)
            return {**own, (): copy} if copy else own
        if REGISTER.match(name := callee(one)):
            axis = next((a for a in AXES if name == place_of("", a)), "")
            return self._place(name, axis) if axis else self._alone(name, sound=True)
        own = self._alone((one.uid, copy))
        if not _fits(one.type) or _PROMISE.search(_plain(one)):
            return own
        if one.op in _ADDED:
            found = self._sum(one, [self._operand(o, copy) for o in one.operands])
            few = found and len(found) <= _TERMS and max(map(len, found)) <= _DEGREE
            return found if found and few else own
        if one.op in ("zext", "sext"):
            found = self._operand(one.operands[0], copy)
            if self._is_small(found, _bits(one.operands[0].type)):
                return found
        if one.op in _SAME or _EXTREME.match(name):
            parts = (frozenset(self._operand(o, copy).items()) for o in one.operands)
            return self._alone((_plain(one), *parts))
        return own

    def _is_small(self, found: Polynomial, bits: int) -> bool:
        """Whether a number that threads' places make is positive, in so many bits and in more."""
        if not all(self._threads.keys() >= {*monomial} for monomial in found):
            return False
        most = (n * prod(self._threads[one] for one in m) for m, n in found.items())
        return sum(most) < 1 << (bits - 1)

    def _sum(self, one: Instruction, parts: list[Polynomial]) -> Polynomial | None:
        """What an instruction makes of polynomials; None where that is none."""
        bits = _bits(one.type)
        match one.op:
            case "add":
                return self._added(bits, [(parts[0], 1), (parts[1], 1)])
            case "sub":
                return self._added(bits, [(parts[0], 1), (parts[1], -1)])
            case "shl":
                by = one.operands[1].value.ref
                if not _NUMBER.match(by) or not 0 <= int(by) < bits:
                    return None
                return self._added(bits, [(parts[0], 1 << int(by))])
            case "mul":
                return self._multiplied(bits, *parts)
            case _:
                return self._moved(one, parts)

    def _moved(self, one: Instruction, parts: list[Polynomial]) -> Polynomial | None:
        """An address; None where it is not one of arrays and numbers of 64 bits."""
        match = _ELEMENT.match(one.pieces[0])
        if match is None or any(o.type != "i64" for o in one.operands[1:]):
            return None
        try:
            strides = DataLayout({}).strides(match[1], len(parts) - 1)
        except Unreadable:
            return None
        return self._added(64, [(parts[0], 1), *zip(parts[1:], strides, strict=True)])

    def _added(self, bits: int, parts: list[tuple[Polynomial, int]]) -> Polynomial:
        """A sum of multiples, without what cancels out and is never poison."""
        total: defaultdict[tuple[int, ...], int] = defaultdict(int)
        for part, times in parts:
            for monomial, number in part.items():
                total[monomial] += number * times
        kept = {m: number % (1 << bits) for m, number in total.items()}
        return {m: n for m, n in kept.items() if n or not self._sound.issuperset(m)}

    def _multiplied(self, bits: int, one: Polynomial, other: Polynomial) -> Polynomial:
        return self._added(
            bits,
            [({tuple(sorted((*a, *b))): n}, k) for a, n in one.items() for b, k in other.items()],
        )

    def _operand(self, operand: Operand, copy: int) -> Polynomial:
        """What an operand holds, for a thread."""
        ref, plan = operand.value.ref, self._plan
        if ref in plan.module.instructions:
            which = ref, copy if ref in plan.varying else 0
            return self._found.get(which) or self._alone(which)
        if _NUMBER.match(ref) and _INTEGER.match(operand.type):
            number = int(ref) % (1 << _bits(operand.type))
            return {(): number} if number else {}
        if ref in ("undef", "poison"):
            return self._alone(object())
        return self._alone((operand.type, ref), sound=True)

    def _alone(self, what: object, sound: bool = False) -> Polynomial:
        return {(self._number(what, sound),): 1}

    def _place(self, name: str, axis: str) -> Polynomial:
        """A thread's place along an axis."""
        self._threads[self._number(name)] = MOST_THREADS[axis] - 1
        return self._alone(name, sound=True)

    def _number(self, what: object, sound: bool = False) -> int:
        number = self._numbers.setdefault(what, len(self._numbers))
        if sound:
            self._sound.add(number)
        return number


def _fits(type_: str) -> bool:
    """Whether a value of a type is a number here."""
    return bool(_POINTER.match(type_)) or (bool(_INTEGER.match(type_)) and _bits(type_) <= 64)


def _bits(type_: str) -> int:
    match = _INTEGER.match(type_)
    return int(match[1]) if match else 64


def _plain(one: Instruction) -> str:
    """The text without operands and without metadata."""
    return "\0".join(one.pieces).partition(", !")[0]
