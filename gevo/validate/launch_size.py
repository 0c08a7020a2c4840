"""Tests of a launch's size, for kernels that gain in large launches and lose in small ones.

Every warp decides such a test, those that a coarse kernel has nothing to do for, too, so it has to
be cheap: one comparison of the grid's extent along an axis where that tells large launches from
small ones, else of the number of blocks. It changes no result, only which of two bodies that are
right computes it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from gevo.device.forecast import Grid, KernelWork, widest
from gevo.evaluate.scoring.duel import Duel
from gevo.validate.speed import TIMING, must_gain

FILLING = 256
"""With fewer blocks a large GPU is not full."""
BLOCKS = "nctaid.x * nctaid.y * nctaid.z >= {}"
ALONG = "nctaid.{} >= {}"
ONE: Grid = (1, 1, 1)


@dataclass(frozen=True)
class _Launches:
    """What is known of a kernel's launches of one kind.

    Attributes:
        blocks: Of the largest one.
        grid: Of that one.
        widest: The most blocks along each axis.
    """

    blocks: int
    grid: Grid = ONE
    widest: Grid = ONE

    def with_(self, work: KernelWork) -> _Launches:
        """These and some more."""
        grid = work.grid if work.blocks > self.blocks else self.grid
        return _Launches(max(self.blocks, work.blocks), grid, widest((self.widest, work.widest)))


_NONE = _Launches(0)
_LEAST = _Launches(1)
_FULL = _Launches(FILLING)


def size_tests(duels: Mapping[str, Duel], kernels: Iterable[str]) -> Mapping[str, str]:
    """By kernel a test that its large launches in timing cases pass, and no small case's launch.

    It asks for the blocks that fill a GPU where these lie between the largest launch of the small
    cases and that of the timing cases, else for about the geometric mean of the two; along the
    axis in which the two differ most, or of all together. A kernel whose launches are no larger
    in timing cases has none, nor has one that loses nothing where others do.

    Without timing cases those that it must gain on count as large, and small ones are not known
    where others are as large: then it asks for about the root of the largest launch. Whether that
    is right, the program with its test shows on all cases.
    """
    small: dict[str, _Launches] = {}
    large: dict[str, _Launches] = {}
    for name, duel in duels.items():
        for work in duel.forecasts[1].kernels if duel.forecasts else ():
            found = large if name in must_gain(duels) else small
            found[work.kernel] = found.get(work.kernel, _NONE).with_(work)
    if TIMING not in duels:
        small = {
            k: s if s.blocks < large.get(k, _FULL).blocks else _LEAST for k, s in small.items()
        }
    lose = _losers(duels)
    tests = {
        kernel: _between(small.get(kernel, _LEAST), large.get(kernel, _FULL))
        for kernel in kernels
        if not lose or kernel in lose
    }
    return {kernel: test for kernel, test in tests.items() if test}


def _losers(duels: Mapping[str, Duel]) -> frozenset[str]:
    """Kernels that are slower on cases on which a winner need not gain, as far as is known."""
    lost: dict[str, float] = {}
    for name, duel in duels.items():
        if name in must_gain(duels) or not duel.forecasts:
            continue
        for sign, forecast in zip((1.0, -1.0), duel.forecasts, strict=True):
            for work in forecast.kernels:
                lost[work.kernel] = lost.get(work.kernel, 0.0) + sign * work.time_ns
    return frozenset(kernel for kernel, ns in lost.items() if ns > 0.0)


def _between(small: _Launches, large: _Launches) -> str:
    """A test that the largest large launch passes and no small one; empty where there is none."""
    axes = [
        (extent / most, axis, most, extent)
        for axis, most, extent in zip("xyz", small.widest, large.grid, strict=True)
        if extent > most
    ]
    if axes:
        _, axis, most, extent = max(axes)
        dimensions = sum(extent > 1 for extent in large.grid)
        filling = math.ceil(FILLING ** (1 / dimensions) - 1e-9)
        return ALONG.format(axis, _extent_between(most, extent, filling))
    if large.blocks > small.blocks:
        return BLOCKS.format(_extent_between(small.blocks, large.blocks, FILLING))
    return ""


def _extent_between(small: int, large: int, filling: int) -> int:
    """Least number of blocks with which a launch counts as large."""
    if small < filling <= large:
        return filling
    return max(small + 1, min(large, 1 << round(math.log2(small * large) / 2)))
