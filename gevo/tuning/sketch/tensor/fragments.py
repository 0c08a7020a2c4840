"""What a warp's `mma` takes of an operand in shared memory.

Layouts: PTX ISA 8.8, 9.7.14.5 (mma.m16n8k16, k8 and k32). Of k every type takes 32 bytes, so the
matrices that `ldmatrix` gives are right for all where k is contiguous; transposed it moves
pieces of 16 bits, and other types are read element by element.
"""

from __future__ import annotations

from collections.abc import Sequence

from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.tensor.copying import Tile
from gevo.tuning.sketch.tensor.gemm import STEP_BYTES


class Fragments:
    """One warp's view of an operand's tile.

    A fragment has `count` registers: 4 of 16 rows (a), 2 of 8 columns (b).
    """

    def __init__(self, emitter: Emitter, tile: Tile, lane: str, count: int) -> None:
        self._emitter = emitter
        self._tile = tile
        self._count = count
        self._step = STEP_BYTES // tile.size
        bits = {n: emitter.value(f"and i32 {lane}, {n}") for n in (3, 7)}
        self._row, self._quad = emitter.value(f"lshr i32 {lane}, 2"), bits[3]
        matrix = emitter.value(f"lshr i32 {lane}, 3")
        self._within = bits[7]
        # Matrices of a: rows 0-7, rows 8-15, then both 16 bytes further along k; of b: along k.
        low = emitter.value(f"and i32 {matrix}, 1")
        self._spatial: Int = emitter.multiply(low, 8) if count == 4 else 0
        self._depth: Int = (
            emitter.value(f"lshr i32 {emitter.value(f'and i32 {matrix}, 2')}, 1")
            if count == 4
            else low
        )

    def load(self, buffer: Int, first: Int, step: Int, extent: int) -> list[Sequence[str]]:
        """Registers (i32) of the fragments of `extent` rows from `first` on, at a step of k."""
        rows = range(0, extent, 16 if self._count == 4 else 8)
        tile = self._tile
        if not tile.panel.depth_last and tile.size != 2:
            return [self._gathered(buffer, self._emitter.add(first, at), step) for at in rows]
        if not tile.panel.depth_last:
            places = [self._place(buffer, self._emitter.add(first, at), step) for at in rows]
            return [self._read(place, 0) for place in places]
        # Eight rows further down the same pieces change places: only the row is another one.
        place, pitch = self._place(buffer, first, step), tile.inner * tile.size
        return [self._read(place, at * pitch) for at in rows]

    def _place(self, buffer: Int, first: Int, step: Int) -> str:
        """The lane's address in the first fragment."""
        e, tile = self._emitter, self._tile
        spatial, depth = e.add(first, self._spatial), e.multiply(step, self._step)
        depth = e.add(depth, e.multiply(self._depth, self._step // 2))
        if tile.panel.depth_last:
            outer, inner = e.add(spatial, self._within), depth
        else:
            outer, inner = e.add(depth, self._within), spatial
        return self._address(buffer, outer, inner)

    def _read(self, place: str, further: int) -> Sequence[str]:
        """The fragment so many bytes behind an address."""
        e = self._emitter
        if further:
            place = e.value(f"getelementptr i8, ptr addrspace(3) {place}, i32 {further}", "p")
        form = "" if self._tile.panel.depth_last else ".trans"
        kind = f"{{ {', '.join(['i32'] * self._count)} }}"
        whole = e.value(
            f"call {kind} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{self._count}{form}.b16.p3("
            f"ptr addrspace(3) {place}) #1",
            "m",
        )
        return [e.value(f"extractvalue {kind} {whole}, {n}") for n in range(self._count)]

    def _gathered(self, buffer: Int, first: Int, step: Int) -> Sequence[str]:
        """Element by element: register n has the k of its half, packed from low to high."""
        e, tile = self._emitter, self._tile
        each = 4 // tile.size
        registers: list[str] = []
        for n in range(self._count):
            rows, half = (8 * (n % 2), n // 2) if self._count == 4 else (0, n)
            spatial = e.add(e.add(first, self._row), rows)
            depth = e.add(
                e.multiply(step, self._step),
                e.add(e.multiply(self._quad, each), half * self._step // 2),
            )
            packed = ""
            for part in range(each):
                place = self._address(buffer, e.add(depth, part), spatial)
                kind = f"i{8 * tile.size}"
                value = e.value(f"load {kind}, ptr addrspace(3) {place}, align {tile.size}", "e")
                if tile.size < 4:
                    value = e.value(f"zext {kind} {value} to i32")
                    value = e.value(f"shl i32 {value}, {8 * tile.size * part}") if part else value
                packed = e.value(f"or i32 {packed}, {value}") if packed else value
            registers.append(packed)
        return registers

    def _address(self, buffer: Int, outer: Int, inner: Int) -> str:
        e, tile = self._emitter, self._tile
        at = e.add(tile.offset(e, outer, inner), e.multiply(buffer, tile.bytes))
        return e.value(f"getelementptr i8, ptr addrspace(3) @{tile.shared}, i32 {at}", "p")
