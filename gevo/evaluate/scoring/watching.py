"""Watches which launches a driver asks for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gevo.workload.case import Argument, Array, Dim3, Host, Launches

Note = Callable[[str, Dim3, Dim3, Sequence[Argument]], None]
"""Told of every launch: kernel, grid, block and arguments."""


def watched(launches: Launches, note: Note) -> Launches:
    """The same launches; `note` is told of each before it runs."""

    def drive(host: Host) -> None:
        launches.drive(_Watched(host, note))

    return replace(launches, drive=drive)


@dataclass(frozen=True)
class _Watched:
    host: Host
    note: Note

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        self.note(kernel, grid, block, args)
        self.host.launch(kernel, grid, block, args, shared_bytes)

    def read(self, name: str) -> Array:
        return self.host.read(name)

    def write(self, name: str, array: Array) -> None:
        self.host.write(name, array)
