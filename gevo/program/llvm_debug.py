"""Source lines of instructions, from debug info in text form."""

from __future__ import annotations

import re
from collections.abc import Iterable

_NODE = re.compile(r"!(\d+) = (?:distinct )?!(DI\w+)\((.*)\)\Z")
_LINE = re.compile(r"\bline: (\d+)")
_REFERENCE = re.compile(r"\b(scope|file|inlinedAt): !(\d+)")
_ATTACHED = re.compile(r"!dbg !(\d+)")


class SourceLines:
    """The `!DI…` nodes of one module.

    An inlined instruction is mapped to the innermost location that lies in the file of the
    function that now holds it, so that headers do not hide the kernel's own lines.
    """

    def __init__(self, lines: Iterable[str]) -> None:
        self._nodes: dict[str, tuple[int, dict[str, str]]] = {}
        for line in lines:
            if match := _NODE.match(line):
                number = _LINE.search(match[3])
                references = {m[1]: m[2] for m in _REFERENCE.finditer(match[3])}
                self._nodes[match[1]] = (int(number[1]) if number else 0, references)

    def line(self, instruction: str, header: str) -> int:
        """Source line of an instruction inside the function with this header; 0 if unknown."""
        attached = _ATTACHED.search(instruction)
        if attached is None:
            return 0
        function = _ATTACHED.search(header)
        home = self._file(function[1]) if function else ""
        node: str | None = attached[1]
        line = 0
        while node is not None and node in self._nodes:
            line, references = self._nodes[node]
            if self._file(references.get("scope", "")) == home:
                break
            node = references.get("inlinedAt")
        return line

    def _file(self, node: str) -> str:
        for _ in range(64):  # scopes nest; a cycle would be malformed
            if node not in self._nodes:
                return ""
            references = self._nodes[node][1]
            if "file" in references:
                return references["file"]
            node = references.get("scope", "")
        return ""
