"""Scores a folder of tasks as KernelBench does, with gevo as the referee.

    python score.py TASKS [--seed N]

A task is a folder with `kernel.*` (the unmodified kernel: .cu, .ptx or .ll), `kernel.toml` (its
workload) and `candidate.*` (what a model wrote; in Triton's Python where the kernel is one that
gevo.integrations.triton has captured, with its `kernel.triton.json`). fast_p is the share of all
tasks whose candidate is right and more than p times as fast: validated, by the low end of its
gain. fast_0 counts what is right, however slow. See docs/judge.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import gevo
from gevo.errors import GevoError, SourceError
from gevo.integrations.triton_candidate import candidate_ptx
from gevo.validate.speed import SPEED

KINDS = (".cu", ".ptx", ".ll")
TRITON = ".py"
LEAST = (0.0, 1.0, 1.5, 2.0)


@dataclass(frozen=True)
class Score:
    """What one candidate is worth: its gain where it is right, else 0, and a word."""

    task: str
    gain: float
    said: str


def score(task: Path, seed: int) -> Score:
    """Judge a task's candidate."""
    kernel, candidate = _file(task, "kernel"), _file(task, "candidate", TRITON)
    if kernel is None or candidate is None:
        return Score(task.name, 0.0, "no kernel" if kernel is None else "no candidate")
    workload = task / "kernel.toml"
    try:
        with TemporaryDirectory() as folder:
            if candidate.suffix == TRITON:
                text = candidate_ptx(candidate, kernel, workload)
                candidate = Path(folder, "candidate.ptx")
                candidate.write_text(text)
            verdict = gevo.judge(kernel, candidate, workload=workload, seed=seed)
    except SourceError as error:
        return Score(task.name, 0.0, error.log.partition("\n")[0])
    except GevoError as error:
        return Score(task.name, 0.0, str(error))
    failed = {stage.name for stage in verdict.stages if stage.passed is False}
    if not verdict.validated and failed != {SPEED}:
        return Score(task.name, 0.0, f"{verdict.conclusion.value}: {verdict.why_not}")
    gain = (verdict.speed.get("timing") or verdict.speed["held-out"]).speedup_low
    if failed:
        return Score(task.name, min(1.0, gain), "right, not faster")
    return Score(task.name, gain, verdict.conclusion.value)


def _file(task: Path, stem: str, *more: str) -> Path | None:
    found = (task / f"{stem}{kind}" for kind in (*KINDS, *more))
    return next((file for file in found if file.exists()), None)


def fast(scores: Sequence[Score], least: float) -> float:
    """fast_p for p = `least`."""
    return sum(one.gain > least for one in scores) / len(scores) if scores else 0.0


def main(given: Sequence[str] | None = None) -> None:
    """Print a line for each task, then fast_p."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("tasks", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(given)
    scores: list[Score] = []
    for task in sorted(one for one in asked.tasks.iterdir() if one.is_dir()):
        scores.append(score(task, asked.seed))
        gain = f"{scores[-1].gain:.3f}x" if scores[-1].gain else "-"
        print(f"{task.name:24} {gain:>8}  {scores[-1].said}", flush=True)
    print(", ".join(f"fast_{p:g} {fast(scores, p):.2f}" for p in LEAST), f"of {len(scores)} tasks")


if __name__ == "__main__":
    main()
