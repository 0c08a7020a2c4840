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
from collections.abc import Iterator, Mapping

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.lexer import Cursor, Unreadable
from gevo.program.llvm.syntax.signature import (
    Argument,
    Attribute,
    Signature,
    read_call,
    read_header,
)
from gevo.program.llvm.syntax.symbols import reachable

VERSION = 1

_IGNORED = re.compile(
    r'"(?:target-cpu|target-features|tune-cpu|frame-pointer|stack-protector-buffer-size|'
    r'min-legal-vector-width)"'
)
_GROUP = re.compile(r"attributes (#\d+) = \{ ?(.*?) ?\}\Z")
_CPU = re.compile(r'"target-cpu"="([^"]*)"')
_TRIPLE = re.compile(r'^target triple = "([^"]*)"', re.MULTILINE)
_ATTACHED = re.compile(r"((?:, ![a-zA-Z_.][\w.]* !(?:\d+|\{\}))+)\Z")
_MARKED = ("!invariant.load", "!nontemporal")
_CALL = re.compile(r'(?:%(?:"[^"]*"|\S+) = )?(?:musttail )?call ')
_PHI = re.compile(r"( = phi(?: (?!contract\b)[a-z]+)*?) contract\b")
"""Means nothing for a phi, and whether it is there depends on debug information."""
_LABEL = re.compile(r'("[^"]*"|[-\w$.]+):\Z')
_RESULT = re.compile(r'(%(?:"[^"]*"|[-\w$.]+)) = ')
_LOCAL = re.compile(r'%"[^"]*"|%[-\w$.]+|"[^"]*"')
_TYPE = re.compile(r'^(%"[^"]*"|%[-\w$.]+) = type (.*)$', re.MULTILINE)
_VARIABLE = re.compile(r'@(?:"([^"]*)"|([-a-zA-Z$._0-9]+)) = ')


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
    """The GPU that the program's kernels are compiled for, as `sm_90`; empty when unknown."""
    found = _CPU.search(program.text)
    return found[1] if found else ""


class _Module:
    """A canonical text, cut into what fingerprints are made of."""

    def __init__(self, text: str) -> None:
        self.text = text
        lines = text.splitlines()
        self.groups = {m[1]: m[2] for line in lines if (m := _GROUP.match(line))}
        self.types = {m[1]: m[2] for m in _TYPE.finditer(text)}
        self.variables = {
            m[1] or m[2]: f"{_ATTACHED.sub('', line)}\n"
            for line in lines
            if (m := _VARIABLE.match(line))
        }
        self.signatures: dict[str, Signature] = {}
        self.functions: dict[str, str] = {}
        for body in re.findall(r"^define .*?^}$", text, re.MULTILINE | re.DOTALL):
            header, *rest = body.splitlines()
            signature = read_header(header)
            name = signature.callee.removeprefix("@").strip('"')
            self.signatures[name] = signature
            self.functions[name] = self._function(signature, rest[:-1])

    def kernels(self) -> dict[str, str]:
        """The whole text of each kernel, by name."""
        triple = _TRIPLE.search(self.text)
        return {
            name: self._kernel(name, triple[1] if triple else "")
            for name, signature in self.signatures.items()
            if _is_kernel(signature)
        }

    def _kernel(self, name: str, triple: str) -> str:
        reached = sorted(reachable(self.text, [name]), key=str.encode)
        rest = "".join(self.variables[n] for n in reached if n in self.variables)
        rest += "".join(self.functions[n] for n in reached if n in self.functions)
        cpu = _CPU.search(self._words(self.signatures[name]))
        head = f"target {triple} {cpu[1] if cpu else ''}\nkernel {name}\n"
        return f"gevo-fingerprint {VERSION}\n{head}{self._types_in(rest)}{rest}"

    def _types_in(self, text: str) -> str:
        wanted: set[str] = set()
        queue = [text]
        while queue:
            for match in re.finditer(r'%"[^"]*"|%[-\w$.]+', queue.pop()):
                if match[0] in self.types and match[0] not in wanted:
                    wanted.add(match[0])
                    queue.append(self.types[match[0]])
        return "".join(f"{name} = type {self.types[name]}\n" for name in sorted(wanted))

    def _words(self, signature: Signature) -> str:
        return " ".join(self.groups.get(a.text, a.text) for a in signature.after)

    def _function(self, signature: Signature, lines: list[str]) -> str:
        numbers = _numbers(signature, lines)

        def rename(match: re.Match[str]) -> str:
            return numbers.get(match[0], match[0])

        parts = [self._header(signature)]
        for index, line in enumerate(lines):
            if label := _LABEL.match(line):
                if index:
                    parts.append(numbers[f"%{label[1]}"][1:] + ":")
            elif line:
                parts.append(_LOCAL.sub(rename, self._instruction(line.strip())))
        return "\n".join((*parts, "}\n"))

    def _header(self, signature: Signature) -> str:
        kernel = _is_kernel(signature)
        arguments = ", ".join(
            " ".join((a.type, *sorted(w.text for w in a.attributes if _is_kept(w, a, kernel))))
            for a in signature.arguments
        )
        strings = sorted(
            word
            for word in re.findall(r'"[^"]*"(?:="[^"]*")?', self._words(signature))
            if not _IGNORED.match(word)
        )
        head = f"define {'ptx_kernel ' if kernel else ''}{signature.returns} {signature.callee}"
        return "\n".join((f"{head}({arguments})", *strings))

    def _instruction(self, line: str) -> str:
        """A line without attachments and attribute groups, with markers for what they mean."""
        marks = ""
        if attached := _ATTACHED.search(line):
            marks = "".join(f" {mark}" for mark in _MARKED if f"{mark} " in attached[0])
            line = line[: attached.start()]
        if call := _CALL.match(line):
            after = read_call(Cursor(line, call.end())).after
            for attribute in reversed(after):
                start, end = attribute.span
                line = line[: start - 1] + line[end:]
            if "convergent" in " ".join(self.groups.get(a.text, a.text) for a in after).split():
                marks += " convergent"
        return _PHI.sub(r"\1", line) + marks


def _is_kernel(signature: Signature) -> bool:
    return any(word.text == "ptx_kernel" for word in signature.before)


def _is_kept(word: Attribute, argument: Argument, kernel: bool) -> bool:
    """Canonical text has no promises left, only where alignment counts depends on the place."""
    memory = any(a.word in ("byval", "sret", "byref") for a in argument.attributes)
    return word.word != "align" or kernel or memory


def _numbers(signature: Signature, lines: list[str]) -> Mapping[str, str]:
    """Local names, with LLVM's own numbers: arguments, then blocks and results in order."""
    names = [argument.value for argument in signature.arguments]
    names += _defined(lines)
    return {name: f"%{number}" for number, name in enumerate(names)}


def _defined(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if label := _LABEL.match(line):
            yield f"%{label[1]}"
        elif result := _RESULT.match(line.strip()):
            yield result[1]
