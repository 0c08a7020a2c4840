"""A workload's files as a value."""

from __future__ import annotations

import shutil
from pathlib import Path

import numpy as np
import pytest

from gevo.errors import WorkloadError
from gevo.workload.bundle import pack
from gevo.workload.spec import load
from tests.programs import POLY

SPEC = """
program = "../kernels/poly.ll"
python = "poly.py"
[sizes]
n = 96
[arrays.x]
role = "in"
dtype = "f32"
shape = ["n"]
file = "x_{n}.npy"
[arrays.y]
role = "out"
dtype = "f32"
shape = ["n"]
[[launch]]
kernel = "poly"
grid = [3]
block = [32]
args = ["x", "y", "n"]
[[train]]
seed = 1
[[heldout]]
seed = 2
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    for folder in ("home/kernels", "home/cases"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(POLY, tmp_path / "home/kernels/poly.ll")
    cases = tmp_path / "home/cases"
    (cases / "poly.py").write_text("")
    for n in (96, 128):
        np.save(cases / f"x_{n}.npy", np.ones(n, np.float32))
    (cases / "other.npy").write_text("not of this workload")
    path = cases / "poly.toml"
    path.write_text(SPEC)
    return path


def test_everything_travels_and_nothing_else(spec: Path, tmp_path: Path) -> None:
    bundle = pack(str(spec))
    names = [name for name, _ in bundle.files]
    cases = ["cases/poly.py", "cases/poly.toml", "cases/x_128.npy", "cases/x_96.npy"]
    assert names == [*cases, "kernels/poly.ll"]
    digest = load(spec).digest
    shutil.rmtree(tmp_path / "home")
    there = load(bundle.unpack(tmp_path / "elsewhere"))
    assert there.digest == digest
    assert Path(there.program) == tmp_path / "elsewhere/kernels/poly.ll"


def test_the_digest_is_of_names_and_contents(spec: Path, tmp_path: Path) -> None:
    digest = pack(str(spec)).digest
    shutil.copytree(tmp_path / "home", tmp_path / "copy")
    assert pack(str(tmp_path / "copy/cases/poly.toml")).digest == digest
    (spec.parent / "poly.py").write_text("# another\n")
    assert pack(str(spec)).digest != digest


def test_a_workload_that_cannot_be_loaded(spec: Path) -> None:
    (spec.parent / "x_96.npy").unlink()
    with pytest.raises(WorkloadError, match=r"x_96\.npy"):
        pack(str(spec))
