"""Compiled kernels, kept for the next program that has the same ones.

A variant differs from its baseline, or from its parents, in one kernel or two of several. Each
kernel is a host module of its own, so that the others need not be compiled again.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.lower.assemble import ENTRY
from gevo.device.simt.lower.flush import flushes
from gevo.device.simt.lower.layout import Layout, Shared, packed_bytes
from gevo.device.simt.lower.rewrite import (
    HostKernel,
    instruction_lines,
    rewrite_kernel,
    used_names,
)
from gevo.device.simt.lower.writer import Addresses, Checks
from gevo.device.simt.model.time import KernelProfile
from gevo.device.simt.native import engine
from gevo.device.simt.native.arena import process_arena
from gevo.device.simt.native.binding import Site, process_runtime
from gevo.device.simt.native.engine import Code
from gevo.program.llvm.syntax.lexer import without_attached
from gevo.program.llvm.syntax.module import Function, ModuleText

MOST_KERNELS = 32
"""Kernels that a cache keeps; one of a thousand instructions takes about half a megabyte."""

_GROUP = re.compile(r"(?<=\)) #\d+$", re.MULTILINE)
_OF_HEADER = re.compile(r"(?: #\d+)?(?: ![\w.]+ !\d+)* \{$")


@dataclass(frozen=True, eq=False)
class SimtKernel:
    """A kernel that can be launched; its code lives as long as it does.

    Attributes:
        function: The function in the cleaned module that it belongs to.
        shared: The static shared variables that it uses.
        static_shared: Their bytes, as a GPU would pack them.
        attributes: The function's, in words.
    """

    host: HostKernel
    profile: KernelProfile
    code: Code
    entry: int
    weights: NDArray[np.int32]
    sites: ctypes.Array[Site]
    function: Function
    shared: tuple[Shared, ...]
    static_shared: int
    attributes: str = ""

    @cached_property
    def instructions(self) -> list[str]:
        """Its instructions' text as cleaned, in program order."""
        return instruction_lines(self.function)


class KernelCache:
    """The kernels compiled or asked for last, by what they were compiled from.

    A kernel's code is freed when neither the cache nor a binary holds it any more.
    """

    def __init__(self, most: int = MOST_KERNELS) -> None:
        self._most = most
        self._kernels: OrderedDict[bytes, SimtKernel] = OrderedDict()

    def get(self, key: bytes, compile_it: Callable[[], SimtKernel]) -> SimtKernel:
        """The kernel kept under `key`, or else what `compile_it` gives, which is then kept."""
        found = self._kernels.get(key) or compile_it()
        self._kernels[key] = found
        self._kernels.move_to_end(key)
        while len(self._kernels) > self._most:
            self._kernels.popitem(last=False)
        return found

    def clear(self) -> None:
        """Keep nothing."""
        self._kernels.clear()


@dataclass(frozen=True)
class KernelSource:
    """One kernel of a module, and all that its code and its profile depend on."""

    module: ModuleText
    function: Function
    where: Layout
    checks: Checks

    @cached_property
    def attributes(self) -> str:
        """The function's attributes, in words."""
        return self.module.attributes_of(self.function.signature)

    @cached_property
    def used(self) -> frozenset[str]:
        """Variables and functions that the kernel names."""
        return used_names(self.function)

    @cached_property
    def text(self) -> str:
        """The kernel's function and variables, without numbers of metadata and attributes.

        Edits of other functions change those, and neither the code nor the time model reads
        them.
        """
        variables = [v.line for v in self.module.globals if v.name in self.used]
        body = _GROUP.sub("", without_attached(self.function.body))
        header = _OF_HEADER.sub(" {", self.function.header)
        return "\n".join((*variables, header, body, "}", ""))

    @cached_property
    def key(self) -> bytes:
        """Equal keys give equal code and profiles, in this process."""
        places = [(n, self.where.addresses.get(n)) for n in sorted(self.used)]
        defined = sorted(self.used & self.module.defined.keys())
        ftz = flushes(self.attributes)
        what = (self.text, [*self.module.types.items()], places, defined, self.checks, ftz)
        return hashlib.sha256(repr(what).encode()).digest()

    def host(self) -> tuple[HostKernel, str]:
        """The kernel's host form and its text; raises CompileFailed."""
        addresses = process_addresses()
        return rewrite_kernel(self.module, self.function, self.where, addresses, self.checks)

    def compile(self, level: int) -> SimtKernel:
        """Machine code; raises CompileFailed."""
        host, text = self.host()
        shared = tuple(v for v in self.where.shared if v.name in self.used)
        static = packed_bytes(shared, host.name)
        profile = KernelProfile.from_ir(self.text, host.name)
        parsed = engine.parse(text, "the program")
        code = engine.compile_module(parsed, coroutines=host.suspends, level=level)
        return SimtKernel(
            host,
            profile,
            code,
            code.function(ENTRY),
            np.array([*host.weights], dtype=np.int32),
            _sites(host),
            self.function,
            shared,
            static,
        )


def process_addresses() -> Addresses:
    """Where generated code of this process finds memory and the runtime's state."""
    arena, runtime = process_arena(), process_runtime()
    return Addresses(arena.base, arena.readable_at, arena.writable_at, runtime.state_at)


def kernel_of(source: KernelSource, cache: KernelCache, level: int) -> SimtKernel:
    """The compiled kernel, from the cache if it is there; raises CompileFailed."""
    kernel = cache.get(source.key, lambda: source.compile(level))
    return replace(kernel, function=source.function, attributes=source.attributes)


def _sites(host: HostKernel) -> ctypes.Array[Site]:
    return (Site * max(1, len(host.sites)))(
        *((s.size, s.align, s.kind, s.instruction, s.element) for s in host.sites)
    )
