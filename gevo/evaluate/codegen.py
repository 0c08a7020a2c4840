"""The code of a program that is judged and handed out, also made in a process of its own.

LLVM may abort whatever process it runs in. What is judged has been through the common cleanup
(gevo.device.cleanup). PTX made of the text before it is other code: without the cleanup's GVN and
instruction combining, LLVM's back end undoes what an edit has moved, for instance.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from gevo.child import ChildDied, in_child
from gevo.device.cleanup import clean
from gevo.device.cuda.compiler import exposed
from gevo.device.ptx import NEWEST, emit_ptx, ptx_version
from gevo.errors import CompileFailed, ProgramError
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.program.base import Program
from gevo.program.llvm.specialize import launched_text, specialize
from gevo.program.llvm.syntax.debug import without_debug, without_paths

CODEGEN_S = 60.0
NEWEST_CUDA = (13, 0)
"""What may assemble the PTX is not known here; a GPU that does not need a new one gets PTX 8.8."""


@dataclass(frozen=True)
class Code:
    """What is judged in the name of a program, in the two forms that are handed out.

    Attributes:
        ir: The cleaned and specialised text.
        ptx: What the NVPTX back end makes of it; empty for programs that are not LLVM IR.
        refused: Why ptxas refuses that; empty where it takes it, or is not installed.
    """

    ir: str = field(repr=False)
    ptx: str = field(repr=False)
    refused: str = ""


ARCH = "sm_90"
"""GPU that PTX is for where nobody says which."""


def ptx_of(cleaned: str, arch: str = ARCH, ptx: int = NEWEST) -> str:
    """PTX of a cleaned text, the same as the cuda device runs for it; raises CompileFailed."""
    return emit_ptx(exposed(without_debug(cleaned)), arch, ptx)


def ptx_of_all(
    cleaned: str, launched: tuple[str, ...], arch: str = ARCH, ptx: int = NEWEST
) -> str:
    """PTX of a cleaned text; where LLVM fails over it, of the launched kernels alone.

    Args:
        cleaned: All kernels of a program.
        launched: Those that its workload launches; empty for all.
        arch: GPU to generate for.
        ptx: PTX ISA, times ten.

    Raises:
        CompileFailed: LLVM refuses those, too.
    """
    if launched:
        with suppress(ChildDied, CompileFailed, MemoryError):
            return in_child(ptx_of, (cleaned, arch, ptx), int(CODEGEN_S))
        cleaned = launched_text(cleaned, launched)
    return ptx_of(cleaned, arch, ptx)


def cleaned(program: Program, constants: Mapping[str, int | float]) -> str:
    """The text that is judged: with its open constants known, cleaned; raises CompileFailed."""
    if not program.dialect.emits_ptx:
        return program.text
    try:
        return without_paths(clean(specialize(program, constants).text))
    except ProgramError as error:
        raise CompileFailed(str(error)) from error


@contextmanager
def codegen_processes(workers: int) -> Generator[Processes]:
    """Worker processes that LLVM may abort."""
    processes = Processes(workers, preload=("__main__", "gevo.evaluate.codegen"))
    try:
        yield processes
    finally:
        processes.close()


def cleaned_in_child(program: Program, constants: Mapping[str, int | float]) -> str:
    """See `cleaned`; raises CompileFailed, also when LLVM aborts or hangs."""
    with codegen_processes(1) as processes:
        try:
            return processes.start(Job(cleaned, (program, constants), CODEGEN_S)).result()
        except WorkerLate as error:
            raise CompileFailed(f"not optimised after {CODEGEN_S:.0f} seconds") from error
        except (WorkerDied, MemoryError) as error:
            raise CompileFailed("LLVM aborted while optimising the program") from error


def ptx_in_child(
    cleaned: str,
    arch: str,
    launched: tuple[str, ...] = (),
    cuda: tuple[int, int] = NEWEST_CUDA,
) -> str:
    """See `ptx_of_all`; raises CompileFailed, also when LLVM aborts or hangs.

    `cuda` is the version of the driver, or of the ptxas, that is to take the PTX.
    """
    with codegen_processes(1) as processes:
        try:
            ptx = ptx_version(arch, cuda)
            job = processes.start(Job(ptx_of_all, (cleaned, launched, arch, ptx), CODEGEN_S))
            return job.result()
        except WorkerLate as error:
            raise CompileFailed(f"no PTX for {arch} after {CODEGEN_S:.0f} seconds") from error
        except (WorkerDied, MemoryError) as error:
            raise CompileFailed(f"LLVM aborted while generating PTX for {arch}") from error
