"""One run of a program through XLA: the `Host` that drivers talk to."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Sequence

import numpy as np

from gevo.device.xla.backend import CPU, Backend, Code, DeviceArray
from gevo.device.xla.memory import Memory
from gevo.device.xla.module import MAIN
from gevo.device.xla.tensor import Signature, Tensor
from gevo.errors import LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.workload.case import Argument, Array, Dim3, Pointer

GRACE_S = 1.0
"""A run that is late gets so long to notice it at its next launch."""


class Session:
    """Executes @main on one set of buffers; implements `Host`.

    Args:
        client: The device.
        executable: The program.
        signature: What @main takes and gives.
        memory: The buffers.
        known: Results of the launches of another program. Launches behind the first are answered
            with them, as far as they go, and not executed.
        most: Launches after which the run ends; 0 for no end.

    Attributes:
        launches: Executions so far.
        time_ns: From handing each execution to XLA until its results were there, summed;
            copies of buffers are not part of it. On a CPU this is the CPU time of the process:
            an execution has one thread, and waiting for a core that others use does not count.
        late: Set from another thread to end the run at its next launch.
        results: What each launch gave.
    """

    def __init__(
        self,
        client: Backend,
        executable: Code,
        signature: Signature,
        memory: Memory,
        known: Sequence[Sequence[DeviceArray]] = (),
        most: int = 0,
    ) -> None:
        self._client = client
        self._executable = executable
        self._signature = signature
        self._memory = memory
        self._clock = time.process_time_ns if client.kind == CPU else time.perf_counter_ns
        self._numbers: dict[tuple[str, str], DeviceArray] = {}
        self.launches = 0
        self.time_ns = 0.0
        self.late = False
        self.results: list[Sequence[DeviceArray]] = []
        self._known = known
        self._most = most

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        """Execute @main once; raises LaunchFailed or WorkloadError, or Enough.

        Args:
            kernel: `main`.
            grid: Without a meaning here, as are the next and the last one.
            block: See `grid`.
            args: What @main takes, then where its results go, both in order.
            shared_bytes: See `grid`.
        """
        del grid, block, shared_bytes
        if self.late:
            raise _too_late()
        if self._most and self.launches >= self._most:
            raise Enough
        takes, gives = self._signature.arguments, self._signature.results
        if kernel != MAIN:
            raise WorkloadError(f"the program has no kernel {kernel}; it has {MAIN}")
        if len(args) != len(takes) + len(gives):
            raise WorkloadError(
                f"@main takes {len(takes)} arguments and gives {len(gives)} results; "
                f"the launch has {len(args)} of both"
            )
        inputs = [self._argument(i, takes[i], args[i]) for i in range(len(takes))]
        targets = [self._target(i, args[len(takes) + i]) for i in range(len(gives))]
        for target, tensor in zip(targets, gives, strict=True):
            self._memory.check_result(target, tensor)
        results = self._results(inputs)
        self.results.append(results)
        self.launches += 1
        for target, tensor, result in zip(targets, gives, results, strict=True):
            self._memory.store(target, tensor, result)

    def _results(self, inputs: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        if 0 < self.launches < len(self._known):
            return self._known[self.launches]
        entered = self._executable.enter(inputs)
        start = self._clock()
        results = self._executable.run(entered)
        self.time_ns += self._clock() - start
        return results

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self._memory.write(name, array)

    def _argument(self, number: int, tensor: Tensor, value: Argument) -> DeviceArray:
        if isinstance(value, Pointer):
            return self._memory.argument(value, tensor)
        if isinstance(value, bytes) or tensor.shape:
            raise WorkloadError(f"argument {number} of @main is {tensor}; give a buffer")
        key = (tensor.element, repr(value))
        if key not in self._numbers:
            self._numbers[key] = self._client.put(_scalar(number, tensor, value))
        return self._numbers[key]

    def _target(self, number: int, value: Argument) -> Pointer:
        if not isinstance(value, Pointer):
            raise WorkloadError(f"result {number} of @main needs a buffer, not {value!r}")
        return value


def _scalar(number: int, tensor: Tensor, value: float) -> Array:
    scalar: Array | None = None
    with np.errstate(all="ignore"), contextlib.suppress(OverflowError):
        scalar = np.asarray(value).astype(tensor.dtype)
    if scalar is None or (tensor.dtype.kind != "f" and scalar != value):
        raise WorkloadError(f"argument {number} of @main is {tensor}; {value} does not fit")
    return scalar


class Enough(BaseException):
    """So many launches as were wanted have been made; no error, and no driver may handle it."""


class Endless(LaunchFailed):
    """An execution that does not end: its thread occupies a core for ever."""

    def __init__(self) -> None:
        super().__init__("an execution does not end", Outcome.TIMED_OUT)


def within(limit_s: float, session: Session, drive: Callable[[Session], None]) -> None:
    """Drive a session in a thread of its own, so that an endless execution can be left alone.

    Raises:
        Endless: It had to be left alone.
        LaunchFailed: Outcome TIMED_OUT, after the run noticed that it was late; or whatever the
            driver raises.
    """
    raised: list[BaseException] = []

    def work() -> None:
        try:
            drive(session)
        except BaseException as error:  # handed to the thread that waits
            raised.append(error)

    thread = threading.Thread(target=work, name="gevo-xla", daemon=True)
    thread.start()
    thread.join(limit_s)
    session.late = thread.is_alive()
    if session.late:
        thread.join(GRACE_S)
        if thread.is_alive():
            raise Endless
        raise _too_late()
    if raised and not isinstance(raised[0], Enough):
        raise raised[0]


def _too_late() -> LaunchFailed:
    return LaunchFailed("did not end within its wall-clock limit", Outcome.TIMED_OUT)
