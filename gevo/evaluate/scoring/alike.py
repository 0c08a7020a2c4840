"""Whether a program still decides as the unmodified one does, by what both compute.

Conditions correspond when they compare the same (see `gevo.device.simt.conditions`). A
condition whose other side no case takes is decided alike only if what depends on it still does,
and if what that other side would do is still there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from gevo.device.simt.conditions import Condition, Described
from gevo.device.simt.lower.decisions import Site
from gevo.errors import ProgramError
from gevo.evaluate.scoring.decided import Decided, Side
from gevo.program.base import Program
from gevo.program.llvm.uniform import entry_condition


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
    def side(self) -> Side | None:
        """The side that no case takes."""
        if self.missing is None:
            return None
        return self.condition.kernel, self.number, self.missing


def stated(kernel: str, text: str, guard: str | None, vouched: tuple[str, ...] = ()) -> OneSided:
    """Something in words that always holds; the other arguments are as in `OneSided`."""
    nothing = frozenset[str](), frozenset[str]()
    condition = Condition(kernel, Site.COMPARE, "", nothing, text, "")
    return OneSided(condition, -1, missing=0, guard=guard, vouched=vouched)


def relied_on(base: Decided, other: Mapping[str, Described]) -> Iterator[OneSided]:
    """What the unmodified program decides one way in all cases, and another not as it does."""
    for found in one_sided(base):
        kernel = found.condition.kernel
        if kernel in other and not _alike(found, base.kernels[kernel], other[kernel]):
            yield found


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
    if condition.kind in (Site.LIMIT, Site.SIGN, Site.COMPARE):
        return condition.color in other.colors
    if not same or not _still_guarded(condition, base, other):
        return False
    there = frozenset[str]().union(*(one.sides[missing] for one in same))
    mine = condition.sides[missing]
    if condition.kind is Site.SELECT:
        return mine <= there
    acting = base.acting | other.acting
    return mine & acting == there & acting and mine <= there | other.colors


def _still_guarded(condition: Condition, base: Described, other: Described) -> bool:
    """Whether what only happened under the condition still does."""
    for effect, occurrences in base.effects.items():
        if all(condition.color in under for under in occurrences):
            if any(condition.color not in under for under in other.effects.get(effect, ())):
                return False
    return True
