"""Whether a StableHLO program follows its arguments: those that no case varies, such as weights.

The unmodified program is asked the same, because what it does itself is held against nobody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.contents import (
    BEYOND,
    CONTENTS,
    SHUFFLED,
    Change,
    nudged,
    replaced,
)
from gevo.evaluate.scoring.inputs import SEED
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.probe import Probe
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.training import multiplied
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Dim3,
    Host,
    Launches,
    Pointer,
    Relay,
    Role,
)

Outputs = Mapping[str, Array]

MORE = 4.0
"""So many times the error on the case itself and the tolerance may be that with other contents."""
LAST_BITS = ", with other last bits"
"""Behind the name of a change."""
ALONE = ", alone: "
"""Between the name of a change and that of the one array that it is about."""
OTHER = "other: "
"""Before the names of buffers with other contents."""
LEAST_MOVED = 1e-4
"""What other contents change in results, over their norm: less is rounding."""
GROSS = 0.01
"""Of a result's norm: beyond the workload's contents a variant that differs less is right."""
CLOSE = 1e-3
"""Where a larger error is tolerated, approximations are wanted, which hold in a range."""
AS_GOOD = 0.25
"""Of that, as far as a variant that leaves an argument out may be off to be suspected of knowing
what is in it. Where a layer is left out, results are off by more than its contents' noise moves
them (benchmarks/results/trust.md)."""


def _as_written(name: str, array: Array) -> Array:
    del name
    return array


@dataclass(frozen=True)
class Redirected(Relay):
    """A host that passes something else for an argument of every launch.

    Attributes:
        place: Which argument; None for all that are `others`, results among them.
        others: Names of buffers of which there is a second one with other contents.
        states: Those of them that launches may change; where all are others, the driver sees the
            second one.
        written: What becomes of an array, by name, that the driver writes.
    """

    place: int | None
    others: frozenset[str]
    states: frozenset[str] = frozenset()
    written: Callable[[str, Array], Array] = _as_written

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With other contents, or half of a number, or 1 for 0."""
        given = [
            self._other(value) if self.place in (None, place) else value
            for place, value in enumerate(args)
        ]
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)

    def read(self, name: str) -> Array:
        """What launches have left."""
        return self.host.read(self._seen(name))

    def write(self, name: str, array: Array) -> None:
        """Into what launches take, and what becomes of it."""
        self.host.write(self._seen(name), self.written(name, array))

    def _seen(self, name: str) -> str:
        return OTHER + name if self.place is None and name in self.states else name

    def _other(self, value: Argument) -> Argument:
        if isinstance(value, Pointer):
            known = value.name in self.others
            return replace(value, name=OTHER + value.name) if known else value
        return value if self.place is None else _another(value)


class ArgumentProber:
    """Asks programs.

    Args:
        scorer: Device, workload and the unmodified program.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: dict[int | str, Outputs | str] = {}

    def probes(self, lowered: Lowered, binary: Binary) -> Iterator[Probe]:
        """Whether arguments that a variant leaves out are such as do not matter."""
        for place in sorted(self._needed - _used(lowered.text)):
            plain, moved = self.own(""), self.own(place)
            variant = "" if isinstance(moved, str) else self.outputs(binary, "")
            if isinstance(plain, str) or isinstance(moved, str) or isinstance(variant, str):
                continue
            change, off = _farthest(plain, moved, variant)
            words = f"it is not used, and other contents change results by {change:.2g} of their "
            words += f"norm; with these contents the variant is off by {off:.2g}"
            knows = change > LEAST_MOVED and off < AS_GOOD * change
            yield Probe(f"argument {place + 1}", "", words if knows else "")

    @cached_property
    def _text(self) -> str:
        """The unmodified program's."""
        scorer = self._scorer
        return lower(scorer.device, scorer.workload, scorer.baseline).text

    @cached_property
    def _needed(self) -> frozenset[int]:
        """What the unmodified program uses."""
        return _used(self._text)

    def contents(self, binary: Binary) -> Iterator[Probe]:
        """Of what is no model: other contents of all arrays that launches take.

        Errors are those of the workload. What a variant is off by on the case itself, what is
        tolerated, and, where that is no exact equality, what the last bits of inputs change in the
        unmodified program's results, may be `MORE` times as much.
        """
        workload = self._scorer.workload
        if workload.judges_reference:
            return
        plain, variant = self.own(""), self.outputs(binary, "")
        if isinstance(plain, str) or isinstance(variant, str):
            return
        usual = self._scorer.tolerance + workload.metric(variant, plain)
        for name in CONTENTS:
            if not self._changes(name):
                continue
            own, other = self.own(name), self.outputs(binary, name)
            if isinstance(own, str) or not np.isfinite(_flat(own)).all():
                continue
            off = float("inf") if isinstance(other, str) else workload.metric(other, own)
            wrong = off > MORE * usual and off > MORE * (usual + self._rounding(name, own))
            yield Probe(name, "", f"an error of {off:.3g}" if wrong else "")

    def beyond(self, binary: Binary) -> Iterator[Probe]:
        """Of what is no model: contents beyond those of the workload (see `BEYOND`).

        A difference is one that is no rounding: `GROSS` of a result's norm. Where more than
        `CLOSE` is tolerated, approximations are wanted, and nothing is asked.
        """
        workload = self._scorer.workload
        if workload.judges_reference or self._scorer.tolerance > CLOSE:
            return
        for name, (_, words) in BEYOND.items():
            others = self._others(name)
            if not others or not self._scorer.device.healthy:
                continue
            together = self._differs(binary, name)
            found = [b.name for b in others] if together in (True, None) else []
            alone = [one for one in found if self._differs(binary, name + ALONE + one)]
            told = alone or (found if together else [])
            yield Probe(name, "", " and ".join(words.format(n, self._largest(n)) for n in told))

    def _differs(self, binary: Binary, what: str) -> bool | None:
        """Whether a variant differs grossly; None where the unmodified program is not defined."""
        own, moved = self.own(what), self.own(what + LAST_BITS)
        if isinstance(own, str) or isinstance(moved, str) or not np.isfinite(_flat(own)).all():
            return None
        other = self.outputs(binary, what)
        if isinstance(other, str):
            return True
        return any(
            _apart(own[name], other[name]) > max(GROSS, MORE * _apart(own[name], moved[name]))
            for name in own
        )

    def _largest(self, name: str) -> float:
        (array,) = (b.array for b in self._buffers if b.name == name)
        return float(np.abs(array.astype(np.float64)).max(initial=0.0))

    def _rounding(self, name: str, own: Outputs) -> float:
        """The error of the unmodified program where last bits of floats are others."""
        workload = self._scorer.workload
        if workload.metric_name == "exact":
            return 0.0
        moved = self.own(name + LAST_BITS)
        return 0.0 if isinstance(moved, str) else workload.metric(moved, own)

    def own(self, what: int | str) -> Outputs | str:
        """As `outputs`, of the unmodified program; asked once."""
        if what not in self._own:
            self._own[what] = self.outputs(None, what)
        return self._own[what]

    def outputs(self, binary: Binary | None, what: int | str) -> Outputs | str:
        """Outputs of the quickest case, or how it fails.

        Args:
            binary: None for the unmodified program.
            what: The place of the one argument that has other contents; one of `CONTENTS`, which
                all have, and `LAST_BITS` behind it for these, too; empty for none.
        """
        scorer = self._scorer
        ready = scorer.prepare(scorer.workload.train[0])
        place = what if isinstance(what, int) else None
        others = self._others(what)
        redirected = Redirection(place, others)
        launches = ready.launches if what == "" else redirected.launches(ready.launches)
        code = scorer.baseline_binary() if binary is None else binary
        try:
            found = scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s)).outputs
        except LaunchFailed as error:
            return str(error)
        return redirected.outputs(found)

    def _changes(self, what: str) -> bool:
        """Whether a change says anything about any array, of a program that it is meant for."""
        sorted_ = what == SHUFFLED and _SORTED in self._text
        return bool(self._others(what)) and not sorted_

    def _others(self, what: int | str) -> Sequence[Buffer]:
        """The buffers that a change makes others, with what they hold then."""
        if what == "":
            return ()
        change = replaced if isinstance(what, int) else self._change(what)
        alone = what.partition(ALONE)[2].removesuffix(LAST_BITS) if isinstance(what, str) else ""
        some = (b for b in self._fixed(what) if alone in ("", b.name))
        other = ((b, change(np.random.default_rng(SEED), b.array)) for b in some)
        return [replace(b, array=array) for b, array in other if array is not b.array]

    def _change(self, what: str) -> Change:
        name = what.removesuffix(LAST_BITS).partition(ALONE)[0]
        change = BEYOND[name][0] if name in BEYOND else CONTENTS[name]
        if not what.endswith(LAST_BITS):
            return change
        return lambda rng, array: nudged(rng, change(rng, array))

    @property
    def _buffers(self) -> Sequence[Buffer]:
        return self._scorer.prepare(self._scorer.workload.train[0]).launches.buffers

    def _fixed(self, what: int | str) -> Iterator[Buffer]:
        """Those that hold something before the run and are no samples.

        Of a model its weights alone get other contents together: what launches change is asked
        for in stages of its own.
        """
        model = self._scorer.workload.model
        only = model is not None and not isinstance(what, int)
        for one in self._buffers:
            sample = model is not None and one.name in model.inputs
            if one.given and not sample and one.role is not Role.OUT:
                if one.role is Role.IN or not only:
                    yield one


@dataclass(frozen=True)
class Redirection:
    """Launches that get other contents for what a workload gives.

    Attributes:
        place: Of the one argument that is meant; None for all.
        others: Buffers as they are then.
        written: As of `Redirected`.
    """

    place: int | None
    others: Sequence[Buffer]
    written: Callable[[str, Array], Array] = _as_written

    def launches(self, launches: Launches) -> Launches:
        """The launches with these contents."""
        names = frozenset(b.name for b in self.others)
        states = frozenset(b.name for b in self.others if b.role is not Role.IN)

        def redirected(host: Host) -> None:
            launches.drive(Redirected(host, self.place, names, states, self.written))

        # Of a single argument nothing writes the second buffer.
        more = (
            replace(b, name=OTHER + b.name, role=b.role if self.place is None else Role.IN)
            for b in self.others
        )
        return replace(launches, buffers=(*launches.buffers, *more), drive=redirected)

    def outputs(self, found: Outputs) -> Outputs:
        """What launches have left, by the names that it has without other contents."""
        own = {name: array for name, array in found.items() if not name.startswith(OTHER)}
        return {name: found.get(OTHER + name, array) for name, array in own.items()}


_SORTED = "indices_are_sorted = true"
"""What a program says of integers whose order is not to be changed then."""
_ARGUMENT = re.compile(r"%arg(\d+)\b")
_HEAD = re.compile(r"^ *func\.func public @main[^\n]*\{$", re.MULTILINE)


def _used(text: str) -> frozenset[int]:
    """Places of the arguments that a canonical module with one function uses."""
    head = _HEAD.search(text)
    if head is None:
        return frozenset()
    body = text[head.end() :]
    found = frozenset(_ARGUMENT.findall(body)) & frozenset(_ARGUMENT.findall(head[0]))
    return frozenset(int(number) for number in found)


def _another(value: Argument) -> Argument:
    """Half of a number, and 1 for 0; what is no number stays."""
    number = isinstance(value, (int, float)) and not isinstance(value, bool)
    return 1 if number and value == 0 else multiplied(value, 0.5)


def _farthest(plain: Outputs, moved: Outputs, variant: Outputs) -> tuple[float, float]:
    """How far other contents move the array that they move most, and a variant is off there.

    Both are over the array's norm, so that an array of large numbers hides no other one.
    """
    names = [name for name in plain if _apart(plain[name], moved[name]) < float("inf")]
    if not names:
        return 0.0, float("inf")
    most = max(names, key=lambda name: _apart(plain[name], moved[name]))
    return _apart(plain[most], moved[most]), _apart(plain[most], variant[most])


def _apart(one: Array, other: Array) -> float:
    """How far an array is from another, over the norm of the first; infinite if not finite."""
    wanted, given = one.astype(np.float64), other.astype(np.float64)
    if not (np.isfinite(wanted).all() and np.isfinite(given).all()):
        return float("inf")
    return float(np.linalg.norm(wanted - given) / max(float(np.linalg.norm(wanted)), 1e-30))


def _flat(outputs: Outputs) -> NDArray[np.float64]:
    return np.concatenate([a.astype(np.float64).reshape(-1) for a in outputs.values()])
