"""Tensor types as StableHLO spells them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from gevo.errors import CompileFailed, ProgramError
from gevo.outcome import Outcome
from gevo.program.stablehlo.donation import keep_all
from gevo.program.stablehlo.hoist import WEIGHT, Halves, halves
from gevo.program.stablehlo.load import canonical_text
from gevo.program.stablehlo.mlir import name_of, opened, simplify, walk, without_arguments

MAIN = "main"
"""The one function that is launched."""

MOST_BYTES = 1 << 30
"""Of one tensor: an edit that makes a larger one is refused before anything is allocated."""

_LOOP = "stablehlo.while"
_RETURN = re.compile(r"^ +return (.*)$", re.MULTILINE)


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


def handed_back(text: str) -> tuple[str, tuple[int | None, ...]]:
    """What of a canonical module has to run, where results are arguments as they are.

    XLA copies such an argument at every launch, at up to 20 us each on a CPU; whoever launches
    has it already.

    Returns:
        The module without these results, and of each result which argument it is, if it is one.
    """
    last = _RETURN.findall(text)
    if not last or "%arg" not in last[-1]:
        return text, ()
    with opened(text) as module:
        places = without_arguments(_main(module))
        return module.operation.get_asm(enable_debug_info=False), places


def canonical(text: str, loops: bool = True) -> tuple[str, Signature]:
    """Verify a module, inline and prune it.

    Args:
        text: MLIR.
        loops: Whether the module may have `while` ops.

    Returns:
        Text that does not depend on the names of values, and the types of @main. Arguments are
        kept, also where the module says that it may destroy them: launches are repeated.

    Raises:
        CompileFailed: MLIR refuses the text, there is no @main, or a tensor is too large
            (outcome INVALID); or there is a loop and there may be none.
    """
    try:
        with opened(text) as module:
            simplify(module)
            keep_all(module)
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


_TENSOR = re.compile(r"tensor<((?:\d+x)*)(complex<\w+>|[^<>,\sx?][^<>,\s]*)>")
_BITS = re.compile(r"\d+")
_DTYPES = {
    "i1": "bool",
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
}


@dataclass(frozen=True)
class Tensor:
    """Shape and element type of an argument or result.

    Attributes:
        shape: Static.
        element: numpy's name of the element type.
    """

    shape: tuple[int, ...]
    element: str

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type."""
        return np.dtype(self.element)

    @property
    def nbytes(self) -> int:
        """Bytes of its contents."""
        return prod(self.shape) * self.dtype.itemsize

    def __str__(self) -> str:
        return f"{self.element}{list(self.shape)}"


@dataclass(frozen=True)
class Signature:
    """What @main takes and gives, in order."""

    arguments: tuple[Tensor, ...]
    results: tuple[Tensor, ...]


def parse_tensor(spelt: str) -> Tensor:
    """The type of an argument or result of @main.

    Raises:
        CompileFailed: numpy has no such element type, or the shape is not static.
    """
    match = _TENSOR.fullmatch(spelt)
    if match is None or match[2] not in _DTYPES:
        raise CompileFailed(f"@main may not take or give {spelt}", Outcome.INVALID)
    shape = tuple(int(size) for size in match[1].split("x")[:-1])
    return Tensor(shape, _DTYPES[match[2]])


def size_bytes(spelt: str) -> int:
    """Bytes of a value of any type; 0 for what is no tensor (tokens, tuples).

    Raises:
        CompileFailed: Its shape is not static.
    """
    if not spelt.startswith("tensor<"):
        return 0
    match = _TENSOR.fullmatch(spelt)
    if match is None:
        raise CompileFailed(f"{spelt} has no static shape", Outcome.INVALID)
    bits = _BITS.search(match[2])
    width = max(8, int(bits[0]) if bits else 64) * (2 if match[2].startswith("complex") else 1)
    return prod(int(size) for size in match[1].split("x")[:-1]) * width // 8
