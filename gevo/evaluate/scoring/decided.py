"""What programs decide in the runs of cases: which sides of which conditions, how closely."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from gevo.device.base import Binary, Lowered
from gevo.device.simt.conditions import Described, describe
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.lower.decisions import Site, Table, together

Side = tuple[str, int, int]
"""Kernel, number of its condition, and 0 or 1: its being false or true."""


@dataclass
class Decided:
    """What one program has decided so far.

    Attributes:
        kernels: Its conditions, by kernel.
        tables: What they came to, by kernel; see `gevo.device.simt.lower.decisions`.
    """

    kernels: Mapping[str, Described]
    tables: dict[str, Table] = field(default_factory=dict[str, Table])

    def add(self, tables: Mapping[str, Table]) -> frozenset[Side]:
        """Take in what a run decided; the sides that it was the first to take."""
        before = self.taken
        for kernel, table in tables.items():
            known = self.tables.get(kernel)
            kinds = [c.kind for c in self.kernels[kernel].conditions]
            self.tables[kernel] = table.copy() if known is None else together(kinds, known, table)
        return self.taken - before

    def new(self, tables: Mapping[str, Table]) -> frozenset[Side]:
        """The sides that a run took and none before."""
        return Decided(self.kernels, dict(tables)).taken - self.taken

    def work(self, tables: Mapping[str, Table]) -> int:
        """How often a run decided or read: its length, the same on every machine."""
        total = 0
        for kernel, table in tables.items():
            conditions = [c.kind is not Site.VALUE for c in self.kernels[kernel].conditions]
            total += int(table[:, 1].sum()) + int(table[conditions, 0].sum())
        return total

    @property
    def sides(self) -> frozenset[Side]:
        """Every side of every condition of the kernels that were launched."""
        return frozenset(
            (kernel, n, side)
            for kernel in self.tables
            for n, condition in enumerate(self.kernels[kernel].conditions)
            if condition.kind is not Site.VALUE
            for side in (0, 1)
        )

    @property
    def taken(self) -> frozenset[Side]:
        """The sides that some run has taken."""
        return frozenset(
            (kernel, n, side)
            for kernel, table in self.tables.items()
            for n, condition in enumerate(self.kernels[kernel].conditions)
            if condition.kind is not Site.VALUE
            for side in (0, 1)
            if table[n, side]
        )

    @property
    def reached(self) -> frozenset[Side]:
        """The sides of conditions that some run has evaluated, taken or not."""
        taken = self.taken
        return frozenset((k, n, s) for k, n, s in self.sides if (k, n, 1 - s) in taken) | taken

    def constant(self, kernel: str, number: int) -> int | None:
        """The bits that a value always had; None when it had others, or was never read."""
        table = self.tables.get(kernel)
        if table is None or not table[number, 1] or table[number, 2]:
            return None
        return int(table[number, 0])


def distance(tables: Mapping[str, Table], side: Side) -> float:
    """How close a run came to a side that it did not take; infinite where it was nowhere near."""
    kernel, number, wanted = side
    table = tables.get(kernel)
    if table is None:
        return np.inf
    return float(table.view(np.float64)[number, 3 - wanted])


def described(binary: Binary, lowered: Lowered) -> Mapping[str, Described]:
    """The conditions of a simt program, by kernel."""
    assert isinstance(binary, SimtBinary)
    noting = binary.for_decisions()
    return {
        name: describe(lowered.text, kernel, noting.metadata)
        for name, kernel in noting.kernels.items()
    }


def literals(kernels: Mapping[str, Described]) -> Sequence[int | float]:
    """Numbers that conditions compare with."""
    found: dict[int | float, None] = {}
    for one in kernels.values():
        for condition in one.conditions:
            found.update(dict.fromkeys(condition.literals))
    return tuple(found)
