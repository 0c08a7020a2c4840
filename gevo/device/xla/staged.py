"""Programs not run as a whole at every launch: what follows from weights, or is given back."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from gevo.device.xla.backend import CPU, Backend, Client, Code, DeviceArray
from gevo.program.stablehlo.hoist import Halves

K = TypeVar("K")
V = TypeVar("V")

KEPT = 32
"""Preparations, and what they gave, that are remembered: variants share most of them."""


class Stages:
    """Compiles programs in two, for a device.

    What weights are prepared by is compiled by XLA for the CPU, whatever the device: its time does
    not count, and it may take decompositions that other compilers do not have.

    Args:
        backend: The device.
    """

    def __init__(self, backend: Backend) -> None:
        self._backend = backend
        self._known: dict[str, Preparation] = {}

    @cached_property
    def _host(self) -> Backend:
        return self._backend if isinstance(self._backend, Client) else Client(CPU)

    def compile(self, halves: Halves, quickly: bool) -> StagedCode:
        """Code for both; raises CompileFailed."""
        if halves.prepare not in self._known:
            code = self._host.compile(halves.prepare, self._host.kind == CPU)
            _bounded(self._known)[halves.prepare] = Preparation(code, self._host, self._backend)
        main = self._backend.compile(halves.main, quickly)
        return StagedCode(self._known[halves.prepare], main, halves)


class Preparation:
    """What weights become, once for each contents of them.

    Args:
        code: Computes it.
        host: Where.
        backend: Where it goes.
    """

    def __init__(self, code: Code, host: Backend, backend: Backend) -> None:
        self._code = code
        self._host = host
        self._backend = backend
        self._found: dict[bytes, Sequence[DeviceArray]] = {}

    def of(self, weights: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """What some weights become; raises LaunchFailed."""
        arrays = [self._backend.fetch(one) for one in weights]
        key = hashlib.sha256(b"".join(array.tobytes() for array in arrays)).digest()
        if key not in self._found:
            _bounded(self._found)[key] = self._made(weights)
        return self._found[key]

    def _made(self, weights: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        if self._host is self._backend:
            return self._code.run(weights)
        given = [self._host.put(self._backend.fetch(one)) for one in weights]
        return [self._backend.put(self._host.fetch(one)) for one in self._code.run(given)]


class StagedCode:
    """A program in two; implements `Code`.

    Args:
        preparation: Of its weights.
        main: What every launch runs.
        halves: Who takes what.
    """

    def __init__(self, preparation: Preparation, main: Code, halves: Halves) -> None:
        self._preparation = preparation
        self._main = main
        self._halves = halves
        self._last: tuple[list[DeviceArray], Sequence[DeviceArray]] | None = None

    def enter(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """What `run` takes; raises LaunchFailed. Weights that are the same arrays are known."""
        weights = [arguments[n] for n in self._halves.weights]
        if self._last is None or any(
            a is not b for a, b in zip(weights, self._last[0], strict=True)
        ):
            self._last = weights, self._preparation.of(weights)
        return [*(arguments[n] for n in self._halves.kept), *self._last[1]]

    def run(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The results; raises LaunchFailed."""
        return self._main.run(arguments)

    def work(self) -> Mapping[str, float]:
        """Of a launch."""
        return self._main.work()


class HandedBack:
    """A program some of whose results are arguments as they are; implements `Code`.

    Args:
        code: Gives the others.
        places: Of each result, which argument it is, or None.
    """

    def __init__(self, code: Code, places: Sequence[int | None]) -> None:
        self._code = code
        self._places = places
        self._given: Sequence[DeviceArray] = ()

    def enter(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """What `run` takes, which then gives these arguments back; raises LaunchFailed."""
        self._given = [arguments[n] for n in self._places if n is not None]
        return self._code.enter(arguments)

    def run(self, arguments: Sequence[DeviceArray]) -> Sequence[DeviceArray]:
        """The results; raises LaunchFailed."""
        made, given = iter(self._code.run(arguments)), iter(self._given)
        return [next(made if place is None else given) for place in self._places]

    def work(self) -> Mapping[str, float]:
        """Of what is run."""
        return self._code.work()


def _bounded(table: dict[K, V]) -> dict[K, V]:
    """The table, without its oldest entry where it is full."""
    if len(table) >= KEPT:
        del table[next(iter(table))]
    return table
