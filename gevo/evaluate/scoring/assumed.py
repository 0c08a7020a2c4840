"""What a program relies on by its own account: arrays apart, values that stay in a warp.

A barrier that holds the threads of a warp only is as good as one of the block where the block is
one warp. Elsewhere the detector of races sees whether threads of several warps exchange values;
which warp a thread belongs to follows from the shape of the block, so that must stay as it was.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from math import prod

from gevo.evaluate.scoring.aliasing import assumed_apart
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.held import signed
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.program.base import Assumed
from gevo.program.condition import (
    COMPARISONS,
    DIMENSIONS,
    Argument,
    Comparison,
    Dimension,
    Expression,
    Number,
)
from gevo.program.llvm.facts import kernel_signatures
from gevo.program.llvm.told import clauses
from gevo.program.llvm.unsigned import unsigned_parameters

_WARP = 32
ALONE = "the host, other GPUs and other launches leave its arrays alone while it runs"


def assumed(
    scorer: Scorer, told: Sequence[Assumed], passed: Mapping[str, Set[Passed]]
) -> Iterator[OneSided]:
    """What a program relies on by its own account, as conditions on launches.

    Args:
        scorer: Of the unmodified program.
        told: That account.
        passed: What all launches of a kernel passed, by kernel.
    """
    yield from assumed_apart(scorer, told, passed)
    for one in told:
        if one.condition:
            yield from _conditions(scorer, one, passed.get(one.kernel, frozenset()))
        if one.approximate and not scorer.tolerance and not scorer.workload.judges_reference:
            yield stated(one.kernel, "approximate arithmetic gives the exact numbers", None)
        if one.alone:
            yield stated(one.kernel, ALONE, None)
        if one.warps and (launches := passed.get(one.kernel)):
            yield from _within_warps(scorer, one.kernel, {each.shape[:3] for each in launches})


def violated(scorer: Scorer, told: Sequence[Assumed], passed: Mapping[str, Set[Passed]]) -> str:
    """A condition on launches that one of them does not fulfil, in words; empty for none.

    Args:
        scorer: Of the unmodified program.
        told: What a program relies on by its own account.
        passed: What all launches of a kernel passed, by kernel.
    """
    for one in told:
        for clause in clauses(one.condition) if one.condition else ():
            for launch in passed.get(one.kernel, ()):
                value = _value(scorer, one.kernel, clause.left, launch)
                if not _holds(clause, value):
                    return f"it assumes `{clause}` of {one.kernel}, which is launched with {value}"
    return ""


def _holds(clause: Comparison, value: int | float | None) -> bool:
    assert isinstance(clause.right, Number)
    return isinstance(value, int) and COMPARISONS[clause.operator](value, clause.right.value)


def _value(scorer: Scorer, kernel: str, of: Expression, launch: Passed) -> int | float | None:
    """What the kernel sees, which takes integers as signed."""
    if isinstance(of, Dimension):
        return launch.shape[DIMENSIONS.index(of.name)]
    assert isinstance(of, Argument)
    type_ = kernel_signatures(scorer.baseline.text)[kernel][of.index].type
    return signed(launch.numbers[of.index], type_)


def _conditions(scorer: Scorer, one: Assumed, launches: Set[Passed]) -> Iterator[OneSided]:
    """The comparisons that a program was optimised for."""
    names = [p.name for p in kernel_signatures(scorer.baseline.text)[one.kernel]]
    workload = scorer.workload
    large = unsigned_parameters(scorer.baseline, one.kernel)
    for clause in clauses(one.condition):
        text, vouched = str(clause), ()
        if isinstance(clause.left, Argument):
            text = text.replace(str(clause.left), names[clause.left.index] or str(clause.left), 1)
            least = workload.least.get(one.kernel, {}).get(clause.left.index)
            low = clause.right.value if isinstance(clause.right, Number) else None
            # What is never negative may be, to a compiler that takes it to have a sign.
            fits = clause.left.index not in large
            if fits and clause.operator == ">=" and least and low is not None and low <= least[0]:
                vouched = (least[1],)
        elif one.kernel in workload.blocks and str(clause.left).startswith("ntid") and launches:
            vouched = (workload.blocks[one.kernel],)
        yield stated(one.kernel, text, f"{one.kernel}: {clause}", vouched)


def _within_warps(scorer: Scorer, kernel: str, blocks: Set[tuple[int, ...]]) -> Iterator[OneSided]:
    x, y, z = DIMENSIONS[:3]
    if all(prod(block) <= _WARP for block in blocks):
        text, guard = f"a block has at most {_WARP} threads", f"{x} * {y} * {z} <= {_WARP}"
    elif len(blocks) == 1:
        (block,) = blocks
        pairs = list(zip((x, y, z), block, strict=True))
        text = f"a block has {' x '.join(map(str, block))} threads"
        guard = " and ".join(f"{name} == {size}" for name, size in pairs)
    else:
        return  # all of them are free of races
    vouched = scorer.workload.blocks.get(kernel)
    yield stated(kernel, text, f"{kernel}: {guard}", (vouched,) if vouched else ())
