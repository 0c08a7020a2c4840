"""The notebook of the examples runs, cell by cell."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_the_notebook_runs(tmp_path: Path) -> None:
    notebook = json.loads((ROOT / "examples/quickstart.ipynb").read_text())
    cells = ["".join(c["source"]) for c in notebook["cells"] if c["cell_type"] == "code"]
    assert not any(c.get("outputs") for c in notebook["cells"])
    (tmp_path / "kernels").symlink_to(ROOT / "kernels")
    (tmp_path / "testcases").symlink_to(ROOT / "testcases")
    (tmp_path / "examples").mkdir()
    script = tmp_path / "examples/cells.py"
    script.write_text("\n".join(cells) + "\nprint(run.end, bool(run._repr_html_()))\n")
    done = subprocess.run(
        [sys.executable, script],
        cwd=script.parent,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] in ("generations True", "time budget True")
    assert (tmp_path / "examples/runs/quickstart/report.html").exists()
