from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions, RunResult
from gevo.device.simt.device import SimtDevice
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Launches, Pointer, Role

FOLDER = Path(__file__).parent / "cuda"


class Bench:
    """Compiles the modules under cuda/ once each and runs single launches."""

    def __init__(self, gpu: str = "H200") -> None:
        self.device = SimtDevice(gpu)
        self._binaries: dict[str, object] = {}

    def compile(self, text: str):
        program = Program(Dialect.LLVM, text, ("k",))
        return self.device.compile(self.device.lower(program))

    def text(self, module: str) -> str:
        return (FOLDER / f"{module}.ll").read_text()

    def binary(self, module: str):
        if module not in self._binaries:
            self._binaries[module] = self.compile(self.text(module))
        return self._binaries[module]

    def run(
        self,
        module,
        kernel: str,
        buffers: Mapping[str, object],
        args: list,
        grid=(1, 1, 1),
        block=(32, 1, 1),
        shared: int = 0,
        cooperative: bool = False,
        **options,
    ) -> RunResult:
        """`buffers` maps a name to an array (INOUT) or to (array, role[, symbol]); an argument
        that is a buffer's name is a pointer to it."""
        held = []
        for name, what in buffers.items():
            what = what if isinstance(what, tuple) else (what, Role.INOUT)
            held.append(Buffer(name, *what))
        grid, block = _dim3(grid), _dim3(block)
        plain = [Pointer(a) if isinstance(a, str) else a for a in args]

        def drive(host):
            host.launch(kernel, grid, block, plain, shared, cooperative)

        binary = self.binary(module) if isinstance(module, str) else module
        return self.device.run(binary, Launches(tuple(held), drive), RunOptions(**options))


def _dim3(n) -> tuple[int, int, int]:
    return (n, 1, 1) if isinstance(n, int) else (*n, *(1,) * (3 - len(n)))


@pytest.fixture(scope="session")
def bench() -> Bench:
    return Bench()


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(7)
