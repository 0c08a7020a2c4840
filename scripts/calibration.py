"""Fits the time model's assumed coefficients to measured times, and says what that gains.

What a table calls `assumed` (or `fitted`) is free; vendor figures and microbenchmarks stay. The
fit is non-linear least squares on the logarithm of the times. Kernels weigh alike, however many
variants were measured. The differences between the variants of a kernel weigh more than the
kernel's own level: the model exists to rank variants. A weak pull keeps a coefficient near its
first value where the times say nothing about it.

A file of measured times has a line of JSON per program, with all that the model needs to give its
own figure. Addresses are reduced to what the model reads of them, so that the model can be
evaluated with any coefficients without running anything again.
"""

from __future__ import annotations

import gzip
import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray
from scipy import optimize, stats

from gevo.device.simt.model.costs import Unit
from gevo.device.simt.model.gpu import Gpu, parse_gpu
from gevo.device.simt.model.memory import Access, LaunchCounts, Traffic
from gevo.device.simt.model.profile import MemorySite, Node
from gevo.device.simt.model.time import KernelProfile, Work, counted, time_of
from gevo.errors import ConfigError

Json = dict[str, Any]


@dataclass(frozen=True, eq=False)
class CaseTime:
    """A measured time, and the launches that it consists of.

    Attributes:
        case: Name of the workload's case.
        measured_ns: Median of the measured times.
        spread: Interquartile range over the median.
        launches: What each launch asked for, and how many launches asked for just that.
    """

    case: str
    measured_ns: float
    spread: float
    launches: tuple[tuple[int, Work], ...]

    def modelled_ns(self, gpu: Gpu) -> float:
        """Modelled time of the launches on a GPU."""
        return sum(times * time_of(work, gpu).time_ns for times, work in self.launches)


@dataclass(frozen=True, eq=False)
class Point:
    """One program, measured on the training cases of its workload.

    Attributes:
        kernel: Name of the workload's kernel.
        variant: 0 for the unmodified program.
        patch: The variant's edits, as text.
        about: Device, driver and date of the measurement.
        cases: One for each case that ran.
    """

    kernel: str
    variant: int
    patch: str
    about: Mapping[str, str]
    cases: tuple[CaseTime, ...]

    @property
    def measured_ns(self) -> float:
        """Measured time over all cases."""
        return sum(case.measured_ns for case in self.cases)

    def modelled_ns(self, gpu: Gpu) -> float:
        """Modelled time over all cases."""
        return sum(case.modelled_ns(gpu) for case in self.cases)


def write_point(path: Path, point: Point) -> None:
    """Append a line to a file; one that ends in `.gz` is compressed."""
    line = json.dumps(point_to_json(point), separators=(",", ":")) + "\n"
    with _open(path, "a") as file:
        file.write(line)


def read_points(path: Path) -> list[Point]:
    """All points of a file, raises ConfigError when it is no file of points."""
    points: list[Point] = []
    try:
        with _open(path, "r") as file:
            for line in file:
                points.append(point_from_json(json.loads(line)))
    except (OSError, EOFError) as error:
        raise ConfigError(f"{path}: cannot be read: {error}") from error
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise ConfigError(f"{path}: line {len(points) + 1} is no measured point") from error
    if not points:
        raise ConfigError(f"{path}: holds no points")
    return points


def _open(path: Path, mode: str) -> Any:
    if path.suffix == ".gz":
        return gzip.open(path, mode + "t", encoding="utf-8")
    return path.open(mode, encoding="utf-8")


def point_to_json(point: Point) -> Json:
    """The JSON form; blocks that no case executes are left out."""
    profiles: dict[str, KernelProfile] = {}
    ran: dict[str, NDArray[np.bool_]] = {}
    for case in point.cases:
        for _, work in case.launches:
            name, counts = work.profile.kernel, work.counts
            profiles[name] = work.profile
            now = (counts.warp_blocks > 0) | (counts.longest_warp > 0)
            ran[name] = now | ran.get(name, now)
    kept = {name: np.flatnonzero(blocks) for name, blocks in ran.items()}
    return {
        "kernel": point.kernel,
        "variant": point.variant,
        "patch": point.patch,
        **point.about,
        "profiles": {name: _profile(profiles[name], kept[name]) for name in profiles},
        "cases": [
            {
                "case": case.case,
                "measured_ns": case.measured_ns,
                "spread": case.spread,
                "launches": _launches(case.launches, kept),
            }
            for case in point.cases
        ],
    }


def point_from_json(data: Json) -> Point:
    """Inverts `point_to_json`; the modelled times are the same to the last bit."""
    profiles = {name: _read_profile(name, p) for name, p in data["profiles"].items()}
    about = {key: str(data[key]) for key in ("device", "driver", "date")}
    cases = tuple(
        CaseTime(
            str(case["case"]),
            float(case["measured_ns"]),
            float(case["spread"]),
            tuple(
                (int(w["times"]), _read_work(profiles[w["kernel"]], w)) for w in case["launches"]
            ),
        )
        for case in data["cases"]
    )
    return Point(str(data["kernel"]), int(data["variant"]), str(data["patch"]), about, cases)


def _launches(
    launches: Sequence[tuple[int, Work]], kept: Mapping[str, NDArray[np.intp]]
) -> list[Json]:
    return [
        {"times": times, **counted(work, kept[work.profile.kernel])} for times, work in launches
    ]


def _profile(profile: KernelProfile, kept: NDArray[np.intp]) -> Json:
    return {
        "units": profile.units[kept].tolist(),
        "nodes": [[_node(node) for node in profile.nodes[int(block)]] for block in kept],
        "entered": _entered(profile, kept.tolist()),
        "registers": profile.registers,
        "shared_bytes": profile.shared_bytes,
    }


def _entered(profile: KernelProfile, kept: Sequence[int]) -> list[list[int]]:
    place = {block: n for n, block in enumerate(kept)}
    every = profile.entered or ((),) * len(profile.nodes)
    return [[place[other] for other in every[block] if other in place] for block in kept]


def _node(node: Node) -> list[Any]:
    serial = [number for pair in node.serial for number in pair]
    far = [list(node.carried), list(node.late)] if node.carried or node.late else []
    return [serial, node.site, list(node.preds), int(node.fence), *far]


def _read_profile(kernel: str, data: Json) -> KernelProfile:
    units = np.array(data["units"], dtype=np.int64).reshape(-1, len(Unit))
    nodes = tuple(tuple(_read_node(node) for node in block) for block in data["nodes"])
    registers, shared = int(data["registers"]), int(data["shared_bytes"])
    entered = tuple(tuple(int(n) for n in own) for own in data.get("entered", ()))
    return KernelProfile(kernel, units, nodes, {}, registers, shared, (), entered)


def _read_node(data: Sequence[Any]) -> Node:
    flat, site, preds, fence, *far = data
    serial = tuple((Unit(flat[i]), int(flat[i + 1])) for i in range(0, len(flat), 2))
    carried, late = far or ((), ())
    return Node(serial, int(site), tuple(preds), bool(fence), tuple(carried), tuple(late))


def _read_work(profile: KernelProfile, data: Json) -> Work:
    warp_blocks, longest = (
        np.array(data[name], dtype=np.int64) for name in ("warp_blocks", "longest_warp")
    )
    nothing = np.zeros_like(warp_blocks)
    counts = LaunchCounts(
        kernel=profile.kernel,
        grid=_dim3(data["grid"]),
        block=_dim3(data["block"]),
        shared_bytes=int(data["shared_bytes"]),
        warp_blocks=warp_blocks,
        thread_blocks=nothing,
        longest_warp=longest,
        traces=(),
        sampled_blocks=int(data["sampled_blocks"]),
        sampled_warp_blocks=nothing,
        loaded_bytes=int(data["loaded_bytes"]),
        stored_bytes=int(data["stored_bytes"]),
        buffer_bytes=int(data["buffer_bytes"]),
        reuse=tuple(int(n) for n in data.get("reuse", ())),
        sharing=tuple(float(part) for part in data.get("sharing", ())),
    )
    return Work(profile, counts, dict(_read_access(row) for row in data["accesses"]))


def _read_access(row: Sequence[Any]) -> tuple[int, Access]:
    number, space, size, load, atomic, executions, fresh, *traffic = row
    sectors, wavefronts, steps, addresses = traffic
    # Which basic block it is in has served its purpose: `executions` follows from it.
    site = MemorySite(int(number), -1, int(space), int(size), bool(load), bool(atomic))
    found = Traffic(float(sectors), float(wavefronts), float(steps), int(addresses))
    return int(number), Access(site, int(space), found, float(executions), float(fresh))


def _dim3(data: Sequence[int]) -> tuple[int, int, int]:
    return cast("tuple[int, int, int]", tuple(int(n) for n in data))


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
