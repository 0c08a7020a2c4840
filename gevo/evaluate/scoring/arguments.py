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
from gevo.evaluate.scoring.inputs import SEED
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.probe import Probe
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.training import multiplied
from gevo.workload.case import Argument, Array, Buffer, Dim3, Host, Pointer, Relay, Role

Outputs = Mapping[str, Array]

NOISE = "other contents of all that is given"
CONTENTS: Mapping[str, Callable[[np.random.Generator, Array], Array]] = {
    NOISE: lambda rng, array: array * rng.uniform(0.5, 1.5, array.shape),
    "other signs of all that is given": lambda rng, array: (
        array * rng.choice((-1.0, 1.0), array.shape)
    ),
}
"""What elements of arrays are multiplied with. By the first zeros, signs and sizes stay."""
MORE = 4.0
"""So many times the error on the case itself and the tolerance may be that with other contents."""
OTHER = "other: "
"""Before the names of buffers with other contents."""
LEAST_MOVED = 1e-4
"""What other contents change in results, over their norm: less is rounding."""
AS_GOOD = 0.25
"""Of that, as far as a variant that leaves an argument out may be off to be suspected of knowing
what is in it. Where a layer is left out, results are off by more than its contents' noise moves
them (benchmarks/results/trust.md)."""


@dataclass(frozen=True)
class Redirected(Relay):
    """A host that passes something else for an argument of every launch.

    Attributes:
        place: Which argument; None for all that are `others`.
        others: Names of buffers of which there is a second one with other contents.
    """

    place: int | None
    others: frozenset[str]

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With other contents, or half of a number."""
        given = [
            self._other(value) if self.place in (None, place) else value
            for place, value in enumerate(args)
        ]
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)

    def _other(self, value: Argument) -> Argument:
        if isinstance(value, Pointer):
            known = value.name in self.others
            return replace(value, name=OTHER + value.name) if known else value
        return value if self.place is None else multiplied(value, 0.5)


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
            change, off = _apart(plain, moved), _apart(plain, variant)
            words = f"it is not used, and other contents change results by {change:.2g} of their "
            words += f"norm; with these contents the variant is off by {off:.2g}"
            knows = change > LEAST_MOVED and off < AS_GOOD * change
            yield Probe(f"argument {place + 1}", "", words if knows else "")

    @cached_property
    def _needed(self) -> frozenset[int]:
        """What the unmodified program uses."""
        scorer = self._scorer
        return _used(lower(scorer.device, scorer.workload, scorer.baseline).text)

    def contents(self, binary: Binary) -> Iterator[Probe]:
        """Of what is no model: other contents of all arrays that launches only take.

        Errors are those of the workload. What a variant is off by on the case itself, and what is
        tolerated, may be `MORE` times as much.
        """
        workload = self._scorer.workload
        if workload.judges_reference:
            return
        plain, variant = self.own(""), self.outputs(binary, "")
        if isinstance(plain, str) or isinstance(variant, str):
            return
        most = MORE * (self._scorer.tolerance + workload.metric(variant, plain))
        for name in CONTENTS:
            own, other = self.own(name), self.outputs(binary, name)
            if isinstance(own, str) or not np.isfinite(_flat(own)).all():
                continue
            off = float("inf") if isinstance(other, str) else workload.metric(other, own)
            yield Probe(name, "", f"an error of {off:.3g}" if off > most else "")

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
                all have; empty for none.
        """
        scorer = self._scorer
        ready = scorer.prepare(scorer.workload.train[0])
        change = CONTENTS[what if isinstance(what, str) and what else NOISE]
        given = [b for b in ready.launches.buffers if what != "" and self._fixed(b)]
        names = frozenset(b.name for b in given)
        drive = ready.launches.drive

        def redirected(host: Host) -> None:
            place = what if isinstance(what, int) else None
            drive(Redirected(host, place, names) if what != "" else host)

        others = (replace(b, name=OTHER + b.name, array=_changed(b.array, change)) for b in given)
        launches = replace(
            ready.launches, buffers=(*ready.launches.buffers, *others), drive=redirected
        )
        code = scorer.baseline_binary() if binary is None else binary
        try:
            return scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s)).outputs
        except LaunchFailed as error:
            return str(error)

    def _fixed(self, buffer: Buffer) -> bool:
        """Whether a buffer is what launches take as it is, and is no sample."""
        model = self._scorer.workload.model
        sample = model is not None and buffer.name in model.inputs
        is_float = buffer.array.dtype.kind == "f"
        return buffer.given and buffer.role is Role.IN and is_float and not sample


def _changed(array: Array, change: Callable[[np.random.Generator, Array], Array]) -> Array:
    return change(np.random.default_rng(SEED), array).astype(array.dtype)


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


def _apart(one: Outputs, other: Outputs) -> float:
    """How far outputs are from others, over the norm of the first; infinite where not finite."""
    wanted, given = _flat(one), _flat(other)
    if not (np.isfinite(wanted).all() and np.isfinite(given).all()):
        return float("inf")
    return float(np.linalg.norm(wanted - given) / max(float(np.linalg.norm(wanted)), 1e-30))


def _flat(outputs: Outputs) -> NDArray[np.float64]:
    return np.concatenate([a.astype(np.float64).reshape(-1) for a in outputs.values()])
