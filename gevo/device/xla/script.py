"""What drivers do, kept: the same case is run again and again, and most drivers do the same.

A driver that looks at nothing which a launch has made, and did the same in two runs, does so in
every run of its case: what it has written and launched is done again without it, so that images
are made of bytes, and taken to the device, twice and not a hundred times. One that looks, as a
decoder that goes on from its own answer, is asked each time; of its case only inputs that nothing
writes are kept on the device.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from gevo.device.xla.backend import DeviceArray
from gevo.device.xla.tensor import Tensor
from gevo.workload.case import Argument, Array, Buffer, Launches

Pieces = dict[tuple[int, Tensor], DeviceArray]
"""Tensors that begin at an offset of a buffer, on the device, as long as it is not written."""

KEPT_CASES = 16
KEPT_BUFFERS = 64
MOST_BYTES = 64 << 20
"""Of a buffer, or of all that a driver writes: what is larger is made again."""


@dataclass(frozen=True)
class Written:
    """A buffer's contents, from the host.

    Attributes:
        name: The buffer.
        array: The contents; nobody may write it.
        pieces: Those that were taken to the device.
    """

    name: str
    array: Array
    pieces: Pieces = field(default_factory=Pieces)


@dataclass(frozen=True)
class Launched:
    """A launch of @main with these arguments."""

    args: tuple[Argument, ...]


Script = Sequence[Written | Launched]


@dataclass
class _Case:
    """What a case's driver did.

    Attributes:
        case: The case, so that its number stays its own.
        script: In the last whole run; None where it never is to be done without the driver.
        sure: Whether two runs were alike.
    """

    case: Launches
    script: Script | None
    sure: bool = False


class Known:
    """What is known of the cases that a device has run; the newest ones are kept."""

    def __init__(self) -> None:
        self._cases: dict[int, _Case] = {}
        self._pieces: dict[int, tuple[Buffer, Pieces]] = {}

    def script(self, case: Launches) -> Script | None:
        """What a case's driver does in every run; None where that is not known."""
        known = self._cases.get(id(case))
        return known.script if known is not None and known.sure else None

    def wants(self, case: Launches) -> bool:
        """Whether another run of the driver would tell more."""
        known = self._cases.get(id(case))
        return known is None or (known.script is not None and not known.sure)

    def ran(self, case: Launches, script: Script | None) -> None:
        """Take in what a driver did in a whole run; None where it has looked at results."""
        written = (step.array.nbytes for step in script or () if isinstance(step, Written))
        if sum(written) > MOST_BYTES:
            script = None
        known = self._cases.get(id(case))
        if known is None:
            _room(self._cases, KEPT_CASES)
            self._cases[id(case)] = _Case(case, script)
        elif script is not None and known.script is not None and _alike(script, known.script):
            known.sure = True
        else:
            known.script = None

    def pieces(self, buffer: Buffer) -> Pieces:
        """Of a buffer that no launch may write, as it is at the beginning."""
        if buffer.array.nbytes > MOST_BYTES:
            return {}
        if id(buffer) not in self._pieces:
            _room(self._pieces, KEPT_BUFFERS)
            self._pieces[id(buffer)] = buffer, {}
        return self._pieces[id(buffer)][1]


def _room(table: dict[int, Any], most: int) -> None:
    """Forget the oldest entry where a table is full."""
    if len(table) >= most:
        del table[next(iter(table))]


def _alike(one: Script, other: Script) -> bool:
    """Whether both do the same, bit for bit."""
    if len(one) != len(other):
        return False
    for a, b in zip(one, other, strict=True):
        if isinstance(a, Written) and isinstance(b, Written):
            same = a.name == b.name and a.array.tobytes() == b.array.tobytes()
        else:
            same = isinstance(a, Launched) and a == b
        if not same:
            return False
    return True
