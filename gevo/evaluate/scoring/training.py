"""What a training step does beyond its error: on another task, and with other numbers.

The unmodified step is asked the same, because what it does itself is held against nobody.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, RunOptions
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.probe import Probe, distance, order_of
from gevo.evaluate.scoring.score import Scorer
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Dim3,
    Host,
    Launches,
    Model,
    Pointer,
    Relay,
    Role,
    TestCase,
)

Given = int | str
"""What a driver gives to launches: the place of a number, or the name of an array."""
_Other = tuple[Given, float]
"""What is another one, and how many times as large."""
FACTORS = {0.5: "half of it", 2.0: "twice of it"}
"""What is tried."""

LEAST_MOVED = 0.01
"""Of what another number changes in the unmodified step's scores: less is nothing."""
MOST_FORGOTTEN = 0.1
"""Error beyond the tolerance by which a step may be worse on another task: that is chance."""
LOOKED_AT = 2
"""Launches after which it is known which arrays launches write."""


@dataclass(frozen=True)
class Noted(Relay):
    """A host that notes what its driver gives to launches.

    Attributes:
        numbers: Places of numbers.
        arrays: Names of arrays that the first launches take and do not change, and their contents.
        written: Names of those that they change.
        launches: How many there were; one element each.
    """

    numbers: set[int] = field(default_factory=set[int])
    arrays: dict[str, Array] = field(default_factory=dict[str, Array])
    written: set[str] = field(default_factory=set[str])
    launches: list[None] = field(default_factory=list[None])

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """As the host does it, and looks at what is there before and after."""
        self.numbers.update(n for n, value in enumerate(args) if _is_number(value))
        self.launches.append(None)
        some = len(self.launches) <= LOOKED_AT
        names = {a.name for a in args if isinstance(a, Pointer)} if some else set[str]()
        before = {name: self.host.read(name) for name in sorted(names)}
        self.host.launch(kernel, grid, block, args, shared_bytes, cooperative)
        for name, contents in before.items():
            same = np.array_equal(contents, self.host.read(name), equal_nan=_is_float(contents))
            (self.arrays.setdefault(name, contents) if same else self.written.add(name))

    @property
    def given(self) -> list[Given]:
        """All that may be another one: data, classes and random states stay as they are."""
        quantities = (name for name, a in self.arrays.items() if _is_float(a) or _is_index(a))
        return [*sorted(self.numbers), *sorted(set(quantities) - self.written)]


@dataclass(frozen=True)
class Multiplied(Relay):
    """A host that gets something of another size from its driver, at every launch.

    Attributes:
        what: That is another one.
        times: How many times as large.
    """

    what: Given
    times: float

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With another number, if it is one."""
        given = list(args)
        if isinstance(self.what, int) and self.what < len(given):
            given[self.what] = multiplied(given[self.what], self.times)
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)

    def write(self, name: str, array: Array) -> None:
        """With another array, if it is one."""
        self.host.write(name, _scaled(array, self.times) if name == self.what else array)


@dataclass(frozen=True)
class _Twice:
    """A training, and one more after it.

    Attributes:
        launches: Of the first.
        states: What launches write, by name: after the first and after the second.
    """

    launches: int
    states: Mapping[str, tuple[Array, Array]]


class TrainingProber:
    """Asks training steps.

    Args:
        scorer: Device, workload and the unmodified step.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own_others: dict[_Other | None, Array | str] = {}
        self._given: list[Given] | None = None
        self._own_further: _Twice | str | None = None

    def probes(self, binary: Binary) -> Iterator[Probe]:
        """Training on other classes and features: what was learnt before is worth nothing."""
        if not self._model.labels:
            return
        for case in self._scorer.workload.heldout:
            own, variant = (self._other_task(one, case) for one in (None, binary))
            words = f"an error of {variant:.1%}, the unmodified step has {own:.1%}"
            worse = not variant <= own + self._scorer.tolerance + MOST_FORGOTTEN
            yield Probe(f"another task, {case.name}", "", words if worse else "")
        yield from self._followed(binary)

    def further(self, binary: Binary) -> Iterator[Probe]:
        """Training for as long again: whether what the unmodified step changes still changes."""
        if not self._model.labels:
            return
        if self._own_further is None:
            self._own_further = self._twice(None)
        own = self._own_further
        variant = "" if isinstance(own, str) else self._twice(binary)
        if isinstance(own, str) or isinstance(variant, str):
            return  # another stage tells of what fails
        moved = {name: _moved(*own.states[name]) for name in own.states}
        held = [
            name
            for name, far in moved.items()
            if far > 0
            and name in variant.states  # what never moves is judged by what is learnt
            and _moved(*variant.states[name]) < LEAST_MOVED * min(far, 1.0)
        ]
        words = f"{', '.join(held)} stay as they are" if held else ""
        yield Probe(f"launches after the first {own.launches}", "", words)

    def _twice(self, binary: Binary | None) -> _Twice | str:
        """Arrays of floats that launches change after one training, and after one more."""
        ready = self._scorer.prepare(self._scorer.workload.train[0])
        own = ready.launches.drive
        some = (b for b in ready.launches.buffers if b.role is Role.SCRATCH)
        names = [b.name for b in some if _is_float(b.array)]
        found: list[_Twice] = []

        def drive(host: Host) -> None:
            noted = Noted(host)
            own(noted)
            once = {name: host.read(name) for name in names if name in noted.written}
            own(host)
            twice = {name: (array, host.read(name)) for name, array in once.items()}
            found.append(_Twice(len(noted.launches), twice))

        made = self._scores(binary, replace(ready.launches, drive=drive), 2 * ready.limit_s)
        return made if isinstance(made, str) else found[-1]

    @property
    def _model(self) -> Model:
        assert self._scorer.workload.model is not None
        return self._scorer.workload.model

    def _followed(self, binary: Binary) -> Iterator[Probe]:
        """Whether what is learnt depends on what the driver gives, such as a learning rate."""
        plain = self._own_with(None)
        now = "" if isinstance(plain, str) else self._with(binary, None)
        if isinstance(plain, str) or isinstance(now, str):
            return
        for what in self._given or ():
            for times, how in FACTORS.items():
                words = self._ignored(binary, plain, now, (what, times))
                if words is None:
                    continue
                name = f"array {what}" if isinstance(what, str) else f"number {what + 1}"
                yield Probe(f"{name} of the driver's", "", f"{how} {words}" if words else "")

    def _ignored(self, binary: Binary, plain: Array, now: Array, other: _Other) -> str | None:
        """That a step does not follow, or nothing; None where that cannot be said."""
        own = self._own_with(other)
        moved = 0.0 if isinstance(own, str) else distance(plain, own, 0.0)
        variant = self._with(binary, other) if 0 < moved < np.inf else ""
        if isinstance(variant, str):
            return None  # what fails at another number is held against nobody
        follows = distance(now, variant, 0.0)
        words = f"changes scores by {follows:.2g} of their spread, those of the "
        words += f"unmodified step by {moved:.2g}"
        return words if follows < LEAST_MOVED * min(moved, 1.0) else ""

    def _own_with(self, what: _Other | None) -> Array | str:
        """The same of the unmodified step; asked once."""
        if what not in self._own_others:
            self._own_others[what] = self._with(None, what)
        return self._own_others[what]

    def _with(self, binary: Binary | None, what: _Other | None) -> Array | str:
        """Scores where the driver gives another number or array, or how it fails."""
        ready = self._scorer.prepare(self._scorer.workload.train[0])
        own = ready.launches.drive
        noted: list[Noted] = []

        def drive(host: Host) -> None:
            if what is not None:
                own(Multiplied(host, *what))
            elif binary is None:
                noted.append(Noted(host))
                own(noted[-1])
            else:
                own(host)

        buffers = ready.launches.buffers
        name, times = what if what is not None else ("", 1.0)
        buffers = tuple(
            replace(b, array=_scaled(b.array, times)) if b.name == name else b for b in buffers
        )
        made = self._scores(
            binary, replace(ready.launches, buffers=buffers, drive=drive), ready.limit_s
        )
        if noted:
            model = self._model
            fixed = {model.answers, model.labels}
            self._given = [one for one in noted[-1].given if one not in fixed]
        return made

    def _scores(self, binary: Binary | None, launches: Launches, limit_s: float) -> Array | str:
        scorer = self._scorer
        code = scorer.baseline_binary() if binary is None else binary
        try:
            made = scorer.device.run(code, launches, RunOptions(limit_s=limit_s))
        except LaunchFailed as error:
            return str(error)
        return made.outputs[self._model.answers]

    def _other_task(self, binary: Binary | None, case: TestCase) -> float:
        """The error where classes and features of all samples are permuted; may be infinite."""
        scorer, model = self._scorer, self._model
        ready = scorer.prepare(case)
        wanted = ready.expected[model.answers]
        classes = order_of(wanted.shape[-1])
        launches = replace(
            ready.launches,
            buffers=tuple(_permuted(one, model, classes) for one in ready.launches.buffers),
        )
        expected = dict(ready.expected)
        expected[model.answers] = np.empty_like(wanted)
        expected[model.answers][..., classes] = wanted
        code = scorer.baseline_binary() if binary is None else binary
        with suppress(LaunchFailed):
            made = scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s))
            return scorer.workload.metric(made.outputs, expected)
        return float("inf")


def _permuted(buffer: Buffer, model: Model, classes: NDArray[np.intp]) -> Buffer:
    """Labels by their new classes, inputs with the elements of each sample in another order."""
    if not buffer.given:
        return buffer
    array = buffer.array
    if buffer.name == model.labels:
        return replace(buffer, array=classes[array].astype(array.dtype))
    if buffer.name in model.inputs:
        rows = array.reshape(len(array), -1)
        return replace(buffer, array=rows[:, order_of(rows.shape[1])].reshape(array.shape))
    return buffer


def _moved(before: Array, after: Array) -> float:
    """How far an array is from what it was, over its norm; infinity where one is not finite."""
    if not (np.isfinite(before).all() and np.isfinite(after).all()):
        return math.inf
    far = float(np.linalg.norm(after.astype(np.float64) - before.astype(np.float64)))
    return far / max(float(np.linalg.norm(before.astype(np.float64))), 1e-30)


def _is_number(value: Argument) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_float(array: Array) -> bool:
    return array.dtype.kind == "f"


def _is_index(array: Array) -> bool:
    """Whether it is one signed integer, as the number of a step; random states are unsigned."""
    return array.dtype.kind == "i" and array.size == 1


def multiplied(value: Argument, times: float) -> Argument:
    """So many times it, rounded down where it is an integer; what is no number stays."""
    if isinstance(value, float):  # numpy's double is one
        return times * value
    return math.floor(times * value) if _is_number(value) and isinstance(value, int) else value


def _scaled(array: Array, times: float) -> Array:
    found = times * array.astype(np.float64)
    return (found if _is_float(array) else np.floor(found)).astype(array.dtype)
