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
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.program.base import Assumed
from gevo.program.condition import DIMENSIONS

_WARP = 32


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
        if one.warps and (launches := passed.get(one.kernel)):
            yield from _within_warps(scorer, one.kernel, {each.shape[:3] for each in launches})


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
