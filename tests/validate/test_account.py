"""What a text shows of what a program relies on."""

from __future__ import annotations

import pytest

from gevo.program.base import Assumed
from gevo.validate.account import account
from tests.smallkernel import PLAIN, module, program

DECLARED = """
declare void @llvm.nvvm.membar.sys()
declare void @llvm.nvvm.membar.gl()
@progress = addrspace(1) global i32 0, align 4
"""
WAIT = '  call void asm sideeffect "griddepcontrol.wait;", "~{memory}"()\n'


@pytest.mark.parametrize(
    ("line", "alone"),
    [
        ("  call void @llvm.nvvm.membar.sys()\n", True),
        ("  call void @llvm.nvvm.membar.gl()\n", False),
        ('  call void asm sideeffect "fence.acq_rel.sys;", "~{memory}"()\n', True),
        (
            '  call void asm sideeffect "red.relaxed.sys.global.add.s32 [$0], 1;", "l"(ptr %py)\n',
            True,
        ),
        ("  fence seq_cst\n", True),
        ("  %seen = load volatile i32, ptr %px, align 4\n", True),
        ("  store volatile i32 %v, ptr addrspace(1) @progress, align 4\n", True),
        ("  %seen = load volatile i32, ptr addrspace(3) @spare, align 4\n", False),
        ('  call void asm sideeffect "st.volatile.global.u32 [$0], 1;", "l"(ptr %py)\n', True),
        ('  call void asm sideeffect "st.volatile.shared.u32 [$0], 1;", "r"(i32 %n)\n', False),
        ('  fence syncscope("device") seq_cst\n', False),
        (WAIT, True),
        (WAIT.replace(".wait", ".launch_dependents"), False),
    ],
)
def test_what_no_longer_minds_others(line: str, alone: bool) -> None:
    before, after = program(module(line + PLAIN) + DECLARED), program(module(PLAIN) + DECLARED)
    told = [Assumed("k", alone=True)] if alone else []
    assert account(before, None, after, None) == told
    assert account(before, None, before, None) == []
