"""Debug information in text form: source lines of instructions, and texts without it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

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


_FILENAME = re.compile(r'\bfilename: "([^"]*)"')


def _locations(
    instruction: str, metadata: Mapping[str, str]
) -> Iterator[tuple[int, Mapping[str, str]]]:
    """Line and references of an instruction's place and of the calls that inlined it."""
    attached = _ATTACHED.search(instruction)
    number = attached[1] if attached else ""
    while node := metadata.get(f"!{number}"):
        line = _LINE.search(node)
        references = {m[1]: m[2] for m in _REFERENCE.finditer(node)}
        yield int(line[1]) if line else 0, references
        number = references.get("inlinedAt", "")


def line_of(instruction: str, metadata: Mapping[str, str]) -> int:
    """Source line of an instruction in the kernel's own source; 0 when unknown.

    Args:
        instruction: Its text.
        metadata: The module's nodes (`!3`).
    """
    return [0, *(line for line, _ in _locations(instruction, metadata))][-1]


def source_of(instruction: str, metadata: Mapping[str, str]) -> str:
    """`file:line` of an instruction, and of the calls that it was inlined by, outermost first.

    Empty when unknown.
    """
    places: list[str] = []
    for line, references in _locations(instruction, metadata):
        if not line:
            return ""
        scope = metadata.get(f"!{references.get('scope', '')}", "")
        file = {m[1]: m[2] for m in _REFERENCE.finditer(scope)}.get("file", "")
        name = _FILENAME.search(metadata.get(f"!{file}", ""))
        places.append(f"{name[1].rsplit('/', 1)[-1] if name else ''}:{line}")
    return " > ".join(reversed(places))


_DEBUG_LINE = re.compile(r"^!llvm\.dbg\.cu = .*\n|^ +#dbg_\w+\(.*\n", re.MULTILINE)
_DEBUG_ATTACHED = re.compile(r",? !dbg !\d+")
_DEBUG_NODE = re.compile(r"^(!\d+ = )(?:distinct )?!DI\w+\(.*", re.MULTILINE)


def without_debug(text: str) -> str:
    """LLVM IR without source lines: its PTX depends on the instructions alone.

    Debug nodes become strings without a meaning, since the metadata of loops may refer to them.
    """
    text = _DEBUG_ATTACHED.sub("", _DEBUG_LINE.sub("", text))
    return _DEBUG_NODE.sub('\\1!{!"gevo.stripped"}', text)


_METADATA = re.compile(r"^(?:!.*|source_filename = .*)$", re.MULTILINE)
_STRING = re.compile(r'"[^"]*"')
_PATH_FIELD = re.compile(r'\b(filename|splitDebugFilename|includePath|sysroot): "([^"]*)"')
_FILE = re.compile(r'(!DIFile\(filename: "[^"]*")')
_EMPTIED = re.compile(r', (?:directory|source|flags): "[^"]*"')
_ABSOLUTE = re.compile(
    r"(?:(?<=-[IL])|(?<![\w.:/\\]))(?:file://)?(?:~?/|[A-Za-z]:(?:/|\\\\)|\\\\\\\\)"
    r"(?:[^\s\"'(),;:/\\]*(?:/|\\\\))*"
)
"""The directories of an absolute path. LLVM prints a backslash twice."""


def without_paths(text: str) -> str:
    """LLVM IR whose debug information names source files, but not where they lie on this machine.

    Lines and the names of files stay; directories, embedded sources and compilers' flags go.
    What is compiled is the same.
    """
    return _METADATA.sub(lambda line: _without_paths(line[0]), text)


def _without_paths(line: str) -> str:
    if line.startswith("source_filename"):
        return re.sub(r'"([^"]*)"', lambda m: f'"{_last(m[1])}"', line)
    if " !DI" in line:
        line = _PATH_FIELD.sub(lambda m: f'{m[1]}: "{_last(m[2])}"', _EMPTIED.sub("", line))
        line = _FILE.sub(r'\1, directory: ""', line)
    return _STRING.sub(lambda m: _ABSOLUTE.sub("", m[0]), line)


def _last(path: str) -> str:
    """The last part of a path as LLVM prints it, with either separator."""
    return re.split(r"/|\\\\", path)[-1]
