"""The simt device: CUDA kernels on the CPU, deterministic, checked, with modelled time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gevo.device import cleanup
from gevo.device.base import Binary, Lowered, RunOptions, RunResult
from gevo.device.simt.binary import SimtBinary, compile_binary
from gevo.device.simt.kernels import KernelCache
from gevo.device.simt.memory import Memory
from gevo.device.simt.model import Gpu, LaunchTime, launch_time_ns, load_gpu
from gevo.device.simt.session import Launched, Session
from gevo.device.simt.writer import Checks
from gevo.errors import CompileFailed, LaunchFailed
from gevo.program.base import Dialect, Program
from gevo.workload.case import Launches


class SimtDevice:
    """Runs NVPTX LLVM IR on the CPU and models the time that a GPU would take.

    Args:
        gpu: Name of the GPU whose table the time model reads.
        checks: What generated code checks; less than all only for benchmarks.
        observe: Is told of every launch that came to its end.
    """

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

    @property
    def dialects(self) -> frozenset[Dialect]:
        """LLVM IR for NVPTX."""
        return frozenset({Dialect.LLVM})

    @property
    def modelled(self) -> bool:
        """True: times come from a model."""
        return True

    def fingerprint(self) -> Mapping[str, str]:
        """The GPU's table and the version of this device; the host does not matter."""
        return {"device": self.name, "model": self._gpu.digest, "simt": VERSION}

    def lower(self, program: Program) -> Lowered:
        """Verify and clean up; raises CompileFailed."""
        if program.dialect is not Dialect.LLVM:
            raise CompileFailed(f"the simt device runs LLVM IR, not {program.dialect}")
        text = cleanup.clean(program.text)
        digest = cleanup.digest(text, "simt", VERSION, self._gpu.digest)
        return Lowered(digest, text, program.entry)

    def compile(self, lowered: Lowered) -> SimtBinary:
        """Generate code; raises CompileFailed."""
        return compile_binary(lowered, self._checks, self._kernels)

    def run(self, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
        """Run one case on fresh buffers; raises LaunchFailed or WorkloadError."""
        if not isinstance(binary, SimtBinary):
            raise LaunchFailed("the simt device runs only what it compiled itself")
        binary.check_open()
        if options.schedule is not None:
            binary = binary.for_schedules()
        times: list[tuple[str, LaunchTime]] = []

        def report(done: Launched) -> None:
            time = launch_time_ns(done.kernel.profile, done.counts, self._gpu)
            times.append((done.counts.kernel, time))
            if self._observe is not None:
                self._observe(done)

        memory = Memory(binary, launches.buffers, options)
        try:
            session = Session(binary, memory, self._gpu, options, report)
            launches.drive(session)
            outputs = memory.outputs()
            if options.left:
                memory.leave(binary)
        finally:
            memory.clear()
        total = sum(time.time_ns for _, time in times)
        return RunResult(
            outputs,
            (total,),
            True,
            session.fuel_used,
            {"kernels": _summary(times)},
            findings=tuple(session.findings),
            large_shared=frozenset(session.large_shared),
            points=session.points,
        )

    def compare(
        self,
        first: Binary,
        second: Binary,
        launches: tuple[Launches, Launches],
        options: RunOptions,
    ) -> tuple[RunResult, RunResult]:
        """Run both, one after the other: modelled times do not drift."""
        return self.run(first, launches[0], options), self.run(second, launches[1], options)

    @property
    def healthy(self) -> bool:
        """True: a fault of a kernel ends its run and nothing else."""
        return True

    def close(self) -> None:
        """Free what is kept for later programs; binaries are closed by who compiled them."""
        self._kernels.clear()


VERSION = "2"
"""Changes whenever results or counts of this device change."""


def _summary(times: list[tuple[str, LaunchTime]]) -> dict[str, Any]:
    """Per kernel: launches, time, and the mean of every figure of the time's breakdown."""
    summary: dict[str, Any] = {}
    for name in dict.fromkeys(name for name, _ in times):
        own = [time for n, time in times if n == name]
        keys = dict.fromkeys(key for time in own for key in time.breakdown)
        summary[name] = {
            "launches": len(own),
            "time_ns": sum(time.time_ns for time in own),
            **{k: sum(t.breakdown.get(k, 0.0) for t in own) / len(own) for k in keys},
        }
    return summary
