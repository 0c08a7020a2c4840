"""`wmma` in every shape, type and layout against numpy, and what NVRTC makes of nvcuda::wmma."""

# ruff: noqa: E501
from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from gevo.child import in_child
from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.errors import LaunchFailed
from gevo.program.ptx.load import lifted
from gevo.program.ptx.warp import registers
from tests.ptx.ptxbench import HEAD, device_run

KINDS = {
    "f16": lambda v: v.astype(np.float16),
    "bf16": lambda v: (v.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16),
    "tf32": lambda v: v.astype(np.float32), "f32": lambda v: v.astype(np.float32),
    "f64": lambda v: v.astype(np.float64), "s32": lambda v: v.astype(np.int32),
    "s8": lambda v: v.astype(np.int8), "u8": lambda v: v.astype(np.uint8),
}  # fmt: skip
LARGE = ("m16n16k16", "m8n32k16", "m32n8k16")
FORMS = [
    *((shape, "f16", d, c) for shape, d, c in product(LARGE, ("f16", "f32"), ("f16", "f32"))),
    *((shape, "bf16", "f32", "f32") for shape in LARGE),
    *((shape, a, "s32", "s32") for shape, a in product(LARGE, ("s8", "u8"))),
    ("m16n16k8", "tf32", "f32", "f32"),
    ("m8n8k4", "f64", "f64", "f64"),
]
LAYOUTS = list(product(("row", "col"), repeat=2))


def numbers(shape: str) -> tuple[int, int, int]:
    m, _, rest = shape[1:].partition("n")
    n, _, k = rest.partition("k")
    return int(m), int(n), int(k)


def matrix(rng, rows: int, columns: int, layout: str, type_: str, stride: int):
    """A matrix, and memory that it lies in with what is between its rows or columns."""
    values = rng.integers(0 if type_ == "u8" else -4, 5, (rows, columns))
    lines = values if layout == "row" else values.T
    memory = np.full((len(lines), stride), 77)
    memory[:, : lines.shape[1]] = lines
    return values, KINDS[type_](memory)


def kernel(shape: str, type_: str, d: str, c: str, layouts, strides, more: str = "") -> str:
    types = {"a": type_, "b": type_, "c": c, "d": d}
    held, lines = {}, []
    for part in "abcd":
        kind, count = registers(shape, part, types[part])
        letter = {"double": "f64", "float": "f32"}.get(kind, "b32")
        lines.append(f".reg .{letter} %{part}<{count}>; .reg .b64 %p{part};")
        lines.append(f"ld.param.u64 %p{part}, [k_{part}];")
        held[part] = "{" + ", ".join(f"%{part}{n}" for n in range(count)) + "}"
    layout = {"a": layouts[0], "b": layouts[1], "c": layouts[0], "d": layouts[1]}
    given = {part: f", {strides[part]}" if strides[part] else "" for part in strides}
    for part in "abc":
        lines.append(f"wmma.load.{part}.sync.aligned.{layout[part]}.{shape}.global.{types[part]} "
                     f"{held[part]}, [%p{part}]{given[part]};")  # fmt: skip
    words = f"{d}.{c}" if type_ == "f16" else f"{d}.{type_}.{type_}.{c}"
    rounding = "rn." if type_ == "f64" else ""
    lines.append(f"wmma.mma.sync.aligned.{layouts[0]}.{layouts[1]}.{shape}.{rounding}{words}{more} "
                 f"{held['d']}, {held['a']}, {held['b']}, {held['c']};")  # fmt: skip
    lines.append(
        f"wmma.store.d.sync.aligned.{layout['d']}.{shape}.global.{d} [%pd], {held['d']}{given['d']};"
    )
    parameters = ", ".join(f".param .u64 k_{part}" for part in "abcd")
    body = "\n".join(lines)
    return f"{HEAD}.visible .entry k({parameters}) {{\n{body}\nret; }}"


def case(shape: str, type_: str, d: str, c: str, layouts, padding: int = 8):
    """A kernel, what it is given, and what it should leave."""
    m, n, k = numbers(shape)
    rng = np.random.default_rng(m + k)
    sizes = {"a": (m, k), "b": (k, n), "c": (m, n), "d": (m, n)}
    layout = {"a": layouts[0], "b": layouts[1], "c": layouts[0], "d": layouts[1]}
    width = {part: sizes[part][layout[part] == "row"] + padding for part in sizes}
    (a, in_a), (b, in_b), (x, in_c) = (
        matrix(rng, *sizes[part], layout[part], t, width[part])
        for part, t in zip("abc", (type_, type_, c), strict=True)
    )
    expected = a @ b + x
    lines = expected if layout["d"] == "row" else expected.T
    out = KINDS[d](np.full((len(lines), width["d"]), 55))
    wanted = out.copy()
    wanted[:, : lines.shape[1]] = KINDS[d](lines)
    strides = dict.fromkeys("abcd", "") if not padding else width
    buffers = {"a": in_a, "b": in_b, "c": in_c, "d": out}
    return kernel(shape, type_, d, c, layouts, strides), buffers, wanted


def check(text: str, buffers, wanted) -> None:
    found = device_run(text, "k", buffers, list("abcd"))["d"]
    np.testing.assert_array_equal(found, wanted)


@pytest.mark.parametrize("form", FORMS, ids="-".join)
def test_products_are_those_of_numpy(form) -> None:
    # Each matrix lies in rows once and in columns once; forms beside one another differ in which
    # of them do so together.
    first = FORMS.index(form) % 2
    for layouts in (LAYOUTS[first], LAYOUTS[3 - first]):
        check(*case(*form, layouts))


@pytest.mark.parametrize("form", FORMS[::3], ids="-".join)
def test_without_a_stride_rows_or_columns_lie_close(form) -> None:
    check(*case(*form, ("row", "col"), padding=0))


@pytest.mark.parametrize("form", FORMS, ids="-".join)
def test_emitted_again_it_is_the_same_operation(form) -> None:
    text, buffers, wanted = case(*form, ("col", "row"))
    again = in_child(emitted, (text,), 60)
    for line in text.splitlines():
        if line.startswith("wmma"):
            words = line.split()[0].replace(".rn.f64", ".f64")
            assert words in again.replace(".rn.f64", ".f64"), words
    check(again, buffers, wanted)


def emitted(text: str) -> str:
    return emit_ptx(clean(lifted(text)))


def test_integer_sums_saturate_where_they_are_told_to() -> None:
    shape, layouts = "m16n16k16", ("row", "col")
    text, buffers, _ = case(shape, "s8", "s32", "s32", layouts)
    buffers["a"][:], buffers["b"][:] = 1, 1
    buffers["c"][:] = 2**31 - 5
    strides = {"a": 24, "b": 24, "c": 24, "d": 24}
    wrapped = device_run(text, "k", buffers, list("abcd"))["d"]
    clamped = device_run(kernel(shape, "s8", "s32", "s32", layouts, strides, ".satfinite"), "k",
                         buffers, list("abcd"))["d"]  # fmt: skip
    assert (wrapped[:16, :16] == -(2**31) + 11).all()
    assert (clamped[:16, :16] == 2**31 - 1).all()


@pytest.mark.parametrize(
    ("type_", "padding", "fails"), [("f16", 4, True), ("f16", 8, False), ("tf32", 2, True)]
)
def test_rows_begin_at_multiples_of_16_bytes(type_, padding, fails) -> None:
    """As the ISA asks of address and stride; a GPU takes no other."""
    form = next(form for form in FORMS if form[1] == type_ and "f32" in form[2:])
    text, buffers, wanted = case(*form, ("row", "col"), padding=padding)
    if not fails:
        check(text, buffers, wanted)
        return
    with pytest.raises(LaunchFailed, match="misaligned"):
        check(text, buffers, wanted)
