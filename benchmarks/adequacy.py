"""Mutation scores of the cases of all LLVM workloads, now and as they were at an older commit.

    python benchmarks/adequacy.py [WORKLOAD ...] [--before COMMIT] [--keep FILE]

Results are kept in FILE (JSON) after every workload, so that a run can be continued; from it
benchmarks/results/adequacy.md is written. Workloads that it has already are not judged again.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from gevo.errors import GevoError
from gevo.study.adequacy import Adequacy, assess
from gevo.study.sources import load_launched
from gevo.validate.adequacy import MutantStatus
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks/results/adequacy.md"
WORKERS = 2


def workloads() -> list[str]:
    """Workloads of LLVM IR kernels, those with the smallest kernels first."""
    found = (ROOT / "kernels").glob("*.ll")
    return [path.stem for path in sorted(found, key=lambda path: path.stat().st_size)]


def judge(folder: Path, name: str) -> dict[str, Any]:
    source = folder / f"testcases/{name}.toml"
    try:
        workload = load_workload(source)
        program = load_launched(folder / f"kernels/{name}.ll", workload)
        found = assess(program, workload, str(source), WORKERS)
    except GevoError as error:
        return {"failed": str(error)}
    return {
        "mutants": found.total,
        **{status.value: len(found.of(status)) for status in MutantStatus},
        "declared": sum(one.declared for one in found.equivalent),
        "reasons": _proofs(found),
        "score_of_all": found.raw_score,
        "score": found.score,
        "seconds": found.seconds,
        "survivors": [one.mutant.name for one in found.survivors],
    }


def _proofs(found: Adequacy) -> dict[str, int]:
    return {reason: n for (reason, declared), n in found.reasons.items() if not declared}


def older(commit: str, folder: Path) -> None:
    """The workloads as they were, beside the kernels that belong to them."""
    command = ["git", "archive", commit, "testcases", "kernels"]
    archive = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def percent(share: float | None) -> str:
    return "" if share is None else f"{int(1000 * share) / 10:.1f}%"


def table(kept: dict[str, Any]) -> Iterator[str]:
    yield "| workload | mutants | distinct | killed | proved equivalent | declared | survive |" + (
        " of all | of those not equivalent | before | before, of all | seconds |"
    )
    yield "|---|" + "--:|" * 11
    for name in workloads():
        now, before = kept.get(f"{name} now"), kept.get(f"{name} before", {})
        if now is None or "failed" in now:
            yield f"| {name} | " + ("not judged yet" if now is None else now["failed"]) + " |"
            continue
        distinct = now["killed"] + now["survived"] + now["equivalent"]
        yield (
            f"| {name} | {now['mutants']} | {distinct} | {now['killed']} | "
            f"{now['equivalent'] - now['declared']} | {now['declared']} | {now['survived']} | "
            f"{percent(now['score_of_all'])} | {percent(now['score'])} | "
            f"{percent(before.get('score'))} | {percent(before.get('score_of_all'))} | "
            f"{now['seconds']:.0f} |"
        )


def write(kept: dict[str, Any], commit: str) -> None:
    reasons: dict[str, int] = {}
    for key, one in kept.items():
        if key.endswith(" now"):
            for reason, number in one.get("reasons", {}).items():
                reasons[reason] = reasons.get(reason, 0) + number
    lines = [
        "# Mutation scores of our own workloads",
        "",
        f"`python benchmarks/adequacy.py --before {commit}`, {WORKERS} workers on a machine with "
        f"{os.cpu_count()} cores that others used, too: seconds are an upper bound. *Before* is "
        f"the score with the cases of {commit}, when nothing was declared equivalent. What the "
        "columns mean: [docs/adequacy.md](../../docs/adequacy.md).",
        "",
        *table(kept),
        "",
        "Proofs of equivalence:",
        "",
        *(f"- {reason}: {n}" for reason, n in sorted(reasons.items(), key=lambda r: -r[1])),
        "",
        "Survivors:",
        "",
    ]
    for name in workloads():
        for survivor in kept.get(f"{name} now", {}).get("survivors", ()):
            lines.append(f"- {survivor.replace('`', '')}")
    RESULTS.write_text("\n".join(lines) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("workloads", nargs="*")
    parser.add_argument("--before", default="")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "adequacy.json")
    options = parser.parse_args()
    kept: dict[str, Any] = json.loads(options.keep.read_text()) if options.keep.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        sides = [("now", ROOT)]
        if options.before:
            older(options.before, Path(folder))
            sides.append(("before", Path(folder)))
        for name in options.workloads or workloads():
            for side, root in sides:
                key = f"{name} {side}"
                if key not in kept or "failed" in kept[key]:
                    kept[key] = judge(root, name)
                    options.keep.write_text(json.dumps(kept))
                print(key, {k: v for k, v in kept[key].items() if k != "survivors"}, flush=True)
    write(kept, options.before)


if __name__ == "__main__":
    main()
