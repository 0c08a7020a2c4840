from __future__ import annotations

from pathlib import Path

import pytest

from gevo.errors import ProgramError
from gevo.program.base import Dialect
from gevo.program.llvm.editor import load_text
from gevo.program.load import load, open_editor

ROOT = Path(__file__).parents[3]
FILES = sorted((ROOT / "tests/data/ir").glob("*.ll")) + sorted((ROOT / "kernels").glob("*.ll"))
ODD = ROOT / "tests/data/ir/odd.ll"
REDUCE = ROOT / "tests/data/ir/reduce.ll"


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_loading_canonical_text_gives_it_back(path):
    program = load(path)
    assert program.dialect is Dialect.LLVM
    assert load_text(program.text, program.entry) == program
    assert load_text(program.text).entry == program.entry


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_printing_what_was_parsed_gives_the_text(path):
    program = load(path)
    assert open_editor(program).finish() == program


def test_promises_are_gone():
    text = load(ODD).text + load(REDUCE).text
    bodies = "\n".join(line for line in text.splitlines() if not line.startswith("declare"))
    code = "\n".join(x for x in bodies.splitlines() if not x.startswith("attributes"))
    for word in (
        " nuw", " nsw", " disjoint", " samesign", "noalias", "readonly", "noundef", "nonnull",
        "captures", "!tbaa", "!prof", "llvm.assume", "mustprogress", "tail call",
    ):  # fmt: skip
        assert word not in code, word
    assert "define dso_local ptx_kernel void @scale(ptr %a0, i32 %a1, float %a2)" in code
    own = next(x for x in text.splitlines() if x.startswith("attributes") and "noinline" in x)
    assert "memory(" not in own
    assert "willreturn" not in own


@pytest.mark.parametrize(
    "kept",
    [
        "fadd fast float",
        "fmul contract float",
        'i32 %u22, i32 7 syncscope("block") acq_rel monotonic, align 4',
        "load volatile float",
        "ptr byval(%struct.pair) align 4 %pair",
        "@llvm.memcpy.p0.p0.i64(ptr align 4 %local, ptr align 4 %pair, i64 20, i1 false)",
        "@table = external addrspace(4) constant [16 x float]",
        "declare i32 @vprintf(ptr, ptr)",
        "getelementptr inbounds (i8, ptr addrspacecast",
    ],
)
def test_what_has_meaning_stays(kept):
    assert kept in load(ODD).text


def test_source_lines_and_loop_hints_stay():
    text = load(REDUCE).text
    assert ", !dbg !" in text
    assert "!llvm.loop !" in text
    assert '!"llvm.loop.unroll.disable"' in text
    assert "load float, ptr %u22, align 16" in text or ", align 16, !dbg" in text
    lines = {site.line for site in open_editor(load(REDUCE)).sites()}
    source = (ROOT / "tests/data/ir/reduce.cu").read_text().splitlines()
    barrier = next(i for i, x in enumerate(source, 1) if "__syncthreads" in x)
    assert barrier in lines
    assert max(lines) <= len(source)


def test_results_carry_their_uid_as_name():
    program = load(REDUCE)
    for site in open_editor(program).sites():
        if site.type:
            assert f"%{site.uid} = {'' if site.op != 'call' else 'call'}" in program.text


def test_names_that_gevo_gives_are_taken_away():
    text = """target triple = "nvptx64"
define ptx_kernel void @k(i32 %u7, i32 %keep) {
  %e12 = add i32 %u7, %keep
  %a0 = add i32 %e12, 1
  ret void
}
"""
    program = load_text(text)
    assert "define ptx_kernel void @k(i32 %a0, i32 %keep)" in program.text
    assert "%u0 = add i32 %a0, %keep\n  %u1 = add i32 %u0, 1" in program.text


def test_all_reachable_functions_are_editable_by_default():
    assert load(REDUCE).entry == ("_Z5weighPKfif", "reduce", "scale")


def test_entry_limits_to_the_named_functions_in_module_order():
    program = load(REDUCE, entry=["scale", "reduce"])
    assert program.entry == ("reduce", "scale")
    functions = {site.function for site in open_editor(program).sites()}
    assert functions == {"reduce", "scale"}
    assert program.digest != load(REDUCE).digest


def test_functions_that_no_kernel_reaches_are_left_alone():
    text = """target triple = "nvptx64"
define void @lonely() {
  ret void
}
define ptx_kernel void @k() {
  ret void
}
"""
    assert load_text(text).entry == ("k",)
    assert load_text(text, entry=["lonely"]).entry == ("lonely",)


KERNEL = "define ptx_kernel void @k() {\n  ret void\n}\n"
NVPTX = 'target triple = "nvptx64-nvidia-cuda"\n'


@pytest.mark.parametrize(
    ("text", "entry", "said"),
    [
        ("int main() {}", (), "line 1"),
        (NVPTX + "define void @f() {\n  ret i32 0\n}\n", (), "line 3"),
        ("define void @f() {\n  ret void\n}\n", (), "missing"),
        ('target triple = "x86_64-pc-linux-gnu"\n' + KERNEL, (), "x86_64-pc-linux-gnu"),
        (NVPTX + "define void @f() {\n  ret void\n}\n", (), "no kernel"),
        (NVPTX + KERNEL, ("other",), "defines k"),
    ],
)
def test_wrong_programs_are_refused_in_one_line(tmp_path, text, entry, said):
    path = tmp_path / "kernel.ll"
    path.write_text(text)
    with pytest.raises(ProgramError) as caught:
        load(path, entry)
    assert str(caught.value).startswith(f"{path}: ")
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_unreadable_files_are_refused(tmp_path):
    with pytest.raises(ProgramError, match=r"cannot be read"):
        load(tmp_path / "absent.ll")
    with pytest.raises(ProgramError, match=r"unknown kind of file"):
        load(tmp_path / "kernel.cubin")
    (tmp_path / "binary.ll").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ProgramError, match=r"cannot be read"):
        load(tmp_path / "binary.ll")
