"""benchmarks/second_opinion.py: another compiler's times beside XLA's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("iree.compiler", reason="needs IREE: pip install 'gevo-gpu[bench]'")
pytest.importorskip("iree.runtime", reason="needs IREE: pip install 'gevo-gpu[bench]'")

SCRIPT = Path(__file__).parents[3] / "benchmarks/second_opinion.py"
MODEL = """
func.func public @main(%x: tensor<24x16xf32>, %n: tensor<24x16xi32>) -> tensor<24x16xf32> {{
  %c = stablehlo.convert %n : (tensor<24x16xi32>) -> tensor<24x16xf32>
  %y = stablehlo.add %x, %c : tensor<24x16xf32>
  %z = stablehlo.{op} %y : tensor<24x16xf32>
  return %z : tensor<24x16xf32>
}}
"""


def opinion(*files: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(SCRIPT), *map(str, files), "--repeats", "3"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_run_folder_has_a_row_for_each_winner(tmp_path):
    (tmp_path / "front").mkdir()
    (tmp_path / "baseline.mlir").write_text(MODEL.format(op="sine"))
    (tmp_path / "front/01.mlir").write_text(MODEL.format(op="abs"))
    done = opinion(tmp_path)
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")]
    assert [row[0] for row in rows] == ["| program", "| unmodified", "| 01"]
    assert len({len(row) for row in rows}) == 1
    assert rows[1][4].startswith("1.000")
    assert float(rows[2][2]) <= 1
    # Both compilers compute the same.
    assert all(float(row[-1].removesuffix(" |")) < 1e-5 for row in rows[1:])


def test_what_is_missing_is_said_in_one_line(tmp_path):
    done = opinion(tmp_path)
    assert done.returncode == 2
    assert "baseline.mlir" in done.stderr
    assert "Traceback" not in done.stderr
