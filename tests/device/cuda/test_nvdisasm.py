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
    """Blocks of instructions, each as `opcode:line`; one that ends with a branch is a loop."""

    def block(text: str) -> tuple[Instruction, ...]:
        pairs = [one.split(":") for one in text.split()]
        loops = int(pairs[-1][0] == "BRA")
        return tuple(Instruction(name, int(line), loops) for name, line in pairs)

    return tuple(block(text) for text in blocks)


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


def test_what_was_hoisted_into_a_block_of_its_own_counts_where_it_is() -> None:
    blocks = code("S2R:3", "IADD3:7", "LDG:6 ISETP:8 BRA:9", "EXIT:10")
    assert estimate(blocks, PTX, EXECUTED) == 2 + 2 + 3 * 80 + 2


def test_what_is_left_of_an_unrolled_loop_is_executed_once() -> None:
    unrolled = " ".join("LDG:6 IADD3:7" for _ in range(3)) + " ISETP:8 BRA:9"
    blocks = code("S2R:3", unrolled, "LDG:6 IADD3:7", "EXIT:10")
    assert estimate(blocks, PTX, EXECUTED) == 2 + 8 * 78 / 3 + 2 * 2 + 2


NESTED = """.visible .entry fill()
{
	mov.u32 %r0, %tid.x;
$L_outer:
	mov.u32 %r2, 0;
$L_inner:
	ld.global.u32 %r1, [%rd1];
	@%p0 bra $L_inner;
	@%p1 bra $L_outer;
	bra.uni $L_end;
$L_rows:
	.branchtargets $L_rows_a, $L_end;
$L_rows_a:
	brx.idx %r1, $L_rows;
$L_end:
	ret;
}
"""


def test_loops_of_ptx_are_found() -> None:
    lines = NESTED.splitlines()
    block_of = machine._blocks(lines)
    depths = machine._depths(lines, block_of)
    assert [depths[block_of[n]] for n in (3, 5, 7, 8, 9, 10, 15)] == [0, 1, 2, 2, 1, 0, 0]


APART = """
	.section	.text.k,"ax",@progbits
	//## File ".nv_debug_ptx_txt", line 3
        /*0000*/              @!P0 BRA `(.L_x_1) ;
.L_x_0:
	//## File ".nv_debug_ptx_txt", line 5
        /*0010*/                   BRA.DIV UR4, `(.L_x_3) ;
        /*0020*/                   SHFL.IDX PT, R0, R0, R1, 0x1f ;
.L_x_4:
        /*0030*/               @P0 BRA P1, `(.L_x_0) ;
.L_x_1:
        /*0040*/                   EXIT ;
.L_x_3:
        /*0050*/                   WARPSYNC.COLLECTIVE R4, `(.L_x_5) ;
.L_x_5:
        /*0060*/                   BRA `(.L_x_4) ;
"""


def test_the_way_of_warps_whose_threads_are_apart_is_left_out() -> None:
    found = [[(one.opcode, one.loops) for one in block] for block in read(APART)["k"]]
    assert found == [
        [("BRA", 0)],
        [("BRA.DIV", 1)],
        [("SHFL.IDX", 1)],
        [("BRA", 1)],
        [("EXIT", 0)],
    ]


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
