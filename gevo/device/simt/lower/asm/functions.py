"""Single instructions of inline assembly that are approximate: LLVM IR says less of them."""

from __future__ import annotations

from gevo.device.simt.lower.approximate import approximate
from gevo.device.simt.lower.asm.operands import Operands
from gevo.device.simt.lower.flush import flush
from gevo.program.llvm.syntax.types import element_of
from gevo.program.ptx.inline import Assembly
from gevo.program.ptx.syntax import LLVM_TYPES, Instruction

_FLUSHED = {"ex2": frozenset(("float", "half", "bfloat"))}
"""Types that `.ftz` is about; of others float and half."""


def lower(operands: Operands, assembly: Assembly, i: Instruction) -> None:
    """Lower an instruction with `.approx` or `.full`; raises PtxError."""
    w, type_ = operands.w, LLVM_TYPES.get(i.type, "")
    if not type_ or len(assembly.results) != 1:
        raise i.refused("the simt device does not know this form")
    name = f"{i.op}.full" if i.has("full") else i.op
    flushed = i.has("ftz") and element_of(type_) in _FLUSHED.get(i.op, ("float", "half"))
    if type_ == "double" and i.has("ftz"):  # other functions, which flush by themselves
        name += ".ftz"
    values = [operands.read(one, type_) for one in i.operands[1:]]
    values = [flush(w, type_, value) for value in values] if flushed else values
    value = approximate(w, name, type_, *values)
    operands.give([(type_, flush(w, type_, value) if flushed else value)])
