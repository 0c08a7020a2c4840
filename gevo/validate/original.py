"""Times the user's own text beside the unmodified program, which is that text made canonical.

Loading a kernel names its values and drops promises that an edit could break, such as `readonly`
and `nsw` (see `gevo.program.llvm.scrub`). That may cost the unmodified program speed, and a gain
over it may then be no gain over the user's kernel. So the text as the user wrote it is compiled
and timed in turns with the unmodified program, on the training cases.

Of PTX it is what was lifted that is made canonical, and timed on simt; a GPU times the PTX itself
as the unmodified program.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gevo.errors import ProgramError
from gevo.program.load import lifted, load, program_text
from gevo.records.schema import Original
from gevo.validate.retry import Attempts
from gevo.validate.setup import ValidationSetup
from gevo.validate.statistics import TRIALS, WARM_UPS, compare


def time_original(setup: ValidationSetup, path: Path) -> Original | None:
    """Time the text that the unmodified program was made from; None where it is that text.

    A `speedup` above 1 means that making the text canonical has cost speed.

    Args:
        setup: Workers, and the unmodified program.
        path: The user's file.

    Raises:
        DeviceLost: The device fails again and again.
    """
    baseline = setup.baseline
    if baseline.ptx:
        return _timed(setup, lifted(baseline.ptx)) if setup.modelled else None
    try:
        path.read_text(encoding="utf-8")  # a file that is gone is told from one that has changed
        text = program_text(path)
        canonical = load(path, baseline.entry)
    except (OSError, UnicodeDecodeError):
        return Original(comparison=None, detail=f"{path}: cannot be read")
    except ProgramError:
        # What is wrong may quote the file, and the path is the run's: it may be any file here.
        detail = f"{path}: is not the program of the run any more"
        return Original(comparison=None, detail=detail)
    if canonical.text != baseline.text:
        return Original(comparison=None, detail=f"{path}: has changed since the run began")
    return _timed(setup, text)


def _timed(setup: ValidationSetup, text: str) -> Original:
    counts = (1, 0) if setup.modelled else (TRIALS, WARM_UPS)
    own = setup.baseline.rewritten(text)
    duel = Attempts(partial(setup.device.duel, own, setup.workload.train, *counts)).result()
    mine, times = duel.candidate, duel.baseline
    if mine.ok and times.ok:
        found = compare(mine.times_ns, times.times_ns, setup.modelled)
        return Original(comparison=found.record(), detail="")
    detail = "" if mine.ok else f"{mine.outcome}: {mine.detail}"
    return Original(comparison=None, detail=detail)
