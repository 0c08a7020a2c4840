"""The paper's Table 1 programs, each evolved for a time budget: one row a program.

    python benchmarks/gevo_table.py [program …] [--device simt] [--budget 10m] [--tolerance 0.01]
                                    [--start best] [--seeds N …] [--runs FOLDER] [--out FILE.md]

What a winner has to beat is the best text that a compiler gives without any search: clang's and
NVIDIA's, each also with a few flags (`compilers.py`). That text is evolved, twice with each seed,
exactly and with the tolerance, by `gevo evolve` itself; the figures come from the runs'
report.json. `--start clang` and `--start nvcc` evolve what a compiler gives with its defaults
instead. Speed-ups are over the best text all the same, and those of the best variant that passed
the whole validation, on the timing cases, which have sizes of real use; where none did, that of
the text itself. The range of a modelled gain, the GPUs on which it holds, and the held-out cases,
which are small, so that launch cost outweighs most gains, are over the text that was evolved.

Runs that are there are not repeated, one that was cut off goes on. FILE.md is written after every
row; what it says from its first `##` heading on is kept.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from compilers import CLANG, NVCC, Text, texts

from gevo.records.schema import held, span

ROOT = Path(__file__).parents[1]
RODINIA = (
    "bfs btree cfd gaussian heartwall hotspot lud nn nw particlefilter pathfinder srad "
    "streamcluster"
).split()
BEST = "best"
LEARNING = "svm momentum_sgd sgd_training".split()
BUDGET = (
    "The budget is wall-clock time of the search; what it bought on this machine is in the column "
    "`evaluations`. Validation is part of it."
)
PAPER = (
    "The paper (Liou et al. 2020; Nvidia P100, 48 hours a program): 49.48% faster on average "
    "over the 13 Rodinia programs in exact mode, 51.08% with 1% tolerance; SVM 2.93 and 3.24 "
    "times as fast, momentum SGD 1.79 times. Those are measured times, of other kernels, on "
    "another GPU: a modelled time is not comparable with them."
)


@dataclass(frozen=True)
class Row:
    """What one run gave, or the line with which it ended."""

    program: str
    mode: str
    seed: int
    texts: tuple[Text, ...]
    start: Text
    report: dict[str, Any] | None
    failure: str = ""

    def of(self, compiler: str) -> str:
        """What a compiler's text takes with its defaults, in µs."""
        return next(f"{t.time_ns / 1e3:.1f}" for t in self.texts if t.name == compiler)

    @property
    def best(self) -> dict[str, Any] | None:
        offered = [m for m in (self.report or {}).get("front", ()) if m["validated"]]
        return max(offered, key=lambda m: m["speedup"] or 0.0, default=None)

    @property
    def speedup(self) -> float:
        """Of the best validated variant, or of the text itself, over the best text."""
        gain = (self.best or {}).get("speedup") or 1.0
        return gain * best_of(self.texts).time_ns / self.start.time_ns

    @property
    def range(self) -> str:
        """Of a modelled speed-up, and on how many GPUs the gain holds."""
        best = self.best or {}
        if best.get("speedup_low") is None:
            return ""
        return f"{span(best['speedup_low'], best['speedup_high'])}, {held(best['gpus'])}"

    def cells(self) -> list[str]:
        best = best_of(self.texts)
        names = [self.program, self.mode, str(self.seed), self.of(CLANG), self.of(NVCC)]
        names += [best.name, f"{best.time_ns / 1e3:.1f}", self.start.name]
        if self.report is None:
            return [*names, *[""] * 6, self.failure]
        best, counts = self.best, self.report["evaluations"]
        reasons = [reason(m) for m in self.report["front"] if not m["validated"]]
        done = counts["evaluated"] + counts["cache_hits"]
        return [
            *names,
            f"{self.speedup:.3f}",
            self.range,
            f"{((best or {}).get('heldout') or {}).get('speedup') or 1.0:.3f}",
            str(len(best["edits"])) if best else "0",
            str(done),
            f"{done / max(self.report['wall_s'], 1e-9):.1f}",
            "; ".join(f"{reasons.count(r)}: {r}" for r in sorted(set(reasons))) or "0",
        ]


def reason(member: dict[str, Any]) -> str:
    """Why a member of a front is not offered: the stage that it failed, or what else it lacks."""
    what, _, detail = member["why_not"].partition(": ")
    return detail if what == "not validated" else f"failed “{what}”"


HEAD = (
    "program | mode | seed | clang, µs | nvcc, µs | best text | best, µs | evolved | "
    "winner over the best | range | held-out | edits | evaluations | "
    "per second, validation included | refused by validation"
).split(" | ")


def best_of(texts: tuple[Text, ...]) -> Text:
    """The fastest; of equal ones the first."""
    return min(texts, key=lambda text: text.time_ns)


def start_of(texts: tuple[Text, ...], start: str) -> Text:
    """The text that is evolved."""
    return best_of(texts) if start == BEST else next(t for t in texts if t.name == start)


def evolve(
    program: str, texts: tuple[Text, ...], mode: str, seed: int, arguments: argparse.Namespace
) -> Row:
    out = arguments.runs / f"{program}-{mode.split()[0]}-{arguments.start}-{seed}"
    start = start_of(texts, arguments.start)
    command = [sys.executable, "-m", "gevo", "evolve", str(start.path)]
    command += ["--workload", str(ROOT / "testcases" / f"{program}.toml")]
    command += ["--device", arguments.device, "--time-budget", arguments.budget]
    command += ["--profile", arguments.profile, "--workers", str(arguments.workers)]
    command += ["--seed", str(seed), "--out", str(out), "--resume"]
    if mode != "exact":
        command += ["--tolerance", str(arguments.tolerance)]
    if not (out / "report.json").exists():
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not (out / "report.json").exists():
            said = (done.stderr.strip().splitlines() or ["?"])[-1]
            return Row(program, mode, seed, texts, start, None, said)
    report = json.loads((out / "report.json").read_text())
    return Row(program, mode, seed, texts, start, report)


def table(rows: list[Row], arguments: argparse.Namespace) -> str:
    lines = [f"# Table 1 programs, {arguments.budget} each", ""]
    reports = [row.report for row in rows if row.report]
    for name in sorted({r["device"]["name"] for r in reports}):
        modelled = any(r["device"]["modelled"] for r in reports if r["device"]["name"] == name)
        kind = "times are modelled, not measured" if modelled else "times are measured"
        lines.append(f"{date.today()}, {name}: {kind}.")
    lines.append(
        f"Profile {arguments.profile}, {arguments.workers} worker process(es), "
        f"seeds {' '.join(map(str, arguments.seeds))}. {BUDGET}"
    )
    lines += ["", PAPER, "", "| " + " | ".join(HEAD) + " |", "|---" * len(HEAD) + "|"]
    lines += ["| " + " | ".join(row.cells()) + " |" for row in rows]
    lines.append("")
    for mode in dict.fromkeys(row.mode for row in rows):
        gains = [row.speedup for row in rows if row.mode == mode and row.program in RODINIA]
        if gains:
            lines.append(
                f"Rodinia programs, {mode}: speed-up mean {statistics.mean(gains):.3f}, "
                f"median {statistics.median(gains):.3f}, best {max(gains):.3f}, "
                f"worst {min(gains):.3f} ({len(gains)} programs)."
            )
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("programs", nargs="*", default=[*RODINIA, *LEARNING])
    parser.add_argument("--device", default="simt")
    parser.add_argument("--budget", default="10m", help="of search, for each run")
    parser.add_argument("--profile", default="default", help="of the search")
    parser.add_argument("--workers", type=int, default=1, help="processes of each run")
    parser.add_argument("--tolerance", type=float, default=0.01)
    parser.add_argument("--only", choices=("exact", "error"), help="one of the two modes")
    parser.add_argument(
        "--start", choices=(BEST, CLANG, NVCC), default=BEST, help="text to evolve"
    )
    parser.add_argument("--seeds", type=int, nargs="+", default=[1])
    parser.add_argument("--runs", type=Path, default=ROOT / "runs" / "table")
    parser.add_argument("--out", type=Path, help="also write the table there")
    arguments = parser.parse_args()
    rows: list[Row] = []
    kept = arguments.out.read_text() if arguments.out and arguments.out.exists() else ""
    kept = kept[kept.index("\n## ") :] if "\n## " in kept else ""
    modes = ("exact", f"error ≤ {arguments.tolerance:g}")
    modes = tuple(mode for mode in modes if mode.startswith(arguments.only or ""))
    known = cache(lambda name: tuple(texts(name, arguments.runs / "texts", arguments.device)))
    for program, mode, seed in product(arguments.programs, modes, arguments.seeds):
        rows.append(evolve(program, known(program), mode, seed, arguments))
        print(" | ".join(rows[-1].cells()), flush=True)
        if arguments.out:
            arguments.out.write_text(table(rows, arguments) + kept)
    print(table(rows, arguments))


if __name__ == "__main__":
    main()
