"""From a program to PTX and machine code; needs no GPU.

`lower` gives PTX and a digest over it, so a neutral edit is recognised before it is assembled;
`assemble` makes machine code with ptxas where there is one (else the driver compiles the PTX
when the module is loaded), and keeps it by digest.
"""

from __future__ import annotations

import hashlib
import os
import re
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import llvmlite

from gevo.device import cleanup
from gevo.device.base import Lowered
from gevo.device.cuda.ptxas import Ptxas, assemble, find
from gevo.device.ptx import emit_ptx
from gevo.errors import CompileFailed, ConfigError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.debug import without_debug
from gevo.user_cache import cache_folder
from gevo.workload.signature import Parameter, kernels


@dataclass(frozen=True, slots=True)
class KernelParameter:
    """One kernel parameter.

    Attributes:
        type: LLVM type, as `i32`, `float`, `ptr`.
        offset: Where it begins in the parameter buffer, in bytes.
        size: Its bytes.
        struct: Passed by value; its bytes are the argument.
    """

    type: str
    offset: int
    size: int
    struct: bool


@dataclass(frozen=True)
class Interface:
    """A module as its launches see it.

    Attributes:
        kernels: Parameters of every kernel.
        variables: Module variables that a kernel may write to.
        missing: Functions that are called but neither defined here nor by the driver.
        waiting: Kernels that wait for their whole grid, which takes a cooperative launch.
    """

    kernels: Mapping[str, tuple[KernelParameter, ...]]
    variables: tuple[str, ...]
    missing: tuple[str, ...]
    waiting: frozenset[str]


_ENTRY = re.compile(r"\.entry\s+([\w$]+)\s*\((.*?)\)", re.DOTALL)
_BARRIER = "%envreg"
"""Registers with the address of a cooperative launch's barrier."""
_FUNCTION = re.compile(r"^(?:\.\w+\s+)*\.(?:entry|func)\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
_WORD = re.compile(r"[\w$]+")
_PARAM = re.compile(
    r"\.param\s+(?:\.align\s+(\d+)\s+)?\.[a-z]+(\d+)(\s+\.ptr[^,]*?)?\s+([\w$]+)(?:\[(\d+)\])?\s*$"
)
_VARIABLE = re.compile(
    r"^\.(?:visible|weak) \.global (?:\.align \d+ )?\.\w+ ([\w$]+)", re.MULTILINE
)
_EXTERNAL = re.compile(r"^\.extern \.func\s+(?:\([^)]*\)\s*)?([\w$]+)", re.MULTILINE)
_TYPE = re.compile(r"(?:[<\[{][^>\]}]*[>\]}]|[\w.]+(?: addrspace\(\d+\))?)")
_BY_DRIVER = frozenset({"vprintf", "malloc", "free", "__assertfail"})


def read_interface(text: str, ptx: str) -> Interface:
    """The interface of a module from its LLVM IR and the PTX made of it.

    The types come from the IR, sizes and alignments from the PTX, which is what the driver
    goes by.
    """
    types = kernels(text)
    return Interface(
        {m[1]: _places(m[2], types[m[1]]) for m in _ENTRY.finditer(ptx) if m[1] in types},
        tuple(_VARIABLE.findall(ptx)),
        tuple(name for name in _EXTERNAL.findall(ptx) if name not in _BY_DRIVER),
        _waiting(ptx) & types.keys(),
    )


def _waiting(ptx: str) -> frozenset[str]:
    """Functions that read where a cooperative launch has its barrier, or call one that does."""
    if _BARRIER not in ptx:
        return frozenset()
    found = list(_FUNCTION.finditer(ptx))
    ends = [*(m.start() for m in found[1:]), len(ptx)]
    bodies = {m[1]: ptx[m.end() : end] for m, end in zip(found, ends, strict=True)}
    waiting = {name for name, body in bodies.items() if _BARRIER in body}
    while more := {
        name
        for name, body in bodies.items()
        if name not in waiting and not waiting.isdisjoint(_WORD.findall(body))
    }:
        waiting |= more
    return frozenset(waiting)


def _places(declared: str, parameters: tuple[Parameter, ...]) -> tuple[KernelParameter, ...]:
    places: list[KernelParameter] = []
    end = 0
    found = [_PARAM.search(line.strip()) for line in declared.split(",") if line.strip()]
    for match, parameter in zip(found, parameters, strict=True):
        if match is None:
            raise ValueError(f"cannot read the PTX parameters: {' '.join(declared.split())}")
        element = int(match[2]) // 8
        size = element * int(match[5] or 1)
        align = int(match[1] or element)
        offset = -(-end // align) * align
        type_ = _TYPE.match(parameter.type)
        places.append(
            KernelParameter(type_[0] if type_ else "", offset, size, struct=parameter.by_value)
        )
        end = offset + size
    return tuple(places)


_INTERNAL = re.compile(
    r"^(@[\w$]+ = )internal ((?:(?!addrspace\(3\)|constant )[^\n])*?global )", re.MULTILINE
)


_HIDDEN = re.compile(r"^\.global ", re.MULTILINE)


def with_visible_variables(ptx: str) -> str:
    """PTX whose module variables can be found by name, as `exposed` sees to in LLVM IR."""
    return _HIDDEN.sub(".visible .global ", ptx)


def exposed(text: str) -> str:
    """LLVM IR whose writable module variables can be found by name in the compiled module.

    They are internal where the source says `static`; between two runs of one module they must
    get their initial values back.
    """
    return _INTERNAL.sub(r"\1\2", text)


VERSION = "1"
"""Changes whenever the same program would give other code."""

CACHE_BYTES = 1 << 30


def cubin_folder() -> Path:
    """Where machine code is kept between runs."""
    return cache_folder("cubin")


@dataclass(frozen=True)
class CubinCache:
    """Machine code by digest, in files; safe for many processes at once.

    Attributes:
        folder: Where the files lie; made when the first is written.
        limit_bytes: The oldest files go when all together are larger.
    """

    folder: Path
    limit_bytes: int = CACHE_BYTES

    def get(self, digest: str) -> bytes | None:
        """The code of that digest, if it is here."""
        try:
            return self._path(digest).read_bytes()
        except OSError:
            return None

    def put(self, digest: str, code: bytes) -> None:
        """Keep code; a full or read-only disk only means that it is not kept."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, path = tempfile.mkstemp(dir=self.folder, suffix=".new")
            with os.fdopen(handle, "wb") as file:
                file.write(code)
            os.replace(path, self._path(digest))
            if digest.startswith("0"):  # every sixteenth time is often enough
                self._prune()
        except OSError:
            return

    def _path(self, digest: str) -> Path:
        return self.folder / f"{digest}.cubin"

    def _prune(self) -> None:
        found = [(p.stat().st_mtime, p.stat().st_size, p) for p in self.folder.glob("*.cubin")]
        excess = sum(size for _, size, _ in found) - self.limit_bytes
        for _, size, path in sorted(found):
            if excess <= 0:
                return
            path.unlink(missing_ok=True)
            excess -= size


@dataclass(frozen=True)
class CudaCompiler:
    """Compiles for one kind of GPU; a `Compiler`.

    Attributes:
        arch: The GPU, as `sm_90`.
        ptx: PTX ISA to generate, times ten.
        ptxas: The assembler; None leaves it to the driver.
        cache: Keeps machine code; None keeps nothing.
    """

    arch: str
    ptx: int
    ptxas: Ptxas | None = None
    cache: CubinCache | None = None

    @property
    def assembler(self) -> str:
        """What makes machine code, for people and for fingerprints."""
        return f"ptxas {self.ptxas.version}" if self.ptxas else "driver JIT"

    def lower(self, program: Program) -> Lowered:
        """PTX of a program; raises CompileFailed. LLVM may abort the process."""
        if program.dialect is not Dialect.LLVM:
            raise CompileFailed(f"the cuda device runs LLVM IR, not {program.dialect}")
        if program.ptx:
            # The user's own text: what they have today, whatever LLVM would make of it.
            text, ptx = program.text, with_visible_variables(program.ptx)
        else:
            text = exposed(without_debug(cleanup.clean(program.text)))
            ptx = emit_ptx(text, self.arch, self.ptx)
        interface = read_interface(text, ptx)
        if interface.missing:
            names = ", ".join(interface.missing)
            raise CompileFailed(
                f"calls functions that are not in the module: {names} "
                "(compile the kernel with -O3 and link libdevice into it)"
            )
        parts = ("cuda", VERSION, self.arch, self.assembler, ptx)
        digest = hashlib.sha256("\0".join(parts).encode()).hexdigest()
        return Lowered(digest, ptx, program.entry, meta=interface)

    def assemble(self, lowered: Lowered) -> Lowered:
        """Add machine code where there is a ptxas; raises CompileFailed."""
        if lowered.code or self.ptxas is None:
            return lowered
        code = self.cache.get(lowered.digest) if self.cache else None
        if code is None:
            code = assemble(self.ptxas, lowered.text, self.arch)
            if self.cache:
                self.cache.put(lowered.digest, code)
        return replace(lowered, code=code)

    def moved(self) -> CudaCompiler:
        """The same on this machine, when it was made on another one.

        Raises:
            ConfigError: There is no such ptxas here.
        """
        if self.ptxas is None:
            return self
        here = find(self.arch, self.ptxas.release)
        if here is None or here.version != self.ptxas.version:
            has = f"has ptxas {here.version}" if here else "has no ptxas"
            raise ConfigError(f"{has}; {self.ptxas.version} is needed, as beside the GPUs")
        return replace(self, ptxas=here, cache=CubinCache(cubin_folder()))

    def fingerprint(self) -> dict[str, str]:
        """What the machine code depends on."""
        llvm = f"llvmlite {llvmlite.__version__}"
        return {"arch": self.arch, "compiler": llvm, "assembler": self.assembler}


def interface_of(lowered: Lowered) -> Interface:
    """The interface that `lower` read; raises CompileFailed for another device's product."""
    if not isinstance(lowered.meta, Interface):
        raise CompileFailed("the cuda device compiles only what it lowered itself")
    return lowered.meta
