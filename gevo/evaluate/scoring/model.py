"""What a model does beyond its error: class by class, on other inputs, in other company.

The unmodified program is asked the same, because what it does itself is held against nobody. A
probe stands between the driver and the device: the driver sees samples in its own order, the
device in another, or with other values.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.scoring.arguments import ArgumentProber, Asked, Findings
from gevo.evaluate.scoring.contents import NOISE
from gevo.evaluate.scoring.elsewhere import PaceProber, Paces
from gevo.evaluate.scoring.inputs import AT_ENDS, BESIDE, SEED
from gevo.evaluate.scoring.inputs import Change as Altered
from gevo.evaluate.scoring.probe import Probe, distance, likeness, order_of, spread
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.stepwise import StepProber
from gevo.evaluate.scoring.training import TrainingProber
from gevo.measurement import Measurement
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Dim3,
    Host,
    Model,
    Pointer,
    Relay,
    Role,
    TestCase,
)

Change = Callable[[str, Array], Array]
Outputs = Mapping[str, Array]
_Runs = dict[tuple[TestCase, str], "Outputs | str"]


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

    def __add__(self, other: ClassCount) -> ClassCount:
        """Of both together."""
        return ClassCount(
            self.samples + other.samples,
            self.right + other.right,
            self.lost + other.lost,
            self.won + other.won,
        )


@dataclass(frozen=True)
class Behaviour:
    """What was seen.

    Attributes:
        tolerance: Error above the unmodified program's own that is accepted.
        classes: Answers on the held-out cases, by class.
        known: The same on the training cases.
        edges: Probes with inputs at the ends of their ranges.
        beside: Probes with inputs beside known ones, and at the ends: how far scores are off.
        company: Probes with samples in another order, and among others.
        task: Probes of a training with classes and features of the data permuted, and with half of
            each number and each array that the driver gives.
        arguments: Probes of arguments that a variant leaves out, and of all with other contents.
        further: Probes of a training that goes on.
        noisy: Answers on known samples with a little noise, by class.
        unread: Probes of what launches of the first case leave in arrays and nobody reads.
        paces: Times with the contents that the workload gives and with others, or why there are
            none.
        beyond: Probes of contents beyond those of the workload, with what would exclude them.
        failed: Why there is nothing more; None for nothing.
    """

    tolerance: float = 0.0
    classes: Mapping[int, ClassCount] = field(default_factory=dict[int, ClassCount])
    known: Mapping[int, ClassCount] = field(default_factory=dict[int, ClassCount])
    edges: tuple[Probe, ...] = ()
    beside: tuple[Probe, ...] = ()
    company: tuple[Probe, ...] = ()
    task: tuple[Probe, ...] = ()
    unread: tuple[Probe, ...] = ()
    arguments: tuple[Probe, ...] = ()
    noisy: Mapping[int, ClassCount] = field(default_factory=dict[int, ClassCount])
    further: tuple[Probe, ...] = ()
    paces: Paces | str = ""
    beyond: tuple[Probe, ...] = ()
    failed: Measurement | None = None


@dataclass(frozen=True)
class Probed(Relay):
    """A host that changes what goes to the device and what comes back.

    Attributes:
        model: Whose arrays are meant.
        there: Changes an input on its way to the device.
        back: Changes rows of inputs and results on their way back.
        of: The one array that `there` changes; empty for the inputs.
    """

    model: Model
    there: Change
    back: Change
    of: str = ""

    def read(self, name: str) -> Array:
        """What the driver would see without the probe."""
        found = self.host.read(name)
        seen = name in self.model.inputs or name in self.model.results
        return self.back(name, found) if seen else found

    def write(self, name: str, array: Array) -> None:
        """What the probe makes of it."""
        meant = name == self.of if self.of else name in self.model.inputs
        self.host.write(name, self.there(name, array) if meant else array)


@dataclass(frozen=True)
class Watched(Relay):
    """A host that notes what each launch leaves in arrays, and what its driver reads of that.

    Attributes:
        names: Of the arrays.
        left: Before and after each of the first launches, arrays by name.
        read_: Numbers of launches and names of what the driver has read after them.
    """

    names: Collection[str]
    left: list[Mapping[str, tuple[Array, Array]]] = field(
        default_factory=list[Mapping[str, tuple[Array, Array]]]
    )
    read_: set[tuple[int, str]] = field(default_factory=set[tuple[int, str]])

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
        there = {a.name for a in args if isinstance(a, Pointer)}
        names = sorted(there.intersection(self.names)) if len(self.left) < MOST_WATCHED else ()
        before = {name: self.host.read(name) for name in names}
        self.host.launch(kernel, grid, block, args, shared_bytes, cooperative)
        after = {name: self.host.read(name) for name in names}
        if names:
            self.left.append({name: (before[name], after[name]) for name in names})

    def read(self, name: str) -> Array:
        """As the host does it."""
        self.read_.add((len(self.left) - 1, name))
        return self.host.read(name)


class ModelProber:
    """Asks a variant and the unmodified program; see `Behaviour`.

    Args:
        scorer: Device, workload and the unmodified program.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: _Runs = {}
        self._own_left: Watched | str | None = None
        self._training = TrainingProber(scorer)
        self._steps = StepProber(scorer)
        self._arguments = ArgumentProber(scorer)
        self._paces = PaceProber(scorer)
        self._variants: _Runs = {}

    def behaviour(self, lowered: Lowered) -> Behaviour:
        """What a variant does; of what is no model, how it follows its arguments."""
        scorer = self._scorer
        self._variants = {}
        arguments, paces = self._arguments.probes, self._paces.paces
        seed = int(hashlib.sha256(lowered.text.encode()).hexdigest(), 16)
        try:
            with scorer.compiled(lowered) as binary:
                if scorer.workload.model is None:
                    told = (*arguments(lowered, binary), *self._arguments.contents(binary))
                    times = paces(binary, seed)  # what follows may leave a loop that does not end
                    wrong = any(one.variant for one in told)
                    more = Findings() if wrong else self._arguments.beyond(binary)
                    told, beyond = (*told, *more.refused), tuple(more.assumed)
                    return Behaviour(scorer.tolerance, arguments=told, paces=times, beyond=beyond)
                train, heldout = scorer.workload.train, scorer.workload.heldout
                return Behaviour(
                    scorer.tolerance,
                    self._classes(binary, heldout),
                    self._classes(binary, train),
                    tuple(self._edges(binary)),
                    tuple(self._beside(binary)),
                    tuple(self._company(binary)),
                    self._task(binary),
                    tuple(self._unread(binary)),
                    (*arguments(lowered, binary), *self._weights(binary)),
                    self._classes(binary, (*train, *heldout), NOISY) if self._probed else {},
                    tuple(self._training.further(binary)),
                    paces(binary, seed),
                )
        except (CompileFailed, LaunchFailed) as error:
            return Behaviour(failed=scorer.failed(error))

    def _task(self, binary: Binary) -> tuple[Probe, ...]:
        """Of a training: on another task, and with other numbers."""
        steps = self._steps.probes(binary) if self._model.labels else ()
        return (*self._training.probes(binary), *steps)

    @property
    def _model(self) -> Model:
        assert self._scorer.workload.model is not None
        return self._scorer.workload.model

    def _classes(
        self, binary: Binary, cases: Sequence[TestCase], altered: str = ""
    ) -> Mapping[int, ClassCount]:
        """Answers on some cases, with altered inputs or as they are; raises LaunchFailed."""
        total: dict[int, ClassCount] = {}
        for case in cases:
            expected = self._scorer.prepare(case).expected[self._model.answers]
            wanted, own, given = (
                _answers(scores)
                for scores in (
                    expected,
                    self._scores(None, case, altered),
                    self._scores(binary, case, altered),
                )
            )
            for one in np.unique(wanted):
                here = wanted == one
                right, now = own[here] == one, given[here] == one
                total[int(one)] = total.get(int(one), ClassCount(0, 0, 0, 0)) + ClassCount(
                    int(here.sum()),
                    int(right.sum()),
                    int((right & ~now).sum()),
                    int((now & ~right).sum()),
                )
        return dict(sorted(total.items()))

    def _scores(self, binary: Binary | None, case: TestCase, altered: str) -> Array:
        found = self._altered(binary, case, altered, BESIDE.get(altered, _as_is))
        if isinstance(found, str):
            raise LaunchFailed(found)
        return found[self._model.answers]

    def _altered(
        self, binary: Binary | None, case: TestCase, name: str, change: Altered
    ) -> Outputs | str:
        """Outputs of a case with other inputs."""

        def there(array: str, values: Array) -> Array:
            return change(values, self._model.inputs[array])

        return self._ran(binary, case, name, there, _same)

    def _edges(self, binary: Binary) -> Iterator[Probe]:
        """With inputs at the ends of their ranges: whether results are finite."""
        for name, change in AT_ENDS.items() if self._probed else ():
            case = self._scorer.workload.train[0]
            own, variant = (
                _unfinite(self._altered(one, case, name, change)) for one in (None, binary)
            )
            yield Probe(name, own, variant)

    def _beside(self, binary: Binary) -> Iterator[Probe]:
        """On inputs that nobody has seen: whether scores are about the unmodified program's."""
        if not self._probed:
            return
        answers, case = self._model.answers, self._scorer.workload.train[0]
        plain = self._ran(None, case, "", _same, _same)
        least = LEAST_SPREAD * spread(plain[answers]) if not isinstance(plain, str) else 0.0
        usual = 0.0
        for name, change in {"": _as_is, **BESIDE, **AT_ENDS}.items():
            own, variant = (self._altered(one, case, name, change) for one in (None, binary))
            if isinstance(own, str) or isinstance(variant, str):
                failed = [one if isinstance(one, str) else "" for one in (own, variant)]
                yield Probe(name, *failed)
                continue
            off = distance(own[answers], variant[answers], least)
            usual = usual if name else off
            most = MOST_BESIDE + GROWN * min(usual, MOST_USUAL) if name else MOST_USUAL
            far = f"scores are off by {off:.3g} of their spread, {usual:.3g} on known samples"
            unknown = "" if np.isfinite(own[answers]).all() else "scores are not finite"
            yield Probe(name or "known samples", unknown, "" if off <= most else far)
            if not name and off <= most:
                alike = likeness(own[answers], variant[answers])
                words = f"scores but the largest have a correlation of {alike:.2g}"
                yield Probe("those that are not the answer", unknown, _below(alike, words))

    def _weights(self, binary: Binary) -> Iterator[Probe]:
        """With other weights: whether scores are about the unmodified program's with them."""
        if not self._probed:
            return
        arguments, answers = self._arguments, self._model.answers
        own, variant = arguments.own(Asked(NOISE)), arguments.outputs(binary, Asked(NOISE))
        known, usual = arguments.own(Asked()), arguments.outputs(binary, Asked())
        found = [one[answers] for one in (known, usual, own, variant) if not isinstance(one, str)]
        if len(found) < 4 or not np.isfinite(found[2]).all():
            return
        before, off = distance(found[0], found[1], 0.0), distance(found[2], found[3], 0.0)
        moved, follows = distance(found[0], found[2], 0.0), distance(found[1], found[3], 0.0)
        words = f"scores are off by {off:.3g} of their spread, {before:.3g} with known weights; "
        words += f"they change by {follows:.3g}, those of the unmodified program by {moved:.3g}"
        far = off > MOST_BESIDE + GROWN * min(before, MOST_USUAL)
        stays = follows < LEAST_FOLLOWED * min(moved, 1.0)
        yield Probe("other weights", "", words if far or stays else "")

    @property
    def _probed(self) -> bool:
        """Whether samples can be altered one by one: not where they are trained on."""
        return bool(self._model.inputs) and not self._model.labels

    def _unread(self, binary: Binary) -> Iterator[Probe]:
        """What launches give besides: whether that is about the unmodified program's, too."""
        if not self._probed:
            return
        case = self._scorer.workload.train[0]
        if self._own_left is None:
            self._own_left = self._left(None)
        own, variant = self._own_left, self._left(binary)
        if isinstance(own, str) or isinstance(variant, str):
            return
        for number, (mine, other) in enumerate(zip(own.left, variant.left, strict=False)):
            for name, (before, after) in mine.items():
                changed = ~np.equal(before, after)
                if (number, name) in own.read_ or not changed.any() or name not in other:
                    continue
                wanted = after[changed]
                off = distance(wanted, other[name][1][changed], 0.0)
                unknown = "" if np.isfinite(wanted).all() else "it is not finite"
                words = f"what changes there is off by {off:.2g} of its spread"
                far = words if off > MOST_UNREAD else ""
                place = f"{name} after launch {number + 1} of {case.name}"
                yield Probe(place, unknown, far, name)

    def _left(self, binary: Binary | None) -> Watched | str:
        """What launches of the quickest case leave in arrays of floats; or how it fails."""
        scorer = self._scorer
        ready = scorer.prepare(scorer.workload.train[0])
        some = (b for b in ready.launches.buffers if b.role is Role.SCRATCH)  # others are read
        names = [b.name for b in some if b.array.dtype.kind == "f"]
        names = [name for name in names if name not in self._model.unread]
        own, watched = ready.launches.drive, list[Watched]()

        def drive(host: Host) -> None:
            watched.append(Watched(host, names))
            own(watched[-1])

        code = scorer.baseline_binary() if binary is None else binary
        try:
            launches = replace(ready.launches, drive=drive)
            scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s))
        except LaunchFailed as error:
            return str(error)
        return watched[-1]

    def _company(self, binary: Binary) -> Iterator[Probe]:
        """With samples in another order, and every other one among strangers."""
        if not self._probed:
            return
        for case in (*self._scorer.workload.train[:1], *self._scorer.workload.heldout[:1]):
            for how in _COMPANY:
                own, variant = (self._moved(one, case, how) for one in (None, binary))
                yield Probe(f"{how.name}, {case.name}", own, variant)
        yield from self._left_over(binary)

    def _left_over(self, binary: Binary) -> Iterator[Probe]:
        """With something else in arrays that launches change, where samples begin with zeros.

        As what an earlier batch has left in a cache: where the unmodified program does not mind.
        """
        case, model = self._scorer.workload.train[0], self._model
        for buffer in self._scorer.prepare(case).launches.buffers:
            name, floats = buffer.name, buffer.array.dtype.kind == "f"
            named = name in model.inputs or name in model.results
            if named or buffer.role is not Role.SCRATCH or not floats:
                continue
            how = _Company(f"something left over in {name}", _leftovers, _same, 1, name)
            own, variant = (self._moved(one, case, how) for one in (None, binary))
            yield Probe(how.name, own, variant)

    def _moved(self, binary: Binary | None, case: TestCase, how: _Company) -> str:
        """How far scores move; empty where they stay."""
        plain = self._ran(binary, case, "", _same, _same)
        other = self._ran(binary, case, how.name, how.there, how.back, how.of)
        if isinstance(plain, str) or isinstance(other, str):
            return plain if isinstance(plain, str) else str(other)
        return _differing(plain[self._model.answers], other[self._model.answers], how.step)

    def _ran(
        self,
        binary: Binary | None,
        case: TestCase,
        name: str,
        there: Change,
        back: Change,
        of: str = "",
    ) -> Outputs | str:
        """Outputs under a probe, or how it fails; of either program (None: unmodified) once."""
        known = self._own if binary is None else self._variants
        if (case, name) in known:
            return known[case, name]
        scorer, model = self._scorer, self._model
        ready = scorer.prepare(case)
        launches = ready.launches

        def drive(host: Host) -> None:
            launches.drive(Probed(host, model, there, back, of))

        buffers = tuple(_entered(one, model, there, of) for one in launches.buffers)
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
        known[case, name] = found
        return found


def _below(alike: float, words: str) -> str:
    return words if alike < LEAST_ALIKE else ""


def _same(name: str, array: Array) -> Array:
    del name
    return array


def _as_is(values: Array, ends: tuple[float, float]) -> Array:
    del ends
    return values


def _shuffled(name: str, array: Array) -> Array:
    del name
    return np.ascontiguousarray(array[order_of(len(array))])


def _sorted(name: str, array: Array) -> Array:
    del name
    found = np.empty_like(array)
    found[order_of(len(array))] = array
    return found


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


def _leftovers(name: str, array: Array) -> Array:
    """Numbers by chance in place of nothing but zeros."""
    del name
    if array.any():
        return array
    return np.random.default_rng(SEED).normal(size=array.shape).astype(array.dtype)


def _twins(name: str, array: Array) -> Array:
    """Each of half of the samples twice, side by side."""
    del name
    found = array.copy()
    found[1::2] = array[: len(array) - 1 : 2]
    return found


def _second(name: str, array: Array) -> Array:
    """What the second of the twins got, in place of what the first one got."""
    del name
    found = array.copy()
    found[: len(array) - 1 : 2] = array[1::2]
    return found


def _copies(name: str, array: Array) -> Array:
    """Each of half of the samples twice, anywhere."""
    del name
    found = array.copy()
    found[1::2] = array[: len(array) - 1 : 2][order_of(len(array) // 2)]
    return found


def _copied(name: str, array: Array) -> Array:
    """What the second ones got, in place of what the first ones got."""
    del name
    found = array.copy()
    kept = found[: len(array) - 1 : 2]
    kept[order_of(len(array) // 2)] = array[1::2]
    return found


@dataclass(frozen=True)
class _Company:
    """What is done to samples, how it is undone, and every how many keep their scores.

    Or to another array, `of`.
    """

    name: str
    there: Change
    back: Change
    step: int
    of: str = ""


_COMPANY = (
    _Company("in another order", _shuffled, _sorted, 1),
    _Company("every other sample another one", _strangers, _same, 2),
    _Company("every other sample empty", _alone, _same, 2),
    _Company("each sample twice", _twins, _second, 2),
    _Company("each sample beside its twin", _twins, _same, 2),
    _Company("each sample a second time elsewhere", _copies, _copied, 2),
)

NOISY = "a little noise"
"""Of `BESIDE`: classes stay what they are."""
CLOSE = 0.01
"""Of the largest score: what rounding may change."""
LEAST_SPREAD = 0.25
"""Of the spread of scores on known samples: where all are alike, rounding is no difference."""
MOST_USUAL = 1.0
MOST_BESIDE = 0.4
GROWN = 1.5
"""How far scores may be off (see `distance`): on known samples, and on others beyond so many
times of that. Honest variants of the shipped models, most of lower rank or with fewer channels,
stay below; cheats that are right on known samples alone are above 0.5
(benchmarks/results/gevo_ml_table.md)."""
LEAST_ALIKE = 0.5
"""Correlation of the scores that are not the answer (see `likeness`), on known samples."""
LEAST_FOLLOWED = 0.1
"""Of what other weights change in the unmodified program's scores: what follows changes by all."""
MOST_WATCHED = 32
"""Launches of which it is noted what they leave."""
MOST_UNREAD = 0.8
"""How far what nobody reads may be off, where a launch of the unmodified program changes it: right
variants of the shipped decoder are at most 0.35 off, what is left as it was or random at least 1
(benchmarks/results/gevo_ml_table.md)."""


def _entered(buffer: Buffer, model: Model, there: Change, of: str) -> Buffer:
    """What a buffer holds before the run."""
    meant = buffer.name == of if of else buffer.name in model.inputs and buffer.given
    if not meant:
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
