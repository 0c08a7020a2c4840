"""Compiles a cleaned module: text to host IR to machine code.

Compiled kernels, kept for the next program that has the same ones. A variant differs from its
baseline, or from its parents, in one kernel or two of several. Each kernel is a host module of its
own, so that the others need not be compiled again.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Lowered
from gevo.device.simt.lower.approximate import flushes
from gevo.device.simt.lower.assemble import ENTRY
from gevo.device.simt.lower.layout import GRID, Layout, Shared, cooperative, packed_bytes, place
from gevo.device.simt.lower.rewrite import (
    HostKernel,
    initial_value,
    initial_values,
    instruction_lines,
    plain_types,
    rewrite_kernel,
    used_names,
)
from gevo.device.simt.lower.waiting import waits
from gevo.device.simt.lower.writer import Addresses, Checks
from gevo.device.simt.model.time import KernelProfile
from gevo.device.simt.model.unrolled import KEPT_ROLLED
from gevo.device.simt.native import arena, binding
from gevo.device.simt.native.arena import process_arena
from gevo.device.simt.native.binding import Code, Site, process_runtime
from gevo.device.simt.native.printing import process_log
from gevo.errors import CompileFailed, LaunchFailed
from gevo.program.llvm.syntax.lexer import INSTRUCTION, NAME, spelled, without_attached
from gevo.program.llvm.syntax.module import Function, ModuleText, Variable, split_module
from gevo.program.llvm.syntax.types import DataLayout
from gevo.workload.case import Array

MOST_KERNELS = 32
"""Kernels that a cache keeps; one of a thousand instructions takes about half a megabyte."""

_GROUP = re.compile(r"(?<=\)) #\d+$", re.MULTILINE)
_LOOP = re.compile(r"(?:, !\w+ !\d+)*, !llvm\.loop !(\d+)")
_OF_HEADER = re.compile(r"(?: #\d+)?(?: ![\w.]+ !\d+)* \{$")


@dataclass(frozen=True, eq=False)
class SimtKernel:
    """A kernel that can be launched; its code lives as long as it does.

    Attributes:
        text: What its profile is read from.
        function: The function in the cleaned module that it belongs to.
        shared: The static shared variables that it uses.
        static_shared: Their bytes, as a GPU would pack them.
        attributes: The function's, in words.
    """

    host: HostKernel
    text: str
    code: Code
    entry: int
    weights: NDArray[np.int32]
    sites: ctypes.Array[Site]
    function: Function
    shared: tuple[Shared, ...]
    static_shared: int
    attributes: str = ""

    @cached_property
    def profile(self) -> KernelProfile:
        """What the time model knows of it; most runs only ask whether it is right."""
        return KernelProfile.from_ir(self.text, self.host.name)

    @cached_property
    def cooperative(self) -> bool:
        """Whether its blocks may wait for one another, so that all must be there at once."""
        return cooperative(self.instructions)

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
        body = _GROUP.sub("", without_attached(self._marked()))
        header = _OF_HEADER.sub(" {", self.function.header)
        return "\n".join((*variables, header, body, "}", ""))

    def _marked(self) -> Iterable[str]:
        """The body; where ptxas is told not to unroll a loop its branch says so."""
        if not self.module.rolled:
            return self.function.body
        return (
            f"{line[: loop.start()]} {KEPT_ROLLED}"
            if (loop := _LOOP.search(line)) and loop[1] in self.module.rolled
            else line
            for line in self.function.body
        )

    @cached_property
    def key(self) -> bytes:
        """Equal keys give equal code and profiles, in this process."""
        names = (*sorted(self.used), GRID.name)
        places = [(n, self.where.addresses.get(n)) for n in names]
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
        code = binding.compile_text(text, coroutines=host.suspends, level=level)
        return SimtKernel(
            host,
            self.text,
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
    log = process_log()
    memory = arena.base, arena.readable_at, arena.writable_at
    return Addresses(*memory, runtime.state_at, log.open_at, log.callback_at)


def kernel_of(source: KernelSource, cache: KernelCache, level: int) -> SimtKernel:
    """The compiled kernel, from the cache if it is there; raises CompileFailed."""
    kernel = cache.get(source.key, lambda: source.compile(level))
    return replace(kernel, function=source.function, attributes=source.attributes)


def _sites(host: HostKernel) -> ctypes.Array[Site]:
    return (Site * max(1, len(host.sites)))(
        *((s.size, s.align, s.kind, s.instruction, s.element, s.space) for s in host.sites)
    )


class SimtBinary:
    """A compiled program; belongs to the process that made it.

    Attributes:
        digest: That of the `Lowered` that it was made from.
        kernels: By name; empty after `close`.
        layout: Where its module variables lie.
        initial: Initial bytes of module variables that are not all zero, by name.
        metadata: Debug information, for messages.
        module_runs: For each word of the module's variables the number of the run that wrote it
            last, counted since the variables got their initial values; 0 where none has.
        runs: How many runs that is.
        unset: Module variables that a host has to fill (see `unset_variables`).
        left: What the buffers that nobody fills held at the end of the last run.
    """

    def __init__(
        self,
        digest: str,
        kernels: Mapping[str, SimtKernel],
        layout: Layout,
        initial: Mapping[str, bytes],
        metadata: Mapping[str, str],
        unset: frozenset[str] = frozenset(),
        again: Callable[[str], SimtBinary] | None = None,
    ) -> None:
        self.digest = digest
        self._open = True
        self._compile_again = again
        self._again: dict[str, SimtBinary] = {}
        self.module_runs = np.zeros(
            max(0, layout.global_end - arena.GLOBAL[0]) // 4 + 1, np.uint32
        )
        self.runs = 0
        self.left: dict[str, Array] = {}
        self.kernels: Mapping[str, SimtKernel] = kernels
        self.layout = layout
        self.initial = initial
        self.metadata = metadata
        self.unset = unset

    @property
    def seeded(self) -> bool:
        """True when results depend on `RunOptions.arithmetic_seed`, or may."""
        return any(kernel.host.seeded for kernel in self.kernels.values())

    def check_open(self) -> None:
        """Raises LaunchFailed after `close`."""
        if not self._open:
            raise LaunchFailed("this binary is closed; compile it again")

    def for_schedules(self) -> SimtBinary:
        """The same program, compiled so that threads can be switched at every point."""
        return self._with("points")

    def for_decisions(self) -> SimtBinary:
        """The same program, compiled so that it notes what it decides."""
        return self._with("decisions")

    def _with(self, check: str) -> SimtBinary:
        if self._compile_again is None:
            return self
        if check not in self._again:
            self._again[check] = self._compile_again(check)
        return self._again[check]

    def close(self) -> None:
        """Let go of the machine code, which is freed unless other binaries use it too."""
        self._open = False
        self.kernels = {}
        for other in self._again.values():
            other.close()


def kernel_sources(cleaned: str, checks: Checks) -> tuple[list[KernelSource], Layout]:
    """The kernels of a cleaned module, and where its variables lie.

    Raises:
        CompileFailed: The device does not support something that the module declares.
    """
    module = split_module(cleaned)
    functions = [f for f in module.functions if f.kernel]
    used = frozenset[str]().union(*(used_names(f) for f in functions))
    grids = (GRID,) if any(cooperative(f.body) for f in functions) else ()
    where = place((*module.globals, *grids), used, DataLayout(plain_types(module)))
    sources = [
        KernelSource(module, f, where, replace(checks, points=checks.points or waits(f)))
        for f in functions
    ]
    return sources, where


def compile_binary(
    lowered: Lowered, checks: Checks, cache: KernelCache, level: int = 0
) -> SimtBinary:
    """Machine code for every kernel of a lowered program; raises CompileFailed."""
    sources, where = kernel_sources(lowered.text, checks)
    if not sources:
        raise CompileFailed("the program has no kernel (`define ptx_kernel`)")
    module = sources[0].module
    kernels = {s.function.name: kernel_of(s, cache, level) for s in sources}
    text = initial_values(module, where, process_addresses())
    initial = _initial_bytes(text, where) if text else {}
    again = None
    if not checks.points and not checks.decisions:
        again = partial(_with, lowered, checks, cache, level)
    unset = unset_variables(module.globals, module.functions)
    return SimtBinary(lowered.digest, kernels, where, initial, module.metadata, unset, again)


def _with(
    lowered: Lowered, checks: Checks, cache: KernelCache, level: int, check: str
) -> SimtBinary:
    return compile_binary(lowered, replace(checks, **{check: True}), cache, level)


def _initial_bytes(text: str, where: Layout) -> dict[str, bytes]:
    """Bytes of the variables whose initial values `text` defines; LLVM lays them out."""
    code = binding.Code(binding.parse(text, "the module's variables"), 0)
    try:
        return {
            v.name: ctypes.string_at(code.variable(initial_value(i)), v.size)
            for i, v in enumerate(where.variables)
            if f"@{initial_value(i)} = " in text
        }
    finally:
        code.close()


_ZERO = re.compile(r"(?:zeroinitializer|undef|poison|null|false|0|0\.0+e\+00|0x[HKLMR]?0+|)\Z")
_NAMED = re.compile(rf"[%@]{NAME}")
_COPY = re.compile(r"@llvm\.mem(?:cpy|move)\.[^(]*\((.*)\)")
_READS = re.compile(r"@llvm\.(?:nvvm\.(?:ldg|ldu|isspacep|prefetch)|prefetch|is\.constant)\b")
_WRITES = frozenset("store atomicrmw cmpxchg ret invoke callbr".split())


def unset_variables(variables: Iterable[Variable], kernels: Iterable[Function]) -> frozenset[str]:
    """Variables that begin as zeros or undefined and that no kernel can write.

    CUDA sets a `__device__` variable to zero when a module is loaded, and kernels that count in
    one rely on that. What kernels only read, a host has to fill; so it has with `__constant__`
    memory. A constant table that no host can fill (`constant`, not `externally_initialized`)
    is what it says, zeros or not.

    Args:
        variables: Those of a cleaned module.
        kernels: Its kernels, with everything inlined.
    """
    empty = {v.name for v in variables if v.space in (0, 1, 4) and _begins_empty(v)}
    constant = {v.name for v in variables if v.space == 4}
    for kernel in kernels:
        empty -= _written(kernel, empty - constant)
    return frozenset(empty)


def _begins_empty(variable: Variable) -> bool:
    if not _ZERO.match(variable.initializer):
        return False
    return variable.fillable or not variable.initializer


def _written(kernel: Function, names: set[str]) -> set[str]:
    """Those of the variables whose address a kernel may use for more than reading."""
    roots: dict[str, frozenset[str]] = {spelled(name): frozenset((name,)) for name in names}
    lines = [line for line in kernel.body if line[:1] == " "]
    found: set[str] = set()
    changed = True
    while changed and roots:  # again where a phi uses what comes later
        changed = False
        for line in lines:
            used = frozenset[str]().union(*(roots.get(n, ()) for n in _operands(line)))
            if not used:
                continue
            if _may_write(line, roots):
                found |= used
            elif (made := INSTRUCTION.match(line)) and made[1] and made[2] != "load":
                if used - roots.get(made[1], frozenset()):
                    roots[made[1]] = used | roots.get(made[1], frozenset())
                    changed = True
    return found


def _operands(line: str) -> list[str]:
    made = INSTRUCTION.match(line)
    return _NAMED.findall(line, made.end() if made else 0)


def _may_write(line: str, roots: dict[str, frozenset[str]]) -> bool:
    """Whether an instruction that uses one of the addresses writes there, or gives it away."""
    made = INSTRUCTION.match(line)
    if made is None or made[2] in _WRITES:
        return True
    if made[2] != "call":
        return False
    if copy := _COPY.search(line):
        return any(name in roots for name in _NAMED.findall(copy[1].split(", ")[0]))
    return not _READS.search(line)
