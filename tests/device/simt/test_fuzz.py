"""Random variants must never end the process, whatever they do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
SCRIPT = ROOT / "benchmarks/simt_fuzz.py"


@pytest.mark.parametrize(
    "kernel",
    [
        pytest.param("hotspot", marks=pytest.mark.slow),
        pytest.param("bfs", marks=pytest.mark.slow),
        "pathfinder",
    ],
)
def test_random_variants_do_not_crash(kernel):
    done = subprocess.run(
        [sys.executable, str(SCRIPT), kernel, "--count", "60"],
        cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    outcomes = json.loads(done.stdout)["outcomes"]
    assert sum(outcomes.values()) == 60
    # Both sides occur: variants that run, and variants that a check stops.
    assert outcomes["ok"] >= 10
    assert sum(outcomes.values()) - outcomes["ok"] >= 10
    assert "compile_failed" not in outcomes
