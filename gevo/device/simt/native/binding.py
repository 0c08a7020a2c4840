"""The structures that the runtime shares with Python, and the loaded runtime."""

from __future__ import annotations

import ctypes
import functools
import re
import sys
from collections.abc import Callable
from importlib import resources

from gevo.device.simt.native import engine
from gevo.device.simt.native.engine import Code

_I64, _U64, _I32, _U32, _PTR = (
    ctypes.c_int64, ctypes.c_uint64, ctypes.c_int32, ctypes.c_uint32, ctypes.c_void_p,
)  # fmt: skip


class Site(ctypes.Structure):
    """One memory access of a kernel."""

    _fields_ = tuple((n, _I32) for n in ("size", "align", "kind", "instruction", "element"))


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
        *((n, _I64) for n in ("n_sampled", "n_traced", "per_warp_limit", "max_rows", "n_rows")),
        *(
            (n, _PTR)
            for n in (
                "row_of", "ordinal", "row_site", "row_space", "row_address", "loaded", "stored",
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
        *((n, _I64) for n in ("n_found", "max_found", "forgiving")),
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
        engine.add_symbols(libm_addresses())
        folder = resources.files("gevo.device.simt.native")
        text = folder.joinpath("runtime/runtime.ll").read_text()
        self._code = Code(engine.parse(text, "the runtime"), 1)
        self.state_at = self._code.variable("gevo_state")
        self.state = State.from_address(self.state_at)
        names = _EXPORT.findall(text)
        engine.add_symbols({name: self._code.function(name) for name in names})
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
