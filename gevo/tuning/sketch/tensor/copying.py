"""An operand's way into shared memory: asynchronous copies, or loads and stores of elements.

What lies outside the operand becomes 0. Rows in shared memory are swizzled: the pieces of 16 bytes
of a row change places by its number, so that eight rows read at once lie in different banks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.tensor.gemm import Gather, Panel

_PIECE = 16
_BANKS = 128
"""Bytes that shared memory gives at once."""


@dataclass(frozen=True)
class Tile:
    """What of an operand is in shared memory.

    Attributes:
        panel: The operand.
        outer: Its rows there.
        inner: Elements of each.
        size: Bytes of an element.
        swizzle: So many pieces change places; 1: none.
        width: Elements of a copy.
        shared: Name of the array in shared memory.
    """

    panel: Panel
    outer: int
    inner: int
    size: int
    swizzle: int
    width: int
    shared: str

    @property
    def bytes(self) -> int:
        """Of one buffer."""
        return self.outer * self.inner * self.size

    def offset(self, e: Emitter, outer: Int, inner: Int) -> Int:
        """Where an element is, in bytes from the buffer's beginning."""
        row, own = self.inner * self.size, e.multiply(inner, self.size)
        if self.swizzle == 1:
            return e.add(e.multiply(outer, row), own)
        phase = _divided(e, outer, max(1, _BANKS // row))
        phase = _masked(e, phase, self.swizzle - 1)
        piece = _xor(e, _divided(e, own, _PIECE), phase)
        rest = _masked(e, own, _PIECE - 1)
        return e.sum(((outer, row), (piece, _PIECE), (rest, 1)))


def _divided(e: Emitter, value: Int, power: int) -> Int:
    if isinstance(value, int) or power == 1:
        return value // power if isinstance(value, int) else value
    return e.value(f"lshr i32 {value}, {power.bit_length() - 1}")


def _masked(e: Emitter, value: Int, mask: int) -> Int:
    return value & mask if isinstance(value, int) else e.value(f"and i32 {value}, {mask}")


def _xor(e: Emitter, a: Int, b: Int) -> Int:
    if isinstance(a, int) and isinstance(b, int):
        return a ^ b
    return e.value(f"xor i32 {a}, {b}")


class Copying:
    """The copies of one operand, chunk after chunk."""

    def __init__(
        self, emitter: Emitter, tile: Tile, threads: int, tid: str, start: Int, batch: Int
    ) -> None:
        """Emits what all chunks share.

        Args:
            emitter: Where to write.
            tile: What is copied.
            threads: Of the block.
            tid: The thread's number.
            start: Where the block's rows or columns begin.
            batch: Which of the batch.
        """
        self._emitter = emitter
        self._tile = tile
        self._start = start
        self._first = emitter.multiply(batch, tile.panel.batch_stride)
        self.asynchronous = tile.width * tile.size >= 4
        vectors = tile.outer * tile.inner // tile.width
        self._places: list[tuple[Int, Int, Int, str | None]] = []
        for turn in range(-(-vectors // threads)):
            number = emitter.add(tid, turn * threads)
            whole = (turn + 1) * threads <= vectors
            used = None if whole else emitter.below(number, vectors)
            outer, inner = emitter.digits(
                number, (tile.outer, tile.inner // tile.width), (turn + 1) * threads
            )
            inner = emitter.multiply(inner, tile.width)
            self._places.append((outer, inner, tile.offset(emitter, outer, inner), used))

    def issue(self, chunk: Int, depth: int, buffer: Int) -> None:
        """Begin the copies of a chunk of `depth` along k into a buffer."""
        e = self._emitter
        shift = e.multiply(buffer, self._tile.bytes)
        for outer, inner, offset, used in self._places:
            index, inside = self._source(outer, inner, e.multiply(chunk, depth))
            at = e.add(offset, shift)
            to = e.value(
                f"getelementptr i8, ptr addrspace(3) @{self._tile.shared}, i32 {at}", "to"
            )
            e.when(used, lambda i=index, ok=inside, to=to: self._copy(i, ok, to))

    def _source(self, outer: Int, inner: Int, begin: Int) -> tuple[Int, str]:
        """Index of the first element in memory, and whether it is there."""
        e, panel = self._emitter, self._tile.panel
        across, along = (outer, inner) if panel.depth_last else (inner, outer)
        row, k = e.add(self._start, across), e.add(begin, along)
        conditions = [self._below(row, panel.rows), self._below(k, panel.depth)]
        if panel.gather is not None:
            index, more = self._gathered(panel.gather, row, k)
            conditions += more
        elif panel.depth_last:
            index = e.add(e.multiply(row, panel.depth), k)
        else:
            index = e.add(e.multiply(k, panel.rows), row)
        inside = e.both(conditions)
        assert inside is not None
        return e.add(self._first, index), inside

    def _gathered(self, gather: Gather, column: Int, k: Int) -> tuple[Int, Sequence[str]]:
        e, (_, height, width) = self._emitter, gather.image
        most = 1 << 30
        channel, u, v = e.digits(k, (most, *gather.window), most)
        y, x = e.digits(column, (most, gather.columns), most)
        row = e.sum(((y, gather.stride), (u, 1)), -gather.padding)
        place = e.sum(((x, gather.stride), (v, 1)), -gather.padding)
        index = e.sum(((channel, height * width), (row, width), (place, 1)))
        return index, [self._below(row, height), self._below(place, width)]

    def _below(self, value: Int, bound: int) -> str:
        if isinstance(value, int):
            return "true" if 0 <= value < bound else "false"
        return self._emitter.below(value, bound)

    def _copy(self, index: Int, inside: str, to: str) -> None:
        e, tile = self._emitter, self._tile
        safe = e.value(f"select i1 {inside}, i32 {index}, i32 0")
        offset = e.value(f"zext i32 {e.multiply(safe, tile.size)} to i64")
        source = e.value(
            f"getelementptr i8, ptr addrspace(1) %{tile.panel.name}, i64 {offset}", "from"
        )
        size = tile.width * tile.size
        if self.asynchronous:
            length = e.value(f"select i1 {inside}, i32 {size}, i32 0")
            form = "cg" if size == _PIECE else "ca"
            e.do(
                f"call void @llvm.nvvm.cp.async.{form}.shared.global.{size}.s("
                f"ptr addrspace(3) {to}, ptr addrspace(1) {source}, i32 {length})"
            )
            return
        kind = f"i{8 * size}"
        loaded = e.value(f"load {kind}, ptr addrspace(1) {source}, align {size}")
        value = e.value(f"select i1 {inside}, {kind} {loaded}, {kind} 0")
        e.do(f"store {kind} {value}, ptr addrspace(3) {to}, align {size}")
