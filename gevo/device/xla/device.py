"""The xla device: StableHLO compiled by XLA, measured or modelled.

Modelled time: what XLA counts, on a machine with known rates. A roofline (Williams, Waterman and
Patterson 2009) without overlap of computing and moving data:

    time = flops / F + transcendentals / T + bytes / B

Without overlap a change to any of the three counts shows; the usual roofline, the largest of the
terms, is at most three times smaller. The counts are those of XLA's `HloCostAnalysis` over the
optimised module: a fusion's intermediate values cost no bytes. They know nothing of how well a
kernel uses the machine.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import platform
import sys
import threading
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from gevo.device.base import PROFILE_S, Binary, InTurns, Lowered, RunOptions, RunResult
from gevo.device.repeats import repeat
from gevo.device.xla.backend import CPU, CUDA, Backend, Client, Code, DeviceArray
from gevo.device.xla.memory import Memory
from gevo.device.xla.script import Known, Launched, Script, Written
from gevo.device.xla.staged import HandedBack, Stages
from gevo.device.xla.tensor import (
    MAIN,
    Signature,
    Tensor,
    canonical,
    halved,
    handed_back,
)
from gevo.errors import CompileFailed, ConfigError, LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.stablehlo.alone import alone
from gevo.program.stablehlo.hoist import Halves
from gevo.workload.case import Argument, Array, Dim3, Launches, Pointer, Struct


@contextmanager
def pinned(wanted: bool) -> Generator[None]:
    """Keep this thread, and those that it starts, on the core on which it runs now.

    A move to another core costs what the caches hold, at times that nobody can foresee. Where
    the system cannot tell the core, nothing happens.

    Args:
        wanted: Do it; else this does nothing.
    """
    core = _core() if wanted and sys.platform == "linux" else -1
    if core < 0:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _core() -> int:
    """The core on which this thread runs; -1 where the C library does not say."""
    try:
        return int(ctypes.CDLL(None).sched_getcpu())
    except (AttributeError, OSError):
        return -1


@dataclass(frozen=True)
class Machine:
    """Rates in operations or bytes per second."""

    name: str
    flops: float
    transcendentals: float
    bytes: float

    def time_ns(self, work: Mapping[str, float]) -> float:
        """Nanoseconds for the work that `Executable.work` counts."""
        seconds = (
            work["flops"] / self.flops
            + work["transcendentals"] / self.transcendentals
            + work["bytes accessed"] / self.bytes
        )
        return 1e9 * seconds


NOMINAL = Machine("AVX2 core, 3 GHz", flops=96e9, transcendentals=1.5e9, bytes=12e9)
"""Two 8-wide fused multiply-adds a cycle, an exponential in two cycles, one core's share of
DRAM bandwidth: of the size that servers have, not the measured rates of any."""


def clock_of(client: Backend) -> Callable[[], int]:
    """What executions are timed by: on a CPU the process's own time, in nanoseconds."""
    return time.process_time_ns if client.kind == CPU else time.perf_counter_ns


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
        script: What the driver did, as far as it has looked at nothing that a launch made; None
            where it has.
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
        self._clock = clock_of(client)
        self._numbers: dict[tuple[str, str], DeviceArray] = {}
        self.launches = 0
        self.time_ns = 0.0
        self.late = False
        self.results: list[Sequence[DeviceArray]] = []
        self.script: list[Written | Launched] | None = []
        self._known = known
        self._most = most

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Execute @main once; raises LaunchFailed or WorkloadError, or Enough.

        Args:
            kernel: `main`.
            grid: Without a meaning here, as are the next and the last one.
            block: See `grid`.
            args: What @main takes, then where its results go, both in order.
            shared_bytes: See `grid`.
            cooperative: See `grid`.
        """
        del grid, block, shared_bytes, cooperative
        if self.late:
            raise _too_late()
        if self._most and self.launches >= self._most:
            raise Enough
        if self.script is not None:
            self.script.append(Launched(tuple(args)))
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
        if self._memory.made(name):
            self.script = None
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self._memory.write(name, array)
        if self.script is not None:
            self.script.append(Written(name, array.copy()))

    def perform(self, script: Script) -> None:
        """Do what a driver has done in another run; raises as `launch`."""
        for step in script:
            if isinstance(step, Written):
                self._memory.rewrite(step)
            else:
                self.launch(MAIN, (1, 1, 1), (1, 1, 1), step.args)

    def _argument(self, number: int, tensor: Tensor, value: Argument) -> DeviceArray:
        if isinstance(value, Pointer):
            return self._memory.argument(value, tensor)
        if isinstance(value, bytes | Struct) or tensor.shape:
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


def _performed(script: Script, session: Session) -> None:
    session.perform(script)


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


LIMIT_S = 300.0
"""Wall-clock limit of one repetition where the options give none. They give one to variants whose
time is measured; where it is modelled there are no loops."""
KEPT_OUTPUTS = 4
KEPT_CODES = 4
"""Code has no state, and a verdict asks for the same one in each of its stages."""
MOST_KNOWN_BYTES = 64 << 20
"""Of the unmodified program's results on a case, kept for `run_first`."""
FEW_LAUNCHES = 3
"""A case of fewer is run whole."""
ALONE = 5
"""Runs of an op by itself."""
_NOTHING = (
    "module { func.func public @main(%a: tensor<f32>) -> tensor<f32> { return %a : tensor<f32> } }"
)
MODELLED = "modelled"
VERSION = "4"
"""Changes whenever results or modelled times of this device change."""


@dataclass(frozen=True)
class _Meta:
    """What compiling needs beside the text.

    Attributes:
        signature: What @main takes and gives.
        text: The module without results that are arguments.
        places: Of each result, which argument it is, if it is one; empty where none is.
        halves: The module in two; None where it is compiled as a whole.
    """

    signature: Signature
    text: str
    places: tuple[int | None, ...]
    halves: Halves | None


class XlaBinary:
    """A compiled module; belongs to the process that made it.

    Attributes:
        digest: That of the `Lowered` that it was made from.
        signature: What @main takes and gives.
    """

    seeded = False
    """XLA has one arithmetic."""

    def __init__(self, digest: str, executable: Code, signature: Signature) -> None:
        self.digest = digest
        self._executable: Code | None = executable
        self.signature = signature

    @property
    def executable(self) -> Code:
        """XLA's code; raises LaunchFailed after `close`."""
        if self._executable is None:
            raise LaunchFailed("this binary is closed; compile it again")
        return self._executable

    def close(self) -> None:
        """Free the code."""
        self._executable = None


class XlaDevice(InTurns):
    """Runs the function @main of StableHLO modules.

    A launch passes what @main takes, then buffers for its results. XLA never writes what it is
    given, and nothing outside of a tensor can be read.

    Args:
        client: The device behind it.
        modelled: Report the time that `nominal` models instead of the measured one.

    Attributes:
        modelled: Whether it does.
        healthy: False after an execution that does not end: its thread occupies a core for ever.
    """

    dialects = frozenset({Dialect.STABLEHLO})

    def __init__(self, client: Backend, modelled: bool = False) -> None:
        self._client = client
        self.modelled = modelled
        self.healthy = True
        self._options = tuple(sorted(self.fingerprint().items()))
        self._stages = Stages(client)
        self._known: dict[tuple[str, int], tuple[Launches, Sequence[Sequence[Any]]]] = {}
        self._alone_ns: dict[str, float | None] = {}
        self._codes: dict[tuple[str, tuple[int | None, ...], bool], Code] = {}
        self._cases = Known()
        self._clock = clock_of(client)

    @property
    def name(self) -> str:
        """The compiler's name and the device behind it."""
        kind = CPU if self._client.kind == CPU else f"{CUDA}:{self._client.kind}"
        return f"{self._client.word}:{kind}" + (f":{MODELLED}" if self.modelled else "")

    def fingerprint(self) -> Mapping[str, str]:
        """The device, versions and options of XLA, the processor (it decides on fusions too)."""
        found = {"device": self.name, "xla": VERSION, **self._client.versions()}
        if self._client.kind == CPU:
            found["processor"] = _processor()
        if self.modelled:
            found["model"] = str(NOMINAL)
        return found

    def lower(self, program: Program) -> Lowered:
        """Verify, inline and prune; raises CompileFailed."""
        if program.dialect is not Dialect.STABLEHLO:
            raise CompileFailed(f"the xla device runs StableHLO, not {program.dialect}")
        text, signature = canonical(program.text, loops=not self.modelled)
        needed, places = handed_back(text)
        parts = [text, *(f"{name}={value}" for name, value in self._options)]
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return Lowered(
            digest, text, program.entry, meta=_Meta(signature, needed, places, halved(needed))
        )

    def compile(self, lowered: Lowered) -> XlaBinary:
        """Generate code; raises CompileFailed. XLA may abort the process."""
        return self._compiled(lowered, quickly=False)

    def compile_quickly(self, lowered: Lowered) -> XlaBinary:
        """As `compile`; a GPU's code is the same."""
        return self._compiled(lowered, quickly=self._client.kind == CPU)

    def _compiled(self, lowered: Lowered, quickly: bool) -> XlaBinary:
        meta = lowered.meta
        if not isinstance(meta, _Meta):
            raise CompileFailed("the xla device compiles only what it lowered itself")
        # Not the digest: settings are no part of what is compiled.
        key = meta.text, meta.places, quickly
        code = self._codes.pop(key, None)
        if code is None:
            if meta.halves is None:
                code = self._client.compile(meta.text, quickly)
            else:
                code = self._stages.compile(meta.halves, quickly)
            if any(place is not None for place in meta.places):
                code = HandedBack(code, meta.places)
        self._codes[key] = code  # the newest is the last
        if len(self._codes) > KEPT_CODES:
            del self._codes[next(iter(self._codes))]
        return XlaBinary(lowered.digest, code, meta.signature)

    def run_first(
        self, binary: Binary, rest: Binary, launches: Launches, options: RunOptions
    ) -> RunResult | None:
        """See `QuickDevice`."""
        key = rest.digest, id(launches)
        if key not in self._known:
            whole = _RepeatedRun(self._client, self._cases, rest, launches, options)
            self._once(whole)
            kept = whole.results if whole.size < MOST_KNOWN_BYTES else ()
            self._known[key] = launches, kept if len(kept) >= FEW_LAUNCHES else ()
        _, known = self._known[key]
        if not known:
            return None
        run = _RepeatedRun(self._client, self._cases, binary, launches, options, known)
        self._once(run)
        return run.result(self.modelled)

    def profile(self, program: Program) -> Mapping[str, float]:
        """See `QuickDevice`; less what an execution of nothing takes."""
        end = time.monotonic() + PROFILE_S
        nothing = self._alone(_NOTHING) or 0.0
        found: dict[str, float] = {}
        for uid, text in alone(program).items():
            if text not in self._alone_ns and time.monotonic() > end:
                continue
            taken = self._alone(text)
            if taken is not None:
                found[uid] = max(0.0, taken - nothing)
        return found

    def _alone(self, text: str) -> float | None:
        """Nanoseconds of a module with arguments of ones, remembered; None where it fails."""
        if text not in self._alone_ns:
            self._alone_ns[text] = self._timed_alone(text)
        return self._alone_ns[text]

    def _timed_alone(self, text: str) -> float | None:
        try:
            plain, signature = canonical(text)
            code = self._client.compile(plain, False)
            ones = [np.ones(tensor.shape, tensor.dtype) for tensor in signature.arguments]
            given = code.enter([self._client.put(one) for one in ones])
            code.run(given)
            times: list[int] = []
            for _ in range(ALONE):
                start = self._clock()
                code.run(given)
                times.append(self._clock() - start)
        except (CompileFailed, LaunchFailed):
            return None
        return float(np.median(times))

    def _once(self, run: _RepeatedRun) -> None:
        try:
            run.run(timed=False)
        except Endless:
            self.healthy = False
            raise

    def close(self) -> None:
        """Nothing: the client lives as long as the process."""

    def _run(
        self, runs: Sequence[tuple[Binary, Launches]], options: RunOptions
    ) -> Sequence[RunResult]:
        repeated = [_RepeatedRun(self._client, self._cases, *one, options) for one in runs]
        try:
            with pinned(self._client.kind == CPU and not self.modelled):
                if self.modelled:
                    for run in repeated:
                        self._once(run)
                else:
                    repeat(repeated, options)
        except Endless:
            self.healthy = False
            raise
        return [run.result(self.modelled) for run in repeated]


class _RepeatedRun:
    """One binary on one case, again and again."""

    def __init__(
        self,
        client: Backend,
        cases: Known,
        binary: Binary,
        launches: Launches,
        options: RunOptions,
        known: Sequence[Sequence[Any]] = (),
    ) -> None:
        if not isinstance(binary, XlaBinary):
            raise LaunchFailed("the xla device runs only what it compiled itself")
        self._client = client
        self._cases = cases
        self._signature = binary.signature
        self._executable = binary.executable
        self._case = launches
        self._options = options
        self.times_ns: list[float] = []
        self._launches = 0
        self._known = known
        self.results: Sequence[Sequence[Any]] = ()
        self._seen: dict[bytes, Mapping[str, Array]] = {}
        self._last = b""

    def run(self, timed: bool) -> None:
        """One repetition; raises as `within`."""
        cases, case = self._cases, self._case
        memory = Memory(self._client, case.buffers, self._options.poison, cases)
        most = self._options.launches
        session = Session(
            self._client, self._executable, self._signature, memory, self._known, most
        )
        script = cases.script(case)
        drive = case.drive if script is None else partial(_performed, script)
        within(self._options.limit_s or LIMIT_S, session, drive)
        if cases.wants(case) and not most:
            cases.ran(case, session.script)
        if not session.launches:
            raise LaunchFailed("the driver launches nothing")
        if timed:
            self.times_ns.append(session.time_ns)
        self._launches, self.results = session.launches, session.results
        self._keep(memory.outputs())

    @property
    def size(self) -> int:
        """Bytes of all results."""
        return len(self.results) * sum(tensor.nbytes for tensor in self._signature.results)

    def result(self, modelled: bool) -> RunResult:
        """Times and outputs of all repetitions so far."""
        work = self._executable.work()
        times = tuple(self.times_ns)
        if modelled:
            times = (self._launches * NOMINAL.time_ns(work),)
        diagnostics = {"kernels": {"main": {"launches": self._launches, **work}}}
        also = tuple(o for key, o in self._seen.items() if key != self._last)
        return RunResult(self._seen[self._last], times, modelled, 0, diagnostics, also)

    def _keep(self, outputs: Mapping[str, Array]) -> None:
        """Remember outputs if they are new; the first and the newest are kept."""
        self._last = hashlib.sha256(b"".join(a.tobytes() for a in outputs.values())).digest()
        if self._last not in self._seen and len(self._seen) == KEPT_OUTPUTS:
            del self._seen[list(self._seen)[-1]]
        self._seen.setdefault(self._last, outputs)


def open_xla(choice: str) -> XlaDevice:
    """The device that `xla:<choice>` names: `cpu` (default) or `cuda`, and `modelled`.

    Raises:
        ConfigError: There is none of that name, or it cannot be used here.
    """
    words: list[Any] = choice.split(":") if choice else []
    modelled = words[-1:] == [MODELLED]
    where = words[:-1] if modelled else words
    if where not in ([], [CPU], [CUDA]):
        known = ", ".join(f"xla{rest}" for rest in ("", ":cpu", ":cuda", ":cpu:modelled"))
        raise ConfigError(f"no device 'xla:{choice}'; there are: {known}")
    return XlaDevice(Client(where[0] if where else CPU), modelled)


def _processor() -> str:
    """The CPU's name where the system tells it, else its architecture."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
