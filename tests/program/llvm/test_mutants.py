"""Which mutants a kernel has, and that each of them is one small change."""

from __future__ import annotations

import difflib
from collections import Counter
from pathlib import Path

import pytest

from gevo.device.cleanup import clean
from gevo.errors import CompileFailed, ProgramError
from gevo.program.llvm.mutants import Mutant, MutantKind, mutants
from gevo.program.load import load, load_text
from tests.programs import poly

KERNELS = Path(__file__).parents[3] / "kernels"

HEAD = 'source_filename = "k.cu"\ntarget triple = "nvptx64-nvidia-cuda"\n'


def kernel(body: str, arguments: str = "ptr %p, i32 %n, float %f") -> str:
    return f"{HEAD}define ptx_kernel void @k({arguments}) {{\nentry:\n{body}  ret void\n}}\n"


def changes(body: str) -> dict[str, list[str]]:
    """What changes, by kind."""
    found: dict[str, list[str]] = {}
    for mutant in mutants(load_text(kernel(body))):
        found.setdefault(mutant.kind.value, []).append(mutant.change)
    return found


def test_a_comparison_is_forced_flipped_and_moved() -> None:
    body = (
        "  %c = icmp slt i32 %n, 7\n  %s = select i1 %c, i32 %n, i32 3\n  store i32 %s, ptr %p\n"
    )
    assert changes(body) == {
        "guard": ["forced true", "forced false"],
        "comparison": ["slt to sgt"],
        "bound": ["bound + 1", "bound - 1"],
        "constant": ["3 to 4"],
    }


def test_a_bound_that_is_a_value_is_moved_by_an_addition() -> None:
    text = kernel("  %c = icmp ult i32 7, %n\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %p\n")
    program = load_text(text)
    up = next(m for m in mutants(program) if m.change == "bound + 1")
    assert "%gevo.bound = " in up.of(program).text
    assert "%gevo.bound\n" in up.of(program).text
    clean(up.of(program).text)


def test_float_comparisons_gain_and_lose_equality() -> None:
    body = "  %c = fcmp olt float %f, 0.0\n  %z = zext i1 %c to i32\n  store i32 %z, ptr %p\n"
    assert changes(body)["comparison"] == ["olt to ogt", "olt to ole"]
    assert changes(body)["constant"] == ["0.000000e+00 to 1.000000e+00"]


@pytest.mark.parametrize(
    ("operation", "change"),
    [
        ("add i32 %n, %n", "add to sub"),
        ("mul i32 %n, %n", "mul to add"),
        ("ashr i32 %n, %n", "ashr to shl"),
        ("and i32 %n, %n", "and to or"),
        ("call i32 @llvm.smin.i32(i32 %n, i32 %n)", "smin to smax"),
        ("atomicrmw add ptr %p, i32 %n monotonic", "add to sub"),
    ],
)
def test_operators_are_swapped(operation: str, change: str) -> None:
    declare = "declare i32 @llvm.smin.i32(i32, i32)\n"
    program = load_text(kernel(f"  %v = {operation}\n  store i32 %v, ptr %p\n") + declare)
    found = [m for m in mutants(program) if m.kind is MutantKind.OPERATOR]
    assert [m.change for m in found] == [change]
    clean(found[0].of(program).text)


def test_a_decision_of_several_conditions_is_forced_itself() -> None:
    body = (
        "  %a = icmp slt i32 %n, 7\n  %b = icmp sgt i32 %n, 1\n  %c = and i1 %a, %b\n"
        "  %s = select i1 %c, i32 %n, i32 %n\n  store i32 %s, ptr %p\n"
    )
    assert len(changes(body)["guard"]) == 6


def test_barriers_and_fences_are_dropped_and_keep_their_numbers() -> None:
    declare = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
    body = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  fence seq_cst\n"
    found = mutants(load_text(kernel(body) + declare))
    assert [(m.kind, m.change) for m in found] == [(MutantKind.BARRIER, "dropped")] * 2


def test_constants_keep_what_they_must() -> None:
    """Shifts stay within the width, byte offsets aligned, divisors other than zero."""
    body = (
        "  %a = shl i32 %n, 31\n  %b = sdiv i32 %a, -1\n"
        "  %g = getelementptr i8, ptr %p, i64 132\n  store i32 %b, ptr %g\n"
    )
    assert changes(body)["constant"] == ["31 to 30", "-1 to 1", "132 to 136"]


@pytest.mark.parametrize("name", ["bfs", "nw", "srad", "lud_tunable", "svm"])
def test_mutants_of_kernels(name: str) -> None:
    """Names are unique, each changes one instruction, and nearly all compile."""
    program = load(KERNELS / f"{name}.ll")
    found = mutants(program)
    assert len({m.name for m in found}) == len(found)
    assert {m.function for m in found} <= set(program.entry)
    assert found == mutants(program)
    sample = found[:: max(1, len(found) // 40)]
    for mutant in sample:
        assert changed_lines(mutant, program.text) <= 3, mutant.name
    refused = sum(not compiles(mutant.of(program).text) for mutant in sample)
    assert refused <= 1


def changed_lines(mutant: Mutant, text: str) -> int:
    other = text[: mutant.span[0]] + mutant.text + text[mutant.span[1] :]
    pairs = difflib.unified_diff(text.splitlines(), other.splitlines(), n=0, lineterm="")
    return sum(line[0] in "+-" and line[:3] not in ("+++", "---") for line in pairs)


def compiles(text: str) -> bool:
    try:
        clean(text)
    except CompileFailed:
        return False
    return True


def test_names_give_the_source_line() -> None:
    named = [m.name for m in mutants(load(KERNELS / "bfs.ll"))]
    guard = "bfs.cu:12 guard `%cmp = icmp slt i32 %add, %nodes` forced true (u5)"
    assert guard in named


def test_only_functions_that_may_be_edited_have_mutants() -> None:
    program = load(KERNELS / "nw.ll", ("upper_left",))
    assert {m.function for m in mutants(program)} == {"upper_left"}


def test_other_dialects_have_none() -> None:
    path = KERNELS / "mobilenet_digits.mlir"
    pytest.importorskip("jaxlib")
    with pytest.raises(ProgramError, match="LLVM IR"):
        mutants(load(path))


def test_poly() -> None:
    kinds = Counter(m.kind.value for m in mutants(poly()))
    assert kinds == {
        "operator": 10,
        "guard": 4,
        "constant": 6,
        "comparison": 3,
        "bound": 2,
        "barrier": 2,
    }


@pytest.mark.parametrize("kernel", ["nn.ll", "nn.ptx"])
def test_faults_are_at_lines_of_the_source(kernel: str) -> None:
    assert {mutant.place.partition(":")[0] for mutant in mutants(load(KERNELS / kernel))} == {
        "nn.cu"
    }
