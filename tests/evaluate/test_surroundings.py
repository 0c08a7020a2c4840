"""What a program reads of the machine or of the time; and what assembly hides."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.surroundings import looked_at
from tests.smallkernel import PLAIN, module, small

READ = "  %m = call i32 @llvm.nvvm.read.ptx.sreg.smid()\n  %r = add i32 %v, %m"
ASM = '  %m = call i64 asm sideeffect "mov.u64 $0, %globaltimer;", "=l"()\n  %r = add i32 %v, 1'
NAMED = "  %smid = mul i32 %v, 3\n  %r = add i32 %smid, 0"
LANE = '  %m = call i32 asm "mov.u32 $0, %laneid;", "=r"()\n  %r = add i32 %v, %m'


@pytest.mark.parametrize(
    ("base", "variant", "names"),
    [
        (PLAIN, READ, ["%smid"]),
        (PLAIN, ASM, ["%globaltimer"]),
        (READ, READ, []),
        (PLAIN, NAMED, []),
        (PLAIN, LANE, []),
    ],
    ids=["register", "assembly", "both", "a_name", "its_own_place"],
)
def test_registers_that_only_the_variant_reads(base, variant, names):
    found = [one.condition.text for one in looked_at(module(base), module(variant), ["k"])]
    assert found == [f"nothing follows from {name}" for name in names]


def assembly(instruction: str) -> str:
    """A body that loads the element of which an instruction tells the place."""
    return (
        f'  %j = call i32 asm "{instruction}", "=r,r"(i32 %i)\n'
        "  %at = zext i32 %j to i64\n  %pw = getelementptr i32, ptr %x, i64 %at\n"
        "  %w = load i32, ptr %pw, align 4\n  %r = mul i32 %w, 3"
    )


@pytest.mark.parametrize(
    ("instruction", "relied"),
    [
        ("mul24.lo.u32 $0, $1, 1;", "fits in 24 bits"),
        ("bfe.u32 $0, $1, 0, 17;", "fits in 17 bits"),
        ("min.u32 $0, $1, 70000;", "70000"),
        ("add.u32 $0, $1, 0;", ""),
    ],
)
def test_an_index_that_assembly_makes(tmp_path, instruction, relied):
    made = small(tmp_path, module(PLAIN))
    workload = made.scorer.workload
    lowered = made.lowered(module(assembly(instruction)))
    found = Contraster(made.scorer).contrast(lowered, (*workload.train, *workload.heldout))
    assert found.ran.ok
    told = [one.condition.text for one in found.relied]
    assert bool(told) == bool(relied)
    assert all(relied in text for text in told)
