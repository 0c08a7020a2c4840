"""Whether a program still decides as the unmodified one does, by what both compute.

Conditions correspond when they compare the same (see `gevo.device.simt.conditions`). A
condition whose other side no case takes is decided alike only if what depends on it still does,
and if what that other side would do is still there.

What a kernel's numbers have in common in all cases, where a program makes less use of them. A
program that takes `rows` for `cols`, drops a factor, or masks where the unmodified one divides,
computes the same as long as every launch passes such numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from itertools import combinations

import numpy as np

from gevo.device.base import Binary, Lowered
from gevo.device.simt.conditions import Condition, Described, Use, describe
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.lower.decisions import Site, Table, together
from gevo.device.simt.through_memory import Roots
from gevo.errors import ProgramError
from gevo.evaluate.scoring.usable import Arguments, Passed
from gevo.program.base import Program
from gevo.program.llvm.uniform import entry_condition
from gevo.workload.case import Turn

Side = tuple[str, int, int]
"""Kernel, number of its condition, and 0 or 1: its being false or true."""


@dataclass
class Decided:
    """What one program has decided so far.

    Attributes:
        kernels: Its conditions, by kernel.
        tables: What they came to, by kernel; see `gevo.device.simt.lower.decisions`.
    """

    kernels: Mapping[str, Described]
    tables: dict[str, Table] = field(default_factory=dict[str, Table])

    def add(self, tables: Mapping[str, Table]) -> frozenset[Side]:
        """Take in what a run decided; the sides that it was the first to take."""
        before = self.taken
        for kernel, table in tables.items():
            known = self.tables.get(kernel)
            kinds = [c.kind for c in self.kernels[kernel].conditions]
            self.tables[kernel] = table.copy() if known is None else together(kinds, known, table)
        return self.taken - before

    def new(self, tables: Mapping[str, Table]) -> frozenset[Side]:
        """The sides that a run took and none before."""
        return Decided(self.kernels, dict(tables)).taken - self.taken

    def work(self, tables: Mapping[str, Table]) -> int:
        """How often a run decided or read: its length, the same on every machine."""
        total = 0
        for kernel, table in tables.items():
            conditions = [c.kind is not Site.VALUE for c in self.kernels[kernel].conditions]
            total += int(table[:, 1].sum()) + int(table[conditions, 0].sum())
        return total

    @property
    def sides(self) -> frozenset[Side]:
        """Every side of every condition of the kernels that were launched."""
        return frozenset(
            (kernel, n, side)
            for kernel in self.tables
            for n, condition in enumerate(self.kernels[kernel].conditions)
            if condition.kind is not Site.VALUE
            for side in (0, 1)
        )

    @property
    def taken(self) -> frozenset[Side]:
        """The sides that some run has taken."""
        return frozenset(
            (kernel, n, side)
            for kernel, table in self.tables.items()
            for n, condition in enumerate(self.kernels[kernel].conditions)
            if condition.kind is not Site.VALUE
            for side in (0, 1)
            if table[n, side]
        )

    @property
    def reached(self) -> frozenset[Side]:
        """The sides of conditions that some run has evaluated, taken or not."""
        taken = self.taken
        return frozenset((k, n, s) for k, n, s in self.sides if (k, n, 1 - s) in taken) | taken

    def constant(self, kernel: str, number: int) -> int | None:
        """The bits that a value always had; None when it had others, or was never read."""
        table = self.tables.get(kernel)
        if table is None or not table[number, 1] or table[number, 2]:
            return None
        return int(table[number, 0])


def distance(tables: Mapping[str, Table], side: Side) -> float:
    """How close a run came to a side that it did not take; infinite where it was nowhere near."""
    kernel, number, wanted = side
    table = tables.get(kernel)
    if table is None:
        return np.inf
    return float(table.view(np.float64)[number, 3 - wanted])


def described(binary: Binary, lowered: Lowered) -> Mapping[str, Described]:
    """The conditions of a simt program, by kernel."""
    assert isinstance(binary, SimtBinary)
    noting = binary.for_decisions()
    return {
        name: describe(lowered.text, kernel, noting.metadata)
        for name, kernel in noting.kernels.items()
    }


def literals(kernels: Mapping[str, Described]) -> Sequence[int | float]:
    """Numbers that conditions compare with."""
    found: dict[int | float, None] = {}
    for one in kernels.values():
        for condition in one.conditions:
            found.update(dict.fromkeys(condition.literals))
    return tuple(found)


@dataclass(frozen=True)
class OneSided:
    """A condition that all cases decide one way, or a value that is always the same.

    Attributes:
        condition: The condition.
        number: Its number among those of its kernel.
        missing: The side that no case takes; None for a value.
        bits: The value's bits; None for a condition.
        guard: `kernel: condition`, decided at the kernel's entry, under which it always is so;
            None where there is no such condition.
        own: True for one of the judged program, which the unmodified one does not have.
        vouched: Statements of the domain that say so.
    """

    condition: Condition
    number: int
    missing: int | None = None
    bits: int | None = None
    guard: str | None = None
    own: bool = False
    vouched: tuple[str, ...] = ()

    @property
    def settled(self) -> bool:
        """Whether the domain says so, or a guard can test it."""
        return self.guard is not None or bool(self.vouched)

    @property
    def side(self) -> Side | None:
        """The side that no case takes."""
        if self.missing is None:
            return None
        return self.condition.kernel, self.number, self.missing


def stated(
    kernel: str,
    text: str,
    guard: str | None,
    vouched: tuple[str, ...] = (),
    holds: bool = True,
) -> OneSided:
    """Something in words that always holds, or never; other arguments are as in `OneSided`."""
    nothing = frozenset[str](), frozenset[str]()
    condition = Condition(kernel, Site.COMPARE, "", nothing, text, "")
    return OneSided(condition, -1, missing=0 if holds else 1, guard=guard, vouched=vouched)


def relied_on(
    base: Decided,
    other: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]] | None = None,
) -> Iterator[OneSided]:
    """What the unmodified program decides one way in all cases, and another not as it does.

    Args:
        base: The unmodified program.
        other: The program that is judged.
        passed: What all launches of a kernel passed, which says where kernels share memory.
    """
    places = Places(passed or {})
    changed = places.reached(base.kernels, places.written_otherwise(base.kernels, other))
    for found in one_sided(base):
        condition, missing = found.condition, found.missing
        kernel = condition.kernel
        if kernel not in other:
            continue
        held = condition.reads | condition.behind[missing] if missing is not None else _NOWHERE
        held_otherwise = bool(places.of(kernel, held) & changed)
        if held_otherwise or not _alike(found, base.kernels[kernel], other[kernel]):
            yield found


_NOWHERE: Roots = frozenset()


@dataclass(frozen=True)
class Places:
    """Memory by names that kernels share.

    Attributes:
        passed: What all launches of a kernel passed.
    """

    passed: Mapping[str, Set[Passed]]

    def of(self, kernel: str, roots: Roots) -> frozenset[str]:
        """The names of a kernel's memory: arrays by theirs."""
        return frozenset(name for root in roots for name in self._names(kernel, root))

    def _names(self, kernel: str, root: str) -> Iterator[str]:
        word, _, number = root.partition(" ")
        if root.startswith("@"):
            yield root
            return
        arrays = {
            array[0]
            for one in self.passed.get(kernel, ())
            if word == "argument"
            if (array := one.arrays[int(number)])
        }
        yield from arrays or {f"{kernel}: {root}"}

    def written_otherwise(
        self, base: Mapping[str, Described], other: Mapping[str, Described]
    ) -> frozenset[str]:
        """The memory in which another program stores something else, or otherwise."""
        found = frozenset[str]()
        for kernel, mine in base.items():
            if kernel in other:
                theirs = other[kernel].written
                roots = {root for root, _ in mine.written.items() ^ theirs.items()}
                found |= self.of(kernel, frozenset(roots))
        return found

    def reached(self, base: Mapping[str, Described], found: frozenset[str]) -> frozenset[str]:
        """Some memory, and what a program stores in other memory after it has read that."""
        ways = [
            (self.of(kernel, sources), self.of(kernel, frozenset((root,))))
            for kernel, one in base.items()
            for root, sources in one.through.items()
        ]
        while more := frozenset[str]().union(*(to for from_, to in ways if from_ & found)) - found:
            found |= more
        return found


def never_launched(base: Decided, other: Mapping[str, Described]) -> Iterator[OneSided]:
    """Kernels that the workload names, no case launches, and another program has changed."""
    for kernel, mine in base.kernels.items():
        theirs = other.get(kernel)
        if kernel not in base.tables and not (theirs and _same(mine, theirs)):
            yield stated(kernel, f"{kernel} is not launched", None)


def always_turned(
    turns: Set[Turn], base: Decided, other: Mapping[str, Described]
) -> Iterator[OneSided]:
    """Conditions on launches that all cases decide one way, where another program may rely on it.

    It does not if only what is launched under a condition that always held is changed: without
    these launches nothing is. What is never launched is told by `never_launched`.

    Args:
        turns: What they came to in all cases.
        base: The unmodified program.
        other: The program that is judged.
    """
    launched = {kernel: base.kernels[kernel] for kernel in base.tables if kernel in other}
    changed = {kernel for kernel, mine in launched.items() if not _same(mine, other[kernel])}
    for turn in sorted(turns, key=lambda one: (one.when, sorted(one.kernels))):
        there = replace(turn, taken=not turn.taken) in turns
        if not there and changed - (turn.kernels if turn.taken else frozenset()):
            yield stated(", ".join(sorted(turn.kernels)), turn.when, None, holds=turn.taken)


def _same(mine: Described, theirs: Described) -> bool:
    return (mine.acting, mine.effects) == (theirs.acting, theirs.effects)


def own(decided: Decided, base: Mapping[str, Described]) -> Iterator[OneSided]:
    """Conditions of a program that all cases decide one way and the unmodified one has not."""
    for found in one_sided(decided):
        condition = found.condition
        if found.missing is None or condition.kernel not in base:
            continue
        theirs = base[condition.kernel].conditions
        if all(condition.color != one.color for one in theirs):
            yield OneSided(condition, found.number, found.missing, own=True)


def one_sided(decided: Decided) -> Iterator[OneSided]:
    """Everything that all runs so far have decided one way."""
    taken = decided.taken
    for kernel in decided.tables:
        for number, condition in enumerate(decided.kernels[kernel].conditions):
            if condition.kind is Site.VALUE:
                bits = decided.constant(kernel, number)
                if bits is not None:
                    yield OneSided(condition, number, bits=bits)
                continue
            sides = [side for side in (0, 1) if (kernel, number, side) in taken]
            if len(sides) == 1:
                yield OneSided(condition, number, missing=1 - sides[0])


def entered(one: OneSided, program: Program) -> OneSided | None:
    """With its guard, where the kernel's entry can decide it; None where it is always so.

    Args:
        one: A condition of the program.
        program: The program, as cleaned.
    """
    condition, missing = one.condition, one.missing
    if missing is None or not condition.decider:
        return one
    try:
        found = entry_condition(program, condition.kernel, condition.decider, missing == 0)
    except ProgramError:
        return one
    if found is None:
        return one
    if not found.clauses:
        return None
    return replace(one, guard=f"{condition.kernel}: {found}")


def _alike(found: OneSided, base: Described, other: Described) -> bool:
    condition, missing = found.condition, found.missing
    same = [one for one in other.conditions if one.color == condition.color]
    if missing is None:
        return bool(same)
    if condition.kind in (Site.LIMIT, Site.SIGN, Site.SATURATED, Site.COMPARE, Site.ATOMIC):
        return condition.color in other.colors
    if not same or not _still_guarded(condition, base, other):
        return False
    there = frozenset[str]().union(*(one.sides[missing] for one in same))
    mine = condition.sides[missing]
    if condition.kind is Site.SELECT:
        return mine <= there
    acting = base.acting | other.acting
    # Several branches may decide by one value, each about something else.
    places = [one for one in base.conditions if one.color == condition.color]
    kept = [one.sides[missing] & acting for one in places] == [
        one.sides[missing] & acting for one in same
    ]
    return (kept or mine & acting == there & acting) and mine <= there | other.colors


def _still_guarded(condition: Condition, base: Described, other: Described) -> bool:
    """Whether what only happened under the condition still does."""
    for effect, occurrences in base.effects.items():
        if all(condition.color in under for under in occurrences):
            if any(condition.color not in under for under in other.effects.get(effect, ())):
                return False
    return True


_ENOUGH = 3
"""Different powers of two that are no accident."""


def parameters(
    base: Mapping[str, Described],
    other: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
) -> Iterator[OneSided]:
    """Numbers that are always the same, equal, or powers of two, and of which that may be used.

    Also pointers that are always one.

    Args:
        base: The unmodified program.
        other: The program that is judged.
        passed: What all launches of a kernel passed.
    """
    for kernel, launches in passed.items():
        if kernel in other:
            numbers = {one.numbers for one in launches}
            columns = list(zip(*numbers, strict=True))
            mine, theirs = base[kernel].uses, other[kernel].uses
            yield from _constant(columns, mine, theirs)
            yield from _equal(columns, mine, theirs)
            yield from _powers(columns, mine, theirs)
            yield from _one_array([*zip(*(p.arrays for p in launches), strict=True)], mine, theirs)


def _less(mine: Use, theirs: Use) -> bool:
    return len(theirs.users) < len(mine.users)


def _constant(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for n, values in enumerate(columns):
        if len(set(values)) == 1 and (value := values[0]) is not None:
            if _less(mine[n], theirs[n]):
                whole = f"arg{n} == {value}" if isinstance(value, int) else ""
                yield _found(mine[n], f"{mine[n].name} == {value:g}", whole)


def _equal(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for first, second in combinations(range(len(columns)), 2):
        values = columns[first]
        same = values == columns[second] and None not in values and len(set(values)) > 1
        if same and any(_less(mine[n], theirs[n]) for n in (first, second)):
            whole = all(isinstance(value, int) for value in values)
            guard = f"arg{first} == arg{second}" if whole else ""
            yield _found(mine[first], f"{mine[first].name} == {mine[second].name}", guard)


def _one_array(
    columns: Sequence[Sequence[tuple[str, int, int] | None]],
    mine: Sequence[Use],
    theirs: Sequence[Use],
) -> Iterator[OneSided]:
    """Pointers that are always the same one, of one of which less use is made."""
    for first, second in combinations(range(len(columns)), 2):
        same = columns[first] == columns[second] and None not in columns[first]
        if same and any(_less(mine[n], theirs[n]) for n in (first, second)):
            yield _found(mine[first], f"{mine[first].name} == {mine[second].name}", "")


def _powers(
    columns: Sequence[Arguments], mine: Sequence[Use], theirs: Sequence[Use]
) -> Iterator[OneSided]:
    for n, values in enumerate(columns):
        different = {v for v in values if isinstance(v, int) and v > 0}
        powers = all(v & (v - 1) == 0 for v in different) and len(different) >= _ENOUGH
        if powers and len(different) == len(set(values)):
            if mine[n].divides - theirs[n].divides:
                name = mine[n].name
                yield _found(mine[n], f"{name} & ({name} - 1) == 0", "")


def _found(use: Use, text: str, guard: str) -> OneSided:
    return stated(use.kernel, text, f"{use.kernel}: {guard}" if guard else None)


def enough(relied: Iterable[OneSided]) -> Iterator[OneSided]:
    """Up to the first that nothing settles."""
    for one in relied:
        yield one
        if not one.settled:
            break
