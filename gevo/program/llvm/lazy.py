"""Slots that are made when they are asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import overload

from gevo.program.base import Slot
from gevo.program.llvm.baseline import OperandKey


class LazySlots(Sequence[Slot]):
    """A sequence of slots of which one of thousands is usually drawn."""

    def __init__(self, keys: list[OperandKey], make: Callable[[str, int], Slot]) -> None:
        self._keys = keys
        self._make = make

    def __len__(self) -> int:
        return len(self._keys)

    @overload
    def __getitem__(self, index: int) -> Slot: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Slot]: ...

    def __getitem__(self, index: int | slice) -> Slot | Sequence[Slot]:
        if isinstance(index, slice):
            return LazySlots(self._keys[index], self._make)
        return self._make(*self._keys[index])
