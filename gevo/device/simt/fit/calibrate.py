"""Fits the time model's assumed coefficients to measured times, and says what that gains.

What a table calls `assumed` (or `fitted`) is free; vendor figures and microbenchmarks stay. The
fit is non-linear least squares on the logarithm of the times. Kernels weigh alike, however many
variants were measured. The differences between the variants of a kernel weigh more than the
kernel's own level: the model exists to rank variants. A weak pull keeps a coefficient near its
first value where the times say nothing about it.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import optimize, stats  # pyright: ignore[reportMissingTypeStubs]

from gevo.device.simt.fit.points import Point
from gevo.device.simt.model.gpu import Gpu, parse_gpu
from gevo.errors import ConfigError

_optimize: Any = optimize
_stats: Any = stats

FREE = ("assumed", "fitted")
RANGE = 5.0
"""A coefficient may grow or shrink by this factor."""
LEAST_KNEE = 1.0
"""At 1 the two bounds add up; below, the p-norm means nothing."""
DIFFERENCES = 3.0
"""Weight of the differences between variants against that of a kernel's level."""
PULL = 0.02
"""Weight of the logarithm of a coefficient's change."""
MOST_STEPS = 25
FOLDS = 3
"""The kernels are divided into so many parts to judge the fit on kernels that it has not seen."""
FEWEST_VARIANTS = 5
"""Fewer have no rank correlation worth the name."""
FEWEST_KERNELS = 3

Floats = NDArray[np.float64]


def free_coefficients(gpu: Gpu) -> tuple[str, ...]:
    """Names of the coefficients that a fit may change."""
    return tuple(name for name, source in gpu.sources.items() if source.kind in FREE)


def fit(points: Sequence[Point], gpu: Gpu) -> Gpu:
    """`gpu` with its free coefficients fitted to the points.

    Raises:
        ConfigError: There are no points, or nothing that may be fitted.
    """
    names = free_coefficients(gpu)
    if not points or not names:
        raise ConfigError("nothing to fit: no points, or a table without assumed coefficients")
    groups = _groups(points)

    def residuals(x: Floats) -> Floats:
        changed = _changed(gpu, names, x)
        rows = [row for cases in groups.values() for row in _rows(cases, changed)]
        return np.array([*rows, *(PULL * x)])

    most = np.full(len(names), math.log(RANGE))
    least = -most
    if "knee" in names:
        knee = names.index("knee")
        least[knee] = max(least[knee], math.log(LEAST_KNEE / gpu.knee)) - 1e-9
    found: Any = _optimize.least_squares(
        residuals, np.zeros(len(names)), bounds=(least, most), max_nfev=MOST_STEPS
    )
    return _changed(gpu, names, found.x)


Case = tuple[float, Point, int]
"""The logarithm of a measured time, its point, and the number of the case."""


def _groups(points: Iterable[Point]) -> dict[str, dict[str, list[Case]]]:
    """The measured cases by kernel and name."""
    groups: dict[str, dict[str, list[Case]]] = {}
    for point in points:
        for number, case in enumerate(point.cases):
            group = groups.setdefault(point.kernel, {}).setdefault(case.case, [])
            group.append((math.log(case.measured_ns), point, number))
    return groups


def _rows(cases: Mapping[str, Sequence[Case]], gpu: Gpu) -> Iterable[float]:
    """One kernel's errors: of each case's level, and of each variant against it."""
    for group in cases.values():
        errors = np.array(
            [math.log(point.cases[n].modelled_ns(gpu)) - log for log, point, n in group]
        )
        level = float(errors.mean())
        yield level / math.sqrt(len(cases))
        yield from (errors - level) * (DIFFERENCES / math.sqrt(len(cases) * len(group)))


def _changed(gpu: Gpu, names: Sequence[str], x: Floats) -> Gpu:
    values = {n: getattr(gpu, n) * math.exp(step) for n, step in zip(names, x, strict=True)}
    return replace(gpu, **values)


@dataclass(frozen=True)
class Agreement:
    """How modelled and measured times agree.

    Attributes:
        across: Spearman's rank correlation over the unmodified programs; None for too few.
        within: The same over the variants of each kernel (the unmodified program is one), None
            for too few or where all have one time.
        error: Median over all programs of the factor between modelled and measured, at least 1.
    """

    across: float | None
    within: Mapping[str, float | None]
    error: float

    @property
    def median_within(self) -> float | None:
        """Median of `within` over the kernels that have one."""
        found = [rho for rho in self.within.values() if rho is not None]
        return float(np.median(found)) if found else None


Times = Sequence[tuple[Point, float]]
"""Points and their modelled times in nanoseconds."""


def modelled(points: Sequence[Point], gpu: Gpu) -> Times:
    """The points with their modelled times."""
    return [(point, point.modelled_ns(gpu)) for point in points]


def unseen(points: Sequence[Point], gpu: Gpu) -> Times:
    """Each point's modelled time after a fit to the points of other kernels only."""
    kernels = list(dict.fromkeys(point.kernel for point in points))
    times: list[tuple[Point, float]] = []
    for fold in range(min(FOLDS, len(kernels))):
        out = set(kernels[fold::FOLDS])
        rest = [point for point in points if point.kernel not in out]
        fitted = fit(rest, gpu) if rest else gpu
        times += modelled([point for point in points if point.kernel in out], fitted)
    return times


def agreement(times: Times) -> Agreement:
    """Compare modelled with measured times."""
    by_kernel: dict[str, list[tuple[Point, float]]] = {}
    for point, time in times:
        by_kernel.setdefault(point.kernel, []).append((point, time))
    plain = [(point, time) for point, time in times if point.variant == 0]
    within = {kernel: _rho(own, FEWEST_VARIANTS) for kernel, own in by_kernel.items()}
    errors = [abs(math.log(time / point.measured_ns)) for point, time in times]
    return Agreement(_rho(plain, FEWEST_KERNELS), within, math.exp(float(np.median(errors))))


def _rho(times: Times, fewest: int) -> float | None:
    measured = [point.measured_ns for point, _ in times]
    figures = [figure for _, figure in times]
    if len(times) < fewest or len(set(measured)) == 1 or len(set(figures)) == 1:
        return None
    return float(_stats.spearmanr(measured, figures).statistic)


_LINE = re.compile(r"^(\w+) = \{.*\}$", re.MULTILINE)


def fitted_table(text: str, gpu: Gpu, source: str) -> str:
    """A table file with the free coefficients of `gpu`.

    Args:
        text: The table that the fit began with.
        gpu: The fitted GPU.
        source: What to say of the fitted figures.
    """
    names = set(free_coefficients(gpu))

    def line(found: re.Match[str]) -> str:
        name = found[1]
        if name not in names:
            return found[0]
        value = f"{getattr(gpu, name):.4g}"
        return f'{name} = {{ value = {value}, kind = "fitted", source = "{source}" }}'

    table = _LINE.sub(line, text)
    parse_gpu(table, "the fitted table")
    return table
