"""PTX from LLVM IR, by llvmlite's NVPTX back end.

`LLVM ERROR` aborts the process (an unsupported intrinsic, for instance), also for IR that
verifies: call this in worker processes only.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import CompileFailed
from gevo.outcome import Outcome

TRIPLE = "nvptx64-nvidia-cuda"
PTX_VERSION = "+ptx88"
"""Without it llvmlite writes an older PTX than sm_90 needs."""


def emit_ptx(text: str, cpu: str = "sm_90") -> str:
    """PTX for a module's text; raises CompileFailed when LLVM refuses the text."""
    try:
        module: Any = llvm.parse_assembly(text, context=llvm.create_context())  # pyright: ignore
        module.verify()
        return _machine(cpu).emit_assembly(module)
    except RuntimeError as error:
        reason = " ".join(str(error).split())
        raise CompileFailed(f"LLVM refuses the module: {reason}", Outcome.INVALID) from error


@cache
def _machine(cpu: str) -> Any:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target: Any = llvm.Target.from_triple(TRIPLE)  # pyright: ignore
    return target.create_target_machine(cpu=cpu, features=PTX_VERSION, opt=3)
