"""Whether single launches of a training step follow the numbers that its driver gives.

After a whole training everything depends on everything: a parameter whose learning rate stands in
the step moves all the same where another one's rate changes. So launches are done again by
themselves, each from what the unmodified step begins it with, and each result is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, RunOptions
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.arguments import head
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.probe import Probe
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.training import multiplied
from gevo.workload.case import Argument, Array, Buffer, Dim3, Host, Pointer, Relay, Role

FACTORS = {0.5: "half of it", 2.0: "twice of it", 0.0: "0 for it"}
"""What is tried."""
STEPS = 3
"""So many launches, the first ones: what has a schedule may do nothing in the very first."""
SAME = 0.05
"""Of what a launch changes in an array: a step that is off by no more is the unmodified one."""
MOST_OFF = 0.1
"""Of what another number changes, beyond what is off with the driver's own one."""
MORE = 4.0
"""So many times what a step is off by with the driver's own number it may be with another."""
LEAST_MOVED = 0.01
"""Of what a launch changes: what moves less follows nothing, and is not asked where the unmodified
step's does not move more."""

Results = Mapping[str, NDArray[np.float64]]


@dataclass(frozen=True)
class Step:
    """A launch of the unmodified step.

    Attributes:
        args: What its driver gives.
        before: What the arrays among them hold.
    """

    args: tuple[Argument, ...]
    before: Mapping[str, Array]


@dataclass(frozen=True)
class _Recorded(Relay):
    """A host that records the first launches; raises LaunchFailed when there are enough."""

    steps: list[Step] = field(default_factory=list[Step])

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """As the host does it."""
        if len(self.steps) == STEPS:
            raise LaunchFailed("enough is known")
        names = sorted({a.name for a in args if isinstance(a, Pointer)})
        self.steps.append(Step(tuple(args), {name: self.host.read(name) for name in names}))
        self.host.launch(kernel, grid, block, args, shared_bytes, cooperative)


class StepProber:
    """Asks training steps.

    Args:
        scorer: Device, workload and the unmodified step.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer

    def probes(self, binary: Binary) -> Iterator[Probe]:
        """One for each number that moves a result of the unmodified step."""
        own = self._own
        variant = "" if isinstance(own, str) else self._results(binary)
        if isinstance(own, str) or isinstance(variant, str):
            return  # another stage tells of what fails
        for place in self._places:
            wrong = (
                w for n in own[0][""] if (w := self._wrong(own, variant, place, n)) is not None
            )
            found = list(wrong)
            if found:
                name = f"number {place + 1} of the driver's, launch by launch"
                yield Probe(name, "", next((words for words in found if words), ""))

    def _wrong(
        self,
        own: Sequence[Mapping[str, Results]],
        variant: Sequence[Mapping[str, Results]],
        place: int,
        name: str,
    ) -> str | None:
        """What a result does not follow; empty for nothing, None where nothing moves it."""
        told: str | None = None
        for factor, how in FACTORS.items():
            what = _key(place, factor)
            stays = list[bool]()
            for step, mine, other in zip(self._recorded, own, variant, strict=True):
                before = step.before[name].astype(np.float64)
                plain, moved = mine[""][name], mine[what][name]
                by = _norm(moved - plain)
                far = max(_norm(plain - before), by)
                if not np.isfinite(far) or by <= LEAST_MOVED * far:
                    continue
                told = told or ""
                off = _norm(other[""][name] - plain)
                if off <= SAME * far:
                    now = _norm(other[what][name] - moved)
                    larger = max(1.0, _norm(moved - before) / far)
                    if not now <= MOST_OFF * by + MORE * off * larger:
                        return f"{how}: {name} is off by {now / by:.2g} of what that changes"
                elif (took := _norm(other[""][name] - before)) > 0:
                    follows = _norm(other[what][name] - other[""][name])
                    stays.append(follows < LEAST_MOVED * took * by / far)
            if stays and all(stays):
                return f"{how}: {name} does not follow it in a launch"
        return told

    @cached_property
    def _own(self) -> list[Mapping[str, Results]] | str:
        """Of the unmodified step, as `_results`."""
        return self._results(None)

    @cached_property
    def _recorded(self) -> Sequence[Step]:
        """The first launches of the quickest case."""
        ready = self._scorer.prepare(self._scorer.workload.train[0])
        recorded: list[_Recorded] = []

        def drive(host: Host) -> None:
            recorded.append(_Recorded(host))
            ready.launches.drive(recorded[-1])

        self._run(None, drive)
        return recorded[-1].steps if recorded else []

    @cached_property
    def _places(self) -> Sequence[int]:
        """Of numbers, and of arrays of which a launch takes one number."""
        single = {int(number) for number in _SINGLE.findall(self._head)}
        args = self._recorded[0].args if self._recorded else ()
        fixed = {b.name for b in self._buffers if b.role is Role.IN}
        changed = (
            n for n, a in enumerate(args) if not isinstance(a, Pointer) or a.name not in fixed
        )
        return [n for n in changed if n in single and not isinstance(args[n], bool)]

    @cached_property
    def _head(self) -> str:
        scorer = self._scorer
        return head(lower(scorer.device, scorer.workload, scorer.baseline).text)

    def _results(self, binary: Binary | None) -> list[Mapping[str, Results]] | str:
        """Of each launch, by what is another number: what it leaves in arrays of floats."""
        found: list[Mapping[str, Results]] = []
        roles = {b.name: b for b in self._buffers}
        takes = len(_TAKEN.findall(self._head))

        def drive(host: Host) -> None:
            found.clear()
            for step in self._recorded:
                written = {a.name for a in step.args[takes:] if isinstance(a, Pointer)}
                changes = [("", step)]
                changes += [
                    (_key(place, factor), _other(step, place, factor))
                    for place in self._places
                    for factor in FACTORS
                ]
                results: dict[str, Results] = {}
                for key, one in changes:
                    for name, array in one.before.items():
                        if roles[name].role is not Role.IN:
                            host.write(name, array)
                    host.launch("main", (1, 1, 1), (1, 1, 1), one.args)
                    results[key] = {n: host.read(n).astype(np.float64) for n in sorted(written)}
                found.append(results)

        failed = self._run(binary, drive)
        return failed if failed else found

    @property
    def _buffers(self) -> Sequence[Buffer]:
        return self._scorer.prepare(self._scorer.workload.train[0]).launches.buffers

    def _run(self, binary: Binary | None, drive: Callable[[Host], None]) -> str:
        """How launches fail; empty where they do not."""
        scorer = self._scorer
        ready = scorer.prepare(scorer.workload.train[0])
        code = scorer.baseline_binary() if binary is None else binary
        launches = replace(ready.launches, drive=drive)
        try:
            scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s))
        except LaunchFailed as error:
            return str(error)
        return ""


_TAKEN = re.compile(r"%arg\d+: ")
_SINGLE = re.compile(r"%arg(\d+): tensor<(?:1x)*(?:u?i|f)\d+>")
"""Arguments, and those of one number."""


def _key(place: int, factor: float) -> str:
    return f"{place} {factor}"


def _other(step: Step, place: int, factor: float) -> Step:
    """A launch with another number: itself, or where its address leads."""
    given = step.args[place]
    if not isinstance(given, Pointer):
        args = list(step.args)
        args[place] = multiplied(given, factor)
        return Step(tuple(args), step.before)
    array = step.before[given.name].copy()
    flat = array.reshape(-1)
    flat[given.offset // array.itemsize] = multiplied(
        flat[given.offset // array.itemsize].item(), factor
    )
    return Step(step.args, {**step.before, given.name: array})


def _norm(array: NDArray[np.float64]) -> float:
    return float(np.linalg.norm(array))
