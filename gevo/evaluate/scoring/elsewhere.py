"""Whether a StableHLO program is also faster with contents that it cannot know.

What a workload gives to every case alike, as data and weights from files, a variant may recognise:
it then answers from a table, and computes as before where it recognises nothing. No result is
wrong, and the gain is there for these data alone. So both programs are timed with other contents,
which follow from the variant's own text and so cannot stand in it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from gevo.device.base import Binary, RunOptions
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.contents import unknown
from gevo.evaluate.scoring.duel import launches_of_a_trial
from gevo.evaluate.scoring.interval import gain_interval
from gevo.evaluate.scoring.prepared import limited
from gevo.evaluate.scoring.redirected import Redirection
from gevo.evaluate.scoring.score import Scorer
from gevo.workload.case import Array, Buffer, Launches, Model, Role

MOST_TRIALS = 20
FEW_TRIALS = 6
TRIALS_S = 2.0
"""No more than so many trials of each with either contents, as long as they take no longer; so few
at least."""
WARM_UPS = 2
ROUNDS = 3
"""A gain that is not there with other contents must be missing so often."""
LEAST_GAIN = 1.001
"""Low end of a gain that is there."""
LEAST_SHARE = 0.5
"""Of a gain's logarithm what must be there with other contents: data-dependent programs may gain
less with some contents than with others."""

Times = tuple[Sequence[float], Sequence[float]]
"""Of a variant and of the unmodified program, in turns, in nanoseconds."""


@dataclass(frozen=True)
class Paces:
    """Times of both programs.

    Attributes:
        known: With the contents that the workload gives.
        other: With other contents.
    """

    known: Times
    other: Times

    @property
    def lost(self) -> bool:
        """Whether there is a gain with known contents, which is not there with others."""
        return self._smaller(1.0) and gain_interval(*self.other)[0] < LEAST_GAIN

    @property
    def shrunk(self) -> bool:
        """Whether most of the gain with known contents, but not all, is not there with others."""
        return self._smaller(LEAST_SHARE) and not self.lost

    def _smaller(self, share: float) -> bool:
        """Whether the gain with other contents is known to be less than a share of that."""
        least, most = gain_interval(*self.known)[0], gain_interval(*self.other)[1]
        return least > 1.0 and math.log(most) < share * math.log(least)


@dataclass(frozen=True)
class _Contents:
    """What arrays hold elsewhere.

    Attributes:
        seed: Of what is drawn.
        model: Whose inputs stay in their ranges; None for no model.
    """

    seed: int
    model: Model | None

    def of(self, name: str, array: Array) -> Array:
        """Other contents for an array; each time the same for the same one."""
        found = unknown(np.random.default_rng(self.seed), array)
        if self.model is None or name not in self.model.inputs:
            return found
        return np.clip(found, *self.model.inputs[name]).astype(array.dtype)


class PaceProber:
    """Times programs.

    Args:
        scorer: Device, workload and the unmodified program.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer

    def paces(self, binary: Binary, seed: int) -> Paces | str:
        """Times of a variant, or why there are none.

        Args:
            binary: The variant.
            seed: Of the other contents.
        """
        if self._scorer.device.modelled:
            return "times are modelled, and do not follow contents"
        if not self._recurring:
            return "nothing is the same in all cases"
        try:
            return self._paces(binary, seed)
        except LaunchFailed as error:
            return f"a program fails with other contents: {error}"

    @cached_property
    def _recurring(self) -> bool:
        """Whether an array holds the same before the run whatever the seed."""
        workload = self._scorer.workload
        case = workload.train[0]
        try:
            other = workload.launches(replace(case, seed=case.seed + 1)).buffers
        except WorkloadError:
            return False
        mine = {b.name: b.array for b in self._launches.buffers if _held(b)}
        return any(_held(b) and np.array_equal(b.array, mine[b.name]) for b in other)

    @property
    def _launches(self) -> Launches:
        return self._scorer.prepare(self._scorer.workload.train[0]).launches

    def _paces(self, binary: Binary, seed: int) -> Paces | str:
        """As `paces`; raises LaunchFailed."""
        contents = _Contents(seed, self._scorer.workload.model)
        others = [
            replace(b, array=contents.of(b.name, b.array))
            for b in self._launches.buffers
            if _held(b)
        ]
        there = Redirection(None, others, contents.of).launches(self._launches)
        if not self._defined(there):
            return "the unmodified program gives no finite numbers with other contents"
        rounds = 0
        while True:
            known, rounds = self._times(binary, self._launches), rounds + 1
            if gain_interval(*known)[1] < 1.0:
                return "it is no faster with the contents of the workload"
            found = Paces(known, self._times(binary, there))
            if rounds == ROUNDS or not (found.lost or found.shrunk):
                return found

    def _defined(self, launches: Launches) -> bool:
        scorer = self._scorer
        options = limited(RunOptions(), scorer.prepare(scorer.workload.train[0]))
        outputs = scorer.device.run(scorer.baseline_binary(), launches, options).outputs
        return all(np.isfinite(a).all() for a in outputs.values() if a.dtype.kind == "f")

    def _times(self, binary: Binary, launches: Launches) -> Times:
        """Of both programs in turns; raises LaunchFailed."""
        scorer, case = self._scorer, self._scorer.workload.train[0]
        ready, device, took_ns = scorer.prepare(case), scorer.device, scorer.case_ns(case)
        ran = device.run(binary, ready.launches, limited(RunOptions(), ready))
        some, _ = launches_of_a_trial(device, ran, took_ns)
        options = limited(RunOptions(launches=some, repeats=WARM_UPS), ready)
        both = binary, scorer.baseline_binary(), (launches, launches)
        device.compare(*both, options)
        times: Times = (), ()
        end = time.monotonic() + TRIALS_S
        while not times[0] or (len(times[0]) < MOST_TRIALS and time.monotonic() < end):
            new = device.compare(*both, replace(options, repeats=FEW_TRIALS))
            times = (*times[0], *new[0].times_ns), (*times[1], *new[1].times_ns)
        return times


def _held(buffer: Buffer) -> bool:
    """Whether the workload says what it holds before the run."""
    return buffer.given and buffer.role is not Role.OUT
