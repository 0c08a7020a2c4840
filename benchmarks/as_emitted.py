"""Modelled gains of winners by their LLVM IR, and by what the code generator emits.

    python -m benchmarks.as_emitted FOLDER … [--out FILE.md]

Each folder holds runs of `benchmarks/gevo_table.py`, whose names begin with that of a program; of
each the fastest winner (`front/01.ll`) is timed beside the program's text in `kernels/`, on the
timing cases (else the training cases) of `testcases/`. See docs/validation.md, *As emitted*.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from gevo.evaluate.scoring.duel import Duel
from gevo.program.load import load
from gevo.study.target import Target
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
HEAD = (
    "| run | by the text | as emitted | as emitted over by the text |",
    "|---|---|---|---|",
)


def gain(duel: Duel) -> float:
    """How many times as fast."""
    for side in (duel.candidate, duel.baseline):
        if not side.ok:
            raise SystemExit(f"{side.outcome}: {side.detail}")
    return duel.baseline.runtime_ns / duel.candidate.runtime_ns


def timed(run: Path) -> tuple[float, float]:
    """The gains of a run's fastest winner."""
    name = run.name.partition("-")[0]
    source = str(ROOT / f"testcases/{name}.toml")
    workload = load_workload(source)
    baseline = load(ROOT / f"kernels/{name}.ll")
    target = Target(
        baseline=baseline,
        workload=workload,
        source=source,
        device="simt:H200",
        tolerance=0.0,
        workers=1,
    )
    executor = target.executor()
    try:
        winner = load(run / "front/01.ll")
        cases = workload.timing or workload.train
        text = executor.duel(winner, cases, 1, 0).result()
        own, other = (executor.emit(one).result().ir for one in (winner, baseline))
        emitted = executor.as_emitted(winner, own, other, {"timing": cases}).result()
        return gain(text), gain(emitted["timing"])
    finally:
        executor.close()


def rows(folders: list[Path]) -> Iterator[str]:
    """Of all runs with a winner, in order."""
    for folder in folders:
        for run in sorted(folder.iterdir()):
            if (run / "front/01.ll").exists():
                text, emitted = timed(run)
                yield f"| {run.name} | {text:.3f} | {emitted:.3f} | {emitted / text:.3f} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folders", nargs="+", type=Path)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    lines = [f"{date.today()}, simt:H200; all times are modelled, none is measured.", "", *HEAD]
    for row in rows(options.folders):
        lines.append(row)
        print(row, flush=True)
    if options.out:
        options.out.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
