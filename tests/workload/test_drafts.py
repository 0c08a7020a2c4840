"""Drafts of workloads for kernels that nothing is known of but their text."""

import functools
import tomllib
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.device.simt.device import SimtDevice
from gevo.evaluate.drafting import draw as drafting
from gevo.evaluate.drafting.choose import _Growing, timing_case
from gevo.evaluate.drafting.draw import Drawn, Finisher, draw_job
from gevo.evaluate.drafting.facts import read_facts
from gevo.evaluate.drafting.measure import fit
from gevo.evaluate.drafting.probe import Prober, Ran
from gevo.evaluate.drafting.sketch import block_candidates, first_sketch
from gevo.finding import Kind
from gevo.program.llvm.facts import texture_read
from gevo.program.load import load as load_program
from gevo.program.load import program_text
from gevo.program.parameters import Launch, plain_name
from gevo.workload.draft import Draft, text_of
from gevo.workload.spec import load
from tests.smallkernel import module

STRANGE = Path(__file__).parent / "scaffolds"
KERNELS = Path(__file__).parents[2] / "kernels"
SLOW = {"attention", "heat_flags", "maxpool", "rings"}
NAMES = sorted(p.stem for p in STRANGE.glob("*.ll"))


@functools.cache
def drawn_of(name: str) -> Drawn:
    return draw(STRANGE / f"{name}.ll")


def draw(path: Path) -> Drawn:
    return draw_job(load_program(path), str(path), path.read_text())


def test_a_kernel_that_waits_for_its_grid_is_launched_cooperatively(tmp_path: Path) -> None:
    path = Path(__file__).parents[1] / "device/cuda/grid_waits.ptx"
    (kernel,), _ = read_facts(program_text(path), clean(load_program(path).text))
    assert kernel.cooperative
    sketch = first_sketch([kernel])
    sketch.blocks[0] = (1,)
    assert sketch.draft().launches[0].cooperative


@pytest.mark.parametrize(
    ("product", "stated", "varied"),
    [
        ("mul i32 %v, %s", False, True),
        ("mul i32 %v, %s", True, False),
        ("sdiv i32 6, %s", False, True),
    ],
)
def test_a_number_that_is_guessed_is_another_one_in_some_cases(
    tmp_path: Path, product: str, stated: bool, varied: bool
) -> None:
    path = tmp_path / "k.ll"
    path.write_text(module(f"  %r = {product}"))
    launches = {"k": [Launch((), (None, None, None, 7))]} if stated else None
    drawn = draw_job(load_program(path), str(path), path.read_text(), launches=launches)
    assert drawn.draft is not None
    cases = (*drawn.draft.train, *drawn.draft.heldout)
    values = [case.sizes["s"] for case in cases if "s" in case.sizes]
    assert bool(values) is varied
    assert set(values) <= {2, 3}
    assert drawn.draft.sizes.get("s") == (1 if varied else None)
    assert drawn.draft.derived.get("s") == (None if varied else "7")
    assert len(cases) == 7  # no more than without


def test_a_number_that_is_guessed_is_a_size_where_an_array_is_used_further_with_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "k.ll"
    row = "%row = srem i32 %i, %half\n  %from = getelementptr i32, ptr %x, i32 %row"
    path.write_text(
        DIVIDING.replace("(ptr %y", "(ptr %x, ptr %y")
        .replace("%rest = srem i32 %i, %half", f"{row}\n  %rest = load i32, ptr %from")
        .replace("fdiv float %fr, %fh", "fadd float %fr, %fh")
    )
    drawn = draw(path)
    assert drawn.draft is not None
    assert drawn.draft.arrays["x"].shape == ("half",)
    cases = (*drawn.draft.train, *drawn.draft.heldout)
    assert len({case.sizes["half"] for case in cases}) > 1
    assert [case.sizes["half"] > 8 for case in drawn.draft.timing] == [True]


DIVIDING = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %y, i32 %n, i32 %half) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %b, %c
  %i = add i32 %base, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %end
work:
  %at = getelementptr i32, ptr %y, i32 %i
  %rest = srem i32 %i, %half
  %fr = sitofp i32 %rest to float
  %fh = sitofp i32 %half to float
  %f = fdiv float %fr, %fh
  %large = fcmp uge float %f, 1.0
  br i1 %large, label %odd, label %even
odd:
  store i32 7, ptr %at
  br label %end
even:
  store i32 %rest, ptr %at
  br label %end
end:
  ret void
}
"""


def test_numbers_that_divide_are_told(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(DIVIDING)
    (kernel,), _ = read_facts(DIVIDING, clean(load_program(path).text))
    assert kernel.flow.divisors == {"half"}


def test_what_a_source_launches_and_passes_comes_first(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(DIVIDING)
    launches = {"k": [Launch((192, 1), (None, None, 6)), Launch((4096,), (None, 9, 6))]}
    drawn = draw_job(load_program(path), str(path), DIVIDING, launches=launches)
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.launches[0].block == (192,)  # no block has 4096 threads
    assert drawn.draft.derived == {"half": "6"}
    assert "as the source passes it" in text_of(drawn.draft, "k.ll")
    assert drawn.draft.launches[0].notes[0].endswith("the block is the source's own.")


def test_arrays_that_larger_cases_use_more_of_are_made_longer_for_the_timing_case(
    tmp_path: Path,
) -> None:
    path = tmp_path / "k.ll"
    path.write_text(DIVIDING)
    prober = Prober(load_program(path), path, tmp_path)
    facts, _ = read_facts(DIVIDING, prober.lowered.text)
    sketch = first_sketch(facts)
    sketch.blocks[0], sketch.numbers["half"] = (128,), "3"
    draft = sketch.draft()
    draft.arrays["y"].role = "inout"
    draft.arrays["y"].shape = ("n - n // 1024",)  # as if that had been fitted
    case = timing_case(prober, sketch, draft)
    assert draft.arrays["y"].shape == ("2", "n - n // 1024")
    assert case is not None
    assert case.sizes["n"] >= 1 << 16
    draft.arrays["y"].role = "out"  # of which each element is written
    draft.arrays["y"].shape = ("n - n // 1024",)
    assert timing_case(prober, sketch, draft) is None


def test_a_case_in_which_threads_race_runs_unwatched_too(tmp_path: Path) -> None:
    """A race leads elsewhere then; rainflow of HeCBench read before an array."""
    path = tmp_path / "k.ll"
    path.write_text(DIVIDING)
    prober = Prober(load_program(path), path, tmp_path)
    facts, _ = read_facts(DIVIDING, prober.lowered.text)
    sketch = first_sketch(facts)
    sketch.blocks[0], sketch.numbers["half"] = (128,), "3"
    draft = sketch.draft()
    draft.arrays["y"].shape = ("n",)
    finisher = Finisher(prober, sketch)
    race = SimpleNamespace(kind=Kind.RACE, region="buffer y")
    finisher._kinds = frozenset({(race.kind, race.region)})
    assert finisher._runs(draft, {}, 1, Ran(findings=(race,)))
    draft.arrays["y"].shape = ("n // 2",)  # and so what was watched is not what happens
    assert not finisher._runs(draft, {}, 1, Ran(findings=(race,)))
    assert finisher._runs(draft, {}, 1, Ran())


@pytest.mark.slow
def test_no_draft_divides_integers_by_zero(tmp_path: Path) -> None:
    """It would reach one block more; but what such a division gives is not defined."""
    path = tmp_path / "k.ll"
    path.write_text(DIVIDING)
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    cases = (*drawn.draft.train, *drawn.draft.heldout)
    given = [drawn.draft.derived.get("half"), drawn.draft.sizes.get("half")]
    given += [case.sizes.get("half") for case in cases]
    values = {int(value) for value in given if value is not None}
    assert values
    assert 0 not in values


FIRST_OF_GRID = """.reg .b32 %g<9>;
mov.u32 %g1, %ctaid.y; mov.u32 %g2, %ctaid.z; add.s32 %g3, %r3, %g1; sub.s32 %g4, 0, %g2;
setp.eq.s32 %p1, %g3, %g4; mov.u32 %g5, %tid.x; mov.u32 %g6, %tid.y; mov.u32 %g7, %tid.z;
or.b32 %g8, %g5, %g6; or.b32 %g8, %g8, %g7; setp.ne.s32 %p2, %g8, 0; @%p2 bra WAIT;"""
"""As cooperative groups ask for the first block, and its first thread, along all axes."""


@pytest.mark.parametrize(("address", "axes"), [("%r3", {"x"}), ("%g1", {"x", "y"})])
def test_axes_of_a_grid_s_barrier_are_none_of_its_kernel(tmp_path: Path, address, axes) -> None:
    text = (Path(__file__).parents[1] / "device/cuda/grid_waits.ptx").read_text()
    text = text.replace("setp.eq.u32 %p1, %r3, 0;", FIRST_OF_GRID)
    text = text.replace("add.u32 %r10, %r3, 1;", f"add.u32 %r10, {address}, 1;")
    path = tmp_path / "k.ptx"
    path.write_text(text)
    (kernel,), _ = read_facts(program_text(path), clean(load_program(path).text))
    assert {axis for _, axis in kernel.flow.registers} == axes
    assert len(block_candidates(kernel)[0]) == len(axes)


TURNED = """.version 8.0
.target sm_80
.address_size 64
.visible .entry turned(.param .u64 turned_param_0, .param .u64 turned_param_1,
  .param .u32 turned_param_2, .param .u32 turned_param_3)
{
  .reg .pred %p<3>; .reg .b32 %r<12>; .reg .f32 %f<9>; .reg .b64 %rd<6>;
  ld.param.u64 %rd1, [turned_param_0]; ld.param.u64 %rd2, [turned_param_1];
  ld.param.u32 %r1, [turned_param_2]; ld.param.u32 %r2, [turned_param_3];
  cvta.to.global.u64 %rd3, %rd2;
  mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x;
  mad.lo.s32 %r6, %r3, %r4, %r5; setp.ge.s32 %p1, %r6, %r1; @%p1 bra done;
  mov.u32 %r7, %ctaid.y; mov.u32 %r8, %ntid.y; mov.u32 %r9, %tid.y;
  mad.lo.s32 %r10, %r7, %r8, %r9; setp.ge.s32 %p2, %r10, %r2; @%p2 bra done;
  cvt.rn.f32.s32 %f1, %r6; cvt.rn.f32.s32 %f2, %r10;
  tex.2d.v4.f32.f32 {%f3, %f4, %f5, %f6}, [%rd1, {%f2, %f1}];
  mad.lo.s32 %r11, %r10, %r1, %r6; mul.wide.s32 %rd4, %r11, 4; add.s64 %rd5, %rd3, %rd4;
  add.f32 %f7, %f3, USED; st.global.f32 [%rd5], %f7;
done: ret;
}
"""


@pytest.mark.parametrize(
    ("used", "channels"),
    [pytest.param("%f3", "", marks=pytest.mark.slow), ("%f5", ", channels = 4")],
)
def test_a_parameter_that_texels_are_read_by_is_a_texture(tmp_path, used, channels) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(TURNED.replace("USED", used))
    names = {"turned": [("image", "y", "width", "height")]}
    drawn = draw_job(load_program(path), str(path), program_text(path), names)
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.launches[0].args[0] == f'{{ texture = "image"{channels} }}'
    image = drawn.draft.arrays["image"]
    assert (image.role, image.dtype) == ("in", "f32")
    assert image.shape == (*("height", "width"), *(["4"] if channels else []))
    assert drawn.covered == drawn.blocks
    spec = tmp_path / "k.toml"
    spec.write_text(text_of(drawn.draft, str(path)))
    program, workload = load_program(path), load(spec)
    device = SimtDevice()
    binary = device.compile(device.lower(program))
    case = max(workload.train, key=lambda one: one.size["width"])
    found = device.run(binary, workload.launches(case), RunOptions()).outputs["y"]
    width, height = (case.size[name] for name in ("width", "height"))
    square = min(width, height)  # beyond which the nearest texel is read, as it is transposed
    rows = found.reshape(-1)[: width * square].reshape(square, width)
    assert len(np.unique(rows[:, :square])) > 100
    assert (rows[:, height:] == rows[:, height - 1 : height]).all()
    assert texture_read(program) == ""


SPREAD = """.version 8.0
.target sm_80
.address_size 64
.visible .entry spread(.param .u64 spread_param_0, .param .u64 spread_param_1,
  .param .u32 spread_param_2, .param .u32 spread_param_3)
{
  .reg .pred %p<4>; .reg .b32 %r<12>; .reg .f32 %f<4>; .reg .b64 %rd<9>;
  ld.param.u64 %rd1, [spread_param_0]; ld.param.u64 %rd2, [spread_param_1];
  ld.param.u32 %r1, [spread_param_2]; ld.param.u32 %r2, [spread_param_3];
  cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
  mov.u32 %r3, %ctaid.x; mov.u32 %r4, %ntid.x; mov.u32 %r5, %tid.x;
  mad.lo.s32 %r6, %r3, %r4, %r5; setp.ge.s32 %p1, %r6, %r1; @%p1 bra done;
  mul.wide.s32 %rd5, %r6, 4; add.s64 %rd6, %rd3, %rd5; mov.f32 %f1, 0f00000000;
  add.s32 %r11, %r2, 30; neg.s32 %r7, %r11;
outer: neg.s32 %r8, %r11;
inner: add.s32 %r9, %r8, %r2; max.s32 %r9, %r9, 0; mul.wide.s32 %rd7, %r9, 4;
  add.s64 %rd8, %rd4, %rd7; ld.global.f32 %f2, [%rd8]; add.f32 %f1, %f1, %f2;
  add.s32 %r8, %r8, 1; setp.le.s32 %p2, %r8, %r2; @%p2 bra inner;
  add.s32 %r7, %r7, 1; setp.le.s32 %p3, %r7, %r2; @%p3 bra outer;
  st.global.f32 [%rd6], %f1;
done: ret;
}
"""


def test_a_source_s_names_of_arrays_are_shared_with_nothing(tmp_path: Path) -> None:
    """Of alternatives the last one would hide what the others write."""
    path = ptx(tmp_path, first=STORE, second=STORE)
    names = {"first": [("image", "count")], "second": [("image", "count")]}
    lowered = clean(load_program(path).text)
    for shared, numbers in ((True, {"count"}), (False, {"count", "count_2"})):
        facts, _ = read_facts(program_text(path), lowered, shared, names)
        assert {array.name for kernel in facts for array in kernel.arrays.values()} >= {
            "image",
            "image_2",
        }
        assert {name for kernel in facts for name in kernel.integers} == numbers


DRAFT = Draft()
RACES = Drawn(DRAFT, blocks=4, covered=4, findings=("race",))


@pytest.mark.parametrize(
    ("alone", "shared", "asked", "taken"),
    [
        (Drawn(DRAFT, blocks=4, covered=4), None, [False], False),  # nothing is missing
        (RACES, Drawn(DRAFT, blocks=4, covered=4), [False, True], True),
        (RACES, Drawn(DRAFT, blocks=4, covered=3), [False, True], False),
        (RACES, replace(RACES), [False, True], False),
        (Drawn(None, "it faults"), Drawn(DRAFT, blocks=4, covered=1), [False, True], True),
        (RACES, Drawn(None, "it faults"), [False, True], False),
    ],
)
def test_a_sources_names_are_shared_where_that_is_better(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    alone: Drawn,
    shared: Drawn | None,
    asked: list[bool],
    taken: bool,
) -> None:
    """Of what goes down an image's columns alone nothing says how far apart its rows must be."""
    drawn: list[bool] = []

    def draw(prober: Prober, text: str, sharing: bool, *about: object) -> Drawn:
        drawn.append(sharing)
        found = shared if sharing else alone
        assert found is not None
        return found

    monkeypatch.setattr(drafting, "_draw", draw)
    path = ptx(tmp_path, first=STORE, second=STORE)
    image = [("image", "pitch")]
    about = load_program(path), str(path), program_text(path)
    found = draw_job(*about, {"first": image, "second": image})
    assert drawn == asked
    assert found is (shared if taken else alone)
    drawn.clear()
    draw_job(*about, {"first": image, "second": [("other", "bytes")]})
    assert drawn == [False]


def test_radii_of_kernels_with_much_work_grow_little_and_differ(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(SPREAD)
    names = {"spread": [("y", "weights", "n", "radius")]}
    drawn = draw_job(load_program(path), str(path), program_text(path), names)
    assert drawn.draft is not None, drawn.failed
    probed = drawn.draft.sizes["radius"]
    large, usual, *_ = (case.sizes for case in drawn.draft.train)
    assert large["n"] > 1.5 * usual["n"]
    assert probed < large["radius"] <= probed + 2
    assert usual["radius"] == probed


def test_the_radius_of_a_filter_makes_its_width() -> None:
    runs = [{"n": n, "r": r, "(2 * r + 1)": 2 * r + 1} for n, r in ((9, 7), (15, 7), (9, 15))]
    fitted = fit([(2 * v["r"] + 1) ** 2 for v in runs], runs, list(runs[0]))
    assert fitted.exact
    assert fitted.shape == ("2 * r + 1", "2 * r + 1")


PTX = """.version 8.0
.target sm_90
.address_size 64
.const .align 4 .b8 table[65536];
{entries}"""
WIDE = """.visible .entry wide(.param .u64 wide_param_0)
{
.reg .pred %p<2>; .reg .b32 %r<8>; .reg .f32 %f<3>; .reg .b64 %rd<8>;
ld.param.u64 %rd1, [wide_param_0];
mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
mad.lo.s32 %r5, %r2, %r3, %r4; setp.ge.s32 %p1, %r5, 16777216; @%p1 bra done;
cvta.to.global.u64 %rd2, %rd1; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd2, %rd3;
ld.global.f32 %f1, [%rd4]; add.f32 %f2, %f1, %f1; st.global.f32 [%rd4], %f2; done: ret;
}
"""
ENTRY = """.visible .entry {name}(.param .u64 {name}_param_0, .param .u32 {name}_param_1)
{{
.reg .pred %p<2>; .reg .b32 %r<8>; .reg .f32 %f<3>; .reg .b64 %rd<8>;
ld.param.u64 %rd1, [{name}_param_0]; ld.param.u32 %r1, [{name}_param_1];
mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x; mov.u32 %r4, %tid.x;
mad.lo.s32 %r5, %r2, %r3, %r4; setp.ge.s32 %p1, %r5, %r1; @%p1 bra done;
cvta.to.global.u64 %rd2, %rd1; mul.wide.s32 %rd3, %r5, 4; add.s64 %rd4, %rd2, %rd3;
and.b32 %r6, %r5, 1023; mul.wide.s32 %rd5, %r6, 16; mov.u64 %rd6, table; add.s64 %rd7, %rd6, %rd5;
ld.const.f32 %f1, [%rd7]; {store} done: ret;
}}
"""
STORE = "st.global.f32 [%rd4], %f1;"


TURN = """.version 8.0
.target sm_90
.address_size 64
.visible .entry turn(.param .u64 turn_param_0, .param .u64 turn_param_1,
  .param .u32 turn_param_2, .param .u32 turn_param_3)
{
.reg .f32 %f<5>; .reg .b32 %r<28>; .reg .b64 %rd<13>;
.shared .align 4 .b8 tile[1024];
ld.param.u64 %rd1, [turn_param_0]; ld.param.u64 %rd2, [turn_param_1];
ld.param.u32 %r1, [turn_param_2]; ld.param.u32 %r2, [turn_param_3];
cvta.to.global.u64 %rd3, %rd1; cvta.to.global.u64 %rd4, %rd2;
mov.u32 %r3, %ctaid.x; shl.b32 %r4, %r3, 4; mov.u32 %r5, %tid.x; add.s32 %r6, %r4, %r5;
mov.u32 %r7, %ctaid.y; shl.b32 %r8, %r7, 4; mov.u32 %r9, %tid.y; add.s32 %r10, %r8, %r9;
mad.lo.s32 %r11, %r10, %r1, %r6; mul.wide.s32 %rd5, %r11, 4; add.s64 %rd6, %rd4, %rd5;
ld.global.f32 %f1, [%rd6];
shl.b32 %r12, %r9, 6; mov.u32 %r13, tile; add.s32 %r14, %r13, %r12;
shl.b32 %r15, %r5, 2; add.s32 %r16, %r14, %r15; st.shared.f32 [%r16], %f1;
shl.b32 %r17, %r1, 3; add.s32 %r18, %r11, %r17; mul.wide.s32 %rd7, %r18, 4;
add.s64 %rd8, %rd4, %rd7; ld.global.f32 %f2, [%rd8]; st.shared.f32 [%r16+512], %f2;
bar.sync 0;
add.s32 %r19, %r8, %r5; add.s32 %r20, %r4, %r9;
shl.b32 %r21, %r5, 6; add.s32 %r22, %r13, %r21; shl.b32 %r23, %r9, 2; add.s32 %r24, %r22, %r23;
ld.shared.f32 %f3, [%r24]; mad.lo.s32 %r25, %r20, %r2, %r19; mul.wide.s32 %rd9, %r25, 4;
add.s64 %rd10, %rd3, %rd9; st.global.f32 [%rd10], %f3;
ld.shared.f32 %f4, [%r24+32]; shl.b32 %r26, %r2, 3; add.s32 %r27, %r25, %r26;
mul.wide.s32 %rd11, %r27, 4; add.s64 %rd12, %rd3, %rd11; st.global.f32 [%rd12], %f4;
ret;
}
"""
"""Transposes tiles of 16 by 16 with blocks of 16 by 8; rows are as long as its numbers say."""


def test_blocks_and_rows_of_a_transposition(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(TURN)
    drawn = draw_job(load_program(path), str(path), program_text(path))
    assert drawn.draft is not None, drawn.failed
    assert not drawn.findings
    assert drawn.draft.launches[0].block == (16, 8)
    # Rows of the array that is only read, too, do not overlap.
    assert sorted(drawn.draft.derived.values()) == ["blocks_x * 16", "blocks_y * 16"]


ROWS = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n, i32 %s) {
  %column = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %bx = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %by = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %in = icmp slt i32 %column, %n
  br i1 %in, label %do, label %end
do:
  BODY
  %v = load float, ptr %from
  %w = fadd float %v, 1.0
  store float %w, ptr %to
  br label %end
end:
  ret void
}
"""


def test_bytes_between_rows_are_a_multiple_of_an_elements(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(
        ROWS.replace(
            "BODY",
            """%row = mul i32 %by, %s
  %x.row = getelementptr i8, ptr %x, i32 %row
  %y.row = getelementptr i8, ptr %y, i32 %row
  %from = getelementptr float, ptr %x.row, i32 %column
  %to = getelementptr float, ptr %y.row, i32 %column""",
        )
    )
    (kernel,), _ = read_facts(path.read_text(), clean(load_program(path).text))
    assert kernel.flow.byte_strides == {"s": 4}
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    assert not drawn.findings
    assert drawn.draft.derived["s"] == "4 * n"
    assert sorted(drawn.draft.arrays["y"].shape) == ["blocks", "n"]


def test_a_row_has_as_many_places_as_there_are_blocks_that_count_them(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(
        ROWS.replace(
            "BODY",
            """%first = mul i32 %by, %s
  %row = add i32 %first, %bx
  %begin = mul i32 %row, %n
  %at = add i32 %begin, %column
  %from = getelementptr float, ptr %x, i32 %at
  %to = getelementptr float, ptr %y, i32 %at""",
        )
    )
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.derived["s"] == "blocks_x"
    assert sorted(drawn.draft.arrays["y"].shape) == ["blocks_x", "blocks_y", "n"]
    (timing,) = drawn.draft.timing
    assert timing.sizes["blocks_x"] > 64


SHARED_ROW = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n, i32 %m) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %row = mul i32 %b, %n
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %j = phi i32 [ %t, %entry ], [ %next, %loop ]
  %at = add i32 %row, %j
  %from = getelementptr float, ptr %x, i32 %at
  %v = load float, ptr %from
  %w = fadd float %v, 1.0
  %to = getelementptr float, ptr %y, i32 %at
  store float %w, ptr %to
  %next = add i32 %j, %size
  %on = icmp slt i32 %next, %n
  br i1 %on, label %loop, label %end
end:
  ret void
}
"""


def test_a_row_that_a_block_shares_is_longer_than_a_blocks_threads_where_it_is_timed(
    tmp_path: Path,
) -> None:
    path = tmp_path / "k.ll"
    path.write_text(SHARED_ROW)
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    (timing,) = drawn.draft.timing
    (threads,) = drawn.draft.launches[0].block
    assert threads < timing.sizes["n"] <= 1024


GRID_ROUNDS = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %blocks = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %first = mul i32 %b, %size
  %i = add i32 %first, %t
  %step = mul i32 %blocks, %size
  %any = icmp slt i32 %i, %n
  br i1 %any, label %loop, label %end
loop:
  %j = phi i32 [ %i, %entry ], [ %next, %loop ]
  %from = getelementptr float, ptr %x, i32 %j
  %v = load float, ptr %from
  %w = fadd float %v, 1.0
  %to = getelementptr float, ptr %y, i32 %j
  store float %w, ptr %to
  %next = add i32 %j, %step
  %on = icmp slt i32 %next, %n
  br i1 %on, label %loop, label %end
end:
  ret void
}
"""


def test_where_threads_go_on_by_whole_grids_they_have_several_rounds(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(GRID_ROUNDS)
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    (launch,) = drawn.draft.launches
    assert launch.grid == (f"ceil_div(n, {4 * launch.block[0]})",)
    assert drawn.draft.arrays["y"].role == "out"


STEPS = ROWS.replace(
    "BODY",
    """%at = mul i32 %column, %s
  %from = getelementptr i8, ptr %x, i32 %at
  %to = getelementptr float, ptr %y, i32 %column""",
)
"""Elements that lie `s` bytes apart."""


def test_a_distance_of_elements_does_not_grow_with_them(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(STEPS)
    drawn = draw(path)
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.derived["s"] == "4 * s_elements"
    assert all("s_elements" not in case.sizes for case in drawn.draft.timing)
    cases = (*drawn.draft.train, *drawn.draft.heldout)
    assert {case.sizes.get("s_elements") for case in cases} >= {2, 3}


def test_shared_bytes_have_as_many_threads_as_elements(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(TURN)
    (kernel,), _ = read_facts(program_text(path), clean(load_program(path).text))
    assert kernel.shared_counts == ((256,),)
    path.write_text(TURN.replace("shared.f32", "shared.u8").replace("%f", "%r"))
    (kernel,), _ = read_facts(program_text(path), clean(load_program(path).text))
    assert kernel.shared_counts == ((1024,),)


def ptx(tmp_path: Path, **stores: str) -> Path:
    """A program of kernels that read a table of structs, by what each does at the end."""
    path = tmp_path / "k.ptx"
    entries = "".join(ENTRY.format(name=name, store=store) for name, store in stores.items())
    path.write_text(PTX.format(entries=entries))
    return path


def test_a_draft_has_the_source_s_names_and_tables_of_structs(tmp_path: Path) -> None:
    path = ptx(tmp_path, _Z5firstPfi=STORE, plain=STORE)
    names = {"first": [("one",), ("out", "n")], "plain": [("out", "n", "more")]}
    drawn = draw_job(load_program(path), str(path), program_text(path), names)
    assert drawn.draft is not None, drawn.failed
    assert set(drawn.draft.arrays) == {"out", "plain_param_0", "table"}
    table = drawn.draft.arrays["table"]
    assert (table.dtype, table.shape) == ("f32", ("16384",))
    assert drawn.draft.arrays["out"].shape == ("n",)
    assert drawn.covered == drawn.blocks


def test_what_can_be_drafted_is_and_the_rest_is_named(tmp_path: Path) -> None:
    path = ptx(tmp_path, endless="again: bra again;", sound=STORE)
    drawn = draw_job(load_program(path), str(path), program_text(path))
    assert drawn.draft is not None, drawn.failed
    assert [one.kernel for one in drawn.draft.launches] == ["sound"]
    (line,) = drawn.left_out
    assert line.startswith("endless: ")
    assert f"Left out: {line}" in drawn.draft.notes
    assert not any("endless" in name for name in (*drawn.draft.sizes, *drawn.draft.arrays))
    tomllib.loads(text_of(drawn.draft, "k.ptx"))


BYTES = """define ptx_kernel void @k(ptr byval([{size} x i8]) align 8 %s, ptr %out) {{
  %1 = load <2 x float>, ptr %s, align 8
  %2 = getelementptr i8, ptr %s, i64 16
  %3 = load i32, ptr %2, align 8
  {more}
  %x = extractelement <2 x float> %1, i64 0
  %y = sitofp i32 %3 to float
  %z = fadd float %x, %y
  store float %z, ptr %out, align 4
  ret void
}}
"""


@pytest.mark.parametrize(
    ("size", "more", "fields"),
    [
        (24, "", ["f32 s_0", "f32 s_1", *["u8 0"] * 8, "i32 s_2", *["u8 0"] * 4]),
        (20, "", ["f32 s_0", "f32 s_1", *["u8 0"] * 8, "i32 s_2"]),
        (20, "%4 = load i64, ptr %s, align 8", ["i8 s_0", "i8 s_1"]),  # and 18 more
    ],
)
def test_a_struct_that_is_passed_as_bytes_has_the_fields_that_are_read(size, more, fields) -> None:
    """As PTX has it, a struct's type is a number of bytes."""
    text = BYTES.format(size=size, more=more)
    (kernel,), unread = read_facts(text, text)
    entries = kernel.arguments[0].removeprefix("{ fields = [").removesuffix("] }").split(", ")
    assert not unread
    assert [one.strip('"') for one in entries][: len(fields)] == fields
    assert len(entries) == (size if more else len(fields))


def test_a_kernel_with_parameters_that_are_not_understood_spoils_no_other() -> None:
    text = (STRANGE / "saxpy.ll").read_text()
    strange = "define ptx_kernel void @k(ptr byval([9999 x i8]) %x) {\nentry:\n  ret void\n}\n"
    facts, unread = read_facts(text + strange, text + strange)
    assert len(facts) == 1
    assert unread == {"k": "a struct with too many fields"}


def test_of_a_grid_that_a_constant_makes_huge_a_size_runs_a_part(tmp_path: Path) -> None:
    path = tmp_path / "k.ptx"
    path.write_text(PTX.format(entries=WIDE))
    drawn = draw_job(load_program(path), str(path), program_text(path))
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.launches[0].grid == ("blocks",)
    assert drawn.draft.sizes["blocks"] < 10
    (array,) = (a for a in drawn.draft.arrays.values() if not a.symbol)
    assert array.shape == ("blocks", str(drawn.draft.launches[0].block[0]))
    (timing,) = drawn.draft.timing
    assert timing.sizes["blocks"] > 1000


def test_rows_whose_length_is_a_constant_are_measured() -> None:
    runs = [{"n": 9, "m": 7}, {"n": 15, "m": 7}, {"n": 9, "m": 13}, {"n": 21, "m": 17}]
    fitted = fit([512 * (v["n"] - 1) + v["m"] for v in runs], runs, ["n", "m"])
    assert fitted.exact
    assert fitted.text == "512 * n + m - 512"
    inner = fit([512 * (v["n"] - 2) + v["m"] - 1 for v in runs], runs, ["n", "m"])
    assert inner.text == "max(1, 512 * n + m - 1025)"
    faster = fit([v["n"] ** 2 + v["m"] for v in runs[:2]], runs[:2], ["n", "m"])
    assert not faster.text.startswith("max")
    square = fit([v["n"] * v["m"] for v in runs], runs, ["n", "m"])
    assert square.shape == ("n", "m")


def test_rows_of_which_data_decide_how_much_is_used_have_room_for_one_more() -> None:
    runs = [{"n": n, "blocks()": -(-n // 128)} for n in (331, 632, 20, 190)]
    used = (19, 25, 7, 22)
    extents = [16 * (v["n"] - 1) + more for v, more in zip(runs, used, strict=True)]
    assert fit(extents, runs, ["n", "blocks()"]).shape == ("17 * n + 17",)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("_ZN7kernels4fillIfLi8EEvPT_", "fill"),
        ("_Z3fooPfi", "foo"),
        ("_ZL3fooi", "foo"),
        ("axpy", "axpy"),
        ("_Z", "_Z"),
    ],
)
def test_kernels_are_known_by_their_names_in_the_source(name: str, plain: str) -> None:
    assert plain_name(name) == plain


@pytest.mark.parametrize(
    "name", [pytest.param(n, marks=[pytest.mark.slow] if n in SLOW else []) for n in NAMES]
)
def test_a_draft_runs_as_it_is(tmp_path: Path, name: str) -> None:
    path = STRANGE / f"{name}.ll"
    drawn = drawn_of(name)
    assert drawn.draft is not None, drawn.failed
    assert drawn.covered >= 0.8 * drawn.blocks
    spec = tmp_path / "w.toml"
    spec.write_text(text_of(drawn.draft, str(path)))
    workload = load(spec)
    assert len(workload.train) >= 2
    assert workload.heldout
    assert {c.sizes for c in workload.train}.isdisjoint(
        c.sizes for c in workload.heldout if c.sizes
    )
    device = SimtDevice()
    binary = device.compile(device.lower(load_program(path)))
    for case in (*workload.train, *workload.heldout):
        results = [
            device.run(binary, workload.launches(case), RunOptions(poison=byte))
            for byte in (0xA5, 0x11)
        ]
        assert results[0].outputs
        for array, values in results[0].outputs.items():
            assert values.tobytes() == results[1].outputs[array].tobytes(), array


def tables(name: str) -> dict:
    drawn = drawn_of(name)
    assert drawn.draft is not None, drawn.failed
    return tomllib.loads(text_of(drawn.draft, f"{name}.ll"))


def test_training_has_a_case_of_one_block_and_one_that_fills_a_gpu() -> None:
    found = tables("saxpy")
    (block,) = found["launch"][0]["block"]
    lengths = [case["sizes"]["arg0"] for case in found["train"]]
    blocks = [-(-length // block) for length in lengths]
    assert min(blocks) == 1
    assert max(blocks) >= 128
    assert any(length % block for length in lengths)
    assert max(lengths) % block  # the last block is not full


def test_extents_roles_and_offsets_of_a_sparse_matrix() -> None:
    found = tables("spmv")
    arrays = found["arrays"]
    roles = [arrays[f"arg{i}"]["role"] for i in range(1, 6)]
    assert roles == ["in", "in", "in", "in", "inout"]
    assert arrays["arg1"]["shape"] == ["arg0 + 1"]
    assert arrays["arg1"]["init"]["kind"] == "offsets"
    assert arrays["arg2"]["shape"] == arrays["arg3"]["shape"] == [arrays["arg1"]["init"]["high"]]
    assert arrays["arg4"]["shape"] == [arrays["arg2"]["init"]["high"]]
    assert arrays["arg2"]["init"]["kind"] == "integers"


def test_rows_whose_length_is_a_difference_are_long_enough_not_to_race() -> None:
    drawn = drawn_of("segments").draft
    assert drawn is not None
    found = tomllib.loads(text_of(drawn, "segments.ll"))
    init = found["arrays"]["arg1"]["init"]
    assert init == {"kind": "offsets", "low": 0, "high": init["high"], "least": 2}
    assert found["arrays"]["arg0"]["shape"] == [init["high"]]
    (timing,) = found["timing"]
    assert timing["sizes"][init["high"]] >= 8 * timing["sizes"]["arg3"]
    assert not any("race" in note for note in drawn.notes)


@pytest.mark.slow  # 23 s: that is what it is about
def test_loops_that_take_too_long_have_fewer_rounds() -> None:
    """The block wants sizes that are multiples of 16; the radius need not be one."""
    found = tables("rings")
    radii = [case["sizes"]["arg4"] for case in found["train"]]
    assert max(radii) == 4
    assert all(case["sizes"]["arg2"] % 16 == 0 for case in found["train"])
    (timing,) = found["timing"]
    assert timing["sizes"]["arg4"] > 4


def test_two_axes_and_what_bounds_them() -> None:
    found = tables("transpose")
    (launch,) = found["launch"]
    assert launch["grid"] == ["ceil_div(arg2, 32)", "ceil_div(arg3, 32)"]
    assert launch["block"] == [32, 8]
    assert found["arrays"]["arg0"]["role"] == "out"
    assert sorted(found["arrays"]["arg0"]["shape"]) == ["arg2", "arg3"]


def test_an_output_that_is_not_all_written_keeps_what_it_held() -> None:
    assert tables("blackscholes")["arrays"]["arg0"]["role"] == "out"
    assert tables("stride_sum")["arrays"]["arg1"]["role"] == "inout"


def test_partial_sums_have_an_element_for_each_block() -> None:
    found = tables("reduce")
    grid = found["launch"][0]["grid"][0]
    assert found["arrays"]["arg1"]["shape"] == [grid]
    assert found["launch"][0]["shared_bytes"] == 4 * found["launch"][0]["block"][0]


def test_sums_of_floats_in_any_order_need_a_tolerance() -> None:
    assert tables("coo")["error"]["metric"] == "max_relative"
    assert tables("saxpy")["error"]["metric"] == "exact"


def test_structs_and_variables_of_the_module() -> None:
    fields = tables("image")["launch"][0]["args"][2]["fields"]
    assert [f.split()[0] for f in fields] == ["i32", "i32", "i32", "f32", "i8"]
    arrays = tables("constants")["arrays"]
    assert {a["symbol"] for a in arrays.values() if "symbol" in a} == {"filter", "radius"}


def test_addresses_in_structs_are_arrays(tmp_path: Path) -> None:
    path = tmp_path / "fields.ptx"  # which has bytes for a struct
    path.write_text(emit_ptx(clean((STRANGE / "fields.ll").read_text())))
    found = draw_job(load_program(path), str(path), program_text(path)).draft
    assert found is not None
    spec = tomllib.loads(text_of(found, path.name))
    (fields,) = (a["fields"] for a in spec["launch"][0]["args"] if isinstance(a, dict))
    types, names = zip(*(one.split() for one in fields), strict=True)
    assert types == ("ptr", "ptr", "ptr", "i32")
    arrays = [spec["arrays"][name] for name in names[:3]]
    assert [one["role"] for one in arrays] == ["in", "inout", "in"]
    assert [one["dtype"] for one in arrays] == ["f32", "f32", "i8"]
    assert all(one["shape"] == [names[3]] for one in arrays)


def test_a_draft_is_the_same_every_time() -> None:
    again = draw(STRANGE / "gather.ll").draft
    assert again is not None
    assert tomllib.loads(text_of(again, "gather.ll")) == tables("gather")


def test_what_cannot_be_drawn_says_why(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(
        'target triple = "nvptx64-nvidia-cuda"\ndeclare i32 @other(i32)\n'
        "define ptx_kernel void @k(ptr %x) {\nentry:\n  %v = call i32 @other(i32 1)\n"
        "  store i32 %v, ptr %x, align 4\n  ret void\n}\n"
    )
    drawn = draw(path)
    assert drawn.draft is None
    assert "other" in drawn.failed


@pytest.mark.slow
@pytest.mark.parametrize("name", ["hotspot", "matmul", "pathfinder", "srad", "nn", "gaussian"])
def test_our_own_kernels(name: str) -> None:
    drawn = draw(KERNELS / f"{name}.ll")
    assert drawn.draft is not None, drawn.failed
    assert drawn.covered >= 0.8 * drawn.blocks


@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("saxpy", {"arg0": 1 << 24}),
        ("life", {"arg2": 4096, "arg3": 4096}),
        ("mv_warp", {"arg3": 1 << 24, "arg4": 64}),  # rows lie apart: their length is a number
        ("softmax", {"arg2": 1 << 14, "arg3": 1024}),  # a block per row
        ("constants", None),  # an array of the module, which does not grow
    ],
)
def test_the_timing_case_fills_a_gpu_as_far_as_that_is_quickly_told(
    tmp_path: Path, name: str, sizes: dict[str, int] | None
) -> None:
    path = STRANGE / f"{name}.ll"
    drawn = drawn_of(name)
    assert drawn.draft is not None
    (tmp_path / "w.toml").write_text(text_of(drawn.draft, str(path)))
    workload = load(tmp_path / "w.toml")
    assert [dict(c.sizes) for c in workload.timing] == ([sizes] if sizes else [])
    device = SimtDevice()
    binary = device.compile(device.lower(load_program(path)))
    for case in workload.timing:
        recording = device.record(binary, workload.launches(case))
        assert device.replay(binary, recording, RunOptions()).time_ns > 0


ADDING = """target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = getelementptr double, ptr %y, i32 %t
  %was = atomicrmw fadd ptr %at, double 3.0 seq_cst
  ret void
}
"""


def test_what_an_atomic_sum_adds_to_is_given_contents(tmp_path: Path) -> None:
    """The poison that is no output comes to 1e-18 at most, and 3 + 1e-18 is 3."""
    path = tmp_path / "k.ll"
    path.write_text(ADDING)
    drawn = draw(path)
    assert drawn.draft is not None
    assert drawn.draft.arrays["y"].role == "inout"


@pytest.mark.parametrize("fitting", range(8))
def test_the_largest_sizes_that_can_be_recorded_are_bisected(
    monkeypatch: pytest.MonkeyPatch, fitting: int
) -> None:
    tried: list[int] = []

    def recordable(self: _Growing, sizes: dict[str, int]) -> bool:
        tried.append(sizes["n"])
        return sizes["n"] <= fitting

    monkeypatch.setattr(_Growing, "_recordable", recordable)
    growing = [{"n": n} for n in range(1, 8)]
    found = object.__new__(_Growing)._recorded(growing)
    assert found == ({"n": fitting} if fitting else None)
    assert len(tried) <= 4
    assert object.__new__(_Growing)._recorded([]) is None
