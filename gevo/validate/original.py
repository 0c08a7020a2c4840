"""Times the user's own text beside the unmodified program, which is that text made canonical.

Loading a kernel names its values and drops promises that an edit could break, such as `readonly`
and `nsw` (see `gevo.program.llvm_scrub`). That may cost the unmodified program speed, and a gain
over it may then be no gain over the user's kernel. So the text as the user wrote it is compiled
and timed in turns with the unmodified program, on the training cases.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from gevo.errors import ProgramError
from gevo.evaluate.score import Duel
from gevo.program.load import load
from gevo.validate.judge import Bench
from gevo.validate.retry import Attempts
from gevo.validate.statistics import TRIALS, WARM_UPS, Comparison, compare


@dataclass(frozen=True)
class Original:
    """How the user's text did.

    Attributes:
        duel: Its times, as the candidate, and the unmodified program's; None where it could not
            be run.
        detail: Why it could not; one line.
        modelled: True when the times are modelled.
    """

    duel: Duel | None
    detail: str = ""
    modelled: bool = False

    @property
    def comparison(self) -> Comparison | None:
        """The user's text against the unmodified program; None unless both ran.

        A `speedup` above 1 means that making the text canonical has cost speed.
        """
        if self.duel is None or not (self.duel.candidate.ok and self.duel.baseline.ok):
            return None
        times = self.duel.candidate.times_ns, self.duel.baseline.times_ns
        return compare(*times, self.modelled)

    def to_json(self) -> Mapping[str, Any]:
        """What the journal's `original` record says."""
        found = self.comparison
        detail = self.detail
        if self.duel is not None and not self.duel.candidate.ok:
            detail = f"{self.duel.candidate.outcome}: {self.duel.candidate.detail}"
        return {"comparison": found.to_json() if found else None, "detail": detail}


def time_original(bench: Bench, path: Path) -> Original:
    """Time the text that the unmodified program was made from.

    Args:
        bench: Workers, and the unmodified program.
        path: The user's file.

    Raises:
        DeviceLost: The device fails again and again.
    """
    baseline = bench.baseline
    try:
        canonical = load(path, baseline.entry)
        text = path.read_text(encoding="utf-8")
    except (OSError, ProgramError) as error:
        return Original(None, str(error))
    if canonical.text != baseline.text:
        return Original(None, f"{path}: has changed since the run began")
    counts = (1, 0) if bench.modelled else (TRIALS, WARM_UPS)
    own = replace(baseline, text=text)
    duel = Attempts(partial(bench.device.duel, own, bench.workload.train, *counts)).result()
    return Original(duel, modelled=bench.modelled)
