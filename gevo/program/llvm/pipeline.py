"""LLVM's default pipeline at -O3 and single passes, with the costs of an Nvidia GPU.

LLVM modules in memory, freed in the right order. A module must be freed before its context.
Reference counting does that, but a module that ends in a reference cycle (an exception's traceback
is enough) is freed by Python's garbage collector in any order, and the process dies. So handles
live in a `with` block.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from functools import cache
from typing import Any

import llvmlite.binding as llvm

from gevo.errors import ProgramError
from gevo.program.llvm.flow import loop_depths

_LINE = re.compile(r"^(?:(\$\w+):|\t(@!?%p\d+ )?\t?([a-z][^\n]*;))", re.MULTILINE)
"""A label, or a guard and an instruction of PTX; directives begin with a dot."""
_GOAL = re.compile(r"bra(?:\.uni)? \t(\$\w+);")
OFTEN = 8
"""How often a loop is taken to go round."""
_POSITION = re.compile(r"<string>:(\d+):\d+: error: (.*)")


@contextmanager
def opened(text: str) -> Generator[Any]:
    """An llvmlite module in a context of its own, verified.

    Raises:
        RuntimeError: LLVM refuses the text.
    """
    context: Any = llvm.create_context()
    try:
        module: Any = llvm.parse_assembly(text, context=context)  # pyright: ignore
        try:
            module.verify()
            yield module
        finally:
            module.close()
    finally:
        context.close()


@contextmanager
def opened_program(text: str, source: str) -> Generator[Any]:
    """As `opened`, but raises ProgramError, in one line that names the file."""
    handle = opened(text)
    try:
        module = handle.__enter__()
    except RuntimeError as reason:
        raise ProgramError(f"{source}: not valid LLVM IR: {one_line(reason)}") from reason
    try:
        yield module
    finally:
        handle.__exit__(None, None, None)


def one_line(reason: RuntimeError) -> str:
    """LLVM's complaint as one line, with the line of the text it is about."""
    text = str(reason)
    if match := _POSITION.search(text):
        return f"line {match[1]}: {match[2]}"
    return next(iter(text.strip().splitlines()), "")


def run_o3(module: Any, grow: bool = True) -> None:
    """Optimise an opened module in place; LLVM may abort the process.

    Args:
        module: Of llvmlite.
        grow: Unroll and vectorise, too.
    """
    tuning: Any = llvm.create_pipeline_tuning_options(speed_level=3)  # pyright: ignore
    if not grow:
        tuning.loop_unrolling = False
        tuning.loop_vectorization = False
        tuning.slp_vectorization = False
    builder: Any = llvm.create_pass_builder(_machine(), tuning)  # pyright: ignore
    builder.getModulePassManager().run(module, builder)


def run_passes(module: Any, names: Iterable[str]) -> None:
    """Run single passes over an opened module, in place; LLVM may abort the process.

    Args:
        module: Of llvmlite.
        names: As llvmlite has them, without `add_` and `_pass`.
    """
    tuning: Any = llvm.create_pipeline_tuning_options(speed_level=3)  # pyright: ignore
    builder: Any = llvm.create_pass_builder(_machine(), tuning)  # pyright: ignore
    manager: Any = llvm.create_new_module_pass_manager()
    for name in names:
        getattr(manager, f"add_{name}_pass")()
    manager.run(module, builder)


def emitted(text: str, kernel: str) -> int:
    """About how many instructions run of what the code generator makes of a kernel.

    Each loop is taken to go round `OFTEN` times. LLVM may abort the process.

    Raises:
        RuntimeError: LLVM refuses the text.
    """
    with opened(text) as module:
        ptx: str = _machine().emit_assembly(module)
    entries = (entry.partition("(") for entry in ptx.split(".entry ")[1:])
    return sum(_runs(rest) for name, _, rest in entries if name == kernel)


def _runs(kernel: str) -> int:
    """Of one kernel's PTX: every line is a block, since that is all the same for loops."""
    lines = _LINE.findall(kernel)
    places = {label: n for n, (label, _, _) in enumerate(lines) if label}
    successors: list[tuple[int, ...]] = []
    for n, (_, guard, rest) in enumerate(lines):
        goal = _GOAL.match(rest)
        ends = not guard and (goal is not None or rest.startswith("ret"))
        behind = () if ends or n + 1 == len(lines) else (n + 1,)
        successors.append((*((places[goal[1]],) if goal else ()), *behind))
    depths = loop_depths(successors)
    return sum(OFTEN**depth for n, depth in depths.items() if lines[n][2])


@cache
def _machine() -> Any:
    """The target that passes ask for costs."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target: Any = llvm.Target.from_triple("nvptx64-nvidia-cuda")  # pyright: ignore
    return target.create_target_machine(cpu="sm_90", features="+ptx88", opt=3)


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
