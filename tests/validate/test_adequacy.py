"""What becomes of mutants: killed, equivalent, the same as another, or survivors."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.errors import WorkloadError
from gevo.evaluate.executor import Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.base import Program
from gevo.program.llvm.mutants import Mutant, MutantKind, mutants
from gevo.program.load import load
from gevo.validate.adequacy import (
    Assessment,
    JudgedMutant,
    MutantStatus,
    declared,
    require_known,
    suggestions,
)
from gevo.workload.spec import load as load_workload
from tests.programs import POLY_SPEC, poly

REVERSE = """
source_filename = "reverse.cu"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x i32] undef, align 4

define ptx_kernel void @reverse(ptr %x, ptr %y, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %inside = icmp slt i32 %tid, %n
  br i1 %inside, label %load, label %wait

load:
  %from = getelementptr i32, ptr %x, i32 %tid
  %v = load i32, ptr %from, align 4
  %to = getelementptr i32, ptr addrspace(3) @tile, i32 %tid
  store i32 %v, ptr addrspace(3) %to, align 4
  br label %wait

wait:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %last = sub i32 %n, 1
  %other = sub i32 %last, %tid
  br i1 %inside, label %store, label %end

store:
  %there = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %w = load i32, ptr addrspace(3) %there, align 4
  %out = getelementptr i32, ptr %y, i32 %tid
  store i32 %w, ptr %out, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
"""
SPEC = """
program = "reverse.ll"
[sizes]
n = 64
[arrays.x]
role = "in"
dtype = "i32"
shape = ["n"]
init = { kind = "arange" }
[arrays.y]
role = "out"
dtype = "i32"
shape = ["n"]
[[launch]]
kernel = "reverse"
grid = [1]
block = [64]
args = ["x", "y", "n"]
[[train]]
seed = 1
[fresh]
n = [10, 64]
"""


def judge(
    program: Program, spec: Path, chosen: Sequence[Mutant] | None = None, workers: int = 2
) -> tuple[JudgedMutant, ...]:
    workload = load_workload(spec)
    limits = Limits(workload.timeout_s, len(workload.train))
    pool = LocalPool(WorkerSpec("simt", str(spec), program), workers, limits)
    try:
        every = mutants(program) if chosen is None else chosen
        return Assessment(pool, program, workload).run(every, workers)
    finally:
        pool.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("reverse")
    (path / "reverse.ll").write_text(REVERSE)
    (path / "reverse.toml").write_text(SPEC)
    return path


@pytest.fixture(scope="module")
def reverse(folder: Path) -> tuple[JudgedMutant, ...]:
    """The mutants of a kernel whose only case has the size of the block."""
    return judge(load(folder / "reverse.ll"), folder / "reverse.toml")


@pytest.fixture(scope="module")
def judged() -> tuple[JudgedMutant, ...]:
    return judge(poly(), POLY_SPEC)


def found(judged: Sequence[JudgedMutant], change: str, instruction: str = "") -> JudgedMutant:
    some = [j for j in judged if j.mutant.change == change and instruction in j.mutant.instruction]
    assert len(some) == 1
    return some[0]


def test_a_guard_that_no_case_needs_survives(reverse: tuple[JudgedMutant, ...]) -> None:
    one = found(reverse, "forced true", "%inside =")
    assert one.status is MutantStatus.SURVIVED
    assert found(reverse, "forced false", "%inside =").status is MutantStatus.KILLED


def test_a_dropped_barrier_is_killed_by_the_detector_or_the_output(
    reverse: tuple[JudgedMutant, ...],
) -> None:
    one = found(reverse, "dropped")
    assert one.mutant.kind is MutantKind.BARRIER
    assert one.status is MutantStatus.KILLED
    assert one.reason


def test_a_case_with_another_size_kills_it(
    reverse: tuple[JudgedMutant, ...], folder: Path
) -> None:
    spec = folder / "more.toml"
    spec.write_text(SPEC + "[[heldout]]\nseed = 2\nsizes = { n = 40 }\n")
    guard = found(reverse, "forced true", "%inside =").mutant
    (one,) = judge(load(folder / "reverse.ll"), spec, [guard])
    assert one.status is MutantStatus.KILLED
    assert "out_of_bounds" in one.reason


def test_drawn_cases_are_suggested(reverse: tuple[JudgedMutant, ...], folder: Path) -> None:
    program, spec = load(folder / "reverse.ll"), folder / "reverse.toml"
    workload = load_workload(spec)
    guard = found(reverse, "forced true", "%inside =").mutant
    pool = LocalPool(WorkerSpec("simt", str(spec), program), 1, Limits(10, 1))
    try:
        cases = [
            suggestions(pool, program, workload, [guard], 1, random.Random(1), 4)[guard.name]
            for _ in range(2)
        ]
    finally:
        pool.close()
    assert cases[0] == cases[1]
    assert 10 <= cases[0].size["n"] < 64


def test_needless_barriers_survive_and_do_not_count_as_proved(
    judged: tuple[JudgedMutant, ...],
) -> None:
    statuses = [j.status for j in judged if j.mutant.kind is MutantKind.BARRIER]
    assert statuses == [MutantStatus.SURVIVED] * 2


def test_what_the_cases_of_poly_miss(judged: tuple[JudgedMutant, ...]) -> None:
    """Its inputs are never negative."""
    survivors = [j.mutant for j in judged if j.status is MutantStatus.SURVIVED]
    missed = {m.change for m in survivors if m.kind is not MutantKind.BARRIER}
    assert missed == {"forced false", "olt to ole", "0.000000e+00 to 1.000000e+00"}


def test_equal_mutants_count_once(judged: tuple[JudgedMutant, ...]) -> None:
    names = {j.mutant.name for j in judged}
    for one in judged:
        if one.status is MutantStatus.DUPLICATE:
            assert one.reason in names
            assert found_by_name(judged, one.reason).status is not MutantStatus.DUPLICATE


def found_by_name(judged: Sequence[JudgedMutant], name: str) -> JudgedMutant:
    return next(j for j in judged if j.mutant.name == name)


def test_the_same_for_any_number_of_workers(judged: tuple[JudgedMutant, ...]) -> None:
    assert judge(poly(), POLY_SPEC, workers=1) == judged


def test_nothing_that_is_killed_can_be_proved_equivalent(
    judged: tuple[JudgedMutant, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The proofs are tried on all mutants, as if the cases had seen nothing."""
    killed = {j.mutant.name: j.mutant for j in judged if j.status is MutantStatus.KILLED}
    program, workload = poly(), load_workload(POLY_SPEC)
    pool = LocalPool(WorkerSpec("simt", str(POLY_SPEC), program), 2, Limits(10, 2))
    try:
        blind = Assessment(pool, program, workload)
        right = pool.score(pool.lower(program).result().lowered)
        monkeypatch.setattr(pool, "score", lambda lowered: right)
        monkeypatch.setattr(blind, "_stages", ())
        again = blind.run(tuple(killed.values()), 2)
    finally:
        pool.close()
    assert {j.status for j in again} <= {MutantStatus.SURVIVED, MutantStatus.DUPLICATE}


def test_declared_mutants_are_set_apart(judged: tuple[JudgedMutant, ...]) -> None:
    workload = replace(load_workload(POLY_SPEC), equivalent=(("* barrier * dropped *", "idle"),))
    again = [j for j in declared(judged, workload) if j.mutant.kind is MutantKind.BARRIER]
    assert [(j.status, j.reason, j.declared) for j in again] == [
        (MutantStatus.EQUIVALENT, "idle", True)
    ] * 2


def test_a_declared_mutant_that_is_killed(judged: tuple[JudgedMutant, ...]) -> None:
    workload = replace(load_workload(POLY_SPEC), equivalent=(("* guard * forced *", "why"),))
    with pytest.raises(WorkloadError, match="is killed"):
        declared(judged, workload)


def test_a_declared_mutant_that_is_the_same_as_another(judged: tuple[JudgedMutant, ...]) -> None:
    killed = next(j for j in judged if j.status is MutantStatus.KILLED)
    survivor = next(j for j in judged if j.status is MutantStatus.SURVIVED)
    twin = replace(survivor.mutant, uid="u99")
    workload = replace(load_workload(POLY_SPEC), equivalent=((twin.name, "why"),))
    (_, one) = declared(
        [JudgedMutant(twin, MutantStatus.DUPLICATE, survivor.mutant.name), survivor], workload
    )
    assert one.declared
    with pytest.raises(WorkloadError, match="is killed"):
        declared(
            [JudgedMutant(twin, MutantStatus.DUPLICATE, killed.mutant.name), killed], workload
        )


def test_a_declared_mutant_that_is_not_there() -> None:
    workload = replace(load_workload(POLY_SPEC), equivalent=(("*fence*", "why"),))
    with pytest.raises(WorkloadError, match="there is no mutant '\\*fence\\*'"):
        require_known(mutants(poly()), workload)
