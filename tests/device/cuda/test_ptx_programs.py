"""Programs from PTX on the cuda device: what runs is the PTX, until it is edited."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gevo.child import in_child
from gevo.device.cuda.compiler import CudaCompiler, with_visible_variables
from gevo.device.ptx import emit_ptx, isa_of, newest_ptx
from gevo.edits.apply import apply
from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.evaluate.scoring.timed import TimedScorer
from gevo.program.base import Program
from gevo.program.llvm.specialize import launched_only
from gevo.program.load import load
from gevo.testing.poly import POLY, POLY_SPEC
from gevo.workload.spec import load as load_workload
from tests.device.cuda.emulator import open_emulated

COMPILER = CudaCompiler("sm_90", 88)


@pytest.fixture
def program(tmp_path: Path) -> Program:
    path = tmp_path / "poly.ptx"
    path.write_text("// as its user has it\n" + in_child(emit_ptx, (load(POLY).text,), 60))
    return load(path)


def test_what_is_timed_as_the_unmodified_program_is_the_text_as_written(program: Program) -> None:
    scorer = TimedScorer(open_emulated(), load_workload(POLY_SPEC), program, 0.0, races=False)
    assert scorer._lowered_baseline.text == program.ptx
    assert "as its user has it" in scorer._lowered_baseline.text
    lowered = scorer.lower(program.rewritten(program.text)).lowered
    assert lowered is not None
    assert "as its user has it" not in lowered.text
    assert lowered.digest != scorer._lowered_baseline.digest
    duel = scorer.duel(lowered, scorer.workload.train, 3, 1)
    assert duel.candidate.ok
    assert duel.baseline.ok


def test_it_is_launched_as_its_parameters_say(program: Program) -> None:
    interface = COMPILER.lower(program).meta
    assert interface.kernels == COMPILER.lower(program.rewritten(program.text)).meta.kernels


def test_an_edit_makes_llvm_write_the_text(program: Program) -> None:
    applied = apply(program, Patch((Delete("e01", 1, "u2"),)))
    assert not applied.dropped
    assert applied.program.ptx == ""
    assert apply(program, Patch()).program.digest != program.digest


def test_kernels_that_are_not_launched_stay_in_the_text(program: Program) -> None:
    more = "\n.visible .entry other()\n{\n\tret;\n}\n"
    both = replace(program, ptx=program.ptx + more, launched=("poly",))
    lowered = COMPILER.lower(launched_only(both))
    assert lowered.text == both.ptx
    assert set(lowered.meta.kernels) == {"poly"}


def test_hidden_variables_are_found_by_name() -> None:
    text = ".global .align 4 .u32 counter;\n.visible .global .align 4 .u32 seen;\n"
    shown = with_visible_variables(text)
    assert shown.count(".visible .global") == 2


@pytest.mark.parametrize(
    ("cuda", "isa"), [((13, 5), 95), ((13, 0), 90), ((12, 9), 88), ((12, 0), 80), ((11, 0), 70)]
)
def test_the_isa_of_each_cuda_version(cuda: tuple[int, int], isa: int) -> None:
    assert newest_ptx(cuda) == isa


def test_the_isa_of_a_text(program: Program) -> None:
    assert isa_of(program.ptx) == 88
    assert isa_of("no PTX") == 0
