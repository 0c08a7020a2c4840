"""Cases that aim at nothing in particular, on which a program is compared with the unmodified one.

What two programs do otherwise need not show in a condition that one can climb to. No case follows
from what came of others, so that parts of them are jobs of their own; which part a case is in does
not depend on how many workers there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from gevo.measurement import Measurement
from gevo.program.llvm.literals import literals
from gevo.workload.case import TestCase, Workload
from gevo.workload.corners import GROWN_ALONE, RESIZED, in_order, mixtures
from gevo.workload.numbers import scattered
from gevo.workload.patterns import divided, patterned

PARTS = 4
"""Jobs that try the cases, each every so manieth of them."""
MIXED = 24
"""Cases with the contents of several others."""
SCATTERED = 32
"""Cases with floats of any magnitude."""
PATTERNED = 128
"""Cases with arrays of a few values; half as many for numbers that only the program has."""
DIVIDED = 8
"""Cases of which a size is a multiple of such a number."""


def unaimed(
    workload: Workload, cases: Sequence[TestCase], before: str, after: str, seed: int
) -> Iterator[TestCase]:
    """The cases, of which some may be of no use.

    Args:
        workload: What they are of.
        cases: Known ones, those for training first.
        before: The unmodified program's text.
        after: The program's.
        seed: What draws follow from. What only the unmodified program has a part in is the same
            for all programs.
    """
    small = cases[: len(workload.train)]
    first = small[0]
    given = workload.described(first), workload.scalars, workload.bounds(first)
    others = [case for case in cases if case.name.startswith((GROWN_ALONE, RESIZED))]
    bases = [*list(small) * (1 + len(others) // len(small)), *others]
    known = literals(before)
    new = literals(after) - known
    groups = literals(before, compared=True), known
    found = chain(
        mixtures(small, cases, MIXED, seed),
        scattered(small, *given, SCATTERED, seed),
        patterned(bases, *given, groups, PATTERNED, seed),
        patterned(bases, *given, [new], PATTERNED // 2 if new else 0, seed + 1),
        divided(workload, [*sorted(new), *sorted(known)], first, DIVIDED),
    )
    return (in_order(workload, case) for case in found)


@dataclass(frozen=True)
class Unaimed:
    """What came of one part of the cases.

    Attributes:
        ran: OK, or why the program fails on a case, or at all.
        case: That case; None without.
        tried: How many cases were tried.
    """

    ran: Measurement
    case: TestCase | None = None
    tried: int = 0


def tried(
    cases: Iterable[TestCase],
    differs: Callable[[TestCase], Measurement | None],
    right: Measurement,
) -> Unaimed:
    """Try cases, up to the first on which a program differs.

    Args:
        cases: The cases.
        differs: How the program fails on one; None where it does not.
        right: The measurement where it fails on none.
    """
    count = 0
    for count, case in enumerate(cases, 1):
        if (failed := differs(case)) is not None:
            return Unaimed(failed, case, count)
    return Unaimed(right, None, count)


def first_of(parts: Sequence[Unaimed]) -> Unaimed:
    """What trying the cases of all parts one after another comes to.

    A job that failed counts only where no case shows a difference.
    """
    count = sum(part.tried for part in parts)
    wrong = [part for part in parts if part.case is not None]
    if wrong:
        # Of cases as far on in their parts that of an earlier part is the earlier one.
        first = min(wrong, key=lambda part: part.tried)
        return Unaimed(first.ran, first.case, count)
    failed = [part for part in parts if not part.ran.ok]
    return Unaimed((failed or parts)[0].ran, None, count)
