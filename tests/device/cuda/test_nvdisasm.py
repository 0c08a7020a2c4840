"""Listings of nvdisasm, and the estimate of issued instructions that is made from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.device.cuda.nvdisasm import Blocks, Instruction, read
from gevo.errors import CompileFailed
from gevo.evaluate.scoring import machine
from gevo.evaluate.scoring.machine import estimate, machine_code, without_lines
from tests.nvrtc import needs_nvrtc

KERNELS = Path(__file__).parents[3] / "kernels"

LISTING = """
	.section	.text.fill,"ax",@progbits
        .type           fill,@function
fill:
.text.fill:
	//## File ".nv_debug_ptx_txt", line 5
        /*0000*/                   S2R R0, SR_TID.X ;
.L_x_0:
	//## File ".nv_debug_ptx_txt", line 7
        /*0010*/                   STG.E desc[UR4][R2.64], R0 ;
	//## File ".nv_debug_ptx_txt", line 8
        /*0020*/              @!P0 BRA `(.L_x_0) ;
        /*0030*/                   EXIT ;
.L_x_1:
        /*0040*/                   BRA `(.L_x_1);
        /*0050*/                   NOP;
        .type           $__internal_0_$__cuda_sm20_rcp_rn_f32_slowpath,@function
$__internal_0_$__cuda_sm20_rcp_rn_f32_slowpath:
        /*0060*/                   MUFU.RCP R3, R3 ;
"""


def test_a_listing_is_read_without_what_pads_it() -> None:
    (name, blocks), *rest = read(LISTING).items()
    assert (name, rest) == ("fill", [])
    found = [[(one.opcode, one.line) for one in block] for block in blocks]
    assert found == [[("S2R", 5)], [("STG.E", 7), ("BRA", 8)], [("EXIT", 8)]]


PTX = """.visible .entry fill()
{
	mov.u32 %r0, %tid.x;
	cvta.to.global.u64 %rd1, %rd0;
$L_loop:
	ld.global.u32 %r1, [%rd1];
	add.u32 %r2, %r2, %r1;
	setp.ne.u32 %p0, %r2, 0;
	@%p0 bra $L_loop;
	ret;
}
"""
EXECUTED = {3: 2.0, 4: 2.0, 6: 80.0, 7: 80.0, 8: 80.0, 9: 80.0, 10: 2.0}


def code(*blocks: str) -> Blocks:
    """Blocks of instructions, each as `opcode:line`."""
    pairs = [[one.split(":") for one in block.split()] for block in blocks]
    return tuple(tuple(Instruction(name, int(line)) for name, line in one) for one in pairs)


def test_blocks_that_are_kept_are_counted_exactly() -> None:
    blocks = code("S2R:3", "LDG:6 IADD3:7 ISETP:8 BRA:9", "EXIT:10")
    assert estimate(blocks, PTX, EXECUTED) == 2 + 4 * 80 + 2


def test_an_unrolled_loop_costs_its_copies_less_often() -> None:
    unrolled = " ".join("LDG:6 IADD3:7" for _ in range(4)) + " ISETP:8 BRA:9"
    assert estimate(code("S2R:3", unrolled, "EXIT:10"), PTX, EXECUTED) == 2 + 10 * 20 + 2


def test_what_was_hoisted_counts_where_it_is() -> None:
    blocks = code("S2R:3 MOV:4 IADD3:7", "LDG:6 ISETP:8 BRA:9", "EXIT:10")
    assert estimate(blocks, PTX, EXECUTED) == 3 * 2 + 3 * 80 + 2


def test_one_line_that_simt_saw_elsewhere_decides_nothing() -> None:
    blocks = code("S2R:3", "LDG:6 IADD3:7 ISETP:8 BRA:9", "EXIT:10")
    assert estimate(blocks, PTX, EXECUTED | {7: 2.0}) == 2 + 4 * 80 + 2


def test_lines_stay_where_debug_lines_are_left_out() -> None:
    text = 'a\n\t.file 1 "k.cu"\n\t.loc 1 3 4, function_name $L, inlined_at 1 2 3\nb\n'
    shown = [line.strip() for line in without_lines(text).splitlines()]
    assert shown == ["a", "", "", "b"]


def test_without_a_tool_it_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "find", lambda arch, isa: None)
    with pytest.raises(CompileFailed, match=r"no ptxas that knows PTX ISA 9.5 for sm_90"):
        machine_code(".version 9.5\n", "sm_90")


@needs_nvrtc
@pytest.mark.parametrize("name", ["nw", "pathfinder", "srad"])
def test_every_instruction_of_our_kernels_has_its_line(name: str) -> None:
    text = without_lines((KERNELS / f"{name}.ptx").read_text())
    found = machine_code(text, "sm_90")
    assert found.source.startswith("ptxas 13.")
    for kernel, blocks in found.kernels.items():
        assert f".entry {kernel}" in text
        assert found.count(kernel) > 20
        assert all(one.line for block in blocks for one in block)
