"""`gevo evolve` on the cuda device, whose driver is tests/device/cuda/libcuda.c."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SPEC = """program = "axpy.ptx"
[sizes]
n = 1000
[scalars]
a = 2.5
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform" }
[arrays.y]
role = "inout"
dtype = "f32"
shape = ["n"]
init = { kind = "uniform" }
[[launch]]
kernel = "axpy"
grid = ["ceil_div(n, 128)"]
block = [128]
args = ["a", "x", "y", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 101
sizes = { n = 700 }
"""


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs cc")
def test_a_search_goes_from_its_opening_to_its_report(tmp_path: Path) -> None:
    """The driver runs its own axpy, whatever the variant: nothing can be faster, all runs."""
    driver = ROOT / "tests/device/cuda/libcuda.c"
    library = ["cc", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-o", "libcuda.so.1"]
    subprocess.run([*library, driver], check=True, cwd=tmp_path)
    shutil.copy(ROOT / "tests/integrations/application/axpy.ptx", tmp_path)
    (tmp_path / "axpy.toml").write_text(SPEC)
    command = [sys.executable, "-m", "gevo", "evolve", "axpy.ptx", "--workload", "axpy.toml"]
    command += ["--device", "cuda", "--time-budget", "60s", "--workers", "1", "--out", "run"]
    command += ["--generations", "1", "--population", "4"]
    here = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command, cwd=tmp_path, env=here, capture_output=True, text=True, timeout=240, check=False
    )
    # 1: every winner is refused; 4: on a busy machine time was up before one was judged
    assert done.returncode in (0, 1, 4), done.stderr
    assert (tmp_path / "run/report.html").stat().st_size
    lines = (tmp_path / "run/journal.jsonl").read_text().splitlines()
    moves = [one for one in map(json.loads, lines) if one.get("origin") == "tuning"]
    assert moves, "its opening tries moves"
    assert any(one["measurement"]["outcome"] == "ok" for one in moves)
