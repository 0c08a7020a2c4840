"""`printf`, assertions, textures and grid barriers, from PTX."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunResult
from gevo.device.simt.native.printing import MOST_CALLS
from gevo.errors import LaunchFailed
from gevo.finding import Fault, Kind
from gevo.outcome import Outcome
from gevo.program.llvm.facts import texture_read
from gevo.program.load import load_text
from gevo.program.ptx.load import lifted
from gevo.workload.case import Texture

HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"
PRINTS = (
    HEAD
    + """
.extern .func (.param .b32 r) vprintf(.param .b64 a, .param .b64 b);
.global .align 1 .b8 form[64] = {FORM};
.global .align 1 .b8 word[4] = {104, 105, 10};
.visible .entry k(.param .u64 x)
{
  .local .align 8 .b8 frame[24];
  .reg .b32 %r<4>; .reg .b64 %rd<8>;
  ld.param.u64 %rd1, [x];
  mov.u32 %r1, %tid.x;
  mov.u64 %rd2, frame;
  cvta.local.u64 %rd3, %rd2;
  mov.u64 %rd4, word;
  cvta.global.u64 %rd5, %rd4;
  st.local.u32 [frame], %r1;
  st.local.f64 [frame+8], 0d3FF8000000000000;
  st.local.u64 [frame+16], %rd5;
  mov.u64 %rd4, form;
  cvta.global.u64 %rd6, %rd4;
  { .param .b64 a; st.param.b64 [a], %rd6; .param .b64 b; st.param.b64 [b], %rd3;
    .param .b32 q; call.uni (q), vprintf, (a, b); ld.param.b32 %r2, [q]; }
  ret;
}
"""
)


def text(program: str) -> str:
    return load_text(lifted(program, "k.ptx")).text


def printing(form: bytes) -> str:
    numbers = ", ".join(map(str, form.ljust(64, b"\0")))
    return text(PRINTS.replace("FORM", numbers))


def ran(bench, form: bytes, block: int = 1, collect: bool = True, **options) -> RunResult:
    binary = bench.compile(printing(form))
    x = {"x": np.zeros(1, np.int32)}
    return bench.run(binary, "k", x, ["x"], block=block, collect=collect, **options)


def printed(bench, form: bytes, block: int = 1, collect: bool = True) -> str:
    return ran(bench, form, block, collect).printed


def test_what_kernels_print_is_kept_with_the_findings(bench) -> None:
    assert printed(bench, b"%03d|%-6.2f|%s", 2) == "000|1.50  |hi\n001|1.50  |hi\n"
    assert printed(bench, b"%d", 2, collect=False) == ""


def test_what_is_kept_is_bounded(bench) -> None:
    assert len(printed(bench, b"%999999999d")) < 200
    many = printed(bench, b"%d\n", MOST_CALLS + 50)
    assert many.splitlines()[-1] == "…"
    assert len(many.splitlines()) == MOST_CALLS + 1


def test_all_that_is_printed_is_compared_and_not_only_what_is_shown(bench) -> None:
    def digest(form: bytes, block: int = 1, **options) -> str:
        return ran(bench, form, block, **options).printed_digest

    assert ran(bench, b"%d\n", MOST_CALLS + 50).printed == ran(bench, b"%d\n", 300).printed
    assert digest(b"%d\n", MOST_CALLS + 50) != digest(b"%d\n", MOST_CALLS + 51)
    assert digest(b"%d\n", 300).split()[0] == "300"
    assert digest(b"%d\n", 64, order_seed=1) == digest(b"%d\n", 64)
    assert digest(b"%d\n", 64) != digest(b"%d \n", 64)
    assert digest(b"%d\n", 64, collect=False) == digest(b"") == ""
    wide = [digest(f"%{width}d\n".encode()) for width in (100, 101, 4096, 4097, 5000, 10**50)]
    assert len(set(wide)) == len(wide)
    assert ran(bench, b"%100d\n").printed == ran(bench, b"%101d\n").printed
    assert digest(b"%099d%099d%099d%099d%099d1") != digest(b"%099d%099d%099d%099d%099d2")
    assert digest(b"hi\n") == digest(b"h\x69") != digest(b"hi\n\n")
    assert digest(b"\xff") != digest(b"\xfe")
    assert digest(b"%1$") != digest(b"")


def test_hexadecimal_floats_have_all_their_digits(bench) -> None:
    assert printed(bench, b"%d %a") == "0 0x1.8000000000000p+0"


def test_terminals_get_no_commands(bench) -> None:
    assert printed(bench, b"\x1b[2J%d") == "?[2J0"


def test_a_failed_assertion_is_named(bench) -> None:
    program = """
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@s = private addrspace(1) constant [2 x i8] c"x\\00"
declare void @__assertfail(ptr, ptr, i32, ptr, i64)
define ptx_kernel void @k(ptr %x) {
  %v = load i32, ptr %x
  %bad = icmp slt i32 %v, 0
  br i1 %bad, label %fail, label %fine
fail:
  %m = addrspacecast ptr addrspace(1) @s to ptr
  call void @__assertfail(ptr %m, ptr %m, i32 7, ptr %m, i64 1)
  unreachable
fine:
  ret void
}
"""
    binary = bench.compile(program)
    bench.run(binary, "k", {"x": np.zeros(1, np.int32)}, ["x"], block=1)
    with pytest.raises(Fault, match="an assertion does not hold"):
        bench.run(binary, "k", {"x": np.full(1, -1, np.int32)}, ["x"], block=1)


READS = (
    HEAD
    + """
.visible .entry k(.param .u64 t, .param .u64 out, .param .u64 at)
{
  .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %rd<9>;
  ld.param.u64 %rd1, [t]; ld.param.u64 %rd2, [out]; ld.param.u64 %rd3, [at];
  cvta.to.global.u64 %rd4, %rd2; cvta.to.global.u64 %rd5, %rd3;
  mov.u32 %r1, %tid.x;
  mul.wide.u32 %rd6, %r1, 8; add.s64 %rd5, %rd5, %rd6;
  mul.wide.u32 %rd6, %r1, 16; add.s64 %rd4, %rd4, %rd6;
  ld.global.v2.f32 {%f5, %f6}, [%rd5];
  cvt.rmi.s32.f32 %r2, %f5;
  READ
  st.global.v4.f32 [%rd4], {%f1, %f2, %f3, %f4};
  ret;
}
"""
)
ONE = "tex.1d.v4.f32.s32 {%f1, %f2, %f3, %f4}, [%rd1, {%r2}];"
TWO = "tex.2d.v4.f32.f32 {%f1, %f2, %f3, %f4}, [%rd1, {%f5, %f6}];"


def texels(bench, read: str, texture: Texture, data: np.ndarray, places: list) -> np.ndarray:
    binary = bench.compile(text(READS.replace("READ", read)))
    arrays = {
        "data": data,
        "out": np.zeros((len(places), 4), np.float32),
        "at": np.array(places, np.float32),
    }
    result = bench.run(binary, "k", arrays, [texture, "out", "at"], block=len(places))
    return result.outputs["out"]


def test_a_texel_outside_of_one_dimension_is_zero(bench) -> None:
    data = np.arange(1, 6, dtype=np.float32)
    found = texels(
        bench, ONE, Texture("data", extents=(5,)), data, [(-1, 0), (0, 0), (4, 0), (5, 0)]
    )
    assert found[:, 0].tolist() == [0, 1, 5, 0]
    assert not found[:, 1:].any()


@pytest.mark.parametrize("border", [False, True])
def test_coordinates_are_rounded_down_and_clamped_unless_there_is_a_border(
    bench, border: bool
) -> None:
    data = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    texture = Texture("data", extents=(3, 2), border=border)
    found = texels(bench, TWO, texture, data, [(1.9, 0.5), (2.5, 1.5), (-0.5, 1.0), (9.0, -3.0)])
    outside = [0, 0] if border else [4, 3]
    assert found[:, 0].tolist() == [2, 6, *outside]


def test_texels_have_up_to_four_components(bench) -> None:
    data = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    texture = Texture("data", extents=(3, 2), channels=4)
    found = texels(bench, TWO, texture, data, [(2.0, 1.0), (0.0, 0.0)])
    np.testing.assert_array_equal(found, data[[1, 0], [2, 0]])


def mixed(data: np.ndarray, x: float, y: float, at) -> float:
    """What a linear filter gives, by the formula of CUDA's guide; `at` gives a texel."""
    left, low = x - 0.5, y - 0.5
    i, j = int(np.floor(left)), int(np.floor(low))
    a, b = (np.floor((v - np.floor(v)) * 256 + 0.5) / 256 for v in (left, low))
    return (
        (1 - a) * (1 - b) * at(data, i, j) + a * (1 - b) * at(data, i + 1, j)
        + (1 - a) * b * at(data, i, j + 1) + a * b * at(data, i + 1, j + 1)
    )  # fmt: skip


def clamped(data: np.ndarray, i: int, j: int) -> float:
    return data[min(max(j, 0), 1), min(max(i, 0), 2)]


def bordered(data: np.ndarray, i: int, j: int) -> float:
    return data[j, i] if 0 <= i < 3 and 0 <= j < 2 else 0.0


def repeated(data: np.ndarray, i: int, j: int) -> float:
    return data[j % 2, i % 3]


@pytest.mark.parametrize("outside", [clamped, bordered, repeated])
def test_a_linear_filter_mixes_the_texels_around(bench, outside) -> None:
    data = np.array([[1, 20, 3], [40, 5, 60]], np.float32)
    places = [(0.5, 0.5), (1.25, 0.75), (2.9, 1.2), (-0.4, 1.1), (1.001, 2.5), (-7.0, 9.3)]
    wrap = outside is repeated
    given = [(x / 3, y / 2) for x, y in places] if wrap else places
    texture = Texture("data", 0, (3, 2), 1, outside is bordered, True, wrap, wrap)
    found = texels(bench, TWO, texture, data, given)
    wanted = [mixed(data, x, y, outside) for x, y in places]
    # Scaled coordinates are rounded, which may be the next step of a weight.
    np.testing.assert_allclose(found[:, 0], wanted, rtol=1e-5, atol=0.4 if wrap else 0)
    assert not found[:, 1:].any()


@pytest.mark.parametrize("wrap", [False, True])
def test_normalised_coordinates_are_those_of_the_whole_texture(bench, wrap: bool) -> None:
    data = np.arange(1, 7, dtype=np.float32).reshape(2, 3)
    texture = Texture("data", 0, (3, 2), normalised=True, wrap=wrap)
    found = texels(
        bench, TWO, texture, data, [(0.5, 0.25), (0.99, 0.99), (1.2, 0.25), (-0.1, 2.25)]
    )
    assert found[:, 0].tolist() == [2, 6, *([1, 3] if wrap else [3, 4])]


def test_a_texture_of_another_shape_is_out_of_bounds(bench) -> None:
    data = np.zeros(4, np.float32)
    with pytest.raises(LaunchFailed) as failed:
        texels(bench, TWO, Texture("data", extents=(4,)), data, [(0.0, 0.0)])
    assert failed.value.outcome is Outcome.OUT_OF_BOUNDS


IN_ASSEMBLY = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(i64 %t, ptr %y) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = call { float, float, float, float } asm "tex.1d.v4.f32.s32\\09{$0, $1, $2, $3}, [$4, {$5}];", "=f,=f,=f,=f,l,r"(i64 %t, i32 %i)
  %v = extractvalue { float, float, float, float } %r, 0
  %p = getelementptr float, ptr %y, i32 %i
  store float %v, ptr %p, align 4
  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
"""  # noqa: E501


def test_inline_assembly_reads_texels_as_cuda_s_headers_have_it(bench) -> None:
    assert texture_read(load_text(IN_ASSEMBLY)) == ""
    arrays = {"data": np.arange(1, 6, dtype=np.float32), "y": np.zeros(8, np.float32)}
    args = [Texture("data", extents=(5,)), "y"]
    found = bench.run(bench.compile(IN_ASSEMBLY), "k", arrays, args, block=8).outputs["y"]
    assert found.tolist() == [1, 2, 3, 4, 5, 0, 0, 0]


WAITS = (Path(__file__).parents[1] / "cuda/grid_waits.ptx").read_text()


@pytest.mark.parametrize("collect", [False, True])
def test_blocks_of_a_grid_wait_for_one_another(bench, collect: bool) -> None:
    x = np.full(16, -1, np.int32)
    binary, arrays = bench.compile(text(WAITS)), {"x": x}
    result = bench.run(binary, "k", arrays, ["x"], 8, 1, cooperative=True, collect=collect)
    assert result.outputs["x"].tolist() == [*range(8), *range(1, 8), 0]
    assert not result.findings


def test_a_grid_that_cannot_be_there_at_once_is_refused(bench) -> None:
    x = np.zeros(2000, np.int32)
    with pytest.raises(LaunchFailed, match="its 1000 blocks wait for one another"):
        bench.run(bench.compile(text(WAITS)), "k", {"x": x}, ["x"], 1000, 1, cooperative=True)


def test_a_grid_that_waits_without_a_cooperative_launch_is_refused(bench) -> None:
    x = np.zeros(16, np.int32)
    with pytest.raises(LaunchFailed, match=r"k waits for its whole grid.*cooperative = true"):
        bench.run(bench.compile(text(WAITS)), "k", {"x": x}, ["x"], 8, 1)


def test_that_the_barrier_has_been_used_is_no_state_of_the_program(bench) -> None:
    binary, arrays = bench.compile(text(WAITS)), {"x": np.full(16, -1, np.int32)}
    for fresh in (True, False):
        options = {"cooperative": True, "collect": True, "fresh_module": fresh}
        again = bench.run(binary, "k", arrays, ["x"], 8, 1, **options)
    assert [one for one in again.findings if one.kind is Kind.STATE] == []
