"""Launch arguments: how the entries of `args` become what a kernel is passed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Protocol

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import Expression, Names
from gevo.workload.arrays import DTYPES
from gevo.workload.case import Argument, Pointer
from gevo.workload.signature import Parameter


@dataclass(frozen=True)
class Extent:
    """Shape and type of an array in one case."""

    shape: tuple[int, ...]
    dtype: np.dtype[Any]


class Context(Protocol):
    """What arguments are resolved in."""

    @property
    def names(self) -> Names:
        """Values of sizes, derived names, scalars and loop variables."""
        ...

    @property
    def extents(self) -> Mapping[str, Extent]:
        """Every array that can be an argument."""
        ...

    @property
    def bound(self) -> Mapping[str, str]:
        """What every array name points to now."""
        ...


class ArgPlan(Protocol):
    """A checked entry of `args`."""

    def resolve(self, context: Context) -> Argument:
        """The argument; raises WorkloadError when an expression has no value."""
        ...

    def mismatch(self, parameter: Parameter) -> str:
        """What the parameter wants instead; empty when it takes this argument."""
        ...


def _wanted(parameter: Parameter) -> str:
    if parameter.by_value:
        return "a struct by value, { fields = [...] }"
    return "an array" if parameter.pointer else f"a number ({parameter.type})"


@dataclass(frozen=True)
class NumberArg:
    """A number."""

    expression: Expression

    def resolve(self, context: Context) -> Argument:
        """Its value."""
        return self.expression.number(context.names)

    def mismatch(self, parameter: Parameter) -> str:
        """Not for pointers and structs."""
        fits = not parameter.pointer and not parameter.by_value
        return "" if fits else _wanted(parameter)


@dataclass(frozen=True)
class ArrayArg:
    """The address of an array's element `offset`."""

    array: str
    offset: Expression

    def resolve(self, context: Context) -> Argument:
        """The pointer, to what the name points to now."""
        extent = context.extents[self.array]
        offset = self.offset.integer(context.names, least=0)
        if offset > prod(extent.shape):
            raise self.offset.error(f"is {offset}, beyond the {prod(extent.shape)} elements")
        return Pointer(context.bound[self.array], offset * extent.dtype.itemsize)

    def mismatch(self, parameter: Parameter) -> str:
        """Only for pointers, and what may be one."""
        return "" if parameter.pointer or parameter.address else _wanted(parameter)


@dataclass(frozen=True)
class StructArg:
    """A struct by value, laid out as C does: every field at a multiple of its size."""

    fields: tuple[tuple[np.dtype[Any], Expression], ...]

    def resolve(self, context: Context) -> Argument:
        """Its bytes."""
        content = bytearray()
        for dtype, expression in self.fields:
            content += bytes(-len(content) % dtype.itemsize)
            content += _packed(dtype, expression, context.names)
        widest = max(dtype.itemsize for dtype, _ in self.fields)
        return bytes(content) + bytes(-len(content) % widest)

    def mismatch(self, parameter: Parameter) -> str:
        """Only for structs."""
        return "" if parameter.by_value else _wanted(parameter)


def _packed(dtype: np.dtype[Any], expression: Expression, names: Names) -> bytes:
    value = expression.number(names) if dtype.kind == "f" else expression.integer(names)
    try:
        with np.errstate(over="raise"):
            return np.array(value, dtype=dtype).tobytes()
    except ArithmeticError as error:
        raise expression.error(f"{value} does not fit into {dtype}") from error


def field_type(name: str, where: str) -> np.dtype[Any]:
    """The type of a struct's field; raises WorkloadError."""
    if name not in DTYPES:
        raise WorkloadError(f"{where}: {name!r} is no type{did_you_mean(name, DTYPES)}")
    return DTYPES[name]


def check_call(
    kernel: str,
    args: Sequence[ArgPlan],
    kernels: Mapping[str, Sequence[Parameter]] | None,
    where: str,
) -> None:
    """Check a launch against the kernel's signature.

    Args:
        kernel: Name of the kernel.
        args: What the launch passes.
        kernels: The program's kernels with their parameters; None when they are not known.
        where: File and key of the launch.

    Raises:
        WorkloadError: No such kernel, or arguments that do not fit it.
    """
    if kernels is None:
        return
    if kernel not in kernels:
        there = ", ".join(sorted(kernels)) or "none"
        hint = did_you_mean(kernel, kernels)
        raise WorkloadError(f"{where}.kernel: no kernel {kernel!r}{hint} (there are: {there})")
    parameters = kernels[kernel]
    if len(parameters) != len(args):
        takes = ", ".join(f"{p.type.split()[0]} {p.name}" for p in parameters)
        raise WorkloadError(
            f"{where}.args: {len(args)} arguments, {kernel} takes {len(parameters)} ({takes})"
        )
    for n, (parameter, arg) in enumerate(zip(parameters, args, strict=True)):
        wanted = arg.mismatch(parameter)
        if wanted:
            raise WorkloadError(
                f"{where}.args[{n}]: parameter {parameter.name!r} of {kernel} takes {wanted}"
            )
