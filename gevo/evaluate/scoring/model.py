"""What a model does beyond its error: class by class, at the edge of its inputs, in other company.

The unmodified program is asked the same, because what it does itself is held against nobody. A
probe stands between the driver and the device: the driver sees samples in its own order, the
device in another, or with other values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.workload.case import Array, Buffer, Host, Model, Relay, TestCase

Change = Callable[[str, Array], Array]
Outputs = Mapping[str, Array]
SEED = 20_260_101
"""Of the permutations and of the values at the edge."""


@dataclass(frozen=True)
class ClassCount:
    """Answers of samples of one class.

    Attributes:
        samples: How many there are.
        right: Those that the unmodified program gets right.
        lost: Those of them that the variant gets wrong.
        won: Those that only the variant gets right.
    """

    samples: int
    right: int
    lost: int
    won: int


@dataclass(frozen=True)
class Probe:
    """One probe of both programs.

    Attributes:
        name: What was done.
        own: What the unmodified program did wrong then; empty for nothing.
        variant: What the variant did wrong.
    """

    name: str
    own: str
    variant: str


@dataclass(frozen=True)
class Behaviour:
    """What was seen.

    Attributes:
        tolerance: Error above the unmodified program's own that is accepted.
        classes: Answers on the held-out cases, by class.
        edges: Probes with inputs at the ends of their ranges.
        company: Probes with samples in another order, and among others.
        failed: Why there is nothing more; None for nothing.
    """

    tolerance: float = 0.0
    classes: Mapping[int, ClassCount] = field(default_factory=dict[int, ClassCount])
    edges: tuple[Probe, ...] = ()
    company: tuple[Probe, ...] = ()
    failed: Measurement | None = None


@dataclass(frozen=True)
class Probed(Relay):
    """A host that changes what goes to the device and what comes back.

    Attributes:
        model: Whose arrays are meant.
        there: Changes an input on its way to the device.
        back: Changes rows of inputs and results on their way back.
    """

    model: Model
    there: Change
    back: Change

    def read(self, name: str) -> Array:
        """What the driver would see without the probe."""
        found = self.host.read(name)
        seen = name in self.model.inputs or name in self.model.results
        return self.back(name, found) if seen else found

    def write(self, name: str, array: Array) -> None:
        """What the probe makes of it."""
        self.host.write(name, self.there(name, array) if name in self.model.inputs else array)


class ModelProber:
    """Asks a variant and the unmodified program; see `Behaviour`.

    Args:
        scorer: Device, workload and the unmodified program.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: dict[tuple[TestCase, str], Outputs | str] = {}

    def behaviour(self, lowered: Lowered) -> Behaviour:
        """What a variant does. The workload has a model."""
        scorer = self._scorer
        try:
            with scorer.compiled(lowered) as binary:
                return Behaviour(
                    scorer.tolerance,
                    self._classes(binary),
                    tuple(self._edges(binary)),
                    tuple(self._company(binary)),
                )
        except (CompileFailed, LaunchFailed) as error:
            return Behaviour(failed=scorer.failed(error))

    @property
    def _model(self) -> Model:
        assert self._scorer.workload.model is not None
        return self._scorer.workload.model

    def _classes(self, binary: Binary) -> Mapping[int, ClassCount]:
        """Answers on the held-out cases; raises LaunchFailed."""
        total: dict[int, ClassCount] = {}
        for case in self._scorer.workload.heldout:
            expected = self._scorer.prepare(case).expected[self._model.answers]
            wanted, own, given = (
                _answers(scores)
                for scores in (expected, self._scores(None, case), self._scores(binary, case))
            )
            for one in np.unique(wanted):
                here = wanted == one
                right, now = own[here] == one, given[here] == one
                known = total.get(int(one), ClassCount(0, 0, 0, 0))
                total[int(one)] = ClassCount(
                    known.samples + int(here.sum()),
                    known.right + int(right.sum()),
                    known.lost + int((right & ~now).sum()),
                    known.won + int((now & ~right).sum()),
                )
        return dict(sorted(total.items()))

    def _scores(self, binary: Binary | None, case: TestCase) -> Array:
        found = self._ran(binary, case, "", _same, _same)
        if isinstance(found, str):
            raise LaunchFailed(found)
        return found[self._model.answers]

    def _edges(self, binary: Binary) -> Iterator[Probe]:
        """With inputs at the ends of their ranges: whether results are finite."""
        case = self._scorer.workload.train[0]
        for name, pattern in _PATTERNS.items() if self._model.inputs else ():

            def there(array: str, values: Array, pattern: _Pattern = pattern) -> Array:
                low, high = self._model.inputs[array]
                upper = pattern(values.shape, np.random.default_rng(SEED))
                return np.where(upper, high, low).astype(values.dtype)

            yield Probe(
                name,
                *(_unfinite(self._ran(one, case, name, there, _same)) for one in (None, binary)),
            )

    def _company(self, binary: Binary) -> Iterator[Probe]:
        """With samples in another order, and every other one among strangers."""
        if not self._model.inputs:
            return
        for case in (*self._scorer.workload.train[:1], *self._scorer.workload.heldout):
            for how in _COMPANY:
                own, variant = (self._moved(one, case, how) for one in (None, binary))
                yield Probe(f"{how.name}, {case.name}", own, variant)

    def _moved(self, binary: Binary | None, case: TestCase, how: _Company) -> str:
        """How far scores move; empty where they stay."""
        plain = self._ran(binary, case, "", _same, _same)
        other = self._ran(binary, case, how.name, how.there, how.back)
        if isinstance(plain, str) or isinstance(other, str):
            return plain if isinstance(plain, str) else str(other)
        return _differing(plain[self._model.answers], other[self._model.answers], how.step)

    def _ran(
        self, binary: Binary | None, case: TestCase, name: str, there: Change, back: Change
    ) -> Outputs | str:
        """Outputs under a probe, or how it fails; of the unmodified program (None) once."""
        if binary is None and (case, name) in self._own:
            return self._own[case, name]
        scorer, model = self._scorer, self._model
        ready = scorer.prepare(case)
        launches = ready.launches

        def drive(host: Host) -> None:
            launches.drive(Probed(host, model, there, back))

        buffers = tuple(_entered(one, model, there) for one in launches.buffers)
        code = scorer.baseline_binary() if binary is None else binary
        try:
            made = scorer.device.run(
                code,
                replace(launches, buffers=buffers, drive=drive),
                RunOptions(limit_s=ready.limit_s),
            )
            found: Outputs | str = {
                n: back(n, array) if n in model.results else array
                for n, array in made.outputs.items()
            }
        except LaunchFailed as error:
            found = str(error)
        if binary is None:
            self._own[case, name] = found
        return found


_Pattern = Callable[[tuple[int, ...], np.random.Generator], NDArray[np.bool_]]


def _alternating(shape: tuple[int, ...], rng: np.random.Generator) -> NDArray[np.bool_]:
    del rng
    return (np.indices(shape).sum(axis=0) % 2).astype(bool)


def _by_chance(share: float) -> _Pattern:
    def pattern(shape: tuple[int, ...], rng: np.random.Generator) -> NDArray[np.bool_]:
        return rng.random(shape) < share

    return pattern


_PATTERNS: Mapping[str, _Pattern] = {
    "all at the low end": lambda shape, rng: np.zeros(shape, bool),
    "all at the high end": lambda shape, rng: np.ones(shape, bool),
    "ends in turns": _alternating,
    "ends by chance": _by_chance(0.5),
    "a few at the high end": _by_chance(0.05),
}
"""Which of an input's elements are at the upper end of its range."""


def _same(name: str, array: Array) -> Array:
    del name
    return array


def _shuffled(name: str, array: Array) -> Array:
    del name
    return np.ascontiguousarray(array[_order(len(array))])


def _sorted(name: str, array: Array) -> Array:
    del name
    found = np.empty_like(array)
    found[_order(len(array))] = array
    return found


def _order(rows: int) -> NDArray[np.intp]:
    return np.random.default_rng(SEED).permutation(rows)


def _strangers(name: str, array: Array) -> Array:
    """Every other row is the first one."""
    del name
    found = array.copy()
    found[1::2] = array[0]
    return found


def _alone(name: str, array: Array) -> Array:
    """The last part of a batch that is not full: zeros."""
    del name
    found = array.copy()
    found[1::2] = 0
    return found


@dataclass(frozen=True)
class _Company:
    """What is done to samples, how it is undone, and every how many keep their scores."""

    name: str
    there: Change
    back: Change
    step: int


_COMPANY = (
    _Company("in another order", _shuffled, _sorted, 1),
    _Company("every other sample another one", _strangers, _same, 2),
    _Company("every other sample empty", _alone, _same, 2),
)

CLOSE = 0.01
"""Of the largest score: what rounding may change."""


def _entered(buffer: Buffer, model: Model, there: Change) -> Buffer:
    """What a buffer holds before the run."""
    if buffer.name not in model.inputs or not buffer.given:
        return buffer
    return replace(buffer, array=there(buffer.name, buffer.array))


def _answers(scores: Array) -> NDArray[Any]:
    """One for each sample, or for each place of each sample."""
    return scores.reshape(-1, scores.shape[-1]).argmax(axis=1)


def _unfinite(found: Outputs | str) -> str:
    if isinstance(found, str):
        return found
    for name, array in found.items():
        if array.dtype.kind == "f" and not np.isfinite(array).all():
            bad = int((~np.isfinite(array)).sum())
            return f"{bad} of {array.size} values of {name} are NaN or infinite"
    return ""


def _differing(plain: Array, other: Array, step: int) -> str:
    before, after = plain[::step].astype(np.float64), other[::step].astype(np.float64)
    with np.errstate(invalid="ignore"):
        distance = np.abs(before - after)
        far = ~(distance <= CLOSE * np.abs(before).max()) & ~(np.isnan(before) & np.isnan(after))
    rows = far.reshape(len(far), -1).any(axis=1)
    if not rows.any():
        return ""
    return f"{int(rows.sum())} of {len(rows)} samples get other scores"
