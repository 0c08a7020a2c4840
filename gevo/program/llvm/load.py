"""LLVM IR programs: from text to a `Program`, and from a `Program` to an editor."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.canonical import canonical_text
from gevo.program.llvm.editor import LlvmEditor
from gevo.program.llvm.syntax.module import reachable, references, split_module

__all__ = ["LlvmEditor", "load_text"]


def load_text(
    text: str,
    entry: Sequence[str] = (),
    source: str = "<text>",
    launched: Collection[str] | None = None,
) -> Program:
    """A program from LLVM IR text; `load_text(p.text, p.entry)` gives `p` again.

    Args:
        text: LLVM IR for nvptx64 with at least one kernel, e.g. from
            `clang --cuda-device-only -S -emit-llvm`.
        entry: Names of the functions that may be edited; by default the launched kernels and the
            defined functions that they reach.
        source: Name of the file, for messages.
        launched: Names of the kernels that are launched; None for all.

    Raises:
        ProgramError: Not valid IR, another target, no kernel, or an unknown entry, or one that
            no launched kernel leads to.
    """
    canonical = canonical_text(text, source)
    module = split_module(canonical)
    names = [*module.defined]
    kernels = [f.name for f in module.functions if f.kernel]
    if not kernels:
        raise ProgramError(f"{source}: there is no kernel (ptx_kernel function) in this module")
    run = tuple(k for k in kernels if launched is None or k in launched) or tuple(kernels)
    unknown = [name for name in entry if name not in names]
    if unknown:
        raise ProgramError(
            f"{source}: there is no function {unknown[0]}; the module defines {', '.join(names)}"
        )
    reached = reachable(references(module), run)
    if idle := [name for name in entry if name not in reached and run != tuple(kernels)]:
        raise ProgramError(
            f"{source}: {idle[0]} is no part of what the workload launches ({', '.join(run)})"
        )
    wanted = set(entry) or reached
    found = tuple(name for name in names if name in wanted)
    return Program(Dialect.LLVM, canonical, found, launched=() if run == tuple(kernels) else run)
