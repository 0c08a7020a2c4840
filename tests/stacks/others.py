"""What the Numba and raw CUDA kernels are launched with, and what they should give."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from tests.stacks.cases import normal, whole


@dataclass(frozen=True)
class Case:
    """A launch.

    Attributes:
        arguments: Arrays and numbers by parameter, made from a generator.
        expected: What arrays should hold afterwards.
        grid: Blocks.
        block: Threads of a block.
        shared: Bytes of dynamic shared memory.
        near: Relative error that is allowed.
    """

    arguments: Callable[[np.random.Generator], dict[str, Any]]
    expected: Callable[..., Mapping[str, Any]]
    grid: tuple[int, ...]
    block: tuple[int, ...]
    shared: int = 0
    near: float = 0.0


def _mandelbrot(low, high, image, limit):
    height, width = image.shape
    re = low[0] + np.arange(width) * (high[0] - low[0]) / width
    im = low[1] + np.arange(height) * (high[1] - low[1]) / height
    c = re[None, :] + 1j * im[:, None]
    z, out = np.zeros_like(c), np.full(image.shape, limit, np.int32)
    for i in range(limit):
        z = np.where(out == limit, z * z + c, z)
        done = (out == limit) & (z.real * z.real + z.imag * z.imag >= 4)
        out[done] = i
    return {"image": out}


_erf = np.vectorize(math.erf)


def _prices(spot, strike, years, rate, volatility, call):
    root = np.sqrt(years)
    d = (np.log(spot / strike) + (rate + 0.5 * volatility**2) * years) / (volatility * root)
    first = 0.5 * (1 + _erf(d / math.sqrt(2)))
    second = 0.5 * (1 + _erf((d - volatility * root) / math.sqrt(2)))
    return {"call": spot * first - strike * np.exp(-rate * years) * second}


def _median(image, out):
    windows = np.lib.stride_tricks.sliding_window_view(image, (3, 3)).reshape(
        image.shape[0] - 2, image.shape[1] - 2, 9
    )
    found = np.zeros_like(out)
    found[1:-1, 1:-1] = np.median(windows, axis=-1)
    return {"out": found}


NUMBA: Mapping[str, Case] = {
    "matmul": Case(
        lambda rng: {"a": normal(rng, 40, 50), "b": normal(rng, 50, 30),
                     "c": np.zeros((40, 30), np.float32)},
        lambda a, b, c: {"c": a.astype(np.float64) @ b}, (2, 3), (16, 16), near=1e-5),
    "warp_sum": Case(
        lambda rng: {"x": normal(rng, 300, dtype=np.float64), "out": np.zeros(1)},
        lambda x, out: {"out": [x.sum()]}, (3,), (128,), near=1e-12),
    "histogram": Case(
        lambda rng: {"x": rng.uniform(-1, 11, 999), "counts": np.zeros(20, np.int32), "low": 0.0,
                     "high": 10.0},
        lambda x, counts, low, high: {"counts": np.histogram(x, 20, (low, high))[0]},
        (2,), (64,)),
    "mandelbrot": Case(
        lambda rng: {"low": (-2.0, -1.5), "high": (1.0, 1.5),
                     "image": np.zeros((20, 30), np.int32), "limit": 25},
        _mandelbrot, (2,), (64,)),
    "option_prices": Case(
        lambda rng: {"spot": rng.uniform(50, 150, 200).astype(np.float32),
                     "strike": rng.uniform(50, 150, 200).astype(np.float32),
                     "years": rng.uniform(0.1, 2, 200).astype(np.float32),
                     "rate": np.float32(0.02), "volatility": np.float32(0.3),
                     "call": np.zeros(200, np.float32)},
        _prices, (4,), (64,), near=1e-4),
    "median": Case(
        lambda rng: {"image": whole(rng, 0, 99, 18, 35), "out": np.zeros((18, 35), np.int32)},
        _median, (3, 2), (16, 16)),
}  # fmt: skip


def _compact(x, out, count, n):
    return {"count": [(x % 3 == 0).sum()]}


RAW: Mapping[str, Case] = {
    "polynomial": Case(
        lambda rng: {"x": normal(rng, 300, dtype=np.float64), "y": np.zeros(300), "n": 300},
        lambda x, y, n: {"y": ((3 * x - 2) * x + 1) * x - 0.5}, (3,), (128,), near=1e-12),
    "row_norms": Case(
        lambda rng: {"x": normal(rng, 5, 100), "out": np.zeros(5, np.float32), "columns": 100},
        lambda x, out, columns: {"out": np.linalg.norm(x.astype(np.float64), axis=1)},
        (5,), (64,), 256, near=1e-5),
    "mixed": Case(
        lambda rng: {"a": normal(rng, 200, dtype=np.float16),
                     "b": normal(rng, 200, dtype=np.float16),
                     "out": np.zeros(200, np.float16), "n": 100},
        lambda a, b, out, n: {"out": a.astype(np.float64) * b + 1}, (2,), (64,), near=1e-3),
    "compact": Case(
        lambda rng: {"x": whole(rng, 0, 999, 250), "out": np.zeros(250, np.int32),
                     "count": np.zeros(1, np.uint32), "n": 250},
        _compact, (4,), (64,)),
}  # fmt: skip


def _gemm(a, b, c, n, k, alpha, beta):
    return {"c": alpha * (a.astype(np.float64) @ b) + beta * c}


MATRICES: Mapping[str, Case] = {
    "gemm": Case(
        lambda rng: {"a": normal(rng, 32, 48, dtype=np.float16),
                     "b": normal(rng, 48, 64, dtype=np.float16),
                     "c": normal(rng, 32, 64), "n": 64, "k": 48, "alpha": np.float32(0.5),
                     "beta": np.float32(2)},
        _gemm, (4, 2), (32,), near=1e-5),
    "gemm_int8": Case(
        lambda rng: {"a": whole(rng, -128, 127, 8, 80).astype(np.int8),
                     "b": whole(rng, -128, 127, 32, 80).astype(np.int8),
                     "c": np.zeros((8, 32), np.int32), "k": 80},
        lambda a, b, c, k: {"c": a.astype(np.int32) @ b.T.astype(np.int32)}, (1,), (32,)),
    "gemm_f64": Case(
        lambda rng: {"a": normal(rng, 8, 20, dtype=np.float64),
                     "b": normal(rng, 20, 8, dtype=np.float64), "c": np.zeros((8, 8)), "k": 20},
        lambda a, b, c, k: {"c": a @ b}, (1,), (32,), near=1e-12),
    "gemm_tf32": Case(
        lambda rng: {"a": normal(rng, 16, 24), "b": normal(rng, 24, 16),
                     "c": np.zeros((16, 16), np.float32), "k": 24},
        lambda a, b, c, k: {"c": a.astype(np.float64) @ b}, (1,), (32,), near=2e-3),
}  # fmt: skip
