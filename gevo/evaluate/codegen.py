"""Code generation in a process of its own: LLVM may abort whatever process it runs in."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import TimeoutError

from pebble import ProcessExpired, ProcessPool

from gevo.device.ptx import emit_ptx
from gevo.errors import CompileFailed

CODEGEN_S = 60.0


def codegen_pool(workers: int) -> ProcessPool:
    """Worker processes for `emit_ptx`; use it as a context manager."""
    context = multiprocessing.get_context("forkserver")
    return ProcessPool(max_workers=workers, context=context)


def ptx_in_child(text: str, arch: str) -> str:
    """PTX for a module's text; raises CompileFailed, also when LLVM aborts or hangs."""
    with codegen_pool(1) as pool:
        job = pool.schedule(emit_ptx, args=[text, arch], timeout=CODEGEN_S)
        try:
            return job.result()
        except TimeoutError as error:
            raise CompileFailed(f"no PTX for {arch} after {CODEGEN_S:.0f} seconds") from error
        except ProcessExpired as error:
            raise CompileFailed(f"LLVM aborted while generating PTX for {arch}") from error
