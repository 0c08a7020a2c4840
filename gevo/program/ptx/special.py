"""Special registers. Source: PTX ISA 8.8, 10."""

from __future__ import annotations

from gevo.program.ptx.emitter import Emitter

_AXES = frozenset(
    f"{name}.{axis}" for name in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"
)
_PLAIN = frozenset(
    "laneid warpid nwarpid smid nsmid gridid clock clock64 globaltimer globaltimer_lo "
    "lanemask_eq lanemask_le lanemask_lt lanemask_ge lanemask_gt dynamic_smem_size "
    "total_smem_size".split()
)
_WIDE = frozenset(("clock64", "globaltimer", "gridid"))


def special_register(w: Emitter, name: str) -> tuple[str, str]:
    """Type and value of a special register; raises KeyError for one that is not read."""
    plain = name.removeprefix("%")
    if name == "WARP_SZ":
        return "i32", "32"
    if plain == "clock_hi":
        clock = w.value("i64", "llvm.nvvm.read.ptx.sreg.clock64")
        return "i32", w.temp(f"trunc i64 {w.temp(f'lshr i64 {clock}, 32')} to i32")
    if plain not in _AXES | _PLAIN:
        raise KeyError(name)
    type_ = "i64" if plain in _WIDE and plain != "gridid" else "i32"
    plain = plain.replace("lanemask_", "lanemask.")
    return type_, w.value(type_, f"llvm.nvvm.read.ptx.sreg.{plain}")
