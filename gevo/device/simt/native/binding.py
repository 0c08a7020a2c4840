"""The structures that the runtime shares with Python, and the loaded runtime.

llvmlite's code generator for the host, behind two functions. Coroutines are split by LLVM's
default pipeline at level 0 (llvmlite exposes no coroutine passes of its own); a few cheap passes
around it bring most of what a higher level would.

Figures of traced warp accesses, row by row, computed in the runtime (runtime/traffic.c). Rows are
int64 addresses of shape (accesses, 32), one column per lane, -1 where a lane takes no part;
results have shape (accesses,).
"""

from __future__ import annotations

import ctypes
import functools
import re
import struct
import sys
import weakref
from collections.abc import Callable, Mapping
from importlib import resources
from typing import Any, Literal

import llvmlite.binding as llvm
import numpy as np
from numpy.typing import NDArray

from gevo.errors import CompileFailed


@functools.cache
def _host() -> tuple[Any, str, str]:
    """Target, processor and features of this machine."""
    llvm.initialize_all_targets()  # pyright: ignore
    llvm.initialize_all_asmprinters()  # pyright: ignore
    features: Any = llvm.get_host_cpu_features()  # pyright: ignore
    target: Any = llvm.Target.from_default_triple()  # pyright: ignore
    return target, llvm.get_host_cpu_name(), features.flatten()  # pyright: ignore


def _machine(level: int) -> Any:
    """A new target machine: an execution engine takes ownership of the one that it is given."""
    target, cpu, features = _host()
    return target.create_target_machine(
        cpu=cpu, features=features, opt=level, jit=True, codemodel="jitdefault"
    )


@functools.cache
def _generator(level: int) -> Any:
    """The target machine that emits objects and that passes ask about costs."""
    return _machine(level)


@functools.cache
def _head() -> str:
    """The first lines of every module.

    Without a data layout the passes would assume one of their own, and give a coroutine's frame
    fewer bytes than the code generator then uses of it.
    """
    layout = str(_generator(0).target_data)
    return f'target datalayout = "{layout}"\ntarget triple = "{llvm.get_process_triple()}"\n'


_SIMPLIFIED = 900
"""Basic blocks up to which control flow is simplified once more after coroutines were split. A
chain of checks is shortened by one per round, and LLVM aborts the process after 1000 rounds."""

_MOST_COPIES = 8
"""A block has fewer copies and parts after coroutines were split: a function becomes four."""

_BLOCK_MOVES = frozenset(("memcpy", "memmove", "memset"))
_known: set[str] = set(_BLOCK_MOVES)


class Code:
    """Machine code of one module; calling `close` frees it.

    Args:
        module: The module; closed here.
        level: Optimisation level of the code generator.

    Raises:
        CompileFailed: It needs a function that is not one of those made known by
            `add_symbols`. Nothing else of the process can be reached, and LLVM would end the
            process over a name that it cannot resolve.
    """

    def __init__(self, module: Any, level: int) -> None:
        try:
            data: bytes = _generator(level).emit_object(module)
        finally:
            module.close()
        if unknown := undefined_symbols(data) - _known:
            raise CompileFailed(
                f"the program needs {min(unknown)} on this host; the simt device does not have it"
            )
        empty: Any = llvm.parse_assembly("", context=llvm.create_context())  # pyright: ignore
        self._engine: Any = llvm.create_mcjit_compiler(empty, _machine(level))  # pyright: ignore
        # LLVM refers to `data` without a copy, and the engine to its module's context. Should
        # Python's collector find all of them at once, it frees them in any order: the finalizer
        # keeps them alive until the engine is closed.
        self.close = weakref.finalize(self, _free, self._engine, empty, data)
        self.close.atexit = False
        loaded: Any = llvm.object_file.ObjectFileRef.from_data(data)  # pyright: ignore
        self._engine.add_object_file(loaded)
        self._engine.finalize_object()

    def function(self, name: str) -> int:
        """Address of a function."""
        return int(self._engine.get_function_address(name))

    def variable(self, name: str) -> int:
        """Address of a global variable."""
        return int(self._engine.get_global_value_address(name))


def _free(engine: Any, *kept: object) -> None:
    engine.close()


def parse(text: str, what: str) -> Any:
    """A verified module for the host, in a context of its own.

    Raises:
        CompileFailed: LLVM refuses it.
    """
    module: Any = None
    try:
        module = llvm.parse_assembly(_head() + text, context=llvm.create_context())  # pyright: ignore
        module.verify()
    except RuntimeError as reason:
        if module is not None:
            module.close()
        line = " ".join(str(reason).split())
        raise CompileFailed(f"the host form of {what} is not valid: {line}") from reason
    return module


def compile_text(text: str, *, coroutines: bool, level: int) -> Code:
    """Optimise the host form of a program a little and generate code; raises CompileFailed."""
    module = parse(text, "the program")
    builder, passes = _builder(), _passes()
    passes.add_simplify_cfg_pass()
    passes.run(module, builder)
    if coroutines:
        builder.getModulePassManager().run(module, builder)
    if _MOST_COPIES * text.count(":\n") <= _SIMPLIFIED or _blocks(module) <= _SIMPLIFIED:
        passes = _passes()
        passes.add_simplify_cfg_pass()
        passes.run(module, builder)
    return Code(module, level)


def _blocks(module: Any) -> int:
    """Basic blocks of all functions. To count them takes a thirtieth of the compilation."""
    return sum(1 for function in module.functions for _ in function.blocks)


def _builder() -> Any:
    tuning: Any = llvm.create_pipeline_tuning_options(speed_level=0)  # pyright: ignore
    return llvm.create_pass_builder(_generator(0), tuning)  # pyright: ignore


def _passes() -> Any:
    return llvm.create_new_module_pass_manager()  # pyright: ignore


def add_symbols(symbols: Mapping[str, int]) -> None:
    """Give generated code these addresses for external functions."""
    for name, address in symbols.items():
        llvm.add_symbol(name, address)  # pyright: ignore
    _known.update(symbols)


_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_SYMBOL_TABLE = 2


def undefined_symbols(data: bytes) -> frozenset[str]:
    """Names that an object file expects others to define.

    Empty for anything but 64-bit little-endian ELF; see System V Application Binary Interface,
    chapter 4.
    """
    if data[:6] != b"\x7fELF\x02\x01":
        return frozenset()
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    sections: list[tuple[int, ...]] = [
        _SECTION.unpack_from(data, start + i * size) for i in range(count)
    ]
    names: set[str] = set()
    for _, kind, _, _, offset, length, link, *_ in sections:
        if kind != _SYMBOL_TABLE:
            continue
        strings: int = sections[link][4]
        for at in range(offset + _SYMBOL.size, offset + length, _SYMBOL.size):
            name, _, _, section, _, _ = _SYMBOL.unpack_from(data, at)
            if section == 0 and name:
                end = data.index(b"\0", strings + name)
                names.add(data[strings + name : end].decode())
    return frozenset(names)


_I64, _U64, _I32, _U32, _PTR = (
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_int32, ctypes.c_uint32, ctypes.c_void_p,
)  # fmt: skip


class Site(ctypes.Structure):
    """One memory access of a kernel."""

    _fields_ = tuple(
        (n, _I32) for n in ("size", "align", "kind", "instruction", "element", "space")
    )


class Fault(ctypes.Structure):
    """Why a launch ended early; `kind` is 0 when it did not."""

    _fields_ = (
        *((n, _I32) for n in ("kind", "site", "other_site", "is_store")),
        *((n, _U32) for n in ("block", "thread", "other_block", "other_thread")),
        ("address", _U64),
        ("size", _U64),
    )
    kind: int
    site: int
    other_site: int
    is_store: int
    block: int
    thread: int
    other_block: int
    other_thread: int
    address: int
    size: int


class RawFinding(ctypes.Structure):
    """Two accesses that nothing orders, or one that reads what is not defined."""

    _fields_ = (
        *((n, _I32) for n in ("kind", "site", "other_site", "between", "why", "space")),
        *((n, _U32) for n in ("block", "thread", "other_block", "other_thread")),
        *((n, _U64) for n in ("low", "high", "count")),
    )
    kind: int
    site: int
    other_site: int
    between: int
    why: int
    space: int
    block: int
    thread: int
    other_block: int
    other_thread: int
    low: int
    high: int
    count: int


class Launch(ctypes.Structure):
    """Everything that the runtime needs for one launch; see runtime/state.h."""

    _fields_ = (
        ("entry", _PTR),
        *((n, _I64) for n in ("coroutine", "n_blocks", "n_sites")),
        ("weights", _PTR),
        ("sites", _PTR),
        ("grid", _U32 * 3),
        ("block", _U32 * 3),
        ("block_order", _PTR),
        ("n_run", _I64),
        ("warp_order", _PTR),
        ("fuel", _I64),
        ("base", _PTR),
        ("size", _U64),
        ("readable", _PTR),
        ("writable", _PTR),
        *(
            (n, _U64)
            for n in (
                "shared_offset", "shared_bytes", "shared_end", "local_offset", "local_stride",
                "local_end", "constant_offset", "constant_end", "global_offset", "global_end",
            )
        ),
        ("fill", _I64),
        ("frames", _PTR),
        ("frames_bytes", _U64),
        ("threads", _PTR),
        ("counts", _PTR),
        *(
            (n, _PTR)
            for n in (
                "strata", "work", "longest_of", "warp_blocks", "thread_blocks", "longest_warp",
                "sampled_warp_blocks",
            )
        ),
        ("fuel_used", _I64),
        ("longest", _I64),
        ("sampled", _PTR),
        *(
            (n, _I64)
            for n in (
                "n_sampled", "n_traced", "most_turns", "most_noted", "n_noted", "max_rows",
                "n_rows",
            )
        ),
        *(
            (n, _PTR)
            for n in (
                "turns", "groups", "group_of", "noted", "ordinal", "row_site", "row_space",
                "row_warp", "row_address", "loaded", "stored",
            )
        ),
        ("sector_bytes", _U64),
        *((n, _I64) for n in ("races", "granule")),
        ("global_cells", _PTR),
        ("shared_cells", _PTR),
        ("shared_granules", _U64),
        ("pool", _PTR),
        ("pool_bytes", _U64),
        ("module_runs", _PTR),
        ("module_end", _U64),
        ("run", _U64),
        ("initialised", _PTR),
        ("found", _PTR),
        *((n, _I64) for n in ("n_found", "max_found", "ends_at", "forgiving", "most_records")),
        ("first_sequence", _U32),
        ("garbage", _U32),
        *((n, _I64) for n in ("scheduled", "slots")),
        ("scratch", _PTR),
        ("policy", _I64),
        *((n, _U64) for n in ("seed", "late")),
        ("held_site", _I64),
        ("shared_copies", _PTR),
        ("copies", _PTR),
        ("points", _I64),
        ("fault", Fault),
        ("largest_frame", _U64),
    )  # fmt: skip


class State(ctypes.Structure):
    """The fixed place that generated code reads; see runtime/state.h."""

    _fields_ = (
        ("ntid", _U32 * 3),
        ("nctaid", _U32 * 3),
        ("ctaid", _U32 * 3),
        ("dynamic", _U32),
        ("limit", _U64 * 6),
        ("value", _U64 * 8),
        ("shared_total", _U32),
        ("faulted", _U32),
        ("clock", _U64),
        ("args", ctypes.c_char * 8192),
        ("seed", _U64),
        ("decisions", _PTR),
        ("window", _U64 * 6 * 4),
        ("local_stride", _U64),
    )


_EXPORT = re.compile(r"^define [^@\n]*@((?:gevo|__trunc|__extend)\w+)\(", re.MULTILINE)


class Runtime:
    """The runtime's code in this process.

    Attributes:
        state_at: Host address of the State.
        state: The State.
        scratch_bytes: What a thread needs of `Launch.scratch`.
        copies_bytes: Size of `Launch.copies`.
    """

    def __init__(self) -> None:
        add_symbols(libm_addresses())
        folder = resources.files("gevo.device.simt.native")
        text = folder.joinpath("runtime/runtime.ll").read_text()
        self._code = Code(parse(text, "the runtime"), 1)
        self.state_at = self._code.variable("gevo_state")
        self.state = State.from_address(self.state_at)
        names = _EXPORT.findall(text)
        add_symbols({name: self._code.function(name) for name in names})
        prototype = ctypes.CFUNCTYPE(None, ctypes.POINTER(Launch))
        scratch = ctypes.CFUNCTYPE(ctypes.c_uint64)(self._code.function("gevo_scratch_bytes"))
        self.scratch_bytes = int(scratch())
        copies = ctypes.CFUNCTYPE(ctypes.c_uint64)(self._code.function("gevo_copies_bytes"))
        self.copies_bytes = int(copies())
        self._launch: Callable[[object], None] = prototype(self._code.function("gevo_launch"))

    def function(self, name: str) -> int:
        """Address of one of the runtime's functions."""
        return self._code.function(name)

    def launch(self, launch: Launch) -> None:
        """Run a launch to its end or to its first fault."""
        self._launch(ctypes.byref(launch))


@functools.cache
def process_runtime() -> Runtime:
    """The one runtime of this process."""
    return Runtime()


LIBM_UNARY = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 "
    "log10 log1p logb cbrt erf erfc tgamma lgamma j0 j1 y0 y1"
).split()
LIBM_BINARY = "pow atan2 fmod remainder hypot fdim nextafter".split()
INTRINSIC_UNARY = "floor ceil trunc rint nearbyint round fabs sqrt".split()
"""LLVM has intrinsics for these; a host without the instruction calls the C library."""


def libm_addresses() -> dict[str, int]:
    """Host addresses of the functions, float and double, that this C library has."""
    library = ctypes.CDLL("libm.so.6" if sys.platform == "linux" else None)
    return {
        name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0
        for name in _symbols()
        if hasattr(library, name)
    }


def _symbols() -> list[str]:
    names = [*LIBM_UNARY, *LIBM_BINARY, *INTRINSIC_UNARY, "fma", "ldexp", "frexp", "roundeven"]
    return [name + f for name in names for f in ("", "f")]


LANES = 32


@functools.cache
def _function(name: str, parameters: int) -> Callable[..., int]:
    """A runtime function of integers (or addresses) that returns an integer."""
    prototype = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * parameters)
    return prototype(process_runtime().function(name))


def _rows(addresses: NDArray[np.int64]) -> NDArray[np.int64]:
    if addresses.ndim != 2 or addresses.shape[1] != LANES:
        raise ValueError(f"addresses of shape {addresses.shape}; {LANES} lanes are needed")
    return np.ascontiguousarray(addresses, dtype=np.int64)


def _address(array: Any) -> int:
    """Where an array begins; its own `ctypes.data` takes several times as long."""
    if array.size and array.flags.writeable:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))
    return array.ctypes.data


Figure = Literal["sectors", "distinct", "wavefronts", "lines", "steps"]
"""What is told of each row. The operand of all but the last is bytes per lane, of `distinct` that
of a piece.

`sectors`: 32-byte sectors that it touches.
`distinct`: pieces of memory that its lanes start in.
`wavefronts`: passes through 32 banks of 4 bytes.
`lines`: 128-byte lines that it touches. Lanes whose data fill a line make a phase; a line counts
in each phase that touches it.
`steps`: most lanes that name one address.
"""


def each(figure: Figure, addresses: NDArray[np.int64], *operands: int) -> NDArray[np.int64]:
    """A figure of every row."""
    out = np.empty(len(addresses), dtype=np.int64)
    _figure(figure, addresses, operands, _address(out))
    return out


def total(figure: Figure, addresses: NDArray[np.int64], *operands: int) -> int:
    """The sum of a figure over all rows."""
    return _figure(figure, addresses, operands, 0)


def _figure(
    figure: Figure, addresses: NDArray[np.int64], operands: tuple[int, ...], out: int
) -> int:
    rows = _rows(addresses)
    function = _function(f"gevo_{figure}", 3 + len(operands))
    return function(_address(rows), len(rows), *operands, out)


def mark(seen: NDArray[np.bool_], addresses: NDArray[np.int64]) -> int:
    """Mark in `seen` the sectors that lanes start in; how many were new.

    `seen` has a byte for each sector up to the last one.
    """
    rows = _rows(addresses)
    return _function("gevo_mark", 3)(_address(rows), len(rows), _address(seen))


_DISTANCES = 16
"""Powers of two that are told apart; MOST_TOUCHES in runtime/reuse.c is 2 to the 15th."""


def distances(addresses: NDArray[np.int64], order: NDArray[np.int64]) -> tuple[int, ...]:
    """Reuse distances over some rows in an order: element k counts those from 2^k to 2^(k+1).

    The distance is how many other sectors were touched since a sector was touched last.
    """
    rows, numbers = _rows(addresses), np.ascontiguousarray(order, dtype=np.int64)
    counts = np.zeros(_DISTANCES, dtype=np.int64)
    function = _function("gevo_reuse", 4)
    function(rows.ctypes.data, numbers.ctypes.data, len(numbers), counts.ctypes.data)
    return tuple(counts.tolist())
