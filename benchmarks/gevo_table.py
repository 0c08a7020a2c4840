"""The paper's Table 1 programs, each evolved for a time budget: one row for a program and a mode.

    python benchmarks/gevo_table.py [program …] [--device simt] [--budget 10m] [--seeds 1 2 3]
                                    [--tolerance 0.01] [--only exact] [--start clang]
                                    [--runs FOLDER] [--out FILE.md] [--report-only]
    python benchmarks/gevo_table.py --leave-out unroll noalias … [program …] [--budget 2m] …

Each row is evolved with every seed by `gevo evolve` itself, exactly and with the tolerance, from
what a compiler gives with its defaults (`--start`), or from the best text that clang and NVIDIA's
compiler give, each also with a few flags (`compilers.py`). Figures come from the runs'
report.json: those of the best variant that is validated or guarded, on the timing cases, which
have sizes of real use; 1 where there is none. A cell has the median over the seeds and, in
brackets, the worst. `over given` is over the text that was evolved, `over best` over the fastest
text of any compiler here; the range is that of the modelled gain of the middle seed. Machine
instructions are those of all kernels in ptxas's code, unmodified over winner, where ptxas and
nvdisasm are there. `conditional` counts seeds whose fastest variant relies on what nobody tests.

With `--leave-out`, each kind of edit is left out once (`gevo evolve --without KIND`) on some
programs, and the table says what share of the whole gain is missing then.

Runs that are there are not repeated, one that was cut off goes on; what was not run is named.
With `--report-only` nothing is run. FILE.md is written after every row; what it says from its
first `##` heading on is kept.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from compilers import CLANG, NVCC, Text, texts

from gevo.errors import GevoError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.evaluate.scoring.machine import machine_code
from gevo.program.load import load
from gevo.records.schema import held, span
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
RODINIA = (
    "bfs btree cfd gaussian heartwall hotspot lud nn nw particlefilter pathfinder srad "
    "streamcluster"
).split()
LEARNING = "svm momentum_sgd sgd_training".split()
SIX = "bfs hotspot lud nw pathfinder srad".split()
"""On which kinds of edits are left out."""
BEST = "best"
ARCH = "sm_90"
PAPER = (
    "The paper (Liou et al. 2020; Nvidia P100, 48 hours a program): 49.48% faster on average "
    "over the 13 Rodinia programs in exact mode, 51.08% with 1% tolerance; SVM 2.93 and 3.24 "
    "times as fast, momentum SGD 1.79 times. Those are measured times, of other kernels, on "
    "another GPU: a modelled time is not comparable with them."
)
HEAD = (
    "program | mode | evolved | over given | over best | best text | range | machine instructions "
    "| edits | assumptions and guards | conditional | evaluations | seeds"
).split(" | ")


@dataclass(frozen=True)
class Run:
    """One run; `report` is None where it was not made, or failed with a line."""

    folder: Path
    report: dict[str, Any] | None
    failure: str = ""

    @property
    def best(self) -> dict[str, Any] | None:
        """The fastest variant that is validated or guarded."""
        offered = [m for m in (self.report or {}).get("front", ()) if m["validated"]]
        return max(offered, key=lambda m: m["speedup"] or 0.0, default=None)

    @property
    def gain(self) -> float:
        """Over the text that was evolved."""
        return float((self.best or {}).get("speedup") or 1.0)

    @property
    def conditional(self) -> bool:
        """Whether the fastest that was judged relies on what nobody tests."""
        front = [m for m in (self.report or {}).get("front", ()) if m["speedup"]]
        fastest = max(front, key=lambda m: m["speedup"], default=None)
        return fastest is not None and fastest["conclusion"] == "conditional"


@dataclass(frozen=True)
class Row:
    """A program in a mode: the runs that are there, and the seeds of those that are not."""

    program: str
    mode: str
    texts: tuple[Text, ...]
    start: Text
    runs: tuple[Run, ...]
    missing: tuple[int, ...]

    @property
    def gains(self) -> list[float]:
        """Over the text that was evolved, by seed."""
        return [run.gain for run in self.runs]

    @property
    def over_best(self) -> list[float]:
        """Over the fastest text of any compiler, by seed."""
        best = min(text.time_ns for text in self.texts)
        return [gain * best / self.start.time_ns for gain in self.gains]

    @property
    def middle(self) -> Run | None:
        """The run with the median gain, the lower of two."""
        ordered = sorted(self.runs, key=lambda run: run.gain)
        return ordered[(len(ordered) - 1) // 2] if ordered else None

    def cells(self) -> list[str]:
        """For the table."""
        best = min(self.texts, key=lambda text: text.time_ns)
        there = f"{len(self.runs)} of {len(self.runs) + len(self.missing)}"
        middle = self.middle
        if middle is None:
            return [self.program, self.mode, self.start.name, *["not run"] * 9, there]
        winner = middle.best or {}
        reports = [run.report for run in self.runs if run.report]
        done = [r["evaluations"]["evaluated"] + r["evaluations"]["cache_hits"] for r in reports]
        relies = [*winner.get("assumptions", ()), *winner.get("guards", ())]
        ranged = winner.get("speedup_low") is not None
        return [
            self.program,
            self.mode,
            self.start.name,
            _middle_and_worst(self.gains),
            _middle_and_worst(self.over_best),
            best.name,
            f"{span(winner['speedup_low'], winner['speedup_high'])}, {held(winner['gpus'])}"
            if ranged
            else "",
            instructions(middle, self.start) if winner else "",
            str(len(winner.get("edits", ()))),
            "; ".join(relies) or "none",
            str(sum(run.conditional for run in self.runs)),
            str(round(statistics.median(done))) if done else "0",
            there + "".join(f"; {run.failure}" for run in self.runs if run.failure),
        ]


def _middle_and_worst(gains: Sequence[float]) -> str:
    return f"{statistics.median(gains):.3f} ({min(gains):.3f})"


def instructions(run: Run, start: Text) -> str:
    """Machine instructions of the unmodified kernels over the winner's."""
    winner = sorted((run.folder / "front").glob("[0-9][0-9].ptx"))
    try:
        if not winner:
            return ""
        counts = [_count(_unmodified(start.path)), _count(winner[0].read_text())]
    except (GevoError, OSError, KeyError) as error:
        return f"none: {error}"
    return f"{counts[0]} / {counts[1]} = {counts[0] / counts[1]:.3f}"


@cache
def _count(ptx: str) -> int:
    code = machine_code(ptx, ARCH)
    return sum(code.count(kernel) for kernel in code.kernels)


def _unmodified(path: Path) -> str:
    """PTX of the text as the run began with it."""
    spec = load_workload(ROOT / "testcases" / f"{path.stem}.toml")
    program = load(path, launched=spec.kernels)
    return ptx_in_child(cleaned_in_child(program, {}), ARCH)


def run_of(
    program: str, start: Text, mode: str, seed: int, how: argparse.Namespace, without: str = ""
) -> Run | None:
    """The run, made or gone on with unless only reports are wanted; None where it is not there."""
    left = f"-without-{without}" if without else ""
    out = how.runs / f"{program}-{mode.split()[0]}-{how.start}-{how.budget}{left}-{seed}"
    command = [sys.executable, "-m", "gevo", "evolve", str(start.path), "--no-adequacy"]
    command += ["--workload", str(ROOT / "testcases" / f"{program}.toml")]
    command += ["--device", how.device, "--time-budget", how.budget]
    command += ["--profile", how.profile, "--workers", str(how.workers)]
    command += ["--seed", str(seed), "--out", str(out), "--resume"]
    command += ["--tolerance", str(how.tolerance)] if mode != "exact" else []
    command += ["--without", without] if without else []
    said = ""
    if not (out / "report.json").exists():
        if how.report_only:
            return None
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        said = (done.stderr.strip().splitlines() or ["?"])[-1]
    if not (out / "report.json").exists():
        return Run(out, None, said)
    return Run(out, json.loads((out / "report.json").read_text()))


def row_of(
    program: str, known: tuple[Text, ...], mode: str, how: argparse.Namespace, without: str = ""
) -> Row:
    """All seeds of a program."""
    start = min(known, key=lambda text: text.time_ns)
    if how.start != BEST:
        start = next(text for text in known if text.name == how.start)
    made = {seed: run_of(program, start, mode, seed, how, without) for seed in how.seeds}
    there = tuple(run for run in made.values() if run is not None)
    return Row(program, mode, known, start, there, tuple(s for s, run in made.items() if not run))


def table(rows: Sequence[Row], how: argparse.Namespace) -> str:
    """The table, and what it comes to."""
    lines = [f"# Table 1 programs, {how.budget} each", "", *_head(rows, how), "", PAPER, ""]
    lines += ["| " + " | ".join(HEAD) + " |", "|---" * len(HEAD) + "|"]
    lines += ["| " + " | ".join(row.cells()) + " |" for row in rows]
    lines.append("")
    for mode in dict.fromkeys(row.mode for row in rows):
        some = [r for r in rows if r.mode == mode and r.program in RODINIA and r.runs]
        for words, gains in (
            ("over the text as given", [statistics.median(row.gains) for row in some]),
            ("over the best compiler", [statistics.median(row.over_best) for row in some]),
        ):
            if gains:
                lines.append(
                    f"Rodinia programs, {mode}, {words}: mean {statistics.mean(gains):.3f}, "
                    f"median {statistics.median(gains):.3f}, best {max(gains):.3f}, "
                    f"worst {min(gains):.3f} ({len(gains)} of {len(RODINIA)} programs)."
                )
    return "\n".join([*lines, *_missing(rows)]) + "\n"


def _head(rows: Iterable[Row], how: argparse.Namespace) -> list[str]:
    reports = [run.report for row in rows for run in row.runs if run.report]
    names = {(r["device"]["name"], r["device"]["modelled"]) for r in reports}
    kinds = {True: "times are modelled, not measured", False: "times are measured"}
    lines = [f"{date.today()}, {name}: {kinds[modelled]}." for name, modelled in sorted(names)]
    lines.append(
        f"Profile {how.profile}, {how.workers} worker process(es), seeds "
        f"{' '.join(map(str, how.seeds))}. The budget is wall-clock time, validation included; "
        "what it bought is in the column `evaluations`."
    )
    return lines


def _missing(rows: Iterable[Row]) -> list[str]:
    parts = [f"{r.program} ({r.mode}) seeds {r.missing}" for r in rows if r.missing]
    return [f"Not run: {'; '.join(parts)}."] if parts else []


def shares(rows: dict[str, list[Row]], how: argparse.Namespace) -> str:
    """What is missing of the gains without each kind of edit; `rows` by kind, all under ''."""
    whole = {row.program: row for row in rows[""] if row.runs}
    head = ["left out", *whole, "share of the whole gain"]
    lines = [f"# Kinds of edits left out, {how.budget} each", "", *_head(rows[""], how), ""]
    lines += ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    for kind, own in rows.items():
        found = {row.program: row for row in own if row.runs}
        cells = [
            _middle_and_worst(found[name].gains) if name in found else "not run" for name in whole
        ]
        both = [name for name in whole if name in found]
        full = sum(math.log(statistics.median(whole[name].gains)) for name in both)
        left = sum(math.log(statistics.median(found[name].gains)) for name in both)
        share = f"{1 - left / full:.0%}" if kind and full else ""
        lines.append("| " + " | ".join([kind or "nothing", *cells, share]) + " |")
    lines.append("")
    return "\n".join([*lines, *_missing(row for own in rows.values() for row in own)]) + "\n"


def main() -> None:
    """Run what is missing, and write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("programs", nargs="*")
    parser.add_argument("--device", default="simt")
    parser.add_argument("--budget", help="of each run (default: 10m, 2m with --leave-out)")
    parser.add_argument("--profile", default="default", help="of the search")
    parser.add_argument("--workers", type=int, default=2, help="processes of each run")
    parser.add_argument("--tolerance", type=float, default=0.01)
    parser.add_argument("--only", choices=("exact", "error"), help="one of the two modes")
    parser.add_argument("--start", choices=(CLANG, NVCC, BEST), default=CLANG)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    parser.add_argument("--leave-out", nargs="+", metavar="KIND", help="kinds of edits")
    parser.add_argument("--report-only", action="store_true", help="run nothing")
    parser.add_argument("--runs", type=Path, default=ROOT / "runs" / "table")
    parser.add_argument("--out", type=Path, help="also write the table there")
    how = parser.parse_args()
    how.budget = how.budget or ("2m" if how.leave_out else "10m")
    programs = how.programs or (SIX if how.leave_out else [*RODINIA, *LEARNING])
    modes = ("exact", f"error ≤ {how.tolerance:g}")
    modes = tuple(mode for mode in modes if mode.startswith(how.only or ""))
    known = cache(lambda name: tuple(texts(name, how.runs / "texts", how.device)))
    kept = how.out.read_text() if how.out and how.out.exists() else ""
    kept = kept[kept.index("\n## ") :] if "\n## " in kept else ""
    rows: dict[str, list[Row]] = {}

    def told() -> str:
        return shares(rows, how) if how.leave_out else table(rows[""], how)

    for kind in ("", *(how.leave_out or ())):
        rows[kind] = []
        for program, mode in product(programs, modes[:1] if how.leave_out else modes):
            rows[kind].append(row_of(program, known(program), mode, how, kind))
            print(" | ".join([kind, *rows[kind][-1].cells()]), flush=True)
            if how.out:
                how.out.write_text(told() + kept)
    print(told())


if __name__ == "__main__":
    main()
