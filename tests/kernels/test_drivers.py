"""Drivers: whatever a variant leaves in memory, they end, raise nothing and stay in bounds."""

import tomllib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from gevo.workload.case import Pointer
from gevo.workload.spec import load

TESTCASES = Path(__file__).resolve().parents[2] / "testcases"
DRIVEN = sorted(
    path.stem for path in TESTCASES.glob("*.toml") if "driver" in tomllib.loads(path.read_text())
)
MOST_LAUNCHES = 5000

FILLS = {
    "nothing": lambda rng, shape: np.zeros(shape),
    "ones": lambda rng, shape: np.ones(shape),
    "nan": lambda rng, shape: np.full(shape, np.nan),
    "infinite": lambda rng, shape: np.full(shape, np.inf),
    "huge": lambda rng, shape: rng.choice([-3e38, 3e38], shape),
    "some nan": lambda rng, shape: np.where(rng.random(shape) < 0.2, np.nan, rng.random(shape)),
    "noise": lambda rng, shape: rng.normal(0, 100, shape),
}


class Broken:
    """A host on which every launch fills all buffers that a kernel may write with rubbish."""

    def __init__(self, buffers, fill):
        self.arrays = {b.name: b.array.copy() for b in buffers}
        self.writable = {b.name for b in buffers if b.role != "in"}
        self.rng = np.random.default_rng(1)
        self.fill = fill
        self.launches = 0

    def launch(self, kernel, grid, block, args, shared_bytes=0, cooperative=False):
        self.launches += 1
        assert self.launches <= MOST_LAUNCHES
        assert all(isinstance(n, int) and n > 0 for n in (*grid, *block))
        assert int(np.prod(block)) <= 1024
        for argument in args:
            if isinstance(argument, Pointer):
                assert 0 <= argument.offset < self.arrays[argument.name].nbytes
            else:
                assert isinstance(argument, int | float)
        for name in self.writable:
            array = self.arrays[name]
            with np.errstate(all="ignore"):
                array[...] = self.fill(self.rng, array.shape).astype(array.dtype)

    def read(self, name):
        return self.arrays[name].copy()

    def write(self, name, array):
        assert (array.shape, array.dtype) == (self.arrays[name].shape, self.arrays[name].dtype)
        self.arrays[name] = array.copy()


def shorter(case):
    """The case with two epochs at most: the driver does the same again in the next one."""
    return replace(
        case, sizes=tuple((n, min(v, 2) if n == "epochs" else v) for n, v in case.sizes)
    )


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("fill", FILLS)
@pytest.mark.parametrize("name", DRIVEN)
def test_a_driver_survives_rubbish(name, fill):
    launches = load(TESTCASES / f"{name}.toml").launches
    for case in load(TESTCASES / f"{name}.toml").train[:2]:
        made = launches(shorter(case))
        host = Broken(made.buffers, FILLS[fill])
        made.drive(host)
        assert host.launches > 0


def test_there_are_drivers():
    assert {"bfs", "sgd_training", "srad", "svm"} <= set(DRIVEN)
