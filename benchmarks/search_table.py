"""What evolution adds over greedy and random search, at an equal number of generations.

    python -m benchmarks.search_table [program …] [--searchers NAME …] [--seeds N]
                                      [--generations N] [--population N] [--time-budget T]
                                      [--moves] [--workers N] [--folder DIR] [--out FILE.md]

Each run is `gevo evolve kernels/PROGRAM.ll --searcher S --generations N --population N --seed N`
without a time budget, so that a loaded machine changes nothing, or with one, the same for all;
runs that are complete in the folder are not made again. The first searcher is compared with each
other. The figure is the low end of the best gain that validation or a guard stands for, 1.0
without one. Intervals are those of a bootstrap over programs and seeds
(percentile, 10,000 resamples of pairs, seed 1).
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
SEARCHERS = ("nsga2", "greedy", "random")
"""And `map-elites`, where pyribs is installed."""
RESAMPLES = 10_000


def run(program: str, searcher: str, seed: int, options: argparse.Namespace) -> tuple[float, int]:
    """The gain of one run, and how many variants it evaluated."""
    folder = options.folder / f"{program}-{searcher}-{seed}"
    if not (folder / "report.json").exists():
        command = [
            *(sys.executable, "-m", "gevo", "evolve", f"kernels/{program}.ll"),
            *("--searcher", searcher, "--seed", str(seed), "--out", str(folder)),
            *("--generations", str(options.generations), "--population", str(options.population)),
            *(("--time-budget", options.time_budget) if options.time_budget else ()),
            *("--workers", str(options.workers), "--device", "simt", "--no-adequacy"),
            *(() if options.moves else ("--no-moves",)),
        ]
        subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.DEVNULL)
    report = json.loads((folder / "report.json").read_text())
    return gain(report), int(report["evaluations"]["evaluated"])


def gain(report: dict[str, Any]) -> float:
    """The low end of the best gain that is offered; 1 without one."""
    offered = [one for one in report["front"] if one["conclusion"] in ("validated", "guarded")]
    return max((float(one["speedup_low"] or 1.0) for one in offered), default=1.0)


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """Of the geometric mean, 95%."""
    rng = random.Random(1)
    means = sorted(
        statistics.geometric_mean(rng.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES)
    )
    return means[RESAMPLES // 40], means[-RESAMPLES // 40]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", nargs="*", default=["hotspot", "pathfinder", "bfs"])
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--population", type=int, default=24)
    parser.add_argument("--searchers", nargs="+", default=list(SEARCHERS))
    parser.add_argument("--time-budget", help="of each run (default: none)")
    parser.add_argument("--moves", action="store_true", help="with the start that gains already")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=ROOT / "runs/search_table")
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    first, *others = options.searchers
    found: dict[str, dict[tuple[str, int], float]] = {one: {} for one in options.searchers}
    lines = [f"| program | seed | {' | '.join(found)} |", "|---" * (2 + len(found)) + "|"]
    for program in options.programs:
        for seed in range(1, options.seeds + 1):
            cells: list[str] = []
            for searcher in found:
                speedup, evaluated = run(program, searcher, seed, options)
                found[searcher][program, seed] = speedup
                cells.append(f"{speedup:.3f} ({evaluated})")
            lines.append(f"| {program} | {seed} | {' | '.join(cells)} |")
            print(lines[-1], flush=True)
    for other in others:
        ratios = [found[first][key] / found[other][key] for key in found[other]]
        low, high = interval(ratios)
        mean = statistics.geometric_mean(ratios)
        lines.append(f"\n{first} over {other}: {mean:.3f} (95%: {low:.3f} to {high:.3f})")
    head = (
        f"# Searches: {', '.join(found)}\n\n"
        f"{date.today()}, modelled on simt:H200, population {options.population}, "
        f"{options.generations} generations, {'with' if options.moves else 'without'} the start "
        "by passes and single edits, benchmarks/search_table.py. Low end of the best gain "
        "offered; in brackets how many variants were evaluated.\n\n"
    )
    text = head + "\n".join(lines) + "\n"
    print(text)
    if options.out:
        options.out.write_text(text)


if __name__ == "__main__":
    main()
