"""Puts values of a kernel into words that resemble its source."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt.conditions.colors import plain
from gevo.device.simt.model.ir import CONVERSIONS, Function, Instruction
from gevo.program.llvm.syntax.lexer import NAME, split_top
from gevo.program.llvm.syntax.types import read_float, take_type

_DEPTH = 6
_LONGEST = 90
_BINARY = {
    "add": "+", "sub": "-", "mul": "*", "fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/",
    "sdiv": "/", "udiv": "/", "srem": "%", "urem": "%", "frem": "%", "and": "&", "or": "|",
    "xor": "^", "shl": "<<", "lshr": ">>", "ashr": ">>",
}  # fmt: skip
_RELATIONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_REGISTERS = {"tid": "threadIdx", "ctaid": "blockIdx", "ntid": "blockDim", "nctaid": "gridDim"}
_REGISTER = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.(\w+)\.([xyz])\(")
_CALLEE = re.compile(rf"@({NAME})\((.*)\)", re.DOTALL)
_MINMAX = re.compile(r"llvm\.(?:nvvm\.)?([suf]?)(min|max)")
_SIGN = re.compile(r"llvm\.(?:nvvm\.)?f?abs")
NUMBER = re.compile(r"(?<![\w.%@$-])(?:0x[0-9A-F]{16}|-?\d+(?:\.\d+(?:e[+-]?\d+)?)?)(?![\w.])")
"""A literal operand."""
_SUFFIX = re.compile(r"(?:\.(?:lcssa|sroa|epil|prol|ph|lr|us|unr|promoted|addr|i)?\d*)+$")
_NUMBERED = re.compile(r"[A-Za-z_]\D*?\d{2,}$")
_VARIABLE = re.compile(rf"@({NAME})")
_LOCAL = re.compile(r"_ZZ.*E(\d+)(\w+)\Z")


class Wording:
    """Words for the values of one cleaned kernel.

    Args:
        function: The kernel.
        arguments: Names of its parameters, with percent signs.
    """

    def __init__(self, function: Function, arguments: Mapping[str, str]) -> None:
        self._definitions = function.definitions
        self._arguments = arguments

    def comparison(self, instruction: Instruction) -> str:
        """`i < n`, of an icmp or fcmp."""
        predicate, _, operands = plain(instruction).partition(" ")
        _, values = take_type(operands)
        first, second = (self.value(v, _DEPTH) for v in split_top(values))
        if predicate in ("ord", "uno"):
            verb = "is" if predicate == "uno" else "is not"
            return f"{first} {verb} NaN" if first == second else f"{first} or {second} {verb} NaN"
        core = predicate if predicate in _RELATIONS else predicate[1:]
        unsigned = " (unsigned)" if instruction.op == "icmp" and predicate[0] == "u" else ""
        return _short(f"{first} {_RELATIONS.get(core, core)} {second}{unsigned}")

    def condition(self, name: str) -> str:
        """A value of type i1, as a comparison where it is one."""
        found = self._definitions.get(name)
        if found is not None and found.op in ("icmp", "fcmp"):
            return self.comparison(found)
        return _short(self.value(name, _DEPTH))

    def value(self, token: str, depth: int = _DEPTH) -> str:
        """A value or a constant."""
        if token in self._arguments:
            return self._arguments[token]
        found = self._definitions.get(token)
        if found is None:
            return _constant(token)
        if depth == 0:
            return "…"
        return self._expression(found, depth - 1)

    def _expression(self, found: Instruction, depth: int) -> str:
        text = plain(found)
        if found.op in _BINARY:
            sign = "+" if " disjoint " in f" {found.rest}" else _BINARY[found.op]
            first, second = (self.value(v, depth) for v in split_top(take_type(text)[1]))
            return _binary(first, sign, second)
        if found.op in CONVERSIONS:
            return self.value(take_type(text)[1].rpartition(" to ")[0], depth + 1)
        if found.op == "freeze":
            return self.value(take_type(text)[1], depth + 1)
        if found.op in ("icmp", "fcmp"):
            return f"({self.comparison(found)})"
        if found.op == "load":
            return self.place(take_type(split_top(text)[1])[1], depth)
        if found.op == "select":
            condition, *arms = (take_type(piece)[1] for piece in split_top(text))
            words = [self.value(arm, depth) for arm in arms]
            return f"({self.value(condition, depth)} ? {words[0]} : {words[1]})"
        if found.op == "call":
            return self._call(text, depth)
        return _named(found.name)

    def place(self, address: str, depth: int = _DEPTH) -> str:
        """What lies at an address: `x[i]`."""
        variable = _VARIABLE.search(address)
        if variable and address not in self._definitions:
            local = _LOCAL.match(variable[1])
            return local[2][: int(local[1])] if local else variable[1]
        found = self._definitions.get(address)
        if found is None:
            return self._arguments.get(address, _named(address))
        if found.op in ("addrspacecast", "bitcast", "freeze"):
            return self.place(take_type(plain(found))[1].rpartition(" to ")[0].strip(), depth)
        if found.op == "getelementptr" and depth:
            _, base, *indices = split_top(plain(found))
            index = ", ".join(self.value(take_type(i)[1], depth - 1) for i in indices)
            return f"{self.place(take_type(base)[1], depth - 1)}[{index}]"
        return _named(found.name)

    def _call(self, text: str, depth: int) -> str:
        register = _REGISTER.search(text)
        if register:
            return f"{_REGISTERS.get(register[1], register[1])}.{register[2]}"
        match = _CALLEE.search(text)
        if match is None:
            return "…"
        arguments = [
            self.value(take_type(piece)[1].split()[-1], depth) for piece in split_top(match[2])
        ]
        limit, sign = _MINMAX.match(match[1]), _SIGN.match(match[1])
        if sign:
            return f"abs({arguments[0]})"
        name = limit[2] if limit else match[1].removeprefix("llvm.").removeprefix("nvvm.")
        return f"{name.split('.')[0]}({', '.join(arguments)})"


def _binary(first: str, sign: str, second: str) -> str:
    if sign == "+" and second.startswith("-") and second[1:].isdigit():
        sign, second = "-", second[1:]
    outer = ("+", "-", "<<", ">>", "&", "|", "^")
    parts = [
        f"({p})" if sign not in ("+",) and any(f" {o} " in p for o in outer) else p
        for p in (first, second)
    ]
    return f"{parts[0]} {sign} {parts[1]}"


def number_of(token: str) -> int | float | None:
    """A literal's value; LLVM writes floats as the bits of a double. None for other tokens."""
    if (number := read_float(token)) is not None:
        return number
    try:
        return float(token) if "." in token else int(token)
    except ValueError:
        return None


def _constant(token: str) -> str:
    """A literal as a person writes it."""
    number = number_of(token)
    return token if number is None else f"{number:g}" if isinstance(number, float) else token


def _named(name: str) -> str:
    """The name that the compiler took from the source, without what it appended."""
    plain_name = _SUFFIX.sub("", name.removeprefix("%").strip('"'))
    return _NUMBERED.sub(lambda m: re.sub(r"\d+$", "", m[0]), plain_name) or name


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"
