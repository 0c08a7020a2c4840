from __future__ import annotations

import pytest

from gevo.errors import ProgramError
from gevo.program.llvm.pipeline import opened, opened_program

KERNEL = "define ptx_kernel void @k() {\n  ret void\n}\n"
BROKEN = "define void @k(i32 %n) {\n  %x = add i32 %y, 1\n  %y = add i32 %n, 1\n  ret void\n}\n"


def test_the_module_is_closed_at_the_end_of_the_block():
    with opened(KERNEL) as module:
        assert [f.name for f in module.functions] == ["k"]
    assert module.closed


def test_the_module_is_closed_when_the_block_raises():
    with pytest.raises(KeyError), opened_program(KERNEL, "k.ll") as module:
        raise KeyError
    assert module.closed


@pytest.mark.parametrize("text", ["nonsense", BROKEN])
def test_what_llvm_refuses_is_told_in_one_line(text):
    with pytest.raises(RuntimeError), opened(text):
        pass
    with pytest.raises(ProgramError, match=r"^k\.ll: not valid LLVM IR: [^\n]+$"):
        with opened_program(text, "k.ll"):
            pass
