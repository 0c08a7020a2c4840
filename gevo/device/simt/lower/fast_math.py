"""What the NVPTX back end makes of divisions and roots with fast-math flags.

As LLVM 22 emits it for the options of `gevo.device.ptx` (tests/device/simt/test_fast_math.py
emits every case anew):

- `afn` makes `fdiv`, `frem` and `sqrt` of float approximate (`div.approx`, `rcp.approx` for
  1 / x, `sqrt.approx`), and `sin`, `cos` and `tanh`, which it cannot emit otherwise. Of half and
  bfloat likewise, through float. `fast` is all flags at once. Doubles stay exact.
- `exp2` is `ex2.approx`, with or without flags. `exp`, `log`, `pow` and the like cannot be
  emitted at all, nor `sin`, `cos`, `tanh` of doubles, nor `log2`.
- 1 / sqrt, where the root is approximate and in the same block, is one `rsqrt.approx`.
- A constant divisor that is a power of two (or infinite) becomes an exact multiplication.
- `arcp` alone approximates nothing. By a constant it becomes a multiplication by the rounded
  reciprocal; two or more divisions of a block by one divisor become one reciprocal (`rcp.rn`, or
  `rcp.approx` if the last of them has `afn`) and multiplications.
- No attribute of a function ("unsafe-fp-math"...) and no `!fpmath` changes any of it.

What `reassoc` and `contract` allow the back end and ptxas is not modelled.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from gevo.program.llvm.syntax.lexer import FAST_MATH
from gevo.program.llvm.syntax.types import element_of, read_float, take_pair

_FLAGGED = re.compile(
    r"= (?:tail |notail |musttail )?(?:call|fdiv|frem)"
    rf"((?: (?:{FAST_MATH}))+) "
)


def flags_of(line: str) -> frozenset[str]:
    """Fast-math flags of an fdiv, an frem or a call, as LLVM prints it."""
    match = _FLAGGED.search(line)
    return frozenset(match[1].split()) if match else frozenset()


def approximates(line: str) -> bool:
    """Whether an instruction allows approximate functions."""
    return not flags_of(line).isdisjoint(("afn", "fast"))


class Form(Enum):
    """What a division becomes."""

    EXACT = auto()
    DIVIDE = auto()
    """`div.approx`."""
    RECIPROCAL = auto()
    """`rcp.approx`."""
    ROOT = auto()
    """`rsqrt.approx` of `Division.radicand`."""
    TIMES = auto()
    """A multiplication by the exactly rounded reciprocal."""
    TIMES_APPROXIMATE = auto()
    """A multiplication by `rcp.approx`."""


@dataclass(frozen=True, slots=True)
class Division:
    """What an fdiv becomes.

    Attributes:
        form: The form.
        radicand: For ROOT that of the root it divides by.
        ftz: For ROOT whether it flushes; None where the function's attributes say so.
    """

    form: Form
    radicand: str = ""
    ftz: bool | None = None


EXACT = Division(Form.EXACT)

_FDIV = re.compile(r"  %\S+ = fdiv (.*)", re.DOTALL)
_ROOT = re.compile(
    r"  (%\S+) = (?:tail )?call [^@]*"
    r"@llvm\.(?:sqrt\.\w+|nvvm\.sqrt\.f|nvvm\.sqrt\.(approx(?:\.ftz)?)\.f)"
    r"\((?:float|<\d+ x float>) (?:noundef )?([^\s,()]+)\)"
)

Lines = Iterable[tuple[str, str]]
"""A block's instructions: without flags and metadata, and as LLVM printed them."""


def divisions(blocks: Iterable[Lines]) -> Mapping[int, Division]:
    """The divisions that do not stay exact, by number of the instruction in the function."""
    found: dict[int, Division] = {}
    number = 0
    for block in blocks:
        lines = list(block)
        found.update((number + i, division) for i, division in _of_block(lines))
        number += len(lines)
    return found


def _of_block(lines: Sequence[tuple[str, str]]) -> Iterator[tuple[int, Division]]:
    roots: dict[str, Division] = {}
    shared = _shared_divisors(lines)
    for i, (plain, original) in enumerate(lines):
        if (match := _ROOT.match(plain)) and (match[2] or approximates(original)):
            ftz = match[2].endswith("ftz") if match[2] else None
            roots[match[1]] = Division(Form.ROOT, match[3], ftz)
        if match := _FDIV.match(plain):
            type_, a, b = take_pair(match[1])
            division = _of_one(type_, a, b, flags_of(original), shared.get((type_, b)), roots)
            if division is not EXACT:
                yield i, division


def _shared_divisors(lines: Lines) -> dict[tuple[str, str], bool]:
    """Divisors of several reciprocal divisions; True where the last of these has `afn`."""
    seen: dict[tuple[str, str], list[bool]] = {}
    for plain, original in lines:
        match = _FDIV.match(plain)
        if match and not flags_of(original).isdisjoint(("arcp", "fast")):
            type_, _, divisor = take_pair(match[1])
            seen.setdefault((type_, divisor), []).append(approximates(original))
    return {key: every[-1] for key, every in seen.items() if len(every) > 1}


def _of_one(
    type_: str,
    a: str,
    b: str,
    flags: frozenset[str],
    shared: bool | None,
    roots: Mapping[str, Division],
) -> Division:
    approximate = not flags.isdisjoint(("afn", "fast")) and element_of(type_) != "double"
    reciprocal = not flags.isdisjoint(("arcp", "fast"))
    inverse = _inverse(b, element_of(type_))
    if inverse == "exact":
        return EXACT
    if reciprocal and inverse == "rounded":
        return Division(Form.TIMES)
    if reciprocal and shared is not None:
        form = Form.TIMES_APPROXIMATE if shared and element_of(type_) != "double" else Form.TIMES
        return Division(form)
    if _constant(a) == 1 and b in roots:
        return roots[b]
    if approximate:
        return Division(Form.RECIPROCAL if _constant(a) == 1 else Form.DIVIDE)
    return EXACT


_SMALLEST = {"half": 2.0**-14, "bfloat": 2.0**-126, "float": 2.0**-126, "double": 2.0**-1022}
_LARGEST = {"half": 65504.0, "bfloat": 2.0**127 * (2 - 2.0**-7),
            "float": 2.0**127 * (2 - 2.0**-23), "double": 2.0**1023 * (2 - 2.0**-52)}  # fmt: skip


def _inverse(text: str, type_: str) -> str:
    """Whether the reciprocal of a constant is `exact`, `rounded`, or of no use (empty)."""
    value = _constant(text)
    if value is None or value == 0 or value != value:
        return ""
    if abs(value) == float("inf"):
        return "exact"
    inverse = 1 / value if abs(value) > _SMALLEST["double"] else float("inf")
    if not _SMALLEST[type_] <= abs(inverse) <= _LARGEST[type_]:
        return ""
    mantissa = struct.unpack("<Q", struct.pack("<d", value))[0] & ((1 << 52) - 1)
    return "rounded" if mantissa else "exact"


_SPLAT = re.compile(r"splat \(\w+ (.*)\)\Z")


def _constant(text: str) -> float | None:
    """The value of a constant, or of every lane of a splat, as LLVM prints it."""
    return read_float(_SPLAT.sub(r"\1", text))
