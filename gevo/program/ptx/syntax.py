"""PTX as data: modules, variables, functions, instructions and their operands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gevo.errors import ProgramError


class PtxError(ProgramError):
    """A text that is no PTX, or that gevo does not read; `line` counts from 1, 0 for none."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line


@dataclass(frozen=True, slots=True)
class Name:
    """A register, special register, variable, label or function, maybe with an offset in bytes.

    Attributes:
        text: Unique in its function: names of inner scopes are made so.
        offset: Added to a variable's address.
        generic: `generic(x)`: its generic address.
        part: The bytes or halves that a video instruction is about: `h1`, `b3210`.
    """

    text: str
    offset: int = 0
    generic: bool = False
    part: str = ""


@dataclass(frozen=True, slots=True)
class Number:
    """A literal.

    Attributes:
        value: Its value, or the bits of a `0f` or `0d` literal.
        float_bits: 32 or 64 for these; else 0.
    """

    value: int
    float_bits: int = 0


@dataclass(frozen=True, slots=True)
class Address:
    """`[base+offset]`."""

    base: Name | Number
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """Several operands as one: a vector in braces, or a list in parentheses."""

    items: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Both:
    """`p|q`: two results."""

    first: Operand
    second: Operand


@dataclass(frozen=True, slots=True)
class Inverse:
    """`!p`."""

    name: Name


Operand = Name | Number | Address | Group | Both | Inverse


@dataclass(frozen=True, slots=True)
class Location:
    """Where an instruction comes from, by `.loc`.

    Attributes:
        file: Number of the file.
        line: From 1; 0 for none.
        column: From 1; 0 for none.
        function: Label of the inlined function's name; empty where nothing is inlined.
        caller: Where that was inlined.
    """

    file: int
    line: int
    column: int
    function: str = ""
    caller: Location | None = None


@dataclass(frozen=True, slots=True)
class Guard:
    """`@p` or `@!p`."""

    register: Name
    negated: bool


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction.

    Attributes:
        guard: What it is executed under; None for always.
        parts: The mnemonic at its dots: `("ld", "global", "v4", "f32")`.
        operands: As written.
        line: In the PTX text, from 1.
        location: In the source; None without `.loc`.
        unread: What stands behind the mnemonic, where that cannot be read; else empty.
    """

    guard: Guard | None
    parts: tuple[str, ...]
    operands: tuple[Operand, ...]
    line: int
    location: Location | None
    unread: str = ""

    @property
    def op(self) -> str:
        """The opcode."""
        return self.parts[0]

    @property
    def type(self) -> str:
        """The last type."""
        return self.parts[-1]

    def has(self, *words: str) -> bool:
        """Whether one of the words is among the parts."""
        return any(word in self.parts for word in words)

    def one_of(self, words: Mapping[str, object] | frozenset[str], default: str = "") -> str:
        """The first part that is one of the words."""
        return next((part for part in self.parts[1:] if part in words), default)

    def refused(self, why: str = "") -> PtxError:
        """The error to raise for a form that gevo does not read."""
        mnemonic = ".".join(self.parts)
        return PtxError(f"{mnemonic}: {why or 'gevo does not read this form'}", self.line)


@dataclass(frozen=True, slots=True)
class Label:
    """The place that branches name."""

    name: str


@dataclass(frozen=True, slots=True)
class NoUnroll:
    """`.pragma "nounroll"`, about the loop whose header this is in."""


Statement = Instruction | Label | NoUnroll


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable or a parameter.

    Attributes:
        space: `global`, `shared`, `const`, `local`, `param`, or `reg` for a parameter there.
        align: In bytes.
        type: Of an element: `b8`.
        name: Unique in its function.
        count: Elements; None for a scalar; 0 for an array without a size.
        initial: Values of the first elements, as written.
        external: Defined elsewhere, or given at launch.
        visible: Other modules see it.
        pointer: A parameter that is declared as a pointer (`.ptr`).
        line: In the PTX text.
    """

    space: str
    align: int
    type: str
    name: str
    count: int | None
    initial: tuple[str, ...] = ()
    external: bool = False
    visible: bool = False
    pointer: bool = False
    line: int = 0


@dataclass(slots=True)
class Function:
    """A kernel or a device function.

    Attributes:
        name: Its symbol.
        kernel: True for `.entry`.
        parameters: What it takes.
        results: What it gives; several only in registers.
        line: In the PTX text.
        defined: Has a body.
        limits: `maxntid`, `reqntid` and their like, as written.
        registers: PTX type of each.
        vectors: The registers that a vector register is made of: `v.x`, `v.y`.
        variables: Declared in the body.
        body: Its statements.
        tables: Labels of `.branchtargets`.
    """

    name: str
    kernel: bool
    parameters: tuple[Variable, ...]
    results: tuple[Variable, ...]
    line: int
    defined: bool = True
    limits: dict[str, str] = field(default_factory=dict[str, str])
    registers: dict[str, str] = field(default_factory=dict[str, str])
    vectors: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    variables: list[Variable] = field(default_factory=list[Variable])
    body: list[Statement] = field(default_factory=list[Statement])
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])


@dataclass(slots=True)
class Module:
    """A PTX module.

    Attributes:
        version: PTX ISA times ten.
        target: As `sm_90`.
        files: Paths by the numbers of `.file`.
        variables: At module scope.
        functions: In order, declared ones too.
        strings: What `.section .debug_str` calls inlined functions.
    """

    version: int = 0
    target: str = ""
    files: dict[int, str] = field(default_factory=dict[int, str])
    variables: list[Variable] = field(default_factory=list[Variable])
    functions: list[Function] = field(default_factory=list[Function])
    strings: dict[str, str] = field(default_factory=dict[str, str])


LLVM_TYPES: Mapping[str, str] = {
    **{f"{kind}{bits}": f"i{bits}" for kind in "sub" for bits in (8, 16, 32, 64, 128)},
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "pred": "i1",
    "f16x2": "<2 x half>", "bf16x2": "<2 x bfloat>", "tf32": "float",
    "s16x2": "<2 x i16>", "u16x2": "<2 x i16>",
}  # fmt: skip
"""By PTX type."""

_BITS: Mapping[str, int] = {
    "half": 16, "bfloat": 16, "float": 32, "double": 64, "<2 x half>": 32, "<2 x bfloat>": 32,
    "<2 x i16>": 32,
}  # fmt: skip
_SUFFIXES: Mapping[str, str] = {
    "half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "<2 x half>": "v2f16",
    "<2 x bfloat>": "v2bf16", "<2 x i16>": "v2i16",
}  # fmt: skip
_NVVM: Mapping[str, str] = {
    "float": "f", "double": "d", "half": "f16", "bfloat": "bf16", "<2 x half>": "f16x2",
    "<2 x bfloat>": "bf16x2",
}  # fmt: skip

PARAMETERS = 101
GENERIC_OF = 200
"""What is added to a space for generic addresses that are known to be of memory in it."""
SPACES: Mapping[str, int] = {
    "global": 1, "shared": 3, "const": 4, "local": 5, "param": PARAMETERS,
}  # fmt: skip
"""LLVM's address spaces by PTX's. To parameters there are generic pointers in LLVM IR."""


def width(type_: str) -> int:
    """Bits of an LLVM type that a register can hold; 64 of a pointer."""
    if type_.startswith("ptr"):
        return 64
    return _BITS.get(type_) or int(type_[1:])


def is_integer(type_: str) -> bool:
    """Whether an LLVM type is an integer."""
    return type_[0] == "i"


def is_float(type_: str) -> bool:
    """Whether an LLVM type is a float, or a vector of floats."""
    return type_ in _NVVM


def suffix(type_: str) -> str:
    """An LLVM type as intrinsics spell it: `f32`, `v2f16`, `i64`."""
    return _SUFFIXES.get(type_, type_)


def nvvm_letter(type_: str) -> str:
    """A float type as NVVM's intrinsics spell it: `f`, `d`, `f16x2`."""
    return _NVVM[type_]


def element(type_: str) -> str:
    """A vector's element type; the type itself for a scalar."""
    return type_[5:-1] if type_[0] == "<" else type_


def lanes(type_: str) -> int:
    """2 for a packed type, else 1."""
    return 2 if type_[0] == "<" else 1


def flags_of(type_: str) -> str:
    """The type of a comparison's result."""
    return "<2 x i1>" if type_[0] == "<" else "i1"


def is_generic(space: int) -> bool:
    """Whether addresses are generic ones, of memory that is known or not."""
    return space == 0 or space >= GENERIC_OF


def pointer(space: int) -> str:
    """LLVM's pointer type for an address space."""
    return "ptr" if is_generic(space) or space == PARAMETERS else f"ptr addrspace({space})"


def signed(value: int, bits: int) -> int:
    """The low bits of a number, read as a signed integer."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
