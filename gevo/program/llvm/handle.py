"""LLVM modules in memory, freed in the right order.

A module must be freed before its context. Reference counting does that, but a module that ends
in a reference cycle (an exception's traceback is enough) is freed by Python's garbage
collector in any order, and the process dies. So handles live in a `with` block.
"""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import ProgramError

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
