"""Times programs on the workload's `[[timing]]` cases, whose sizes are those of real use.

On a device that models time a case is recorded once per process and then played in parts: a
variant's figures follow from it, the case and the unmodified program alone, whatever was timed
before. On a device with a clock a case is a case.
"""

from __future__ import annotations

import fcntl
import math
import os
import sys
import weakref
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial

from gevo.device.base import (
    Binary,
    Device,
    Recording,
    RecordingDevice,
    Replayed,
    RunOptions,
    RunResult,
)
from gevo.device.forecast import Ensemble, Forecast
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.prepared import WrongOutput, require_right
from gevo.workload.case import Array, TestCase, Workload

_NAME = "gevo-recording"


class SharedFiles:
    """Empty files in which the processes of a session share what they have recorded.

    To record a timing case the unmodified program runs in full, which takes seconds: as long as
    a hundred variants. One process does that for all that live now, and for those that take their
    places. The files have no name, so nothing is left of them when the session ends, however it
    ends.

    Args:
        count: How many.

    Attributes:
        paths: Theirs, as long as this process and object live; none where the system has no such
            files.
    """

    def __init__(self, count: int) -> None:
        self.paths: tuple[str, ...] = ()
        if sys.platform != "linux":
            return
        files = [os.memfd_create(_NAME) for _ in range(count)]
        self.paths = tuple(f"/proc/{os.getpid()}/fd/{file}" for file in files)
        weakref.finalize(self, _close, files)


def _close(files: list[int]) -> None:
    for file in files:
        os.close(file)


def recording_in(
    path: str, key: str, device: RecordingDevice, record: Callable[[], Recording]
) -> Recording:
    """The recording in a shared file; the first process that asks makes it, others wait.

    Args:
        path: One of `SharedFiles.paths`.
        key: What the recording depends on.
        device: Made it, and plays it.
        record: Makes it.
    """
    try:
        # The number may have become another file's, if whoever made it is gone.
        ours = os.readlink(path).startswith(f"/memfd:{_NAME}")
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC) if ours else -1
    except OSError:
        file = -1
    if file < 0:
        return record()
    try:
        fcntl.flock(file, fcntl.LOCK_EX)  # gone with the process, whatever ends that
        found = device.saved(key, file)
        if found is None:
            found = record()
            with suppress(OSError):  # too little memory for another copy
                device.save(found, key, file)
        return found
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)  # the recording keeps the file open
        os.close(file)


PYTHON_METRIC = "python"
"""A metric that only means something for whole outputs."""


@dataclass(frozen=True)
class Timed:
    """What timing a program on cases gave.

    Attributes:
        time_ns: The sum over the cases.
        sampling: Standard error of it over the unmodified program's time, as a part of it.
        error: The largest error of its outputs, as far as they were compared.
        forecasts: By case what an ensemble of models says; None where none was asked for.
    """

    time_ns: float
    sampling: float
    error: float
    forecasts: tuple[Forecast | None, ...]


class Timing:
    """Recorded timing cases of one workload on one device.

    Args:
        device: Where to run.
        workload: Whose cases.
        baseline: Gives the unmodified program's binary.
        tolerance: Error at which a variant still counts as right.
        fuel: Limit for variants, from the most instructions of an unmodified thread.
        shared: Files for recordings, one for each timing case; none to keep them here.
    """

    def __init__(
        self,
        device: Device,
        workload: Workload,
        baseline: Callable[[], Binary],
        tolerance: float,
        fuel: Callable[[int], int],
        shared: Sequence[str] = (),
    ) -> None:
        self._device = device
        self._workload = workload
        self._baseline = baseline
        self._tolerance = tolerance
        self._fuel = fuel
        self._shared = shared
        self._recorded: dict[TestCase, Recording] = {}
        self._unmodified: dict[tuple[tuple[TestCase, ...], Ensemble], Timed] = {}
        self._outputs: dict[TestCase, Mapping[str, Array]] = {}

    def sampled(self, cases: Sequence[TestCase]) -> bool:
        """Whether these cases are played in parts here."""
        known = bool(cases) and set(cases) <= set(self._workload.timing)
        return known and isinstance(self._device, RecordingDevice)

    def time(
        self,
        binary: Binary,
        cases: Sequence[TestCase],
        ensemble: Ensemble = Ensemble.NONE,
        compared: bool = True,
    ) -> Timed:
        """Time a program on recorded cases.

        Args:
            binary: The program's.
            cases: Some that are recorded.
            ensemble: For which coefficients.
            compared: Its outputs are; else it may give anything.

        Raises:
            LaunchFailed: It fails, or gives something else than the unmodified program.
            WorkloadError: A case cannot be recorded.
        """
        total = error = worst = 0.0
        forecasts: list[Forecast | None] = []
        for case in cases:
            played, whole = self._play(binary, case, ensemble)
            off = 0.0
            if compared:
                run = partial(self._whole, binary, case, ensemble)
                played, off = self._right(case, played, whole, run)
            forecasts.append(played.forecast)
            worst = max(worst, off)
            total += played.time_ns
            error = math.hypot(error, played.error * played.time_ns)
        return Timed(total, error / total if total else 0.0, worst, tuple(forecasts))

    def counted(self, binary: Binary, cases: Sequence[TestCase]) -> Sequence[Forecast]:
        """What a program does on recorded cases, whatever comes out; raises as `time`."""
        played = [self._play(binary, case, Ensemble.COUNTED)[0].forecast for case in cases]
        return [one for one in played if one is not None]

    def whole(self, case: TestCase) -> RunResult | None:
        """What the unmodified program gives in a recorded case, if all of it was run for that."""
        return self._recording(case).whole

    def unmodified(self, cases: Sequence[TestCase], ensemble: Ensemble = Ensemble.NONE) -> Timed:
        """As `time`, of the unmodified program; played once."""
        key = tuple(cases), ensemble
        if key not in self._unmodified:
            self._unmodified[key] = self.time(self._baseline(), cases, ensemble)
        return self._unmodified[key]

    def _play(
        self, binary: Binary, case: TestCase, ensemble: Ensemble
    ) -> tuple[Replayed, RunResult | None]:
        """What is known of a program's time, and all that it gives where it was run as a whole."""
        recording = self._recording(case)
        assert isinstance(self._device, RecordingDevice)
        options = RunOptions(fuel=self._fuel(recording.fuel), ensemble=ensemble)
        try:
            played = self._device.replay(binary, recording, options)
        except LaunchFailed:
            if not recording.several:
                raise
            # Perhaps on what the unmodified program has left, and not on its own.
            whole, wanted = self._whole(binary, case, ensemble), self._unmodified_outputs(case)
            return _as_whole(Replayed(0.0, 0.0, whole.outputs, wanted, {}), whole), whole
        if not played.strays or played.time_ns >= self.unmodified((case,)).time_ns:
            return played, None
        # It gains where it was timed, and may leave more to do to launches that were not.
        whole = self._whole(binary, case, ensemble)
        return _as_whole(played, whole), whole

    def _whole(self, binary: Binary, case: TestCase, ensemble: Ensemble) -> RunResult:
        """A program's run of all launches, each after what those before it have left."""
        recording = self._recording(case)
        most = max(recording.fuel, recording.whole.fuel_used if recording.whole else 0)
        options = RunOptions(fuel=self._fuel(most), ensemble=ensemble)
        return self._device.run(binary, self._workload.launches(case), options)

    def _right(
        self,
        case: TestCase,
        played: Replayed,
        whole: RunResult | None,
        run: Callable[[], RunResult],
    ) -> tuple[Replayed, float]:
        """What was played and its error; raises LaunchFailed above the tolerance.

        Launches are played on what the unmodified program has left. Of a program that passes
        something else from one to the next only a whole run says whether that comes out right.
        """
        try:
            return played, self._error(case, played.outputs, played.expected)
        except WrongOutput:
            if not played.passed_on:
                raise
        whole = whole or run()
        error = self._error(case, whole.outputs, self._unmodified_outputs(case))
        return _as_whole(played, whole), error

    def _unmodified_outputs(self, case: TestCase) -> Mapping[str, Array]:
        """What the unmodified program's whole run gives."""
        if known := self._recording(case).whole:
            return known.outputs
        if case not in self._outputs:
            options = RunOptions(timed=False)
            ran = self._device.run(self._baseline(), self._workload.launches(case), options)
            self._outputs[case] = ran.outputs
        return self._outputs[case]

    def _recording(self, case: TestCase) -> Recording:
        """The case as the unmodified program ran it; made when first asked for."""
        if case in self._recorded:
            return self._recorded[case]
        workload = self._workload
        where = f"workload {workload.name}, timing case {case.name}"
        workload.require_domain(case)
        try:
            self._recorded[case] = self._shared_recording(case)
        except WorkloadError as error:
            raise WorkloadError(f"{where}: {error}") from error
        except (CompileFailed, LaunchFailed) as error:
            message = f"{where}: the unmodified kernel fails ({error.outcome}): {error}"
            raise WorkloadError(message) from error
        return self._recorded[case]

    def _shared_recording(self, case: TestCase) -> Recording:
        """The recording that another process has made, or this one makes."""
        device, workload = self._device, self._workload
        assert isinstance(device, RecordingDevice)
        binary = self._baseline()

        def record() -> Recording:
            return device.record(binary, workload.launches(case))

        if case not in workload.timing or not self._shared:
            return record()
        path = self._shared[workload.timing.index(case)]
        return recording_in(path, f"{workload.digest} {binary.digest}", device, record)

    def _error(
        self, case: TestCase, outputs: Mapping[str, Array], expected: Mapping[str, Array]
    ) -> float:
        """The largest error of an array; raises LaunchFailed above the tolerance."""
        if self._workload.metric_name == PYTHON_METRIC:
            return 0.0
        worst = 0.0
        for name, array in outputs.items():
            given: Mapping[str, Array] = {name: array}
            wanted = {name: expected[name]}
            error = self._workload.metric(given, wanted)
            require_right(case, given, wanted, error, self._tolerance)
            worst = max(worst, error)
        return worst


def _as_whole(played: Replayed, whole: RunResult) -> Replayed:
    """The times of a whole run instead of those of its parts."""
    return replace(played, time_ns=math.fsum(whole.times_ns), error=0.0, forecast=whole.forecast)
