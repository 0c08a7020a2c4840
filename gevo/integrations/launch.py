"""A launch that has been recorded, whatever recorded it: a kernel, its geometry, its arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError


@dataclass(frozen=True, eq=False)
class Held:
    """An argument that is an address.

    Attributes:
        name: Of the parameter.
        memory: Which array it points into; parameters that share memory share that.
        offset: Of the address, in elements.
    """

    name: str
    memory: str
    offset: int = 0


@dataclass(frozen=True)
class Plain:
    """An argument that is a number.

    Attributes:
        name: Of the parameter.
        value: The number.
    """

    name: str
    value: int | float


class What(StrEnum):
    """What is told of an array."""

    EXTENT = "extent"
    COUNT = "count"
    STRIDE = "stride"


@dataclass(frozen=True)
class Told:
    """An argument that is a number and follows from an array.

    Attributes:
        name: Of the parameter.
        memory: The array.
        what: Its extent along an axis, the number of its elements, or the distance in bytes
            between neighbours along an axis.
        axis: That axis.
        value: The number, where the array does not lie contiguous.
    """

    name: str
    memory: str
    what: What
    axis: int
    value: int


@dataclass(frozen=True)
class Fixed:
    """An argument that is always the same number."""

    name: str
    value: int


Argument = Held | Plain | Told | Fixed


@dataclass(frozen=True, eq=False)
class Recording:
    """A launch, ready to become a case of a workload.

    Attributes:
        kernel: Its name in the PTX.
        grid: Blocks in x, y, z.
        block: Threads in x, y, z.
        shared: Bytes of dynamic shared memory.
        arguments: One for each parameter of the PTX.
        memory: What the arrays held, by name.
        scratch: Names of arrays whose contents are nobody's.
        divisible: By parameter what its value, or its address in bytes, is a multiple of.
        constants: Compile-time arguments that are integers, and threads along each axis where
            kernels count with them.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared: int
    arguments: Sequence[Argument]
    memory: Mapping[str, NDArray[Any]]
    scratch: frozenset[str] = frozenset()
    divisible: Mapping[str, int] = field(default_factory=dict[str, int])
    constants: Mapping[str, int] = field(default_factory=dict[str, int])

    @property
    def integers(self) -> dict[str, int]:
        """Integer arguments by name."""
        plain = (a for a in self.arguments if isinstance(a, Plain))
        return {a.name: a.value for a in plain if isinstance(a.value, int)}

    @property
    def floats(self) -> dict[str, float]:
        """The other numbers."""
        plain = (a for a in self.arguments if isinstance(a, Plain))
        return {a.name: a.value for a in plain if isinstance(a.value, float)}


def three(extents: int | Sequence[int]) -> tuple[int, int, int]:
    """Extents along x, y and z, where one to three are given; raises WorkloadError."""
    given = (extents,) if isinstance(extents, int) else tuple(extents)
    if not 1 <= len(given) <= 3 or not all(n > 0 for n in given):
        raise WorkloadError(f"{extents!r} are no blocks or threads: one to three positive numbers")
    x, y, z = (*given, 1, 1)[:3]
    return x, y, z


def number(name: str, value: object) -> Plain | None:
    """An argument that is a number of Python's or numpy's; None for others."""
    if isinstance(value, bool | int):
        return Plain(name, int(value))
    if isinstance(value, float):
        return Plain(name, value)
    plain = cast("object", value.item()) if isinstance(value, np.generic) else None
    return number(name, plain) if isinstance(plain, bool | int | float) else None
