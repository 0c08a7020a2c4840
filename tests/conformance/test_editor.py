"""Both editors keep the rules of all editors. Add a program of each dialect."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.program.base import Program
from gevo.program.load import load
from gevo.testing.editors import EditorSuite

ROOT = Path(__file__).parents[2]
FILES = [
    *sorted((ROOT / "tests/data/ir").glob("*.ll")),
    *(ROOT / f"tests/data/mlir/{name}.mlir" for name in ("control", "indexing", "mlp_step")),
]


class TestEditors(EditorSuite):
    @pytest.fixture(params=FILES, ids=[path.name for path in FILES])
    def program(self, request: pytest.FixtureRequest) -> Program:
        return load(request.param)
