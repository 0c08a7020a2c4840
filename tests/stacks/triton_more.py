"""Triton kernels for tests of capturing."""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def counts(x, result, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n, other=0)
    tl.atomic_add(result + tl.arange(0, BINS), tl.histogram(v, BINS, mask=at < n))


@triton.jit
def doubled(x, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)


@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def searched(x, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x + at, tl.load(x + at, mask=at < n) + 1, mask=at < n)


@triton.jit
def copied(keep, target, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(target + at, tl.load(keep + at, mask=at < n), mask=at < n)


@triton.jit
def tiled(x, y, rows, columns, BLOCK: tl.constexpr):
    place = [tl.program_id(0) * BLOCK, tl.program_id(1) * BLOCK]
    y.store(place, x.load(place) + 1)
