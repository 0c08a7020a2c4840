"""Cases that aim at nothing in particular, on which a program is compared with the unmodified one.

What two programs do otherwise need not show in a condition that one can climb to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from gevo.program.llvm.literals import literals
from gevo.workload.case import TestCase, Workload
from gevo.workload.corners import GROWN_ALONE, RESIZED, in_order, mixtures
from gevo.workload.numbers import scattered
from gevo.workload.patterns import divided, patterned

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
