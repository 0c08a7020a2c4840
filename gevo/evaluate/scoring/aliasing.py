"""Whether a program still does what the unmodified one does when two arrays are one.

CUDA lets a host pass one array for two parameters, unless the kernel says that it must not. Where
the unmodified kernel is defined then (an elementwise kernel that works in place), a program that
keeps a value across a store to the other array gives something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np

from gevo.device.base import Binary, RunOptions, RunResult
from gevo.device.simt.conditions.describe import Condition
from gevo.device.simt.lower.decisions import Site
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.alike import OneSided
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.watching import watched
from gevo.finding import DRAWN
from gevo.workload.case import Argument, Array, Buffer, Dim3, Host, Launches, Pointer, Role

_FIRST = RunOptions(poison=0x5A, fill=0x7F)
_SECOND = RunOptions(poison=0xFF, fill=0xFE, collect=True)


@dataclass(frozen=True, order=True)
class _Pair:
    """Two arrays that a kernel is given; `second` is passed as `first`."""

    kernel: str
    first: str
    second: str


def kept_apart(scorer: Scorer, binary: Binary) -> Iterator[OneSided]:
    """Pairs of arrays that the unmodified program takes for one, and this program does not.

    Tried on the quickest training case, for arrays of one type and shape of which one holds
    contents at the start and one is written.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
    """
    workload = scorer.workload
    launches = workload.launches(workload.train[0], scorer.baseline.settings)
    for pair in _pairs(scorer, launches):
        excluded = any(
            text.startswith("noalias(")
            and {pair.first, pair.second} <= workload.domain_names[text]
            for text in workload.domain
        )
        if not excluded and _differs(scorer, binary, _joined(launches, pair)):
            nothing = frozenset[str](), frozenset[str]()
            text = f"{pair.first} and {pair.second} do not overlap"
            condition = Condition(pair.kernel, Site.COMPARE, "", nothing, text, "")
            yield OneSided(condition, -1, missing=0)


def _pairs(scorer: Scorer, launches: Launches) -> Sequence[_Pair]:
    found: set[_Pair] = set()
    buffers = {buffer.name: buffer for buffer in launches.buffers}

    def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
        names = {arg.name for arg in args if isinstance(arg, Pointer) and not arg.offset}
        for first in names:
            for second in names - {first}:
                if _joinable(buffers[first], buffers[second]):
                    found.add(_Pair(kernel, first, second))

    scorer.device.run(scorer.baseline_binary(), watched(launches, note), RunOptions())
    return sorted(found)


def _joinable(first: Buffer, second: Buffer) -> bool:
    alike = first.array.dtype == second.array.dtype and first.array.shape == second.array.shape
    filled = first.role is Role.IN or (first.role is Role.INOUT and second.role is Role.IN)
    written = Role.IN not in (first.role, second.role) or first.role is not second.role
    return alike and first.given and filled and written and first.symbol is second.symbol is None


def _joined(launches: Launches, pair: _Pair) -> Launches:
    """The launches with the first array in place of the second."""

    def role(buffer: Buffer) -> Role:
        if buffer.name == pair.first:
            return Role.INOUT
        return Role.SCRATCH if buffer.name == pair.second else buffer.role

    buffers = tuple(replace(buffer, role=role(buffer)) for buffer in launches.buffers)
    return Launches(buffers, lambda host: launches.drive(_Joined(host, pair)))


@dataclass(frozen=True)
class _Joined:
    host: Host
    pair: _Pair

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        given = [
            replace(a, name=self._name(a.name)) if isinstance(a, Pointer) else a for a in args
        ]
        self.host.launch(kernel, grid, block, given, shared_bytes)

    def read(self, name: str) -> Array:
        return self.host.read(self._name(name))

    def write(self, name: str, array: Array) -> None:
        self.host.write(self._name(name), array)

    def _name(self, name: str) -> str:
        return self.pair.first if name == self.pair.second else name


def _differs(scorer: Scorer, binary: Binary, launches: Launches) -> bool:
    try:
        first = _run(scorer, scorer.baseline_binary(), launches, _FIRST)
        second = _run(scorer, scorer.baseline_binary(), launches, _SECOND)
    except LaunchFailed:
        return False
    defined = not any(f.kind not in DRAWN for f in second.findings)
    if not defined or not _same(first, second):
        return False
    try:
        result = _run(scorer, binary, launches, replace(_FIRST, fuel=8 * first.fuel_used + 10_000))
    except LaunchFailed:
        return True
    return scorer.workload.metric(result.outputs, first.outputs) > scorer.tolerance


def _run(scorer: Scorer, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
    return scorer.device.run(binary, launches, options)


def _same(first: RunResult, second: RunResult) -> bool:
    return all(
        np.array_equal(a.view(np.uint8), second.outputs[name].view(np.uint8))
        for name, a in first.outputs.items()
    )
