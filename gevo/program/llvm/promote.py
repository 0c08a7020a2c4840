"""Promotes variables in memory to values, for IR that was made without thinking of either."""

from __future__ import annotations

from gevo.program.llvm.handle import opened_program
from gevo.program.llvm.pipeline import run_passes

_PASSES = (
    "sroa",
    "instruction_combine",
    "simplify_cfg",
    "new_gvn",
    "instruction_combine",
    "aggressive_dce",
    "simplify_cfg",
)


def promote(text: str, source: str) -> str:
    """LLVM IR with allocas promoted and what is then simple simplified.

    Loops and calls stay as they are.

    Args:
        text: LLVM IR.
        source: Name of the file, for messages.

    Raises:
        ProgramError: It is not valid LLVM IR.
    """
    with opened_program(text, source) as module:
        run_passes(module, _PASSES)
        return str(module)
