from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_benchmark_reports_speed_and_acceptance():
    script = ROOT / "benchmarks/editing.py"
    kernel = ROOT / "tests/data/ir/reduce.ll"
    said = subprocess.run(
        [sys.executable, str(script), "--edits", "4", str(kernel)],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    speed, rates = (line.split() for line in said if line.startswith("reduce.ll"))
    assert len(speed) == 6
    assert all(float(figure) > 0 for figure in speed[1:])
    for cell in rates[1:]:
        verified, applied, drawn = map(int, cell.split("/"))
        assert verified == applied <= drawn == 4
