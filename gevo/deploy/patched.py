"""Is what a winner's patch gives what was validated?"""

from __future__ import annotations

from pathlib import Path

from gevo.deploy.winner import digest
from gevo.errors import ConfigError, UntrustedCode, WorkloadError
from gevo.program.base import Dialect, Program
from gevo.records.run import Winner
from gevo.study.tuning import tuning_space
from gevo.workload.find import find
from gevo.workload.signature import open_constants
from gevo.workload.spec import load_choices


def unlike_record(winner: Winner, program: Program, text: str) -> str:
    """Why code is not known to be what was validated; empty where it is that to the last byte.

    Args:
        winner: What the patch file says.
        program: The program that the patch gives.
        text: That program cleaned, with its constants, as it is written.
    """
    recorded = winner.recorded(program.dialect.suffix)
    if not recorded:
        return "its file does not say which code that was"
    return "" if recorded == digest(text) else "the code is another one than its file has recorded"


def require_constants(
    kernel: Path, winner: Winner, baseline: Program, program: Program, workload: Path | None
) -> None:
    """Check a winner's configuration and constants, where they are not part of what is recorded.

    Args:
        kernel: The kernel's file.
        winner: What the patch file says.
        baseline: The unmodified program.
        program: The program that the patch gives.
        workload: The kernel's workload; None for the one in the usual places, of which no code
            runs.

    Raises:
        ConfigError: They do not follow from the workload, or it is missing.
    """
    of_kernels = baseline.dialect is Dialect.LLVM
    there = sorted(open_constants(baseline.text)) if of_kernels else []
    if sorted(winner.constants) != there:
        names = ", ".join(there) or "none"
        raise ConfigError(
            f"{kernel}: the patch's constants are not those that it leaves open ({names}); "
            "restore the patch, or evolve anew"
        )
    if not winner.constants and not program.settings:
        return
    try:
        choices = load_choices(find(kernel, workload), kernel, workload is not None)
    except UntrustedCode as error:
        raise ConfigError(f"{error} unasked; name it with --workload") from error
    except WorkloadError as error:
        raise ConfigError(
            f"{kernel}: the patch's constants cannot be checked without the workload that they "
            f"follow from ({error})"
        ) from error
    space = tuning_space(choices)
    try:
        space.allowed({**dict(choices.defaults), **dict(program.settings)})
    except ConfigError as error:
        raise ConfigError(f"{kernel}: the patch's configuration: {error}") from error
    if dict(winner.constants) != dict(choices.constants(program.settings)):
        raise ConfigError(
            f"{kernel}: the patch's constants are not those that follow from its settings; "
            "restore the patch, or evolve anew"
        )
