"""Our own kernels of recorded tuning spaces, compiled and run for one configuration.

The kernels under `spaces/` do what the recorded ones do for the same parameters; see there for
the papers. Sizes are the recorded ones. Inputs are made up: only pnpoly's decide anything, how
often the lanes of a warp disagree.
"""

from __future__ import annotations

import hashlib
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from gevo.errors import CompileFailed, ConfigError
from gevo.program.base import Dialect, Program
from gevo.workload.case import Array, Buffer, Dim3, Host, Launches, Pointer, Role

FOLDER = Path(__file__).resolve().parent / "spaces"
LANGUAGE = FOLDER.parents[1] / "kernels" / "cuda_lite.h"
OPTIONS = (
    *("-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90", "--cuda-path=no-toolkit"),
    *("-nocudainc", "-nocudalib", "--cuda-feature=+ptx88", "-S", "-emit-llvm", "-Qn", "-O3"),
    *("-Wno-unknown-cuda-version", "-Wno-pass-failed", "-include", str(LANGUAGE)),
    *("-mllvm", "-pragma-unroll-threshold=100000"),
)

AGAIN = (
    *("--target=nvptx64-nvidia-cuda", "-nocudalib", "-x", "ir", "-", "-S", "-emit-llvm", "-O2"),
    *("-Wno-override-module", "-o", "-"),
)
"""clang unrolls loops last; NVIDIA's compiler then still finds what is loaded twice."""

Configuration = Mapping[str, int]


@dataclass(frozen=True)
class Kernel:
    """One of our kernels.

    Attributes:
        name: Of the source and of its entry.
        words: A recording is one of this kernel if its name has one of these.
        blocks: Most blocks of a launch that run, the others are like them.
        grid: Blocks and threads of a configuration.
        launches: Buffers and the launch, given a grid and a block.
        bytes_least: Bytes that any implementation has to move to or from DRAM.
    """

    name: str
    words: tuple[str, ...]
    blocks: int
    grid: Callable[[Configuration], tuple[Dim3, Dim3]]
    launches: Callable[[Dim3, Dim3, bool], Launches]
    bytes_least: int

    def program(self, clang: str, configuration: Configuration) -> Program:
        """Compiled for a configuration; raises CompileFailed."""
        return Program(Dialect.LLVM, _compiled(clang, self.name, configuration), (self.name,))

    def run(self, configuration: Configuration, idle: bool) -> Launches:
        """What to run; with `idle` the kernel is told that there is nothing to do."""
        return self.launches(*self.grid(configuration), idle)


def kernel_of(name: str) -> Kernel:
    """Our kernel of a recorded one; raises ConfigError when there is none."""
    for kernel in KERNELS:
        if any(word in name.lower() for word in kernel.words):
            return kernel
    known = ", ".join(kernel.name for kernel in KERNELS)
    raise ConfigError(f"no kernel of ours for recordings of {name!r}; there are {known}")


def _compiled(clang: str, name: str, configuration: Configuration) -> str:
    defines = [f"-D{key}={value}" for key, value in configuration.items()]
    command = [clang, *OPTIONS, *defines, f"{name}.cu", "-o", "-"]
    first = _ran(command, name, "")
    return _ran([clang, *AGAIN], name, first)


def _ran(command: Sequence[str], name: str, text: str) -> str:
    done = subprocess.run(
        command, cwd=FOLDER, input=text, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CompileFailed(f"{name}: {done.stderr.strip().splitlines()[0]}")
    return done.stdout


def _up(total: int, *parts: int) -> int:
    return -(-total // int(np.prod(parts)))


def _one(
    kernel: str, buffers: tuple[Buffer, ...], grid: Dim3, block: Dim3, *args: Any
) -> Launches:
    def drive(host: Host) -> None:
        host.launch(kernel, grid, block, args)

    return Launches(buffers, drive)


def _given(name: str, array: Array, symbol: str | None = None) -> Buffer:
    return Buffer(name, array, Role.IN, symbol)


def _result(name: str, size: int, kind: type[Any]) -> Buffer:
    return Buffer(name, np.zeros(size, kind), Role.SCRATCH)  # nobody compares it


# convolution: 4096 x 4096 results, the recorded filter is at most 15 x 15

IMAGE = 4096
FILTER = 15


@cache
def _image() -> tuple[Buffer, ...]:
    side = IMAGE + FILTER - 1
    weights = np.full(33 * 33, 0.01, np.float32)
    return (
        _result("output", IMAGE * IMAGE + 1, np.float32),
        # Blocks at the lower and right end read beyond the image where they use no shared memory.
        _given("input", np.ones(side * (side + 80), np.float32)),
        _given("weights", weights, "weights"),
    )


def _convolution_grid(c: Configuration) -> tuple[Dim3, Dim3]:
    x, y = c["block_size_x"], c["block_size_y"]
    grid = _up(IMAGE, x, c["tile_size_x"]), _up(IMAGE, y, c["tile_size_y"]), 1
    return grid, (x, y, 1)


def _convolution(grid: Dim3, block: Dim3, idle: bool) -> Launches:
    del idle
    return _one("convolution", _image(), grid, block, Pointer("output"), Pointer("input"))


# pnpoly: 20 million points, 600 edges

POINTS = 20_000_000
EDGES = 600


@cache
def _polygon() -> tuple[Buffer, ...]:
    rng = np.random.default_rng(1)
    angle = np.linspace(0.0, 2.0 * np.pi, EDGES, endpoint=False)
    radius = 1.0 + 0.3 * rng.random(EDGES)
    corners = np.stack((radius * np.cos(angle), radius * np.sin(angle)), 1).astype(np.float32)
    # One part of the points, over and over: drawing all of them takes seconds.
    part = (2.6 * rng.random((POINTS // 100, 2)) - 1.3).astype(np.float32)
    points = np.tile(part, (100, 1))
    back = np.roll(corners, 1, 0)
    slopes = (back[:, 0] - corners[:, 0]) / (back[:, 1] - corners[:, 1])
    return (
        _result("inside", POINTS, np.int32),
        _given("points", points),
        _given("vertices", corners, "vertices"),
        _given("slopes", slopes.astype(np.float32), "slopes"),
    )


def _pnpoly_grid(c: Configuration) -> tuple[Dim3, Dim3]:
    x = c["block_size_x"]
    return (_up(POINTS, x, c["tile_size"]), 1, 1), (x, 1, 1)


def _pnpoly(grid: Dim3, block: Dim3, idle: bool) -> Launches:
    n = 0 if idle else POINTS
    return _one("pnpoly", _polygon(), grid, block, Pointer("inside"), Pointer("points"), n)


# dedispersion: 25,000 samples, 2,048 dispersion measures, 1,536 channels

SAMPLES, MEASURES, CHANNELS, MOST_SHIFT = 25_000, 2_048, 1_536, 650


@cache
def _signal() -> tuple[Buffer, ...]:
    # Delay in samples per unit of dispersion (Lorimer and Kramer, Handbook of Pulsar Astronomy):
    # 4148.8 s MHz^2 times the difference of inverse squared frequencies, here of 300 MHz from
    # 1425 MHz up, at 40.96 us a sample.
    frequency = 1425.0 + 0.1953125 * np.arange(CHANNELS)
    delay = 4148.808 * (frequency**-2 - frequency[-1] ** -2) / 40.96e-6
    return (
        _given("input", np.ones(CHANNELS * (SAMPLES + MOST_SHIFT), np.uint8)),
        _result("output", MEASURES * SAMPLES, np.float32),
        _given("shifts", delay.astype(np.float32)),
    )


def _dedispersion_grid(c: Configuration) -> tuple[Dim3, Dim3]:
    x, y = c["block_size_x"], c["block_size_y"]
    grid = _up(SAMPLES, x, c["tile_size_x"]), _up(MEASURES, y, c["tile_size_y"]), 1
    return grid, (x, y, 1)


def _dedispersion(grid: Dim3, block: Dim3, idle: bool) -> Launches:
    del idle
    pointers = Pointer("input"), Pointer("output"), Pointer("shifts")
    return _one("dedispersion", _signal(), grid, block, *pointers)


# gemm: 4096 x 4096 matrices

SIDE = 4096


@cache
def _matrices() -> tuple[Buffer, ...]:
    ones = np.ones(SIDE * SIDE, np.float32)
    return _given("a", ones), _given("b", ones), _result("c", SIDE * SIDE, np.float32)


def _gemm_grid(c: Configuration) -> tuple[Dim3, Dim3]:
    return (SIDE // c["MWG"], SIDE // c["NWG"], 1), (c["MDIMC"], c["NDIMC"], 1)


def _gemm(grid: Dim3, block: Dim3, idle: bool) -> Launches:
    del idle
    pointers = Pointer("a"), Pointer("b"), Pointer("c")
    return _one("gemm", _matrices(), grid, block, SIDE, SIDE, SIDE, 1.0, 1.0, *pointers)


KERNELS = (
    Kernel("convolution", ("convolution",), 14, _convolution_grid, _convolution, 8 * IMAGE**2),
    Kernel("pnpoly", ("pnpoly",), 4, _pnpoly_grid, _pnpoly, 12 * POINTS),
    Kernel(
        "dedispersion", ("dedisp",), 14, _dedispersion_grid, _dedispersion,
        CHANNELS * SAMPLES + 4 * MEASURES * SAMPLES,
    ),
    Kernel("gemm", ("gemm",), 5, _gemm_grid, _gemm, 16 * SIDE**2),
)  # fmt: skip


def digest(kernel: Kernel, configuration: Configuration) -> str:
    """Of all that counting a configuration depends on outside of gevo."""
    source = (FOLDER / f"{kernel.name}.cu").read_bytes() + Path(__file__).read_bytes()
    return hashlib.sha256(source + repr(sorted(configuration.items())).encode()).hexdigest()
