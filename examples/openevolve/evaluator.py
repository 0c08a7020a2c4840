"""An evaluator for searchers that write whole kernels, language models among them.

A searcher such as OpenEvolve calls `evaluate` with the path of a candidate and expects figures,
and text that tells the next candidate's author what was wrong. gevo is the referee: the candidate
is compiled and run only in worker processes, on the training and held-out cases and on some that
are drawn for this verdict. See docs/judge.md.

The environment says what is played:
    GEVO_KERNEL     the unmodified kernel (.cu, .ptx or .ll); candidates are of the same kind, or,
                    where it is one that gevo.integrations.triton has captured, Triton's Python
    GEVO_WORKLOAD   its workload; by default the .toml beside it
    GEVO_SEED       seed of the drawn cases, 1 by default; give the final candidates another one
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import gevo
from gevo.deploy.triton import NOTE_SUFFIX
from gevo.errors import GevoError, SourceError
from gevo.integrations.triton_candidate import candidate_ptx
from gevo.validate.speed import SPEED


def evaluate(program_path: str) -> dict[str, Any]:
    """Judge one candidate.

    Returns:
        `combined_score`: the low end of its gain; at most 1 where it is right and no faster, so
            that there is a slope; 0 for all else. `validated`: 1 or 0. `feedback`: the reasons.
    """
    kernel = Path(os.environ["GEVO_KERNEL"])
    with tempfile.TemporaryDirectory() as folder:
        # Searchers name files as they like; what a file is its suffix tells.
        candidate = Path(folder) / f"candidate{kernel.suffix}"
        shutil.copyfile(program_path, candidate)
        workload = os.environ.get("GEVO_WORKLOAD")
        try:
            if kernel.with_suffix(NOTE_SUFFIX).exists():
                spec = Path(workload or kernel.with_suffix(".toml"))
                candidate.write_text(candidate_ptx(Path(program_path), kernel, spec))
            verdict = gevo.judge(
                kernel,
                candidate,
                workload=workload,
                seed=int(os.environ.get("GEVO_SEED", "1")),
            )
        except SourceError as error:
            return _refused(error.log)
        except GevoError as error:
            return _refused(str(error))
    failed = [stage for stage in verdict.stages if stage.passed is False]
    lines = [f"{stage.name}: {stage.detail}" for stage in failed]
    lines += [f"it assumes: {one}" for one in verdict.assumptions]
    if failed and all(stage.name == SPEED for stage in failed):
        gain = verdict.speed.get("timing") or verdict.speed["held-out"]
        return {**_refused("\n".join(lines)), "combined_score": min(1.0, gain.speedup_low)}
    if not verdict.validated:
        return _refused("\n".join(lines) or f"{verdict.conclusion.value}: {verdict.why_not}")
    gain = verdict.speed.get("timing") or verdict.speed["held-out"]
    told = f"validated; {gain.speedup_low:.3f} times as fast at least"
    if verdict.why is not None:
        told += f"; why: {verdict.why.sentence}"
    return {"combined_score": gain.speedup_low, "validated": 1.0, "feedback": told}


def _refused(why: str) -> dict[str, Any]:
    return {"combined_score": 0.0, "validated": 0.0, "feedback": why}
