"""Whether a StableHLO program follows its arguments: those that no case varies, such as weights.

The unmodified program is asked the same, because what it does itself is held against nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.admissible import (
    ADMISSIBLE,
    ALONE,
    IMPLIED,
    LEVEL,
    MOST_ALONE,
    RISING,
    STATED,
    Admission,
    seeded,
)
from gevo.evaluate.scoring.contents import (
    BEYOND,
    CONTENTS,
    SHUFFLED,
    SIGNS,
    filled,
    nudged,
    replaced,
)
from gevo.evaluate.scoring.inputs import SEED
from gevo.evaluate.scoring.prepared import lower
from gevo.evaluate.scoring.probe import Probe
from gevo.evaluate.scoring.redirected import Outputs, Redirection, another
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.training import multiplied
from gevo.workload.case import Argument, Array, Buffer, Dim3, Host, Pointer, Relay, Role

MORE = 4.0
"""So many times the error on the case itself and the tolerance may be that with other contents."""
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
OTHERS = "other contents"
"""What an argument that is left out is first tried with."""


@dataclass(frozen=True)
class Asked:
    """What is tried.

    Attributes:
        change: Its name; empty for nothing.
        place: Of the one argument that it is about; None for all.
        only: The arrays that it is about; empty for all.
        bits: Whether last bits are others besides.
    """

    change: str = ""
    place: int | None = None
    only: tuple[str, ...] = ()
    bits: bool = False


def _times(factor: float, value: Argument) -> Argument:
    return multiplied(value, factor)


@dataclass(frozen=True)
class _Seen:
    """How far a variant is off.

    Attributes:
        wrong: By the workload's own error, in words; empty where it is not.
        gross: Whether a result is off by more than `GROSS` of its norm.
    """

    wrong: str
    gross: bool

    def counts(self, firm: Sequence[str], soft: Sequence[str]) -> bool:
        """Whether that is too far for the arrays of which something is stated, or the others."""
        return bool((firm and self.wrong) or (soft and self.gross))


@dataclass(frozen=True)
class _Looked(Relay):
    """A host that notes what its driver gives to launches.

    Attributes:
        numbers: Places of numbers, and whether they are integers.
        arrays: Places of arrays, and their names.
    """

    numbers: dict[int, bool] = field(default_factory=dict[int, bool])
    arrays: dict[int, set[str]] = field(default_factory=dict[int, set[str]])

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
        for place, value in enumerate(args):
            if isinstance(value, Pointer):
                self.arrays.setdefault(place, set()).add(value.name)
            elif isinstance(value, int | float):
                self.numbers[place] = isinstance(value, int)
        self.host.launch(kernel, grid, block, args, shared_bytes, cooperative)


HALF, TWICE, NONE = "half of it", "twice of it", "0"
NUMBERS = {HALF: another, TWICE: partial(_times, 2.0), NONE: partial(_times, 0.0)}
"""What becomes of a number that a driver gives."""


@dataclass
class Findings:
    """Probes of contents that a workload admits.

    Attributes:
        refused: Those that a variant must pass.
        assumed: Those that exclude something, in words, where a variant does not pass.
        told: Contents and arrays of which one of them speaks.
    """

    refused: list[Probe] = field(default_factory=list[Probe])
    assumed: list[Probe] = field(default_factory=list[Probe])
    told: set[tuple[str, str]] = field(default_factory=set[tuple[str, str]])


class ArgumentProber:
    """Asks programs.

    Args:
        scorer: Device, workload and the unmodified program.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: dict[Asked, Outputs | str] = {}

    def probes(self, lowered: Lowered, binary: Binary) -> Iterator[Probe]:
        """Whether arguments that a variant leaves out are such as do not matter."""
        for place in sorted(self._needed - _used(lowered.text)):
            plain = self.own(Asked())
            variant = "" if isinstance(plain, str) else self.outputs(binary, Asked())
            if isinstance(plain, str) or isinstance(variant, str):
                continue
            found = [
                words
                for change in self._candidates(place)
                if (words := self._left_out(change, place, plain, variant)) is not None
            ]
            if found:
                name = f"argument {place + 1}"
                yield Probe(name, "", next((words for words in found if words), ""))

    def _left_out(self, change: str, place: int, plain: Outputs, variant: Outputs) -> str | None:
        """That a variant knows what an argument holds; None where that cannot be said."""
        moved = self.own(Asked(change, place))
        if isinstance(moved, str):
            return None
        far, off = _farthest(plain, moved, variant)
        which = "" if change in (OTHERS, HALF) else f" ({change})"
        words = f"it is not used, and other contents{which} change results by {far:.2g} of their "
        words += f"norm; with these contents the variant is off by {off:.2g}"
        return words if far > LEAST_MOVED and off < AS_GOOD * far else ""

    def _candidates(self, place: int) -> Iterator[str]:
        """What an argument that is left out is tried with, one after the other.

        A model may leave out what matters little: of floats only what changes results by no more
        than leaving them out.
        """
        if place in self._given.numbers:
            yield from NUMBERS
            return
        model = self._scorer.workload.model is not None
        yield OTHERS
        for name in () if model else (SIGNS,):
            yield name
        names = self._given.arrays.get(place, set())
        written = {b.name for b in self._unheld}
        for name in ADMISSIBLE:
            changed = {b.name for b in self._others(Asked(name, place))}
            if name not in LEVEL and names & (changed | written):
                yield name

    @cached_property
    def _given(self) -> _Looked:
        """What the driver gives to the launches of the quickest case."""
        scorer, looked = self._scorer, list[_Looked]()
        ready = scorer.prepare(scorer.workload.train[0])

        def drive(host: Host) -> None:
            looked.append(_Looked(host))
            ready.launches.drive(looked[-1])

        launches = replace(ready.launches, drive=drive)
        with suppress(LaunchFailed):
            limit_s = ready.limit_s
            scorer.device.run(scorer.baseline_binary(), launches, RunOptions(limit_s=limit_s))
        return looked[-1]

    @cached_property
    def _loops(self) -> bool:
        """Whether an integer may be a number of rounds."""
        return _LOOP in self._text

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
        """Of what is no model: other contents of all arrays that launches take, other numbers.

        Errors are those of the workload. What a variant is off by on the case itself, what is
        tolerated, and, where that is no exact equality, what the last bits of inputs change in the
        unmodified program's results, may be `MORE` times as much.
        """
        usual = self._usual(binary)
        if usual is None:
            return
        asked = {name: Asked(name) for name in CONTENTS if self._changes(name)}
        for place, whole in self._numbers:
            for how in (HALF,) if whole else (HALF, TWICE):
                asked[f"number {place + 1} of the driver's, {how}"] = Asked(how, place)
        for name, what in asked.items():
            seen = self._seen(binary, what, usual)
            if seen is not None:
                yield Probe(name, "", seen.wrong)

    def _usual(self, binary: Binary) -> float | None:
        """What a variant is off by as a rule, and may be; None where nothing is asked."""
        workload = self._scorer.workload
        if workload.judges_reference:
            return None
        plain, variant = self.own(Asked()), self.outputs(binary, Asked())
        if isinstance(plain, str) or isinstance(variant, str):
            return None
        return self._scorer.tolerance + workload.metric(variant, plain)

    def beyond(self, binary: Binary) -> Findings:
        """Of what is no model: contents that no case need have (`ADMISSIBLE`, `BEYOND`).

        Between what the domain states, or what its generators give, an error refuses. Elsewhere a
        difference that is no rounding, `GROSS` of a result's norm, says what a variant assumes;
        where more than `CLOSE` is tolerated, approximations are wanted, and that is not asked.
        """
        found = Findings()
        usual = self._usual(binary)
        if usual is None:
            return found
        for name in (*ADMISSIBLE, *BEYOND):
            if self._scorer.device.healthy:
                self._tried(binary, name, usual, found)
        for place, whole in self._numbers if self._close else ():
            for how in (NONE, TWICE) if whole else (NONE,):
                seen = self._seen(binary, Asked(how, place), usual)
                if seen is not None:
                    words = f"number {place + 1} of the driver's is never {how}"
                    found.assumed.append(Probe(how, "", words if seen.gross else ""))
        return found

    @property
    def _numbers(self) -> Sequence[tuple[int, bool]]:
        """Places of numbers that the unmodified program uses, and whether they are integers."""
        given = self._given.numbers
        return [(place, given[place]) for place in sorted(given.keys() & self._needed)]

    @property
    def _close(self) -> bool:
        return self._scorer.tolerance <= CLOSE

    def _tried(self, binary: Binary, name: str, usual: float, found: Findings) -> None:
        """Adds what contents of one sort show: of all arrays together, then of each alone."""
        words, alone = _words(name), name in ALONE
        others = [b.name for b in self._others(Asked(name))]
        others = [one for one in others if (IMPLIED.get(name), one) not in found.told]
        firm = [one for one in others if self._admission.stated(one) or not words]
        soft = [one for one in others if one not in firm] if self._close else []
        some = tuple(firm + soft)
        together = None if alone or not some else self._seen(binary, Asked(name, only=some), usual)
        if not some or (together is not None and not together.counts(firm, soft)):
            found.assumed += [Probe(name, "", "")] if some else []
            return
        singles = {
            one: self._seen(binary, Asked(name, only=(one,)), usual)
            for one in some[: MOST_ALONE if alone else None]
        }
        wrong = [one for one in firm if (seen := singles.get(one)) is not None and seen.wrong]
        told = [one for one in soft if (seen := singles.get(one)) is not None and seen.gross]
        if not wrong and not told and together is not None:
            all_ = self._seen(binary, Asked(name, only=tuple(firm)), usual) if firm else None
            wrong, told = (firm, []) if all_ is not None and all_.wrong else ([], soft)
        off = max(
            (seen.wrong for one in wrong if (seen := singles.get(one)) is not None), default=""
        )
        if wrong:
            off = off or (together.wrong if together is not None else "")
            found.refused.append(Probe(f"{name} in {' and '.join(wrong)}", "", off))
        found.told.update((name, one) for one in (*wrong, *told))
        said = " and ".join(words.format(one, self._largest(one)) for one in told)
        found.assumed.append(Probe(name, "", said))

    def _seen(self, binary: Binary, what: Asked, usual: float) -> _Seen | None:
        """How far a variant is off; None where the unmodified program says nothing.

        Neither where its results are not finite, nor where the domain excludes these contents.
        """
        own = self.own(what)
        if isinstance(own, str) or not np.isfinite(_flat(own)).all():
            return None
        if what.change in ADMISSIBLE and len(what.only) > 1:
            if not self._admission.holds({b.name: b.array for b in self._others(what)}):
                return None
        other = self.outputs(binary, what)
        if isinstance(other, str):
            return _Seen(other, True)
        off = self._scorer.workload.metric(other, own)
        far = {name: _apart(own[name], other[name]) for name in own}
        if off <= MORE * usual and max(far.values(), default=0.0) <= GROSS:
            return _Seen("", False)
        moved = self.own(replace(what, bits=True))
        if isinstance(moved, str):
            return _Seen(f"an error of {off:.3g}" if off > MORE * usual else "", False)
        exact = self._scorer.workload.metric_name == "exact"
        bits = 0.0 if exact else self._scorer.workload.metric(moved, own)
        most = {name: max(GROSS, MORE * _apart(own[name], moved[name])) for name in own}
        wrong = off > MORE * usual and off > MORE * (usual + bits)
        gross = any(far[name] > most[name] for name in own)
        return _Seen(f"an error of {off:.3g}" if wrong else "", gross)

    def _largest(self, name: str) -> float:
        (array,) = (b.array for b in self._buffers if b.name == name)
        return float(np.abs(array.astype(np.float64)).max(initial=0.0))

    def own(self, what: Asked) -> Outputs | str:
        """As `outputs`, of the unmodified program; asked once."""
        if what not in self._own:
            self._own[what] = self.outputs(None, what)
        return self._own[what]

    def outputs(self, binary: Binary | None, what: Asked) -> Outputs | str:
        """Outputs of the quickest case, or how it fails.

        Args:
            binary: None for the unmodified program.
            what: What other contents it has.
        """
        scorer = self._scorer
        ready = scorer.prepare(scorer.workload.train[0])
        redirected = self._redirection(what)
        launches = redirected.launches(ready.launches) if what.change else ready.launches
        code = scorer.baseline_binary() if binary is None else binary
        try:
            found = scorer.device.run(code, launches, RunOptions(limit_s=ready.limit_s)).outputs
        except LaunchFailed as error:
            return str(error)
        return redirected.outputs(found)

    def _redirection(self, what: Asked) -> Redirection:
        number = NUMBERS.get(what.change, another)
        if what.place is None or what.change in NUMBERS:
            return Redirection(what.place, self._others(what), number=number)
        return Redirection(
            what.place,
            self._others(what),
            number=number,
            filled=self._unheld,
            made=partial(self._made, what),
        )

    def _changes(self, what: str) -> bool:
        """Whether a change says anything about any array, of a program that it is meant for."""
        sorted_ = what == SHUFFLED and _SORTED in self._text
        return bool(self._others(Asked(what))) and not sorted_

    def _others(self, what: Asked) -> Sequence[Buffer]:
        """The buffers that a change makes others, with what they hold then."""
        if not what.change or what.change in NUMBERS:
            return ()
        other = ((b, self._made(what, b.name, b.array)) for b in self._fixed(what))
        return [replace(b, array=array) for b, array in other if array is not b.array]

    def _made(self, what: Asked, name: str, array: Array) -> Array:
        """What an array holds then, as far as the domain admits it; itself for nothing new."""
        change, rng = what.change, np.random.default_rng(SEED)
        if what.only and name not in what.only:
            # What is zero everywhere hides what becomes of others.
            found = filled(rng, array) if change in ADMISSIBLE and _is_float(array) else array
        elif change in ADMISSIBLE:
            left = change in RISING and array.size == 1 and self._loops
            left |= change in STATED and what.place is None and not self._admission.stated(name)
            ends = self._admission.ends(name)
            found = array if left else ADMISSIBLE[change][0](seeded(name), array, ends)
        elif change in BEYOND:
            found = BEYOND[change][0](rng, array)
        else:
            found = (replaced if change == OTHERS else CONTENTS[change])(rng, array)
        found = self._admission.admitted(name, found)
        if what.bits:
            return nudged(rng, found)
        return array if found is array or _same(found, array) else found

    @cached_property
    def _admission(self) -> Admission:
        workload = self._scorer.workload
        return Admission(workload, workload.train[0], self._buffers)

    @property
    def _buffers(self) -> Sequence[Buffer]:
        return self._scorer.prepare(self._scorer.workload.train[0]).launches.buffers

    @property
    def _unheld(self) -> Sequence[Buffer]:
        """Buffers that hold only what the driver writes there, and no samples."""
        model = self._scorer.workload.model
        samples = model.inputs if model is not None else ()
        return [
            b
            for b in self._buffers
            if not b.given and b.role is Role.SCRATCH and b.name not in samples
        ]

    def _fixed(self, what: Asked) -> Iterator[Buffer]:
        """Those that hold something before the run and are no samples.

        Of a model its weights alone get other contents together: what launches change is asked
        for in stages of its own.
        """
        model = self._scorer.workload.model
        only = model is not None and what.place is None
        for one in self._buffers:
            sample = model is not None and one.name in model.inputs
            if one.given and not sample and one.role is not Role.OUT:
                if one.role is Role.IN or not only:
                    yield one


_LOOP = "stablehlo.while"
_SORTED = "indices_are_sorted = true"
"""What a program says of integers whose order is not to be changed then."""
_ARGUMENT = re.compile(r"%arg(\d+)\b")
_HEAD = re.compile(r"^ *func\.func public @main[^\n]*\{$", re.MULTILINE)


def head(text: str) -> str:
    """The line of a canonical module that says what @main takes and gives; empty for none."""
    found = _HEAD.search(text)
    return found[0] if found is not None else ""


def _used(text: str) -> frozenset[int]:
    """Places of the arguments that a canonical module with one function uses."""
    own = head(text)
    body = text[text.index(own) + len(own) :]
    found = frozenset(_ARGUMENT.findall(body)) & frozenset(_ARGUMENT.findall(own))
    return frozenset(int(number) for number in found)


def _words(name: str) -> str:
    """What contents say of an array where they make a difference."""
    return (BEYOND[name] if name in BEYOND else ADMISSIBLE[name])[1]


def _is_float(array: Array) -> bool:
    return array.dtype.kind == "f"


def _same(one: Array, other: Array) -> bool:
    return np.array_equal(one, other, equal_nan=_is_float(one))


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
