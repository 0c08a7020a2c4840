"""The paper's Table 1 programs, each evolved for a time budget: one row a program.

    python benchmarks/gevo_table.py [program …] [--device simt] [--budget 10m] [--tolerance 0.01]
                                    [--seed N] [--runs FOLDER] [--out FILE.md]

Each program is evolved twice, exactly and with the tolerance, by `gevo evolve` itself; the
figures come from the runs' report.json. Speed-ups are those of the best variant that passed
the whole validation, on the training and on the held-out cases; 1.00 where none did.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
RODINIA = (
    "bfs btree cfd gaussian heartwall hotspot lud nn nw particlefilter pathfinder srad "
    "streamcluster"
).split()
LEARNING = "svm momentum_sgd sgd_training".split()
PAPER = (
    "The paper (Liou et al. 2020; Nvidia P100, 48 hours a program): 49.48% faster on average "
    "over the 13 Rodinia programs in exact mode, 51.08% with 1% tolerance; SVM 2.93 and 3.24 "
    "times as fast, momentum SGD 1.79 times."
)


@dataclass(frozen=True)
class Row:
    """What one run gave, or the line with which it ended."""

    program: str
    mode: str
    report: dict[str, Any] | None
    failure: str = ""

    @property
    def best(self) -> dict[str, Any] | None:
        offered = [m for m in (self.report or {}).get("front", ()) if m["validated"]]
        return max(offered, key=lambda m: m["speedup"] or 0.0, default=None)

    @property
    def speedup(self) -> float:
        """Held-out speed-up of the best validated variant; 1 without one."""
        return ((self.best or {}).get("heldout") or {}).get("speedup") or 1.0

    def cells(self) -> list[str]:
        if self.report is None:
            return [self.program, self.mode, "", "", "", "", "", "", self.failure]
        best, counts = self.best, self.report["evaluations"]
        refused = [m for m in self.report["front"] if not m["validated"]]
        reasons = "; ".join(sorted({(m["why_not"] or "").split(":")[0] for m in refused}))
        done = counts["evaluated"] + counts["cache_hits"]
        return [
            self.program,
            self.mode,
            f"{self.report['baseline']['runtime_ns'] / 1e3:.1f}",
            f"{best['speedup']:.3f}" if best else "1.000",
            f"{self.speedup:.3f}",
            str(len(best["edits"])) if best else "0",
            str(done),
            f"{done / max(self.report['wall_s'], 1e-9):.1f}",
            f"{len(refused)}: {reasons}" if refused else "0",
        ]


HEAD = (
    "program | mode | baseline, µs | speed-up, training | speed-up, held-out | edits | "
    "evaluations | per second, validation included | refused by validation"
).split(" | ")


def evolve(program: str, mode: str, arguments: argparse.Namespace) -> Row:
    out = arguments.runs / f"{program}-{mode.split()[0]}"
    command = [sys.executable, "-m", "gevo", "evolve", str(ROOT / "kernels" / f"{program}.ll")]
    command += ["--device", arguments.device, "--time-budget", arguments.budget]
    command += ["--seed", str(arguments.seed), "--out", str(out)]
    if mode != "exact":
        command += ["--tolerance", str(arguments.tolerance)]
    if not (out / "report.json").exists():
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not (out / "report.json").exists():
            return Row(program, mode, None, (done.stderr.strip().splitlines() or ["?"])[-1])
    return Row(program, mode, json.loads((out / "report.json").read_text()))


def table(rows: list[Row], arguments: argparse.Namespace) -> str:
    lines = [f"# Table 1 programs, {arguments.budget} of search each", ""]
    reports = [row.report for row in rows if row.report]
    for name in sorted({r["device"]["name"] for r in reports}):
        modelled = any(r["device"]["modelled"] for r in reports if r["device"]["name"] == name)
        kind = "times are modelled, not measured" if modelled else "times are measured"
        lines.append(f"{date.today()}, {name}: {kind}. Seed {arguments.seed}.")
    lines += ["", PAPER, "", "| " + " | ".join(HEAD) + " |", "|---" * len(HEAD) + "|"]
    lines += ["| " + " | ".join(row.cells()) + " |" for row in rows]
    lines.append("")
    for mode in dict.fromkeys(row.mode for row in rows):
        gains = [row.speedup for row in rows if row.mode == mode and row.program in RODINIA]
        if gains:
            lines.append(
                f"Rodinia programs, {mode}: held-out speed-up mean {statistics.mean(gains):.3f}, "
                f"median {statistics.median(gains):.3f}, best {max(gains):.3f}, "
                f"worst {min(gains):.3f} ({len(gains)} programs)."
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", default=[*RODINIA, *LEARNING])
    parser.add_argument("--device", default="simt")
    parser.add_argument("--budget", default="10m", help="of search, for each run")
    parser.add_argument("--tolerance", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--runs", type=Path, default=ROOT / "runs" / "table")
    parser.add_argument("--out", type=Path, help="also write the table there")
    arguments = parser.parse_args()
    rows: list[Row] = []
    for program in arguments.programs:
        for mode in ("exact", f"error ≤ {arguments.tolerance:g}"):
            rows.append(evolve(program, mode, arguments))
            print(" | ".join(rows[-1].cells()), flush=True)
    text = table(rows, arguments)
    print(text)
    if arguments.out:
        arguments.out.write_text(text)


if __name__ == "__main__":
    main()
