"""What a winner relies on by its own account: what its passes assume, and what its text shows.

The text tells where barriers hold a warp instead of the block, where arithmetic is approximate
that was not, and where it no longer minds the host, other GPUs or the launch before. So it does
for programs that come without a patch.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.edits.passes import assumed
from gevo.edits.patch import Patch
from gevo.program.base import Assumed, Dialect, Program
from gevo.program.llvm.specialize import launched_text
from gevo.program.llvm.syntax.lexer import FAST_MATH
from gevo.validate.barriers import BLOCK, OUTSIDE, WARP, synchronisation

_FLAGS = rf"((?:(?:{FAST_MATH}) )*)"
_APPROXIMATE = frozenset(("afn", "fast"))
_CONTRACTING = frozenset(("contract", "fast"))
_ARITHMETIC = re.compile(rf"^  \S+ = f(?:mul|add|sub) {_FLAGS}", re.MULTILINE)
_DIVISION = re.compile(rf"^  \S+ = fdiv {_FLAGS}[^,%]*?(1\.000000e\+00)?(?=[%,])", re.MULTILINE)
_CALL = re.compile(rf"^  \S+ = (?:tail )?call {_FLAGS}[^@\n]*@llvm\.([\w.]+)\(", re.MULTILINE)
_INEXACT = re.compile(r"nvvm\.(?:\w+\.approx|div\.full)")
_ROOTS = re.compile(r"sqrt\.|nvvm\.(?:sqrt\.r|div\.r|rcp\.r)|exp2\.")


def account(
    baseline: Program, compiled: Program | None, program: Program, patch: Patch | None
) -> Sequence[Assumed]:
    """What a program relies on that is made from another.

    Args:
        baseline: The other, unmodified.
        compiled: What the passes of the patch make of it; None without passes.
        program: The program.
        patch: That gives it; None where nobody knows.

    Raises:
        EditError: The compiler does not do again what it did for the patch.
    """
    told = [*assumed(baseline, patch)] if patch else []
    if program.dialect is not Dialect.LLVM:
        return told
    for kernel in program.entry:
        before, after = (
            launched_text(one.text, (kernel,)) for one in (compiled or baseline, program)
        )
        orders, kept = synchronisation(before), synchronisation(after)
        warps = _warps(orders, kept)
        approximate = _approximate(exactness(before), exactness(after))
        approximate = approximate or (_contracts(after) and not _contracts(before))
        alone = kept[OUTSIDE] < orders[OUTSIDE]
        if warps or approximate or alone:
            told.append(Assumed(kernel, warps=warps, approximate=approximate, alone=alone))
    return told


def _warps(before: Mapping[str, int], after: Mapping[str, int]) -> bool:
    fewer = after[BLOCK] < before[BLOCK]
    return after[WARP] > 0 and (fewer or after[WARP] > before[WARP])


def _approximate(before: tuple[int, int], after: tuple[int, int]) -> bool:
    """A copy of what is approximate anyhow makes nothing approximate."""
    return after[1] > before[1] and (after[0] < before[0] or not before[1])


def _contracts(text: str) -> bool:
    """Whether ptxas may make one operation of a product and a sum, and round once."""
    return any(not _CONTRACTING.isdisjoint(flags.split()) for flags in _ARITHMETIC.findall(text))


def exactness(text: str) -> tuple[int, int]:
    """How many quotients and roots are as IEEE 754 rounds them, and how many are not.

    A reciprocal, by which something is multiplied, counts with the latter, and so does what takes
    subnormal numbers for zero; a power of two is approximate, and counts with the former.
    """
    exact = inexact = 0
    for flags, one in _DIVISION.findall(text):
        plain = _APPROXIMATE.isdisjoint(flags.split()) and not one
        exact, inexact = exact + plain, inexact + (not plain)
    for flags, name in _CALL.findall(text):
        if _INEXACT.match(name):
            inexact += 1
        elif _ROOTS.match(name):
            plain = _APPROXIMATE.isdisjoint(flags.split())
            exact, inexact = exact + plain, inexact + (not plain)
    return exact, inexact
