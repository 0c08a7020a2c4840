"""Code generation in a process of its own: LLVM may abort whatever process it runs in."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager

from gevo.device.ptx import emit_ptx, ptx_version
from gevo.errors import CompileFailed, ProgramError
from gevo.evaluate.processes import Processes, WorkerDied, WorkerLate
from gevo.program.base import Program
from gevo.program.llvm_specialize import specialize

CODEGEN_S = 60.0
NEWEST_CUDA = (13, 0)
"""What may assemble the PTX is not known here; a GPU that does not need a new one gets PTX 8.8."""


@contextmanager
def codegen_processes(workers: int) -> Generator[Processes]:
    """Worker processes for `emit_ptx`."""
    processes = Processes(workers, preload=("__main__", "gevo.device.ptx"))
    try:
        yield processes
    finally:
        processes.close()


def specialized_in_child(program: Program, constants: Mapping[str, int | float]) -> Program:
    """See `specialize`; raises CompileFailed, also when LLVM aborts or hangs."""
    if not constants:
        return program
    with codegen_processes(1) as processes:
        try:
            return processes.schedule(specialize, (program, constants), CODEGEN_S).result()
        except ProgramError as error:
            raise CompileFailed(str(error)) from error
        except WorkerLate as error:
            raise CompileFailed(f"not optimised after {CODEGEN_S:.0f} seconds") from error
        except (WorkerDied, MemoryError) as error:
            raise CompileFailed("LLVM aborted while optimising the program") from error


def ptx_in_child(text: str, arch: str) -> str:
    """PTX for a module's text; raises CompileFailed, also when LLVM aborts or hangs."""
    with codegen_processes(1) as processes:
        try:
            ptx = ptx_version(arch, NEWEST_CUDA)
            return processes.schedule(emit_ptx, (text, arch, ptx), CODEGEN_S).result()
        except WorkerLate as error:
            raise CompileFailed(f"no PTX for {arch} after {CODEGEN_S:.0f} seconds") from error
        except (WorkerDied, MemoryError) as error:
            raise CompileFailed(f"LLVM aborted while generating PTX for {arch}") from error
