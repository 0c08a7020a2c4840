"""`ldmatrix`, `stmatrix` and `mma.sync` against numpy."""

# ruff: noqa: E501
from __future__ import annotations

import numpy as np
import pytest

from gevo.child import in_child
from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.errors import LaunchFailed
from gevo.program.ptx.load import lifted
from tests.ptx.ptxbench import HEAD, device_run

LANES = np.arange(32)
G, T = LANES // 4, LANES % 4


def fragment(matrix: np.ndarray, rows, cols) -> np.ndarray:
    """Registers that hold `matrix[row, col]`, several elements in each: (lanes, registers)."""
    packed = np.ascontiguousarray(
        np.stack([matrix[r, c] for r, c in zip(rows, cols, strict=True)], 1)
    )
    return packed.view(np.uint32).reshape(32, -1)


def places(bits: int, depth: int) -> tuple[list, list, list, list]:
    """Rows and columns of A, and rows and columns of B, in the order of the registers."""
    each = 32 // bits
    groups = depth // (4 * each)
    ar, ac, br, bc = [], [], [], []
    for m in range(groups):
        for half in (0, 1):
            for j in range(each):
                ar.append(G + 8 * half)
                ac.append(each * T + j + 4 * each * m)
        for j in range(each):
            br.append(each * T + j + 4 * each * m)
            bc.append(G)
    return ar, ac, br, bc


def bf16(values: np.ndarray) -> np.ndarray:
    return (values.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)


KINDS = {
    "f16": (16, lambda v: v.astype(np.float16)), "bf16": (16, bf16),
    "tf32": (32, lambda v: v.astype(np.float32)), "s8": (8, lambda v: v.astype(np.int8)),
    "u8": (8, lambda v: (v % 7).astype(np.uint8)),
}  # fmt: skip
SHAPES = [
    ("f16", "f16", 16, "f32"), ("f16", "f16", 8, "f32"), ("f16", "f16", 16, "f16"),
    ("f16", "f16", 8, "f16"), ("bf16", "bf16", 16, "f32"), ("bf16", "bf16", 8, "f32"),
    ("tf32", "tf32", 8, "f32"), ("tf32", "tf32", 4, "f32"), ("s8", "s8", 32, "s32"),
    ("s8", "s8", 16, "s32"), ("u8", "s8", 32, "s32"), ("s8", "u8", 16, "s32"),
]  # fmt: skip


def kernel(a: str, b: str, depth: int, d: str, counts: tuple[int, int, int]) -> str:
    names = ["a", "b", "c"]
    loads, groups = [], []
    for name, count in zip(names, counts, strict=True):
        loads.append(f"ld.param.u64 %p, [{name}]; mad.wide.u32 %p, %i, {4 * count}, %p;")
        registers = [f"%{name}{n}" for n in range(count)]
        loads += [f"ld.global.b32 {r}, [%p+{4 * n}];" for n, r in enumerate(registers)]
        groups.append("{" + ", ".join(registers) + "}")
    stores = [f"st.global.b32 [%p+{4 * n}], %c{n};" for n in range(counts[2])]
    declared = " ".join(f".reg .b32 %{name}<{n}>;" for name, n in zip(names, counts, strict=True))
    return f"""{HEAD}.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c) {{
    .reg .b64 %p; .reg .b32 %i; {declared} mov.u32 %i, %tid.x; {" ".join(loads)}
    mma.sync.aligned.m16n8k{depth}.row.col.{d}.{a}.{b}.{d} {groups[2]}, {groups[0]}, {groups[1]}, {groups[2]};
    {" ".join(stores)} ret; }}"""


def product(a: str, b: str, depth: int, d: str):
    """A kernel, what it is given, and its result in registers."""
    rng = np.random.default_rng(depth)
    x, y, z = (rng.integers(-4, 5, shape) for shape in ((16, depth), (depth, 8), (16, 8)))
    if a == "u8":
        x %= 7
    if b == "u8":
        y %= 7
    ar, ac, br, bc = places(KINDS[a][0], depth)
    cr, cc = [G, G, G + 8, G + 8], [2 * T, 2 * T + 1, 2 * T, 2 * T + 1]
    kind = {"f32": np.float32, "f16": np.float16, "s32": np.int32}[d]
    given = [fragment(KINDS[a][1](x), ar, ac), fragment(KINDS[b][1](y), br, bc),
             fragment(z.astype(kind), cr, cc)]  # fmt: skip
    expected = fragment((x @ y + z).astype(kind), cr, cc)
    counts = tuple(one.shape[1] for one in given)
    return kernel(a, b, depth, d, counts), given, expected


@pytest.mark.parametrize("shape", SHAPES, ids=lambda s: f"m16n8k{s[2]}.{s[3]}.{s[0]}.{s[1]}")
def test_multiply(shape: tuple[str, str, int, str]) -> None:
    text, given, expected = product(*shape)
    buffers = dict(zip("abc", given, strict=True))
    found = device_run(text, "k", buffers, list("abc"))["c"]
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("shape", SHAPES[::5], ids=lambda s: f"m16n8k{s[2]}.{s[0]}")
def test_multiply_after_a_round_trip(shape: tuple[str, str, int, str]) -> None:
    text, given, expected = product(*shape)
    back = in_child(lambda t: emit_ptx(clean(lifted(t))), (text,), 60)
    assert f"mma.sync.aligned.m16n8k{shape[2]}" in back
    found = device_run(back, "k", dict(zip("abc", given, strict=True)), list("abc"))["c"]
    np.testing.assert_array_equal(found, expected)


@pytest.mark.parametrize("what", ["ld", "st"])
@pytest.mark.parametrize("trans", ["", ".trans"])
@pytest.mark.parametrize("pitch", [16, 20, 24])
def test_rows_begin_at_multiples_of_16_bytes(what: str, trans: str, pitch: int) -> None:
    name = f"{what}matrix.sync.aligned.m8n8.x1{trans}.shared.b16"
    operands = "{%r}, [%s]" if what == "ld" else "[%s], {%r}"
    text = f"""{HEAD}.shared .align 16 .b8 tile[1024];
    .visible .entry k(.param .u64 x) {{
    .reg .b32 %i, %s, %t, %r; mov.u32 %i, %tid.x; mov.u32 %t, tile; and.b32 %i, %i, 7;
    mad.lo.u32 %s, %i, {pitch}, %t; mov.b32 %r, 0; st.shared.b32 [%t], %r; {name} {operands}; ret; }}"""
    given = text, "k", {"x": np.zeros(1, np.int32)}, ["x"]
    if pitch == 16:
        device_run(*given)
        return
    verb = "load" if what == "ld" else "store"
    with pytest.raises(LaunchFailed, match=f"misaligned {verb}"):
        device_run(*given)


@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("count", [1, 2, 4])
def test_matrices_are_loaded_and_stored(count: int, transposed: bool) -> None:
    trans = ".trans" if transposed else ""
    group = "{" + ", ".join(f"%r{n}" for n in range(count)) + "}"
    stores = " ".join(f"st.global.b32 [%p+{4 * n}], %r{n};" for n in range(count))
    text = f"""{HEAD}.shared .align 16 .b8 tile[1024];
    .visible .entry k(.param .u64 x, .param .u64 y, .param .u64 z) {{
    .reg .b64 %p; .reg .b32 %i, %s, %t, %v, %r<4>; mov.u32 %i, %tid.x; mov.u32 %t, tile;
    ld.param.u64 %p, [x]; mad.wide.u32 %p, %i, 16, %p; mad.lo.u32 %s, %i, 16, %t;
    ld.global.v4.b32 {{%r0, %r1, %r2, %r3}}, [%p]; st.shared.v4.b32 [%s], {{%r0, %r1, %r2, %r3}};
    bar.sync 0; ldmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 {group}, [%s];
    ld.param.u64 %p, [y]; mad.wide.u32 %p, %i, {4 * count}, %p; {stores}
    bar.sync 0; stmatrix.sync.aligned.m8n8.x{count}{trans}.shared.b16 [%s+512], {group};
    bar.sync 0; ld.shared.v4.b32 {{%r0, %r1, %r2, %r3}}, [%s+512]; ld.param.u64 %p, [z];
    mad.wide.u32 %p, %i, 16, %p; st.global.v4.b32 [%p], {{%r0, %r1, %r2, %r3}}; ret; }}"""
    x = np.arange(4 * 64, dtype=np.uint16).reshape(4, 8, 8)
    y, z = np.zeros((32, count), np.uint32), np.zeros((4, 8, 8), np.uint16)
    out = device_run(text, "k", {"x": x, "y": y, "z": z}, ["x", "y", "z"])
    matrices = x[:count].transpose(0, 2, 1) if transposed else x[:count]
    expected = [matrices[n].reshape(-1).view(np.uint32) if not transposed else
                np.ascontiguousarray(matrices[n]).reshape(-1).view(np.uint32) for n in range(count)]  # fmt: skip
    np.testing.assert_array_equal(out["y"], np.stack(expected, axis=1))
    np.testing.assert_array_equal(np.asarray(out["z"]).reshape(4, 8, 8)[:count], x[:count])
