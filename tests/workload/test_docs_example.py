"""The worked example of docs/workloads.md is a workload that loads."""

import re
from pathlib import Path

import numpy as np

from gevo.workload.case import Role
from gevo.workload.spec import load

ROOT = Path(__file__).parents[2]


def test_worked_example(tmp_path: Path) -> None:
    text = (ROOT / "docs/workloads.md").read_text()
    spec = next(re.finditer(r"```toml\n(program.*?)```", text, re.DOTALL)).group(1)
    source = next(re.finditer(r"```python\n(import.*?)```", text, re.DOTALL)).group(1)
    (tmp_path / "testcases").mkdir()
    (tmp_path / "kernels").mkdir()
    (tmp_path / "kernels/hotspot.ll").write_text((ROOT / "kernels/hotspot.ll").read_text())
    (tmp_path / "testcases/heat.py").write_text(source)
    (tmp_path / "testcases/heat.toml").write_text(spec)
    workload = load(tmp_path / "testcases/heat.toml")
    for case in (*workload.train, *workload.heldout):
        power, grid, other = workload.launches(case).buffers
        assert power.role is Role.IN
        # `grid` is the last one written: one of the two buffers, by the number of launches.
        odd = -(-case.size["steps"] // case.size["halo"]) % 2 == 1
        assert (grid.role, other.role) == (Role.OUT if odd else Role.INOUT, Role.SCRATCH)
        assert workload.reference is not None
        expected = workload.reference(case)["grid"]
        assert expected.dtype == np.float32
        assert expected.shape == (case.size["rows"], case.size["cols"])
