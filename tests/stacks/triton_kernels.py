"""Our own Triton kernels, one for each kind of thing that Triton makes code for.

`cases.py` says what each is launched with and what it should give; `scripts/build_stacks.py`
compiles them.
"""

from __future__ import annotations

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def saxpy(x, y, out, factor, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    value = factor * tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside)
    tl.store(out + at, value, mask=inside)


@triton.jit
def activations(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v = tl.load(x + at, mask=inside, other=-1.0)
    gelu = 0.5 * v * (1 + tl.erf(v * 0.7071067811865476))
    silu = v * tl.sigmoid(v)
    bent = tl.where(v > 0, tl.sqrt(tl.abs(v)), tl.exp(v) - 1)
    power = libdevice.tanh(v) + tl.cos(v) + libdevice.log1p(tl.abs(v))
    tl.store(out + at, gelu + silu, mask=inside)
    tl.store(out + n + at, bent, mask=inside)
    tl.store(out + 2 * n + at, power, mask=inside)


@triton.jit
def softmax(out, x, stride, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + at, mask=at < columns, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + at, e / tl.sum(e, axis=0), mask=at < columns)


@triton.jit
def layer_norm(x, weight, bias, out, means, scales, columns, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x += row * columns
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        total += tl.load(x + at, mask=at < columns, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / columns
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        v = tl.load(x + at, mask=at < columns, other=0.0).to(tl.float32)
        off = tl.where(at < columns, v - mean, 0.0)
        total += off * off
    scale = 1 / tl.sqrt(tl.sum(total, axis=0) / columns + epsilon)
    tl.store(means + row, mean)
    tl.store(scales + row, scale)
    for start in range(0, columns, BLOCK):
        at = start + tl.arange(0, BLOCK)
        v = tl.load(x + at, mask=at < columns, other=0.0).to(tl.float32)
        w = tl.load(weight + at, mask=at < columns)
        b = tl.load(bias + at, mask=at < columns)
        tl.store(out + row * columns + at, (v - mean) * scale * w + b, mask=at < columns)


@triton.jit
def row_reductions(x, sums, largest, where, smallest, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    v = tl.load(x + row * columns + at, mask=at < columns, other=0)
    tl.store(sums + row, tl.sum(v.to(tl.int64), axis=0))
    tl.store(largest + row, tl.max(v, axis=0))
    tl.store(where + row, tl.argmax(v, axis=0))
    tl.store(smallest + row, tl.xor_sum(v, axis=0))


@triton.jit
def _keep_last(value_a, flag_a, value_b, flag_b):
    return tl.where(flag_b != 0, value_b, value_a + value_b), flag_a | flag_b


@triton.jit
def scans(x, flags, sums, products, segmented, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at)
    tl.store(sums + at, tl.cumsum(v, axis=0))
    tl.store(products + at, tl.cumprod(1 + v / 64, axis=0, reverse=True))
    kept, _ = tl.associative_scan((v, tl.load(flags + at)), 0, _keep_last)
    tl.store(segmented + at, kept)


@triton.jit
def atomics(x, totals, floats, latest, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v = tl.load(x + at, mask=inside, other=0)
    tl.atomic_add(totals + v % 8, 1, mask=inside, sem="relaxed")
    tl.atomic_max(totals + 8 + at * 0, v, mask=inside)
    tl.atomic_min(totals + 9 + at * 0, v - 100, mask=inside)
    tl.atomic_or(totals + 10 + at * 0, v, mask=inside, sem="release")
    tl.atomic_xor(totals + 11 + at * 0, v, mask=inside, scope="cta")
    tl.atomic_and(totals + 12 + at * 0, v | 256, mask=inside)
    tl.atomic_add(floats + v % 4, 0.5, mask=inside)
    old = tl.atomic_xchg(latest + at, v, mask=inside)
    tl.atomic_cas(latest + at, v, old + v)


@triton.jit
def histogram(x, out, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v = tl.load(x + at, mask=inside, other=0)
    tl.atomic_add(out + tl.arange(0, BINS), tl.histogram(v, BINS, mask=inside))


@triton.jit
def gather_rows(table, index, out, columns, n, BLOCK: tl.constexpr, ROWS: tl.constexpr):
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    at = tl.arange(0, BLOCK)
    which = tl.load(index + row, mask=row < n, other=0).to(tl.int64)
    inside = (row < n)[:, None] & (at < columns)[None, :]
    v = tl.load(table + which[:, None] * columns + at[None, :], mask=inside)
    tl.store(out + row[:, None] * columns + at[None, :], v, mask=inside)


@triton.jit
def shuffled(x, index, out, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    v = tl.gather(tl.load(x + at), tl.load(index + at), axis=0)
    a, b = tl.split(tl.reshape(v, [BLOCK // 2, 2]))
    mixed = tl.interleave(tl.flip(b, 0), a)
    tl.store(out + at, tl.sort(mixed, descending=True))
    tl.store(out + BLOCK + at, mixed)


@triton.jit
def transposed(x, out, rows, columns, BLOCK: tl.constexpr):
    r = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    c = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    inside = (r < rows)[:, None] & (c < columns)[None, :]
    v = tl.load(x + r[:, None] * columns + c[None, :], mask=inside)
    inside = (c < columns)[:, None] & (r < rows)[None, :]
    tl.store(out + c[:, None] * rows + r[None, :], tl.trans(v), mask=inside)


@triton.jit
def matmul(a, b, c, m, n, k, stride_a, stride_b, stride_c, M: tl.constexpr, N: tl.constexpr,
           K: tl.constexpr, ACCUMULATOR: tl.constexpr, PRECISION: tl.constexpr):  # fmt: skip
    r = tl.program_id(0) * M + tl.arange(0, M)
    s = tl.program_id(1) * N + tl.arange(0, N)
    d = tl.arange(0, K)
    total = tl.zeros((M, N), dtype=ACCUMULATOR)
    for start in range(0, k, K):
        inside = (r < m)[:, None] & (start + d < k)[None, :]
        x = tl.load(a + r[:, None] * stride_a + (start + d)[None, :], mask=inside, other=0)
        inside = (start + d < k)[:, None] & (s < n)[None, :]
        y = tl.load(b + (start + d)[:, None] * stride_b + s[None, :], mask=inside, other=0)
        total = tl.dot(x, y, total, input_precision=PRECISION, out_dtype=ACCUMULATOR)
    inside = (r < m)[:, None] & (s < n)[None, :]
    tl.store(c + r[:, None] * stride_c + s[None, :], total.to(c.dtype.element_ty), mask=inside)


@triton.jit
def attention(q, k, v, out, keys, scale, QUERIES: tl.constexpr, KEYS: tl.constexpr,
              DEPTH: tl.constexpr, CAUSAL: tl.constexpr):  # fmt: skip
    rows = tl.program_id(0) * QUERIES + tl.arange(0, QUERIES)
    head = tl.program_id(1) * keys * DEPTH
    d = tl.arange(0, DEPTH)
    query = tl.load(q + head + rows[:, None] * DEPTH + d[None, :])
    largest = tl.full([QUERIES], -float("inf"), tl.float32)
    below = tl.zeros([QUERIES], tl.float32)
    total = tl.zeros([QUERIES, DEPTH], tl.float32)
    for start in range(0, keys, KEYS):
        at = start + tl.arange(0, KEYS)
        key = tl.load(k + head + at[None, :] * DEPTH + d[:, None])
        score = tl.dot(query, key) * (scale * 1.4426950408889634)
        if CAUSAL:
            score = tl.where(rows[:, None] >= at[None, :], score, -1e30)
        new = tl.maximum(largest, tl.max(score, 1))
        weight = tl.exp2(score - new[:, None])
        old = tl.exp2(largest - new)
        below = below * old + tl.sum(weight, 1)
        value = tl.load(v + head + at[:, None] * DEPTH + d[None, :])
        total = tl.dot(weight.to(value.dtype), value, total * old[:, None])
        largest = new
    tl.store(out + head + rows[:, None] * DEPTH + d[None, :],
             (total / below[:, None]).to(tl.float16))  # fmt: skip


@triton.jit
def dropout(x, out, noise, share, seed, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    v = tl.load(x + at, mask=inside)
    kept = tl.rand(seed, at) > share
    tl.store(out + at, tl.where(kept, v / (1 - share), 0.0), mask=inside)
    tl.store(noise + at, tl.randn(seed, at), mask=inside)


@triton.jit
def quantise(x, codes, scales, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    v = tl.load(x + row * columns + at, mask=at < columns, other=0.0).to(tl.float32)
    scale = tl.maximum(tl.max(tl.abs(v), axis=0), 1e-8) / 127
    code = libdevice.rint(v / scale)
    tl.store(codes + row * columns + at, tl.clamp(code, -127.0, 127.0).to(tl.int8), at < columns)
    tl.store(scales + row, scale)


@triton.jit
def narrow(x, halves, brains, eights, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    v = tl.load(x + at, mask=at < n)
    tl.store(halves + at, v.to(tl.float16) * 3, mask=at < n)
    tl.store(brains + at, v.to(tl.bfloat16) + 1, mask=at < n)
    tl.store(eights + at, v.to(tl.float8e5).to(tl.float32), mask=at < n)


@triton.jit
def integers(x, y, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    a = tl.load(x + at, mask=inside, other=0)
    b = tl.load(y + at, mask=inside, other=1)
    tl.store(out + at, a // b, mask=inside)
    tl.store(out + n + at, a % b, mask=inside)
    tl.store(out + 2 * n + at, tl.umulhi(a.to(tl.uint32), b.to(tl.uint32)).to(tl.int32), inside)
    wide = (a.to(tl.int64) * b.to(tl.int64)) >> 7
    tl.store(out + 3 * n + at, (wide // 3).to(tl.int32), mask=inside)
    tl.store(out + 4 * n + at, (a << (b & 7)) ^ (a >> 3) & ~b, mask=inside)


@triton.jit
def rotary(x, angles, out, heads, DEPTH: tl.constexpr, HEADS: tl.constexpr):
    token = tl.program_id(0)
    h = tl.arange(0, HEADS)
    d = tl.arange(0, DEPTH // 2)
    angle = tl.load(angles + token * (DEPTH // 2) + d)
    c, s = tl.cos(angle)[None, :], tl.sin(angle)[None, :]
    place = token * heads * DEPTH + h[:, None] * DEPTH + d[None, :]
    inside = (h < heads)[:, None]
    left = tl.load(x + place, mask=inside)
    right = tl.load(x + place + DEPTH // 2, mask=inside)
    tl.store(out + place, left * c - right * s, mask=inside)
    tl.store(out + place + DEPTH // 2, right * c + left * s, mask=inside)


@triton.jit
def cross_entropy(logits, labels, losses, gradient, classes, BLOCK: tl.constexpr):
    row = tl.program_id(0).to(tl.int64)
    logits += row * classes
    largest = -float("inf")
    below = 0.0
    for start in tl.range(0, classes, BLOCK):
        at = start + tl.arange(0, BLOCK)
        v = tl.load(logits + at, mask=at < classes, other=-float("inf"))
        new = tl.maximum(largest, tl.max(v))
        below = below * tl.exp(largest - new) + tl.sum(tl.exp(v - new))
        largest = new
    label = tl.load(labels + row)
    if label >= 0:
        tl.store(losses + row, tl.log(below) + largest - tl.load(logits + label))
    else:
        tl.store(losses + row, 0.0)
    for start in tl.range(0, classes, BLOCK):
        at = start + tl.arange(0, BLOCK)
        v = tl.load(logits + at, mask=at < classes, other=-float("inf"))
        share = tl.exp(v - largest) / below - tl.where(at == label, 1.0, 0.0)
        tl.store(gradient + row * classes + at, tl.where(label >= 0, share, 0.0), at < classes)


@triton.jit
def locked_sum(x, out, lock, count, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    part = tl.load(x + at, mask=at < n, other=0.0)
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    seen = tl.load(count)
    if seen == 0:
        tl.atomic_xchg(count, 1)
    else:
        part += tl.load(out + tl.arange(0, BLOCK))
    tl.store(out + tl.arange(0, BLOCK), part)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@triton.jit
def stencil(x, weights, out, rows, columns, BLOCK: tl.constexpr, R: tl.constexpr):
    row = tl.program_id(0)
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.float64)
    for i in tl.static_range(2 * R + 1):
        for j in tl.static_range(2 * R + 1):
            r, c = row + i - R, at + j - R
            inside = (r >= 0) & (r < rows) & (c >= 0) & (c < columns)
            v = tl.load(x + r * columns + c, mask=inside, other=0.0, cache_modifier=".ca")
            total += tl.load(weights + i * (2 * R + 1) + j, eviction_policy="evict_last") * v
    tl.store(out + row * columns + at, total, mask=at < columns, cache_modifier=".cs")


@triton.jit
def persistent(x, out, n, blocks, BLOCK: tl.constexpr):
    for tile in range(tl.program_id(0), tl.cdiv(n, BLOCK), blocks):
        at = tile * BLOCK + tl.arange(0, BLOCK)
        at = tl.max_contiguous(tl.multiple_of(at, BLOCK), BLOCK)
        v = tl.load(x + at, mask=at < n, other=0)
        tl.device_assert(v < 1000, "too large")
        tl.store(out + at, tl.where((v & 1) == 0, v // 2, 3 * v + 1), mask=at < n)
