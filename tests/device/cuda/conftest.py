from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gevo.testing
from gevo.device.base import RunOptions, RunResult
from gevo.device.cuda.device import CudaDevice
from gevo.program.base import Dialect, Program
from gevo.workload.case import Buffer, Host, Launches, Pointer, Role
from tests.device.cuda.emulator import open_emulated

KERNELS = Path(gevo.testing.__file__).with_name("kernels") / "driver.ll"


class Bench:
    """The conformance suite's kernels on an emulated GPU."""

    def __init__(self) -> None:
        self.device: CudaDevice = open_emulated()
        self.context = self.device._context
        self.binary = self.compile(KERNELS.read_text())

    def compile(self, text: str):
        program = Program(Dialect.LLVM, text, ("scale",))
        return self.device.compile(self.device.lower(program))

    def run(self, drive: Callable[[Host], None], *buffers: Buffer, **options) -> RunResult:
        return self.device.run(self.binary, Launches(buffers, drive), RunOptions(**options))

    def scale(self, data, count=None, **options) -> RunResult:
        def drive(host: Host) -> None:
            n = data.size if count is None else count
            host.launch("scale", (-(-n // 32), 1, 1), (32, 1, 1), [2.0, n, Pointer("data"), 0])

        return self.run(drive, Buffer("data", data, Role.INOUT), **options)

    def store(self, offset: int, *buffers: Buffer, to: str = "data", **options) -> RunResult:
        def drive(host: Host) -> None:
            host.launch("store_at", (1, 1, 1), (1, 1, 1), [Pointer(to), offset, 77])

        return self.run(drive, *buffers, **options)


@pytest.fixture
def bench() -> Bench:
    return Bench()


@pytest.fixture
def data():
    return np.arange(100, dtype=np.float32)
