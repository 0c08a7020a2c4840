"""Fitting a tensor to the type that an operand must have.

After GEVO-ML (Liou et al. 2021, section 4), which resizes tensors so that an edit may wire any
tensor to any operand: values at the edge are dropped, missing ones are 1. Here, in this order:

1. The elements are converted. Of a complex number the real part is taken.
2. A tensor of the right number of elements is reshaped.
3. A tensor of one element, or one that numpy would broadcast, is broadcast.
4. Else the ranks are made equal: ones in front, or the last dimensions flattened into one. Then
   every dimension is sliced or padded with 1 at its upper end.

Types other than tensors of known shape (dynamic ones, tokens, tuples) and tensors of elements
other than booleans, integers, floats of 16 to 64 bits and complex numbers fit only themselves.
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from functools import lru_cache

_TENSOR = re.compile(
    r"tensor<((?:\d+x)*)(u?i(?:8|16|32|64)|i1|bf16|f16|f32|f64|complex<f32>|complex<f64>)>\Z"
)

Shape = tuple[int, ...]


@lru_cache(maxsize=4096)
def tensor(type_: str) -> tuple[Shape, str] | None:
    """Shape and element type of a type that can be resized, else None."""
    match = _TENSOR.match(type_)
    if match is None:
        return None
    return tuple(int(size) for size in match[1].split("x")[:-1]), match[2]


def fits(source: str, target: str) -> bool:
    """True when a value of one type can stand in for the other, resized if need be."""
    return source == target or (tensor(source) is not None and tensor(target) is not None)


def one(type_: str) -> str | None:
    """The constant 1 of a tensor type, as MLIR writes it; None when there is none."""
    found = tensor(type_)
    if found is None:
        return None
    element = found[1]
    if element.startswith("complex"):
        return "dense<(1.0,0.0)>"
    if element == "i1":
        return "dense<true>"
    return "dense<1>" if "i" in element else "dense<1.0>"


def constant(ref: str, type_: str, name: str) -> str:
    """The op that makes a constant."""
    return f'%{name} = "stablehlo.constant"() <{{value = {ref} : {type_}}}> : () -> {type_}'


def resize(ref: str, source: str, target: str, prefix: str) -> tuple[list[str], str]:
    """Ops that fit a value to a type.

    Args:
        ref: The value as it is written (`%u3`).
        source: Its type.
        target: Another type, for which `fits` holds.
        prefix: What the names of the ops' results begin with.

    Returns:
        The ops in their order, and the last one's result.
    """
    chain = _Chain(ref, source, prefix)
    wanted = tensor(target)
    if source != target and wanted is not None:
        chain.convert(wanted[1])
        chain.shape(wanted[0])
    return chain.ops, chain.ref


class _Chain:
    """Ops, each on the result of the one before."""

    def __init__(self, ref: str, type_: str, prefix: str) -> None:
        self.ops: list[str] = []
        self.ref = ref
        self._prefix = prefix
        self._shape, self._element = tensor(type_) or ((), "")

    def convert(self, element: str) -> None:
        """Change the element type."""
        if self._element.startswith("complex") and not element.startswith("complex"):
            real = self._element[len("complex<") : -1]
            self._then("real", "", self._shape, real)
        if self._element != element:
            self._then("convert", "", self._shape, element)

    def shape(self, target: Shape) -> None:
        """Change the shape."""
        if self._shape == target:
            return
        if math.prod(self._shape) == math.prod(target):
            self._reshape(target)
        elif math.prod(self._shape) == 1:
            self._reshape(())
            self._broadcast(target)
        elif _broadcasts(self._shape, target):
            self._broadcast(target)
        else:
            full = target or (1,)
            self._reshape(_same_rank(self._shape, len(full)))
            self._slice(tuple(map(min, self._shape, full)))
            self._pad(full)
            self._reshape(target)

    def _reshape(self, target: Shape) -> None:
        if self._shape != target:
            self._then("reshape", "", target, self._element)

    def _broadcast(self, target: Shape) -> None:
        first = len(target) - len(self._shape)
        dimensions = _array(range(first, len(target)))
        self._then(
            "broadcast_in_dim",
            f" <{{broadcast_dimensions = {dimensions}}}>",
            target,
            self._element,
        )

    def _slice(self, target: Shape) -> None:
        if self._shape != target:
            starts, strides = _array([0] * len(target)), _array([1] * len(target))
            limits = f"limit_indices = {_array(target)}"
            self._then(
                "slice",
                f" <{{{limits}, start_indices = {starts}, strides = {strides}}}>",
                target,
                self._element,
            )

    def _pad(self, target: Shape) -> None:
        if self._shape == target:
            return
        scalar = f"tensor<{self._element}>"
        filler = f"{self._prefix}{len(self.ops)}"
        self.ops.append(constant(one(scalar) or "", scalar, filler))
        high = _array([new - old for old, new in zip(self._shape, target, strict=True)])
        none = _array([0] * len(target))
        self._then(
            "pad",
            f" <{{edge_padding_high = {high}, edge_padding_low = {none}, "
            f"interior_padding = {none}}}>",
            target,
            self._element,
            f"%{filler}",
        )

    def _then(self, name: str, tail: str, shape: Shape, element: str, other: str = "") -> None:
        old, new = tensor_type(self._shape, self._element), tensor_type(shape, element)
        operands, types = self.ref, old
        if other:
            operands, types = f"{operands}, {other}", f"{types}, tensor<{element}>"
        result = f"%{self._prefix}{len(self.ops)}"
        self.ops.append(f'{result} = "stablehlo.{name}"({operands}){tail} : ({types}) -> {new}')
        self.ref, self._shape, self._element = result, shape, element


def _broadcasts(shape: Shape, target: Shape) -> bool:
    """True when numpy would broadcast one shape to the other."""
    if len(shape) > len(target):
        return False
    ends = zip(shape, target[len(target) - len(shape) :], strict=True)
    return all(old in (1, new) for old, new in ends)


def _same_rank(shape: Shape, rank: int) -> Shape:
    if len(shape) <= rank:
        return (1,) * (rank - len(shape)) + shape
    return (*shape[: rank - 1], math.prod(shape[rank - 1 :]))


def _array(numbers: Sequence[int]) -> str:
    return f"array<i64: {', '.join(map(str, numbers))}>" if len(numbers) else "array<i64>"


def tensor_type(shape: Shape, element: str) -> str:
    """The type as MLIR writes it; `tensor` inverts it."""
    return f"tensor<{''.join(f'{size}x' for size in shape)}{element}>"
