"""Watches a kernel in a worker process and writes down what it is run on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gevo.device.kind import watcher
from gevo.errors import GevoError
from gevo.evaluate.drafting.draw import Drawn, draw_job, settle_job, start_job
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.program.load import load, program_text
from gevo.program.parameters import SourceLaunches, SourceNames
from gevo.study.target import MEMORY_BYTES
from gevo.workload.draft import CaseDraft, Draft

WATCH_S = 240.0
"""Looking for a draft takes no longer; long before, a count of the processor's time leaves kernels
out (`ENOUGH_S` of `gevo.evaluate.drafting.probe`)."""


def watch_kernel(
    kernel: Path,
    seconds: float = WATCH_S,
    names: SourceNames | None = None,
    launches: SourceLaunches | None = None,
) -> Drawn:
    """What a kernel's runs on the simt device tell of its arguments.

    Args:
        kernel: A `.ll` or `.ptx` file.
        names: What a source calls the parameters of its kernels; see `draw_job`.
        launches: What the source says of the launches; likewise.
        seconds: The worker is given up after so long.

    Returns:
        The draft, or, with the reason, none.

    Raises:
        ProgramError: The file holds no program that gevo could edit.
    """
    program = load(kernel)
    if watcher(program.dialect) is None:
        return Drawn(None, f"simt does not run {program.dialect}")
    arguments = (program, str(kernel), program_text(kernel), names, launches)
    return _in_worker(Job(draw_job, arguments, seconds))


def settle(
    kernel: Path, draft: Draft, more: Sequence[CaseDraft], seconds: float = WATCH_S
) -> Drawn:
    """Run a launch that is known on simt, for roles, a metric, and further cases.

    Args:
        kernel: A `.ll` or `.ptx` file; files that the draft names lie beside it.
        draft: What is launched; see `gevo.evaluate.drafting.draw`.
        more: Cases that are held out if they run.
        seconds: The worker is given up after so long.

    Returns:
        The draft, or, with the reason, none.

    Raises:
        ProgramError: The file holds no program that gevo could edit.
    """
    program = load(kernel)
    arguments = (program, str(kernel), str(kernel.parent), draft, more)
    return _in_worker(Job(settle_job, arguments, seconds))


def _in_worker(job: Job[Drawn]) -> Drawn:
    processes = Processes(1, start_job, (MEMORY_BYTES,), ("gevo.evaluate.drafting.draw",))
    seconds = job.seconds
    try:
        return processes.start(job).result()
    except WorkerLate:
        return Drawn(None, f"no draft that runs was found in {seconds:.0f} s")
    except WorkerDied as death:
        return Drawn(None, f"the worker process died ({death.reason})")
    except (GevoError, ArithmeticError, LookupError, RecursionError, ValueError) as error:
        # A text that nobody has thought of must not keep anybody from a scaffold.
        return Drawn(None, f"{type(error).__name__}: {error}")
    except MemoryError:
        return Drawn(None, "the kernel needs more memory than a worker may have")
    finally:
        processes.close()
