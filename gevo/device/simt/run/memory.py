"""Device memory during one run: buffers and module variables in the arena."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b

import numpy as np

from gevo.device.base import RunOptions
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.lower.layout import GRID
from gevo.device.simt.native import arena
from gevo.device.simt.native.arena import Arena, Image, Store, process_window
from gevo.device.simt.run.faults import Region
from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Array, Buffer, Role

_MOST_GAP = 1 << 14
"""Bytes by which a placement seed moves a buffer at most."""


class Memory:
    """Buffers of one run, placed with guard bands; `clear` makes all of it invalid again.

    Attributes:
        end: First arena offset behind everything placed in global memory.
    """

    def __init__(
        self, binary: SimtBinary, buffers: Iterable[Buffer], options: RunOptions, start: int = 0
    ) -> None:
        """Place the buffers, the first one not before `start`; raises WorkloadError."""
        self._arena: Arena = arena.process_arena()
        self._buffers: dict[str, tuple[Buffer, int]] = {}
        if start and binary.layout.global_end > start:
            raise WorkloadError("the program's variables are too large for a timing case")
        self.end = max(binary.layout.global_end, start)
        self._constant_end = arena.CONSTANT[0]
        self.regions: list[Region] = []
        given = list(buffers)
        held = {b.symbol for b in given if b.symbol is not None}
        gaps = [0] * len(given)
        if options.placement_seed:
            rng = np.random.default_rng(options.placement_seed)
            given = [given[int(i)] for i in rng.permutation(len(given))]
            gaps = [int(n) * 256 for n in rng.integers(1, _MOST_GAP // 256, len(given))]
        if options.fresh_module or not options.left:
            binary.left.clear()
        if self.end + sum(b.array.nbytes + 2 * arena.GUARD for b in given) * 2 > arena.WINDOW:
            process_window().close()
        try:
            self._place_variables(binary, held, options.fresh_module)
            for buffer, gap in zip(given, gaps, strict=True):
                self._place(binary, buffer, options.poison, gap)
        except WorkloadError:
            self.clear()
            raise

    def _place_variables(self, binary: SimtBinary, held: set[str], fresh: bool) -> None:
        for v in binary.layout.variables:
            name = v.name.strip('"')
            if v.space == 4:
                self._constant_end = max(self._constant_end, v.offset + v.size)
            if name in held:
                continue
            if fresh:
                where = self._arena.bytes[v.offset : v.offset + v.size]
                where[:] = 0
                if initial := binary.initial.get(v.name):
                    where[:] = np.frombuffer(initial, dtype=np.uint8)
            self._arena.allow(v.offset, v.size, writable=not v.constant)
            remedy = ""
            if v.name in binary.unset:
                remedy = f'give it contents: [arrays.{name}] symbol = "{name}"'
            self.regions.append(Region(f"@{name}", v.offset, v.size, remedy))

    def _place(self, binary: SimtBinary, buffer: Buffer, poison: int, gap: int) -> None:
        size = buffer.array.nbytes
        if buffer.name in self._buffers:
            raise WorkloadError(f"two buffers are named {buffer.name}")
        offset = self._offset(binary, buffer, size, gap)
        where = self._arena.bytes[offset : offset + size]
        if buffer.role is Role.OUT:
            where[:] = poison
        else:
            where[:] = _bytes(buffer.array)
        if not _filled(buffer) and (left := binary.left.get(buffer.name)) is not None:
            where[: left.size] = left[:size]
            rng = np.random.default_rng(binary.runs)
            words = where[: size // 4 * 4].view(np.uint32)
            others = rng.integers(0, 1 << 32, words.size, dtype=np.uint32)
            np.copyto(words, others, where=rng.integers(0, 2, words.size, dtype=bool))
        self._arena.allow(offset, size, writable=buffer.role is not Role.IN)
        self._buffers[buffer.name] = (buffer, offset)
        remedy = "make it inout or scratch" if buffer.role is Role.OUT else ""
        self.regions.append(Region(f"buffer {buffer.name}", offset, size, remedy))

    def _offset(self, binary: SimtBinary, buffer: Buffer, size: int, gap: int) -> int:
        if buffer.symbol is not None:
            for v in binary.layout.variables:
                if v.name.strip('"') == buffer.symbol:
                    if size > v.size:
                        raise WorkloadError(
                            f"buffer {buffer.name} has {size} bytes, @{buffer.symbol} {v.size}"
                        )
                    return v.offset
            raise WorkloadError(
                f"buffer {buffer.name}: the program has no global variable @{buffer.symbol}"
            )
        offset = -(-(self.end + arena.GUARD + gap) // 256) * 256
        self.end = offset + size
        if self.end + arena.GUARD + size // 2 > arena.SIZE:
            raise WorkloadError(
                f"the buffers need more than the {(arena.SIZE - arena.GLOBAL[0]) >> 20} MiB that "
                "the simt device has; use a smaller case"
            )
        return offset

    def digests(self, binary: SimtBinary) -> dict[str, str]:
        """Of what variables hold that kernels may write and that are no buffers, by name."""
        taken = {offset for _, offset in self._buffers.values()}
        found: dict[str, str] = {}
        for v in binary.layout.variables:
            if not v.constant and v.offset not in taken and v.name != GRID.name:
                held = self._arena.bytes[v.offset : v.offset + v.size].tobytes()
                found[v.name.strip('"')] = blake2b(held, digest_size=16).hexdigest()
        return found

    def initialised(self) -> Array:
        """A bit for every byte of the arena: set where a launch finds something written.

        Shape (arena.SIZE / 8,), uint8. Buffers of which the workload says nothing hold nothing,
        and neither do variables that a host has to fill and does not.
        """
        bits = np.zeros(arena.SIZE // 8, dtype=np.uint8)
        variables = (r for r in self.regions if r.name.startswith("@"))
        spans = [(r.start, r.size) for r in variables if not r.remedy]
        spans += [
            (offset, buffer.array.nbytes)
            for buffer, offset in self._buffers.values()
            if _filled(buffer)
        ]
        for start, size in spans:
            mark(bits, start, size)
        return bits

    def span(self, name: str) -> tuple[int, int]:
        """Arena offset and bytes of a buffer; raises WorkloadError for an unknown name."""
        buffer, offset = self._find(name)
        return offset, buffer.array.nbytes

    def address(self, name: str, offset: int) -> int:
        """Host address of a byte of a buffer; raises WorkloadError for an unknown name."""
        return self._arena.base + self._find(name)[1] + offset

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents."""
        buffer, offset = self._find(name)
        raw = self._arena.bytes[offset : offset + buffer.array.nbytes].copy()
        return raw.view(buffer.array.dtype).reshape(buffer.array.shape)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer; raises WorkloadError on another shape or type."""
        buffer, offset = self._find(name)
        if array.shape != buffer.array.shape or array.dtype != buffer.array.dtype:
            raise WorkloadError(
                f"buffer {name} is {buffer.array.dtype}{buffer.array.shape}, "
                f"not {array.dtype}{array.shape}"
            )
        self._arena.bytes[offset : offset + array.nbytes] = _bytes(array)

    def point(self, names: Iterable[str]) -> int:
        """Put addresses into arrays of pointers; returns the bytes of what these point to."""
        reached: set[str] = set()
        for name in names:
            buffer, offset = self._find(name)
            if buffer.pointers:
                held = _bytes(buffer.addresses(self.address))
                self._arena.bytes[offset : offset + held.size] = held
                reached |= buffer.reached
        return sum(self.span(name)[1] for name in reached)

    def outputs(self) -> dict[str, Array]:
        """Contents of OUT and INOUT buffers by name."""
        return {
            name: self.read(name)
            for name, (buffer, _) in self._buffers.items()
            if buffer.role in (Role.OUT, Role.INOUT)
        }

    def leave(self, binary: SimtBinary) -> None:
        """Keep what the buffers hold that nobody fills, for the next run of a binary."""
        for name, (buffer, _) in self._buffers.items():
            if not _filled(buffer):
                binary.left[name] = _bytes(self.read(name))

    @property
    def placed(self) -> dict[str, tuple[Buffer, int]]:
        """The buffers by name, with the arena offset of each."""
        return dict(self._buffers)

    def fill_shared(self, byte: int) -> None:
        """Set all of shared memory to one byte."""
        self._arena.bytes[arena.SHARED[0] : arena.SHARED[1]] = byte & 255

    def clear(self) -> None:
        """Forbid all access again."""
        for start, end in ((arena.GLOBAL[0], self.end), (arena.CONSTANT[0], self._constant_end)):
            self._arena.forbid(start, -(-end // 4) * 4)

    def _find(self, name: str) -> tuple[Buffer, int]:
        found = self._buffers.get(name)
        if found is None:
            raise WorkloadError(f"there is no buffer named {name}")
        return found


def mark(bits: Array, start: int, size: int) -> None:
    """Set the bits of some bytes, of which the first is at a multiple of 8."""
    end = start + size
    bits[start // 8 : end // 8] = 0xFF
    if end % 8:
        bits[end // 8] |= (1 << end % 8) - 1


def _filled(buffer: Buffer) -> bool:
    """Whether somebody says what it holds before a run."""
    return buffer.given and buffer.role is not Role.OUT


def _bytes(array: Array) -> Array:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


@dataclass(frozen=True, eq=False)
class Snapshot:
    """What memory held before a launch.

    Attributes:
        window: The buffers, from `arena.WINDOW` on.
        variables: The module's variables by name, constant memory included.
    """

    window: Image
    variables: Mapping[str, bytes]


@dataclass(frozen=True, eq=False)
class Placement:
    """Where a recorded run's buffers lie.

    Attributes:
        buffers: By name with the arena offset; without those that are module variables.
        symbols: Those that are.
        end: First arena offset behind the buffers.
        shadows: Which bytes may be read, and which written.
    """

    buffers: Mapping[str, tuple[Buffer, int]]
    symbols: Sequence[Buffer]
    end: int
    shadows: tuple[Image, Image]

    @property
    def size(self) -> int:
        """Bytes of the window that is recorded."""
        return window_size(self.end)


def window_size(end: int) -> int:
    """Bytes from `arena.WINDOW` to behind `end`, and a band of which nothing may be touched."""
    unit = arena.WINDOW_UNIT
    return min(-(-(end + arena.GUARD - arena.WINDOW) // unit) * unit, arena.SIZE - arena.WINDOW)


class RecordedMemory(Memory):
    """Memory of a recorded run, shown for one launch after the other of one binary.

    It makes nothing valid outside the window but the binary's variables; `clear` takes all of it
    back.
    """

    def __init__(self, binary: SimtBinary, placement: Placement, store: Store) -> None:
        self._arena = arena.process_arena()
        self._binary = binary
        self._placement = placement
        self._store = store
        self._constant_end = arena.CONSTANT[0]
        self._buffers = dict(placement.buffers)
        self.regions: list[Region] = []
        self.end = placement.end
        for image in placement.shadows:
            store.show(image)
        symbols = {b.symbol for b in placement.symbols}
        self._place_variables(binary, {s for s in symbols if s is not None}, fresh=True)
        for buffer in placement.symbols:
            self._place(binary, buffer, 0, 0)
        for name, (buffer, offset) in placement.buffers.items():
            self.regions.append(Region(f"buffer {name}", offset, buffer.array.nbytes))

    def show(self, snapshot: Snapshot) -> None:
        """Bring back what a launch found; raises LaunchFailed for variables that do not fit."""
        process_window().show(self._store, snapshot.window)
        for v in self._binary.layout.variables:
            held = snapshot.variables.get(v.name)
            if held is None:
                continue
            if len(held) != v.size:
                raise LaunchFailed(f"@{v.name} has another size than in the unmodified program")
            self._arena.bytes[v.offset : v.offset + v.size] = np.frombuffer(held, dtype=np.uint8)

    def clear(self) -> None:
        """Forbid all access again, and give back what was written."""
        process_window().restore()
        for address, n in self._arena.parts(arena.WINDOW, self._placement.size)[1:]:
            arena.vacate(address, n)
        end = self._binary.layout.global_end
        for start, stop in ((arena.GLOBAL[0], end), (arena.CONSTANT[0], self._constant_end)):
            self._arena.forbid(start, -(-stop // 4) * 4)


def variables_of(binary: SimtBinary) -> dict[str, bytes]:
    """What the module's variables hold now."""
    held = arena.process_arena().bytes
    return {v.name: held[v.offset : v.offset + v.size].tobytes() for v in binary.layout.variables}
