"""What gevo and the LLVM pass plugin agree on when they call two kernels the same.

A kernel's fingerprint is the SHA-256 of a text that says what the kernel computes: its
instructions in order, the device functions, variables and types that it leads to, and the GPU
architecture. What says nothing of that is left out: names of local values, source lines, and
every promise that gevo drops from programs (`nsw`, `readonly`, `!tbaa`).

docs/build.md defines the text. passes/src/Fingerprint.cpp writes the same one from the module
that a compiler has in memory; a test holds both against all kernels.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping

from gevo.errors import ProgramError
from gevo.files import is_architecture
from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.lexer import (
    ATTACHED,
    LABEL,
    LOCAL_NAME,
    NAME,
    RESULT,
    Cursor,
    Unreadable,
)
from gevo.program.llvm.syntax.module import Function, reachable, references, split_module
from gevo.program.llvm.syntax.signature import Argument, Attribute, Signature, read_call

VERSION = 1

_IGNORED = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|frame-pointer|stack-protector-buffer-size|'
    r'min-legal-vector-width)"'
)
_CPU = re.compile(r'"target-cpu"="([^"]*)"')
_TRIPLE = re.compile(r'^target triple = "([^"]*)"', re.MULTILINE)
_MARKED = ("!invariant.load", "!nontemporal")
_CALL = re.compile(rf"{RESULT}(?:musttail )?call ")
_PHI = re.compile(r"( = phi(?: (?!contract\b)[a-z]+)*?) contract\b")
"""Means nothing for a phi, and whether it is there depends on debug information."""
_STRING = re.compile(r'"[^"]*"(?:="[^"]*")?')
_LOCAL = re.compile(rf'%{NAME}|"[^"]*"')


def fingerprints(program: Program) -> dict[str, str]:
    """The fingerprint of each kernel of a program, by name, as 64 hexadecimal digits.

    Raises:
        ProgramError: The program is not LLVM IR.
    """
    texts = canonical_kernels(program)
    return {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}


def canonical_kernels(program: Program) -> dict[str, str]:
    """The text that each kernel's fingerprint is the digest of.

    Raises:
        ProgramError: The program is not LLVM IR, or has a form that gevo cannot read.
    """
    if program.dialect is not Dialect.LLVM:
        raise ProgramError(f"only LLVM programs have fingerprints, not {program.dialect}")
    try:
        return _Module(program.text).kernels()
    except Unreadable as reason:
        raise ProgramError(f"gevo cannot read this IR: {reason}") from reason


def architecture(program: Program) -> str:
    """The GPU that the program's kernels are compiled for, as `sm_90`; empty when unknown.

    Raises:
        ProgramError: What it says is no architecture.
    """
    found = _CPU.search(program.text)
    if found is None:
        return ""
    if not is_architecture(found[1]):
        raise ProgramError(f'"target-cpu"="{found[1][:60]}": is no GPU architecture, as sm_90')
    return found[1]


class _Module:
    """A canonical text, cut into what fingerprints are made of."""

    def __init__(self, text: str) -> None:
        self._triple = _TRIPLE.search(text)
        self._module = split_module(text)
        self._graph = references(self._module)
        self._texts = {name: self._function(f) for name, f in self._module.defined.items()}

    def kernels(self) -> dict[str, str]:
        """The whole text of each kernel, by name."""
        functions = self._module.functions
        return {f.name: self._kernel(f) for f in functions if f.signature.kernel}

    def _kernel(self, kernel: Function) -> str:
        module = self._module
        reached = sorted(reachable(self._graph, [kernel.name]), key=str.encode)
        variables = (module.variables[n] for n in reached if n in module.variables)
        rest = "".join(f"{ATTACHED.sub('', line)}\n" for line in variables)
        rest += "".join(self._texts[n] for n in reached if n in self._texts)
        cpu = _CPU.search(module.attributes_of(kernel.signature))
        triple = self._triple[1] if self._triple else ""
        head = f"target {triple} {cpu[1] if cpu else ''}\nkernel {kernel.name}\n"
        return f"gevo-fingerprint {VERSION}\n{head}{self._types_in(rest)}{rest}"

    def _types_in(self, text: str) -> str:
        types = self._module.types
        wanted: set[str] = set()
        queue = [text]
        while queue:
            found = {n for n in LOCAL_NAME.findall(queue.pop()) if n in types} - wanted
            wanted |= found
            queue += (types[name] for name in found)
        return "".join(f"{name} = type {types[name]}\n" for name in sorted(wanted))

    def _function(self, function: Function) -> str:
        numbers = _numbers(function)

        def rename(match: re.Match[str]) -> str:
            return numbers.get(match[0], match[0])

        parts = [self._header(function.signature)]
        for index, line in enumerate(function.body):
            if line[:1] == " ":
                parts.append(_LOCAL.sub(rename, self._instruction(line.strip())))
            elif index and (label := LABEL.match(line)):
                parts.append(numbers[f"%{label[1]}"][1:] + ":")
        return "\n".join((*parts, "}\n"))

    def _header(self, signature: Signature) -> str:
        kernel = signature.kernel
        arguments = ", ".join(
            " ".join((a.type, *sorted(w.text for w in a.attributes if _is_kept(w, a, kernel))))
            for a in signature.arguments
        )
        strings = sorted(
            word
            for word in _STRING.findall(self._module.attributes_of(signature))
            if not _IGNORED.match(word)
        )
        head = f"define {'ptx_kernel ' if kernel else ''}{signature.returns} {signature.callee}"
        return "\n".join((f"{head}({arguments})", *strings))

    def _instruction(self, line: str) -> str:
        """A line without attachments and attribute groups, with markers for what they mean."""
        marks = ""
        if ", !" in line and (attached := ATTACHED.search(line)):
            marks = "".join(f" {mark}" for mark in _MARKED if f"{mark} " in attached[0])
            line = line[: attached.start()]
        if call := _CALL.match(line):
            signature = read_call(Cursor(line, call.end()))
            for attribute in reversed(signature.after):
                start, end = attribute.span
                line = line[: start - 1] + line[end:]
            if "convergent" in self._module.attributes_of(signature).split():
                marks += " convergent"
        return _PHI.sub(r"\1", line) + marks


def _is_kept(word: Attribute, argument: Argument, kernel: bool) -> bool:
    """Canonical text has no promises left, only where alignment counts depends on the place."""
    memory = any(a.word in ("byval", "sret", "byref") for a in argument.attributes)
    return word.word != "align" or kernel or memory


def _numbers(function: Function) -> Mapping[str, str]:
    """Local names, with LLVM's own numbers: arguments, then blocks and results in order."""
    names = (*(argument.value for argument in function.signature.arguments), *function.locals())
    return {name: f"%{number}" for number, name in enumerate(names)}
