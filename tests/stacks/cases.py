"""What the Triton kernels of `triton_kernels.py` are launched with, and what they should give."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Arrays = dict[str, np.ndarray]


@dataclass(frozen=True)
class Case:
    """A launch of a Triton kernel.

    Attributes:
        kernel: Its name in `triton_kernels.py`.
        arrays: By parameter, made from a generator.
        expected: What arrays should hold afterwards.
        grid: Programs.
        numbers: By parameter.
        constants: Compile-time arguments and options.
        types: Of arrays whose elements numpy does not have: `bf16` (held in uint16).
        near: Relative error that is allowed.
    """

    kernel: str
    arrays: Callable[[np.random.Generator], Arrays]
    expected: Callable[..., Mapping[str, Any]]
    grid: tuple[int, ...]
    numbers: Mapping[str, int | float] = field(default_factory=dict)
    constants: Mapping[str, Any] = field(default_factory=dict)
    types: Mapping[str, str] = field(default_factory=dict)
    near: float = 0.0


def f32(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.float32)


def i32(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.int32)


def normal(rng: np.random.Generator, *shape: int, dtype: Any = np.float32) -> np.ndarray:
    return rng.normal(size=shape).astype(dtype)


def whole(rng: np.random.Generator, low: int, high: int, *shape: int, dtype: Any = np.int32):
    return rng.integers(low, high, shape).astype(dtype)


def to_bf16(values: np.ndarray) -> np.ndarray:
    bits = np.asarray(values, np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def from_bf16(bits: np.ndarray) -> np.ndarray:
    return (bits.astype(np.uint32) << 16).view(np.float32)


_erf = np.vectorize(math.erf)


def _activations(x, **_):
    v = x.astype(np.float64)
    gelu = 0.5 * v * (1 + _erf(v * math.sqrt(0.5)))
    silu = v / (1 + np.exp(-v))
    bent = np.where(v > 0, np.sqrt(np.abs(v)), np.exp(v) - 1)
    power = np.tanh(v) + np.cos(v) + np.log1p(np.abs(v))
    return {"out": np.stack([gelu + silu, bent, power])}


def _softmax(x, **_):
    e = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    return {"out": e / e.sum(1, keepdims=True)}


def _layer_norm(x, weight, bias, epsilon, **_):
    v = x.astype(np.float64)
    mean, scale = v.mean(1), 1 / np.sqrt(v.var(1) + epsilon)
    out = (v - mean[:, None]) * scale[:, None] * weight + bias
    return {"means": mean, "scales": scale, "out": out}


def _row_reductions(x, **_):
    return {"sums": x.sum(1, dtype=np.int64), "largest": x.max(1), "where": x.argmax(1),
            "smallest": np.bitwise_xor.reduce(x, axis=1)}  # fmt: skip


def _scans(x, flags, **_):
    rows = x.reshape(-1, 256).astype(np.float64)
    starts = flags.reshape(-1, 256)
    segmented = np.zeros_like(rows)
    for row, start, out in zip(rows, starts, segmented, strict=True):
        total = 0.0
        for n, (v, s) in enumerate(zip(row, start, strict=True)):
            total = v if s or n == 0 else total + v
            out[n] = total
    products = np.cumprod((1 + rows / 64)[:, ::-1], 1)[:, ::-1]
    return {"sums": rows.cumsum(1).ravel(), "products": products.ravel(),
            "segmented": segmented.ravel()}  # fmt: skip


def _atomics(x, n, **_):
    totals = np.zeros(13, np.int32)
    totals[:8] = np.bincount(x % 8, minlength=8)
    totals[8], totals[9] = x.max(), min(0, int(x.min()) - 100)
    totals[10], totals[11] = np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x)
    totals[12] = np.bitwise_and.reduce(x | 256) & 1023
    latest = np.ones(1024, np.int32)
    latest[:n] += x
    return {"totals": totals, "floats": np.bincount(x % 4, minlength=4) * 0.5, "latest": latest}


def _shuffled(x, index, **_):
    v = x[index].reshape(-1, 2)
    mixed = np.stack([v[::-1, 1], v[:, 0]], 1).ravel()
    return {"out": np.concatenate([np.sort(mixed)[::-1], mixed])}


def _product(a, b, c, **_):
    kind = np.int64 if a.dtype == np.int8 else np.float64
    if a.dtype == np.uint16:
        a, b = from_bf16(a), from_bf16(b)
    out = a.astype(kind) @ b.astype(kind)
    return {"c": out}


def _attention(q, k, v, scale, causal, **_):
    q, k, v = (one.astype(np.float64) for one in (q, k, v))
    score = q @ k.transpose(0, 2, 1) * scale
    if causal:
        score = np.where(np.tri(score.shape[1], dtype=bool), score, -np.inf)
    e = np.exp(score - score.max(-1, keepdims=True))
    return {"out": e / e.sum(-1, keepdims=True) @ v}


def philox(seed: int, offset: np.ndarray, rounds: int = 10) -> tuple[np.ndarray, ...]:
    """Salmon et al. 2011, *Parallel random numbers: as easy as 1, 2, 3*: Philox4x32."""
    c = [offset.astype(np.uint64), *(np.zeros_like(offset, np.uint64) for _ in range(3))]
    key = [seed & 0xFFFFFFFF, seed >> 32]
    mask = np.uint64(0xFFFFFFFF)
    for _ in range(rounds):
        a, b = np.uint64(0xD2511F53) * c[0], np.uint64(0xCD9E8D57) * c[2]
        c = [(b >> np.uint64(32)) ^ c[1] ^ np.uint64(key[0]), b & mask,
             (a >> np.uint64(32)) ^ c[3] ^ np.uint64(key[1]), a & mask]  # fmt: skip
        key = [(key[0] + 0x9E3779B9) & 0xFFFFFFFF, (key[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return tuple(one.astype(np.uint32) for one in c)


def _uniform(bits: np.ndarray) -> np.ndarray:
    signed = bits.view(np.int32).astype(np.int64)
    return (np.where(signed < 0, -signed - 1, signed) * np.float32(4.6566127342e-10)).astype(
        np.float32
    )


def _dropout(x, share, seed, n, **_):
    first, second, *_more = philox(seed, np.arange(n))
    u = _uniform(first)
    v = _uniform(second)
    noise = np.sqrt(-2 * np.log(np.maximum(1e-7, u.astype(np.float64)))) * np.cos(2 * np.pi * v)
    return {"out": np.where(u > np.float32(share), x / (1 - share), 0), "noise": noise}


def _quantise(x, **_):
    v = x.astype(np.float32)
    scale = np.maximum(np.abs(v).max(1), np.float32(1e-8)) / np.float32(127)
    return {"codes": np.clip(np.rint(v / scale[:, None]), -127, 127).astype(np.int8),
            "scales": scale}  # fmt: skip


def _narrow(x, **_):
    brains = to_bf16(from_bf16(to_bf16(x)) + np.float32(1))
    half = x.astype(np.float16)
    # An eight-bit float is the upper half of a float16; even ones come first, and win ties.
    codes = np.argsort(np.arange(256) % 2, kind="stable").astype(np.uint16) << 8
    values = codes.view(np.float16).astype(np.float32)
    values = values[np.isfinite(values)]
    eights = values[np.abs(values[:, None] - x).argmin(0)]
    found = {"halves": half * np.float16(3), "brains": brains, "eights": eights}
    for one in found.values():
        one[250:] = 0
    return found


def _integers(x, y, **_):
    a, b = x.astype(np.int64), y.astype(np.int64)
    quotient = (np.abs(a) // np.abs(b)) * np.sign(a) * np.sign(b)
    high = ((a & 0xFFFFFFFF).astype(np.uint64) * (b & 0xFFFFFFFF).astype(np.uint64)) >> np.uint64(
        32
    )
    wide = (a * b) >> 7
    third = np.sign(wide) * (np.abs(wide) // 3)
    bits = ((x << (y & 7)) ^ (x >> 3) & ~y).astype(np.int64)
    rows = (quotient, a - quotient * b, high.astype(np.int64), third, bits)
    return {"out": np.stack([(r & 0xFFFFFFFF).astype(np.uint32).view(np.int32) for r in rows])}


def _rotary(x, angles, **_):
    left, right = x[..., :32].astype(np.float64), x[..., 32:].astype(np.float64)
    c, s = np.cos(angles)[:, None], np.sin(angles)[:, None]
    return {"out": np.concatenate([left * c - right * s, right * c + left * s], -1)}


def _cross_entropy(logits, labels, **_):
    v = logits.astype(np.float64)
    top = v.max(1)
    below = np.exp(v - top[:, None]).sum(1)
    rows = np.arange(len(labels))
    loss = np.log(below) + top - v[rows, labels]
    share = np.exp(v - top[:, None]) / below[:, None]
    share[rows, labels] -= 1
    kept = labels >= 0
    return {"losses": np.where(kept, loss, 0), "gradient": np.where(kept[:, None], share, 0)}


def _stencil(x, weights, **_):
    padded = np.pad(x, 1)
    rows, columns = x.shape
    parts = (weights[i, j] * padded[i : i + rows, j : j + columns]
             for i in range(3) for j in range(3))  # fmt: skip
    return {"out": sum(parts)}


def _matmul(kind: Any, m: int, n: int, k: int, accumulator: str, out: Any = None,
            precision: str = "tf32", block: Sequence[int] = (32, 32, 32), near: float = 2e-3,
            **options: Any) -> Case:  # fmt: skip
    def arrays(rng: np.random.Generator) -> Arrays:
        if kind == np.int8:
            a, b = whole(rng, -128, 128, m, k, dtype=kind), whole(rng, -128, 128, k, n, dtype=kind)
        elif kind == "bf16":
            a, b = to_bf16(normal(rng, m, k)), to_bf16(normal(rng, k, n))
        else:
            a, b = normal(rng, m, k, dtype=kind), normal(rng, k, n, dtype=kind)
        return {"a": a, "b": b, "c": np.zeros((m, n), out or np.float32)}

    constants = {"M": block[0], "N": block[1], "K": block[2], "ACCUMULATOR": accumulator,
                 "PRECISION": precision, **options}  # fmt: skip
    return Case("matmul", arrays, _product, (-(-m // block[0]), -(-n // block[1])),
                {"m": m, "n": n, "k": k, "stride_a": k, "stride_b": n, "stride_c": n}, constants,
                {"a": "bf16", "b": "bf16"} if kind == "bf16" else {}, near)  # fmt: skip


def _attended(causal: bool) -> Case:
    shape = 2, 128, 32
    return Case(
        "attention",
        lambda rng: {**{name: normal(rng, *shape, dtype=np.float16) for name in "qkv"},
                     "out": np.zeros(shape, np.float16)},
        lambda **given: _attention(**given, causal=causal),
        (2, 2), {"keys": 128, "scale": 0.17677669},
        {"QUERIES": 64, "KEYS": 32, "DEPTH": 32, "CAUSAL": causal}, near=4e-3,
    )  # fmt: skip


CASES: Mapping[str, Case] = {
    "saxpy": Case(
        "saxpy", lambda rng: {"x": normal(rng, 1000), "y": normal(rng, 1000), "out": f32(1000)},
        lambda x, y, factor, **_: {"out": np.float32(factor) * x + y},
        (4,), {"factor": 2.5, "n": 1000}, {"BLOCK": 256}, near=1e-6),
    "activations": Case(
        "activations", lambda rng: {"x": normal(rng, 300) * 3, "out": f32(3, 300)}, _activations,
        (3,), {"n": 300}, {"BLOCK": 128}, near=2e-5),
    "softmax": Case(
        "softmax", lambda rng: {"out": f32(6, 781), "x": normal(rng, 6, 781) * 4}, _softmax,
        (6,), {"stride": 781, "columns": 781}, {"BLOCK": 1024}, near=2e-5),
    "layer_norm": Case(
        "layer_norm",
        lambda rng: {"x": normal(rng, 5, 200, dtype=np.float16) + np.float16(1),
                     "weight": normal(rng, 200), "bias": normal(rng, 200),
                     "out": np.zeros((5, 200), np.float16), "means": f32(5), "scales": f32(5)},
        _layer_norm, (5,), {"columns": 200, "epsilon": 1e-5}, {"BLOCK": 128}, near=2e-3),
    "row_reductions": Case(
        "row_reductions",
        lambda rng: {"x": whole(rng, 0, 1 << 30, 7, 300), "sums": np.zeros(7, np.int64),
                     "largest": i32(7), "where": i32(7), "smallest": i32(7)},
        _row_reductions, (7,), {"columns": 300}, {"BLOCK": 512, "num_warps": 8}),
    "scans": Case(
        "scans",
        lambda rng: {"x": normal(rng, 512), "flags": (rng.random(512) < 0.1).astype(np.int32),
                     "sums": f32(512), "products": f32(512), "segmented": f32(512)},
        _scans, (2,), {}, {"BLOCK": 256}, near=1e-4),
    "atomics": Case(
        "atomics",
        lambda rng: {"x": whole(rng, 0, 512, 900),
                     "totals": np.array([0] * 12 + [1023], np.int32), "floats": f32(4),
                     "latest": np.ones(1024, np.int32)},
        _atomics, (4,), {"n": 900}, {"BLOCK": 256}),
    "histogram": Case(
        "histogram", lambda rng: {"x": whole(rng, 0, 64, 2000), "out": i32(64)},
        lambda x, **_: {"out": np.bincount(x, minlength=64)},
        (4,), {"n": 2000}, {"BLOCK": 512, "BINS": 64}),
    "gather_rows": Case(
        "gather_rows",
        lambda rng: {"table": normal(rng, 50, 96), "index": whole(rng, 0, 50, 37),
                     "out": f32(37, 96)},
        lambda table, index, **_: {"out": table[index]},
        (10,), {"columns": 96, "n": 37}, {"BLOCK": 128, "ROWS": 4}),
    "shuffled": Case(
        "shuffled",
        lambda rng: {"x": normal(rng, 128), "index": rng.permutation(128).astype(np.int32),
                     "out": f32(256)},
        _shuffled, (1,), {}, {"BLOCK": 128}),
    "transposed": Case(
        "transposed", lambda rng: {"x": normal(rng, 70, 50), "out": f32(50, 70)},
        lambda x, **_: {"out": x.T}, (3, 2), {"rows": 70, "columns": 50}, {"BLOCK": 32}),
    "matmul_f16": _matmul(np.float16, 64, 48, 80, "float32"),
    "matmul_f16_deep": _matmul(np.float16, 64, 64, 256, "float32", out=np.float16,
                               block=(64, 64, 32), num_stages=4),
    "matmul_bf16": _matmul("bf16", 32, 64, 64, "float32"),
    "matmul_tf32": _matmul(np.float32, 48, 64, 64, "float32", near=6e-3),
    "matmul_ieee": _matmul(np.float32, 32, 32, 64, "float32", precision="ieee", near=1e-5),
    "matmul_int8": _matmul(np.int8, 64, 64, 128, "int32", out=np.int32, block=(32, 32, 64),
                           near=0.0),
    "matmul_f64": _matmul(np.float64, 32, 32, 32, "float64", out=np.float64, precision="ieee",
                          near=1e-12),
    "attention": _attended(False),
    "attention_causal": _attended(True),
    "dropout": Case(
        "dropout", lambda rng: {"x": normal(rng, 500), "out": f32(500), "noise": f32(500)},
        _dropout, (2,), {"share": 0.25, "seed": 123456789, "n": 500}, {"BLOCK": 256}, near=1e-4),
    "quantise": Case(
        "quantise",
        lambda rng: {"x": normal(rng, 4, 250), "codes": np.zeros((4, 250), np.int8),
                     "scales": f32(4)},
        _quantise, (4,), {"columns": 250}, {"BLOCK": 256}, near=1e-6),
    "narrow": Case(
        "narrow",
        lambda rng: {"x": normal(rng, 256), "halves": np.zeros(256, np.float16),
                     "brains": np.zeros(256, np.uint16), "eights": f32(256)},
        _narrow, (2,), {"n": 250}, {"BLOCK": 128}, {"brains": "bf16"}),
    "integers": Case(
        "integers",
        lambda rng: {"x": whole(rng, -(1 << 31), 1 << 31, 200),
                     "y": whole(rng, 1, 5000, 200) * rng.choice([-1, 1], 200).astype(np.int32),
                     "out": i32(5, 200)},
        _integers, (2,), {"n": 200}, {"BLOCK": 128}),
    "rotary": Case(
        "rotary",
        lambda rng: {"x": normal(rng, 6, 3, 64), "angles": normal(rng, 6, 32) * 5,
                     "out": f32(6, 3, 64)},
        _rotary, (6,), {"heads": 3}, {"DEPTH": 64, "HEADS": 4}, near=1e-4),
    "cross_entropy": Case(
        "cross_entropy",
        lambda rng: {"logits": normal(rng, 5, 300) * 3,
                     "labels": np.array([7, -1, 299, 0, 150], np.int64), "losses": f32(5),
                     "gradient": f32(5, 300)},
        _cross_entropy, (5,), {"classes": 300}, {"BLOCK": 128}, near=1e-4),
    "locked_sum": Case(
        "locked_sum",
        lambda rng: {"x": normal(rng, 500), "out": f32(128), "lock": i32(1), "count": i32(1)},
        lambda x, **_: {"out": np.pad(x, (0, 12)).reshape(4, 128).sum(0), "count": [1],
                        "lock": [0]},
        (4,), {"n": 500}, {"BLOCK": 128}, near=1e-4),
    "stencil": Case(
        "stencil",
        lambda rng: {"x": normal(rng, 9, 150, dtype=np.float64),
                     "weights": normal(rng, 3, 3, dtype=np.float64),
                     "out": np.zeros((9, 150))},
        _stencil, (9, 2), {"rows": 9, "columns": 150}, {"BLOCK": 128, "R": 1}, near=1e-12),
    "persistent": Case(
        "persistent", lambda rng: {"x": whole(rng, 0, 1000, 1000), "out": i32(1000)},
        lambda x, **_: {"out": np.where(x % 2 == 0, x // 2, 3 * x + 1)},
        (3,), {"n": 1000, "blocks": 3}, {"BLOCK": 128, "debug": True}),
}  # fmt: skip
