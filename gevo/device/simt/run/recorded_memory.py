"""Device memory as a launch of an earlier run found it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from gevo.device.simt.jit.binary import SimtBinary
from gevo.device.simt.native import arena
from gevo.device.simt.native.store import Image, Store, process_window
from gevo.device.simt.run.faults import Region
from gevo.device.simt.run.memory import Memory
from gevo.errors import LaunchFailed
from gevo.workload.case import Buffer


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
