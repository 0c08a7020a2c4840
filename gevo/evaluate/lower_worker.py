"""What runs inside a CPU process that compiles for a device it does not have."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from gevo.child import ChildDied, in_child
from gevo.device import cleanup
from gevo.device.base import Compiler, Lowered
from gevo.errors import CompileFailed
from gevo.evaluate.codegen import CODEGEN_S, Code
from gevo.evaluate.jobs import PatchJson, limit_memory, replay
from gevo.evaluate.scoring.configure import lower, specialized
from gevo.evaluate.scoring.score import LowerReply
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import without_paths
from gevo.workload.case import Workload
from gevo.workload.spec import load


@dataclass(frozen=True)
class LowerSpec:
    """Everything such a process needs; picklable.

    Attributes:
        compiler: For the device.
        workload: Path of the workload's spec.
        baseline: The unmodified program.
        device: The device's name, for measurements.
        memory_bytes: Address space a process may use; 0 for no limit.
    """

    compiler: Compiler
    workload: str
    baseline: Program
    device: str
    memory_bytes: int


_spec: LowerSpec | None = None
_workload: Workload | None = None


def start(spec: LowerSpec) -> None:
    """First call in the process."""
    global _spec, _workload
    _spec, _workload = spec, None
    limit_memory(spec.memory_bytes)


def _ready() -> LowerSpec:
    if _spec is None:
        raise RuntimeError("lower_worker.start() has not been called in this process")
    return _spec


def _loaded() -> Workload:
    global _workload
    if _workload is None:
        _workload = load(_ready().workload)
    return _workload


def _lower(program: Program) -> Lowered:
    return lower(_ready().compiler, _loaded(), program)


def lower_job(program: Program) -> LowerReply:
    """Verify, clean up and generate PTX; a refusal is a measurement."""
    spec = _ready()
    try:
        return LowerReply(_lower(program), None)
    except CompileFailed as error:
        refused = Measurement(error.outcome, device=spec.device, detail=str(error))
        return LowerReply(None, refused)


def assemble_job(lowered: Lowered) -> Lowered:
    """Add machine code; raises CompileFailed."""
    return _ready().compiler.assemble(lowered)


def replay_job(patch: PatchJson) -> Program:
    """The program that a patch gives; raises EditError."""
    return replay(_ready().baseline, patch)


def emit_job(program: Program) -> Code:
    """The code that is judged in the name of a program; raises CompileFailed."""
    ptx = _ptx(program)
    return Code(without_paths(cleanup.clean(specialized(program, _loaded()).text)), ptx)


def _ptx(program: Program) -> str:
    """PTX of all kernels; where LLVM fails over them, of those that are launched."""
    if program.launched:
        with suppress(ChildDied, CompileFailed, MemoryError):
            return in_child(_lower, (replace(program, launched=()),), int(CODEGEN_S)).text
    return _lower(program).text
