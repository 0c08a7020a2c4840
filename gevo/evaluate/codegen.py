"""Code generation in a process of its own: LLVM may abort whatever process it runs in."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from gevo.device.ptx import emit_ptx
from gevo.errors import CompileFailed
from gevo.evaluate.processes import Processes, WorkerDied, WorkerLate

CODEGEN_S = 60.0


@contextmanager
def codegen_processes(workers: int) -> Generator[Processes]:
    """Worker processes for `emit_ptx`."""
    processes = Processes(workers, preload=("__main__", "gevo.device.ptx"))
    try:
        yield processes
    finally:
        processes.close()


def ptx_in_child(text: str, arch: str) -> str:
    """PTX for a module's text; raises CompileFailed, also when LLVM aborts or hangs."""
    with codegen_processes(1) as processes:
        try:
            return processes.schedule(emit_ptx, (text, arch), CODEGEN_S).result()
        except WorkerLate as error:
            raise CompileFailed(f"no PTX for {arch} after {CODEGEN_S:.0f} seconds") from error
        except (WorkerDied, MemoryError) as error:
            raise CompileFailed(f"LLVM aborted while generating PTX for {arch}") from error
