"""Promotes variables in memory to values, for IR that was made without thinking of either."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.program.llvm.handle import opened_program
from gevo.program.llvm.pipeline import machine


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
        tuning: Any = llvm.create_pipeline_tuning_options(speed_level=1)  # pyright: ignore
        builder: Any = llvm.create_pass_builder(machine(), tuning)  # pyright: ignore
        passes: Any = llvm.create_new_module_pass_manager()  # pyright: ignore
        passes.add_sroa_pass()
        passes.add_instruction_combine_pass()
        passes.add_simplify_cfg_pass()
        passes.add_new_gvn_pass()
        passes.add_instruction_combine_pass()
        passes.add_aggressive_dce_pass()
        passes.add_simplify_cfg_pass()
        passes.run(module, builder)
        return str(module)
