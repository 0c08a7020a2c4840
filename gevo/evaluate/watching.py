"""Watches which launches a driver asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gevo.workload.case import Argument, Array, Dim3, Host, Launches


def watched(launches: Launches, blocks: set[Dim3]) -> Launches:
    """The same launches; the shape of every block goes into `blocks` when they run."""

    def drive(host: Host) -> None:
        launches.drive(_Watched(host, blocks))

    return replace(launches, drive=drive)


@dataclass(frozen=True)
class _Watched:
    host: Host
    blocks: set[Dim3]

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        self.blocks.add(block)
        self.host.launch(kernel, grid, block, args, shared_bytes)

    def read(self, name: str) -> Array:
        return self.host.read(name)

    def write(self, name: str, array: Array) -> None:
        self.host.write(name, array)
