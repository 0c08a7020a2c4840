"""From a program's text to the canonical text that XLA compiles."""

from __future__ import annotations

from typing import Any

from gevo.device.xla.tensor import Signature, parse_tensor, size_bytes
from gevo.errors import CompileFailed, ProgramError
from gevo.outcome import Outcome
from gevo.program.stablehlo.hoist import WEIGHT, Halves, halves
from gevo.program.stablehlo.load import canonical_text
from gevo.program.stablehlo.mlir import name_of, opened, simplify, walk

MAIN = "main"
"""The one function that is launched."""

MOST_BYTES = 1 << 30
"""Of one tensor: an edit that makes a larger one is refused before anything is allocated."""

_LOOP = "stablehlo.while"


def halved(text: str) -> Halves | None:
    """A module that `canonical` takes in two; see `gevo.program.stablehlo.hoist`."""
    if WEIGHT not in text:
        return None
    try:
        with opened(text) as module:
            simplify(module)
            return halves(canonical_text(module))
    except ProgramError:
        return None  # it runs as a whole


def canonical(text: str, loops: bool = True) -> tuple[str, Signature]:
    """Verify a module, inline and prune it.

    Args:
        text: MLIR.
        loops: Whether the module may have `while` ops.

    Returns:
        Text that does not depend on the names of values, and the types of @main.

    Raises:
        CompileFailed: MLIR refuses the text, there is no @main, or a tensor is too large
            (outcome INVALID); or there is a loop and there may be none.
    """
    try:
        with opened(text) as module:
            simplify(module)
            main = _main(module)
            signature = Signature(
                tuple(parse_tensor(str(t)) for t in main.type.inputs),
                tuple(parse_tensor(str(t)) for t in main.type.results),
            )
            _check(module, loops)
            if "sym_name" in module.operation.attributes:
                del module.operation.attributes["sym_name"]
            return module.operation.get_asm(enable_debug_info=False), signature
    except ProgramError as error:
        raise CompileFailed(f"MLIR refuses the program: {error}", Outcome.INVALID) from error


def _main(module: Any) -> Any:
    for function in module.body.operations:
        if name_of(function) == MAIN:
            return function
    raise CompileFailed(f"the module has no function @{MAIN}", Outcome.INVALID)


def _check(module: Any, loops: bool) -> None:
    for op in walk(module.operation):
        if op.name == _LOOP and not loops:
            raise CompileFailed("XLA counts the work of a loop once; use a device with a clock")
        for result in op.results:
            if size_bytes(spelt := str(result.type)) > MOST_BYTES:
                most = f"{MOST_BYTES >> 20} MiB"
                what = f"{op.name} makes a {spelt}, more than {most}"
                raise CompileFailed(what, Outcome.INVALID)
