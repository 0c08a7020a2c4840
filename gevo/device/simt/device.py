"""The simt device: CUDA kernels on the CPU, deterministic, checked, with modelled time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from gevo.device import cleanup
from gevo.device.base import Binary, Lowered, Recording, Replayed, RunOptions, RunResult
from gevo.device.forecast import Ensemble, Forecast
from gevo.device.simt.jit import KernelCache, SimtBinary, compile_binary
from gevo.device.simt.lower.recursion import without_recursion
from gevo.device.simt.lower.writer import Checks
from gevo.device.simt.model.time import Gpu, Work, load_gpu, merged, time_of, work_of
from gevo.device.simt.native.printing import process_log
from gevo.device.simt.run import shared
from gevo.device.simt.run.by_line import forecast_of
from gevo.device.simt.run.memory import Memory
from gevo.device.simt.run.recording import Recorder
from gevo.device.simt.run.replay import SimtRecording, recorded, replayed
from gevo.device.simt.run.session import Launched, Session, Tally
from gevo.errors import CompileFailed, LaunchFailed
from gevo.finding import Fault
from gevo.program.base import Dialect, Program
from gevo.workload.case import Launches


class SimtDevice:
    """Runs NVPTX LLVM IR on the CPU and models the time that a GPU would take.

    Args:
        gpu: Name of the GPU whose table the time model reads.
        checks: What generated code checks; less than all only for benchmarks.
        observe: Is told of every launch that came to its end.
    """

    dialects = frozenset({Dialect.LLVM})
    modelled = True
    healthy = True
    """A fault of a kernel ends its run and nothing else."""

    def __init__(
        self,
        gpu: str = "H200",
        checks: Checks | None = None,
        observe: Callable[[Launched], None] | None = None,
    ) -> None:
        self._gpu: Gpu = load_gpu(gpu)
        self._checks = checks or Checks()
        self._observe = observe
        self._kernels = KernelCache()

    @property
    def name(self) -> str:
        """`simt:` and the GPU's name."""
        return f"simt:{self._gpu.name}"

    def fingerprint(self) -> Mapping[str, str]:
        """The GPU's table and the version of this device; the host does not matter."""
        return {"device": self.name, "model": self._gpu.digest, "simt": VERSION}

    def lower(self, program: Program) -> Lowered:
        """Verify and clean up; raises CompileFailed."""
        if program.dialect is not Dialect.LLVM:
            raise CompileFailed(f"the simt device runs LLVM IR, not {program.dialect}")
        text = without_recursion(cleanup.clean(program.text))
        digest = cleanup.digest(text, "simt", VERSION, self._gpu.digest)
        return Lowered(digest, text, program.entry)

    def compile(self, lowered: Lowered) -> SimtBinary:
        """Generate code; raises CompileFailed."""
        return compile_binary(lowered, self._checks, self._kernels)

    def run(self, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
        """Run one case on fresh buffers; raises LaunchFailed or WorkloadError."""
        binary = self._own(binary)
        if options.schedule is not None:
            binary = binary.for_schedules()
        elif options.decisions:
            binary = binary.for_decisions()
        tally = Tally()
        works: list[Work] = []

        def report(done: Launched) -> None:
            if options.timed:
                work = work_of(done.kernel.profile, done.counts)
                tally.add(done, time_of(work, self._gpu))
                if options.ensemble is not Ensemble.NONE:
                    works.append(work)
            if self._observe is not None:
                self._observe(done)

        memory = Memory(binary, launches.buffers, options)
        log = process_log()
        log.open(options.collect)
        try:
            session = Session(binary, memory, self._gpu, options, report)
            launches.drive(session)
            outputs = memory.outputs()
            variables = memory.digests(binary) if options.variables else {}
            if options.left:
                memory.leave(binary)
        except Fault as fault:
            fault.printed = log.text()
            raise
        finally:
            memory.clear()
        return RunResult(
            outputs,
            (tally.time_ns,) if options.timed else (),
            True,
            session.fuel_used,
            tally.diagnostics(),
            findings=tuple(session.findings),
            large_shared=frozenset(session.large_shared),
            points=session.points,
            decisions=session.decisions,
            forecast=self._forecast(binary, works, options, tally) if works else None,
            printed=log.text(),
            printed_digest=log.digest(),
            variables=variables,
        )

    def _forecast(
        self, binary: SimtBinary, works: Sequence[Work], options: RunOptions, tally: Tally
    ) -> Forecast:
        return forecast_of(binary, merged(works), self._gpu, options.ensemble, tally.error)

    def compare(
        self,
        first: Binary,
        second: Binary,
        launches: tuple[Launches, Launches],
        options: RunOptions,
    ) -> tuple[RunResult, RunResult]:
        """Run both, one after the other: modelled times do not drift."""
        return self.run(first, launches[0], options), self.run(second, launches[1], options)

    def record(self, binary: Binary, launches: Launches) -> Recording:
        """Run the unmodified program, parts of which others can then be timed on.

        Raises:
            LaunchFailed: It fails.
            WorkloadError: Its blocks depend on one another and are too many, or the case is too
                large.
        """
        own = self._own(binary)
        return recorded(own, Recorder(own, launches, self._gpu).record(), self._gpu)

    def replay(self, binary: Binary, recording: Recording, options: RunOptions) -> Replayed:
        """Time a program on parts of a recorded run; raises LaunchFailed."""
        if not isinstance(recording, SimtRecording):
            raise LaunchFailed("the simt device plays only what it recorded itself")
        return replayed(self._own(binary), recording, self._gpu, options)

    def save(self, recording: Recording, key: str, file: int) -> None:
        """Put a recording into a file that holds none yet; raises OSError."""
        assert isinstance(recording, SimtRecording)
        shared.save(recording, key, file)

    def saved(self, key: str, file: int) -> Recording | None:
        """The recording that was put into a file under this key; None where there is none."""
        return shared.opened(key, file)

    def _own(self, binary: Binary) -> SimtBinary:
        if not isinstance(binary, SimtBinary):
            raise LaunchFailed("the simt device runs only what it compiled itself")
        binary.check_open()
        return binary

    def close(self) -> None:
        """Free what is kept for later programs; binaries are closed by who compiled them."""
        self._kernels.clear()


VERSION = "22"
"""Changes whenever results or counts of this device change."""
