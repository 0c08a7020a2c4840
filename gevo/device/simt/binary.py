"""Compiles a cleaned module: text to host IR to machine code."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Lowered
from gevo.device.simt import engine
from gevo.device.simt.arena import process_arena
from gevo.device.simt.engine import Code
from gevo.device.simt.irtext import ModuleText, Types, parse_module
from gevo.device.simt.launch import Site, process_runtime
from gevo.device.simt.layout import Layout, Shared, packed_bytes, place
from gevo.device.simt.model import KernelProfile
from gevo.device.simt.rewrite import (
    HostKernel,
    host_module,
    initial_value,
    plain_types,
    rewrite_kernel,
    used_names,
)  # fmt: skip
from gevo.device.simt.writer import Addresses, Checks
from gevo.errors import CompileFailed, LaunchFailed


@dataclass(frozen=True, eq=False)
class SimtKernel:
    """A kernel that can be launched.

    Attributes:
        shared: The static shared variables that it uses.
        static_shared: Their bytes, as a GPU would pack them.
    """

    host: HostKernel
    profile: KernelProfile
    entry: int
    weights: NDArray[np.int32]
    sites: ctypes.Array[Site]
    shared: tuple[Shared, ...]
    static_shared: int


class SimtBinary:
    """A compiled program; belongs to the process that made it.

    Attributes:
        kernels: By name.
        layout: Where its module variables lie.
        initial: Initial bytes of module variables that are not all zero, by name.
        metadata: Debug information, for messages.
    """

    def __init__(
        self,
        digest: str,
        kernels: Mapping[str, SimtKernel],
        layout: Layout,
        metadata: Mapping[str, str],
        code: Code,
    ) -> None:
        self._digest = digest
        self._code: Code | None = code
        self.kernels = kernels
        self.layout = layout
        self.metadata = metadata
        self.initial = _initial_values(layout, code)

    @property
    def digest(self) -> str:
        """The digest of the `Lowered` that it was made from."""
        return self._digest

    def check_open(self) -> None:
        """Raises LaunchFailed after `close`."""
        if self._code is None:
            raise LaunchFailed("this binary is closed; compile it again")

    def close(self) -> None:
        """Free the machine code."""
        if self._code is not None:
            self._code.close()
            self._code = None


def _initial_values(layout: Layout, code: Code) -> dict[str, bytes]:
    return {
        v.name: ctypes.string_at(code.variable(initial_value(i)), v.size)
        for i, v in enumerate(layout.variables)
        if v.initializer not in ("", "zeroinitializer", "undef", "poison")
    }


def host_text(
    cleaned: str, checks: Checks
) -> tuple[ModuleText, Layout, tuple[HostKernel, ...], str]:
    """The host IR of a cleaned module; raises CompileFailed."""
    module = parse_module(cleaned)
    functions = [f for f in module.functions if f.kernel]
    used = frozenset[str]().union(*(used_names(f) for f in functions))
    where = place(module.globals, used, Types(plain_types(module)))
    arena, runtime = process_arena(), process_runtime()
    addresses = Addresses(arena.base, arena.readable_at, arena.writable_at, runtime.state_at)
    kernels = tuple(
        rewrite_kernel(module, f, f"gevo_kernel_{i}", where, addresses, checks)
        for i, f in enumerate(functions)
    )
    return module, where, kernels, host_module(module, where, kernels, addresses)


def compile_binary(lowered: Lowered, checks: Checks, level: int = 0) -> SimtBinary:
    """Machine code for every kernel of a lowered program; raises CompileFailed."""
    module, where, kernels, text = host_text(lowered.text, checks)
    if not kernels:
        raise CompileFailed("the program has no kernel (`define ptx_kernel`)")
    profiles = {k.name: KernelProfile.from_ir(lowered.text, k.name) for k in kernels}
    used = {f.name: used_names(f) for f in module.functions}
    shared = {k.name: tuple(v for v in where.shared if v.name in used[k.name]) for k in kernels}
    static = {k.name: packed_bytes(shared[k.name], k.name) for k in kernels}
    parsed = engine.parse(text, "the program")
    coroutines = any(k.suspends for k in kernels)
    code = engine.compile_module(parsed, coroutines=coroutines, level=level)
    compiled = {
        k.name: SimtKernel(
            k,
            profiles[k.name],
            code.function(k.symbol),
            np.array([*k.weights], dtype=np.int32),
            _sites(k),
            shared[k.name],
            static[k.name],
        )
        for k in kernels
    }
    return SimtBinary(lowered.digest, compiled, where, module.metadata, code)


def _sites(host: HostKernel) -> ctypes.Array[Site]:
    return (Site * max(1, len(host.sites)))(
        *((s.size, s.align, s.kind, s.instruction) for s in host.sites)
    )
