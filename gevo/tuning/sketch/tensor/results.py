"""What becomes of a warp's sums: added to those of other warps, bias, ReLU, stores.

A thread has, of each 16 rows and 8 columns, two neighbours in row `lane / 4` and two in the row 8
further down, at column `2 · (lane % 4)` (PTX ISA 8.8, 9.7.14.5).
"""

from __future__ import annotations

from collections.abc import Sequence

from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.epilogue import adds, bias_element, biased, rectified
from gevo.tuning.sketch.operator import Operator
from gevo.tuning.sketch.tensor.gemm import Gemm


class Results:
    """The end of a kernel."""

    def __init__(
        self,
        emitter: Emitter,
        operator: Operator,
        nest: Gemm,
        batch: Int,
        warp: tuple[int, int],
        part: Int | None,
    ) -> None:
        """`part`: which part of the sums it is, to be finished by another kernel; None for all."""
        self._emitter = emitter
        self._operator = operator
        self._nest = nest
        self._batch = batch
        self._warp = warp
        self._kind = nest.dtype.total
        self._part = part

    def leave(self, thread: Int, threads: int, part: Int, sums: Sequence[str]) -> None:
        """Put a warp's sums where the one that stores them finds them."""
        first = self._emitter.value(f"sub i32 {part}, 1")
        for number, value in enumerate(sums):
            at = self._place(thread, threads, first, number, len(sums))
            self._emitter.do(f"store {self._kind} {value}, ptr addrspace(3) {at}, align 4")

    def gather(self, thread: Int, threads: int, parts: int, sums: Sequence[str]) -> Sequence[str]:
        """The sums with those of all other parts."""
        e, found = self._emitter, list(sums)
        for part in range(parts - 1):
            for number in range(len(found)):
                at = self._place(thread, threads, part, number, len(sums))
                other = e.value(f"load {self._kind}, ptr addrspace(3) {at}, align 4")
                found[number] = e.value(f"{adds(self._kind)} {found[number]}, {other}")
        return found

    def _place(self, thread: Int, threads: int, part: Int, number: int, count: int) -> str:
        e = self._emitter
        index = e.sum(((part, threads * count), (thread, 1)), number * threads)
        return e.value(
            f"getelementptr {self._kind}, ptr addrspace(3) @shared.sums, i32 {index}", "p"
        )

    def store(self, lane: str, first: Sequence[Int], sums: Sequence[str]) -> None:
        """Epilogue (of whole sums) and stores; `first` is the warp's first row and column."""
        e, nest = self._emitter, self._nest
        row = e.add(first[0], e.value(f"lshr i32 {lane}, 2"))
        pair = e.multiply(e.value(f"and i32 {lane}, 3"), 2)
        column = e.add(first[1], pair)
        origin = e.multiply(self._batch, nest.i * nest.j)
        if self._part is not None:
            origin = e.add(origin, e.multiply(self._part, nest.batch * nest.i * nest.j))
        number = 0
        for down in range(0, self._warp[0], 16):
            for right in range(0, self._warp[1], 8):
                for half in (0, 8):
                    i, j = e.add(row, down + half), e.add(column, right)
                    self._pair(origin, i, j, sums[number : number + 2])
                    number += 2

    def _pair(self, origin: Int, i: Int, j: Int, values: Sequence[str]) -> None:
        """Two neighbours in a row; one store where rows have an even number of elements."""
        e, nest = self._emitter, self._nest
        inside = e.below(i, nest.i)
        places = [j, e.add(j, 1)]
        within = [e.both([inside, e.below(place, nest.j)]) for place in places]
        array = "c" if self._part is None else "partial"

        def store(numbers: Sequence[int]) -> None:
            found = [values[n] for n in numbers]
            if self._part is None:
                found = [self._finished(values[n], i, places[n]) for n in numbers]
            index = e.add(origin, e.add(e.multiply(i, nest.j), places[numbers[0]]))
            wide = e.value(f"zext i32 {index} to i64")
            at = e.value(
                f"getelementptr {self._kind}, ptr addrspace(1) %{array}, i64 {wide}", "out"
            )
            value, align = f"{self._kind} {found[0]}", 4
            if len(found) == 2:
                pack, align = f"<2 x {self._kind}>", 8
                one = e.value(f"insertelement {pack} poison, {self._kind} {found[0]}, i32 0")
                two = e.value(f"insertelement {pack} {one}, {self._kind} {found[1]}, i32 1")
                value = f"{pack} {two}"
            e.do(f"store {value}, ptr addrspace(1) {at}, align {align}")

        if nest.j % 2 == 0:
            e.when(within[0], lambda: store((0, 1)))
            return
        for n in (0, 1):
            e.when(within[n], lambda n=n: store((n,)))

    def _finished(self, value: str, i: Int, j: Int) -> str:
        e = self._emitter
        if self._operator.bias:
            index = i if self._nest.bias_rows else j
            value = biased(e, self._kind, value, bias_element(e, self._kind, index))
        return rectified(e, self._kind, value) if self._operator.relu else value
