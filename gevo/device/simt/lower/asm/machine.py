"""The registers of inline assembly while it is translated, and what every statement uses."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass

from gevo.device.simt.lower.flush import flush
from gevo.device.simt.lower.memory_ops import suffix
from gevo.device.simt.lower.writer import Writer
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.types import element_of

TYPES = {
    **{f"{k}{n}": f"i{n}" for k in "bsu" for n in (8, 16, 32, 64)},
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "pred": "i1",
    "f16x2": "<2 x half>", "bf16x2": "<2 x bfloat>",
}  # fmt: skip
"""LLVM types of PTX's type suffixes."""
_WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


@dataclass
class Machine:
    """Values of the assembly's registers, as i<width> or i1 LLVM values.

    Attributes:
        w: Where to.
        values: Type and value of each register.
        result: What the call gives; empty where it gives nothing.
        carry: The carry flag, an i1.
        ftz: Types that the statement at hand flushes, in operands and results.
    """

    w: Writer
    values: dict[str, tuple[str, str]]
    result: str = ""
    carry: str = "false"
    ftz: frozenset[str] = frozenset()

    def unknown(self) -> CompileFailed:
        """The error to raise for a form that is not supported."""
        return self.w.refuse("the simt device does not know this inline assembly")

    def read(self, operand: str, type_: str) -> str:
        """An operand, converted to an LLVM type of the same width."""
        value = self._read(operand, type_)
        return flush(self.w, type_, value) if element_of(type_) in self.ftz else value

    def _read(self, operand: str, type_: str) -> str:
        if re.fullmatch(r"-?(?:0x[0-9A-Fa-f]+|\d+)U?", operand):
            number = str(int(operand.rstrip("U"), 0))
            return number if type_[0] == "i" else self.cast(f"i{bits_of(type_)}", number, type_)
        if match := re.fullmatch(r"0[fFdD]([0-9A-Fa-f]+)", operand):
            return self.cast(f"i{4 * len(match[1])}", str(int(match[1], 16)), type_)
        if operand.startswith("!"):
            return self.w.temp(f"xor i1 {self.read(operand[1:], 'i1')}, true")
        found = self.values.get(operand)
        if found is None:
            raise self.w.refuse(f"the simt device does not know {operand} in inline assembly")
        return self.cast(found[0], found[1], type_)

    def cast(self, source: str, value: str, target: str) -> str:
        """A value as another type: bits are kept, widened with zeros or cut."""
        if source == target:
            return value
        if target == "ptr":
            return self.w.temp(f"inttoptr {source} {value} to ptr")
        a, b = bits_of(source), bits_of(target)
        if a == b:
            return self.w.temp(f"bitcast {source} {value} to {target}")
        raw = value if source[0] == "i" else self.w.temp(f"bitcast {source} {value} to i{a}")
        raw = self.w.temp(f"{'zext' if a < b else 'trunc'} i{a} {raw} to i{b}")
        return raw if target[0] == "i" else self.w.temp(f"bitcast i{b} {raw} to {target}")

    def write(self, operand: str, type_: str, value: str) -> None:
        """Give a register a value."""
        if element_of(type_) in self.ftz:
            value = flush(self.w, type_, value)
        self.values[operand] = (type_, value)


@contextmanager
def guarded(m: Machine, guard: str) -> Generator[None]:
    """What is executed inside happens where the predicate holds (is false, with `!`).

    Registers that it writes keep their values elsewhere; those that had none are zero.
    """
    if not guard:
        yield
        return
    flag = m.read(guard, "i1")
    before = dict(m.values)
    do, other, behind = (m.w.fresh(stem) for stem in ("do", "not", "behind"))
    m.w.emit(f"br i1 {flag}, label %{do}, label %{other}")
    m.w.start(do)
    yield
    end = m.w.block
    m.w.emit(f"br label %{behind}")
    m.w.start(other)
    kept: list[tuple[str, str, str, str]] = []
    for name, (type_, value) in m.values.items():
        if before.get(name) != (type_, value):
            old = m.cast(*before[name], type_) if name in before else "zeroinitializer"
            kept.append((name, type_, value, old))
    m.w.emit(f"br label %{behind}")
    m.w.start(behind)
    for name, type_, value, old in kept:
        merged = m.w.temp(f"phi {type_} [ {value}, %{end} ], [ {old}, %{other} ]")
        m.values[name] = (type_, merged)


def bits_of(type_: str) -> int:
    """Width of a register type."""
    if type_[0] == "<":
        return 32
    return _WIDTH.get(type_) or int(type_[1:])


Rule = Callable[[Machine, list[str], list[str]], None]
"""Executes one statement, given its mnemonic's parts and its operands."""


def type_of(m: Machine, parts: list[str]) -> str:
    """LLVM type of a mnemonic's last part; raises CompileFailed if there is none."""
    found = TYPES.get(parts[-1])
    if found is None:
        raise m.unknown()
    return found


def saturate(m: Machine, t: str, value: str) -> str:
    """Clamped to [0, 1]; NaN becomes 0."""
    one = f"splat ({t[5:-1]} 1.0)" if t[0] == "<" else "1.0"
    name = suffix(t)
    low = m.w.temp(m.w.call(t, f"llvm.maxnum.{name}", (t, value), (t, "zeroinitializer")))
    return m.w.temp(m.w.call(t, f"llvm.minnum.{name}", (t, low), (t, one)))
