"""Launches of a StableHLO program that get other contents than their driver gives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.evaluate.scoring.training import multiplied
from gevo.workload.case import Argument, Array, Buffer, Dim3, Host, Launches, Pointer, Relay, Role

Outputs = Mapping[str, Array]
Made = Callable[[str, Array], Array]
"""What becomes of an array, by name."""

OTHER = "other: "
"""Before the names of buffers with other contents."""


def _as_written(name: str, array: Array) -> Array:
    del name
    return array


def another(value: Argument) -> Argument:
    """Half of a number, and 1 for 0; the other truth value; what is neither stays."""
    if isinstance(value, bool):
        return not value
    number = isinstance(value, (int, float))
    return 1 if number and value == 0 else multiplied(value, 0.5)


@dataclass(frozen=True)
class Redirected(Relay):
    """A host that passes something else for an argument of every launch.

    Attributes:
        place: Which argument; None for all that are `others`, results among them.
        others: Names of buffers of which there is a second one with other contents.
        states: Those of them that launches may change; where all are others, the driver sees the
            second one.
        written: What becomes of an array, by name, that the driver writes.
        number: What becomes of a number in that place.
        filled: Names of those `others` that hold what the driver has written, changed by `made`,
            whenever they are passed.
        made: See there.
    """

    place: int | None
    others: frozenset[str]
    states: frozenset[str] = frozenset()
    written: Made = _as_written
    number: Callable[[Argument], Argument] = another
    filled: frozenset[str] = frozenset()
    made: Made = _as_written

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With other contents, or another number."""
        given = [
            self._other(value) if self.place in (None, place) else value
            for place, value in enumerate(args)
        ]
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)

    def read(self, name: str) -> Array:
        """What launches have left."""
        return self.host.read(self._seen(name))

    def write(self, name: str, array: Array) -> None:
        """Into what launches take, and what becomes of it."""
        self.host.write(self._seen(name), self.written(name, array))

    def _seen(self, name: str) -> str:
        return OTHER + name if self.place is None and name in self.states else name

    def _other(self, value: Argument) -> Argument:
        if not isinstance(value, Pointer):
            return value if self.place is None else self.number(value)
        if value.name not in self.others:
            return value
        if value.name in self.filled:
            found = self.made(value.name, self.host.read(value.name))
            self.host.write(OTHER + value.name, found)
        return replace(value, name=OTHER + value.name)


@dataclass(frozen=True)
class Redirection:
    """Launches that get other contents for what a workload gives.

    Attributes:
        place: Of the one argument that is meant; None for all.
        others: Buffers as they are then.
        written: As of `Redirected`.
        number: Likewise.
        filled: Likewise: buffers that hold nothing before the driver writes them.
        made: Likewise.
    """

    place: int | None
    others: Sequence[Buffer]
    written: Made = _as_written
    number: Callable[[Argument], Argument] = another
    filled: Sequence[Buffer] = ()
    made: Made = _as_written

    def launches(self, launches: Launches) -> Launches:
        """The launches with these contents."""
        second = (*self.others, *self.filled)
        names = frozenset(b.name for b in second)
        states = frozenset(b.name for b in self.others if b.role is not Role.IN)
        filled = frozenset(b.name for b in self.filled)

        def redirected(host: Host) -> None:
            how = (self.place, names, states, self.written, self.number, filled, self.made)
            launches.drive(Redirected(host, *how))

        # Of a single argument no launch writes the second buffer.
        more = (
            replace(b, name=OTHER + b.name, role=self._role(b, filled), given=True) for b in second
        )
        return replace(launches, buffers=(*launches.buffers, *more), drive=redirected)

    def _role(self, buffer: Buffer, filled: frozenset[str]) -> Role:
        if buffer.name in filled:
            return Role.SCRATCH
        return buffer.role if self.place is None else Role.IN

    def outputs(self, found: Outputs) -> Outputs:
        """What launches have left, by the names that it has without other contents."""
        own = {name: array for name, array in found.items() if not name.startswith(OTHER)}
        return {name: found.get(OTHER + name, array) for name, array in own.items()}
