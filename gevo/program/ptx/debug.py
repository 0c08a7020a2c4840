"""Debug metadata: which line each instruction comes from, and hints on loops."""

from __future__ import annotations

from pathlib import PurePosixPath

from gevo.program.ptx.syntax import Location, Module


class Metadata:
    """The metadata of a lifted module, as it grows.

    With `.loc` the lines are those of the source files, else those of the PTX text.
    """

    def __init__(self, module: Module, name: str) -> None:
        self._lines: list[str] = []
        self._module = module
        self._nodes: dict[str, int] = {}
        self._files: dict[int, int] = {}
        self._places: dict[tuple[int, Location], int] = {}
        self._name = name
        first = min(module.files, default=0)
        unit = self.node(
            f"distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !{self._file(first)}, "
            "emissionKind: DebugDirectivesOnly)"
        )
        version = self.node('!{i32 2, !"Debug Info Version", i32 3}')
        self._type = self.node("!DISubroutineType(types: !{})")
        self._unit = unit
        self._named = (f"!llvm.dbg.cu = !{{!{unit}}}", f"!llvm.module.flags = !{{!{version}}}")

    @property
    def text(self) -> str:
        """All nodes."""
        return "\n".join((*self._named, *self._lines))

    def node(self, text: str) -> int:
        """The number of a node with this text."""
        if text not in self._nodes:
            self._nodes[text] = len(self._lines)
            self._lines.append(f"!{len(self._lines)} = {text}")
        return self._nodes[text]

    def _file(self, number: int) -> int:
        known = self._files.get(number)
        if known is None:
            path = PurePosixPath(self._module.files.get(number, self._name))
            name, folder = _quoted(path.name), _quoted(str(path.parent))
            known = self.node(f'!DIFile(filename: "{name}", directory: "{folder}")')
            self._files[number] = known
        return known

    def subprogram(self, name: str, file: int, line: int) -> int:
        """A function of that name."""
        return self.node(
            f'distinct !DISubprogram(name: "{_quoted(name)}", scope: !{self._file(file)}, '
            f"file: !{self._file(file)}, line: {line}, type: !{self._type}, scopeLine: {line}, "
            f"spFlags: DISPFlagDefinition, unit: !{self._unit})"
        )

    def location(self, where: Location, function: int) -> int:
        """A place in the source, in the function with that subprogram."""
        known = self._places.get((function, where))
        if known is None:
            known = self._places[function, where] = self._location(where, function)
        return known

    def _location(self, where: Location, function: int) -> int:
        scope, caller = function, ""
        if where.caller is not None:
            name = self._module.strings.get(where.function, where.function)
            scope = self.subprogram(name, where.file, 0)
            caller = f", inlinedAt: !{self.location(where.caller, function)}"
        return self.node(
            f"!DILocation(line: {where.line}, column: {where.column}, scope: !{scope}{caller})"
        )

    def kept_rolled(self) -> int:
        """A loop that is not to be unrolled."""
        hint = self.node('!{!"llvm.loop.unroll.disable"}')
        number = len(self._lines)
        return self.node(f"distinct !{{!{number}, !{hint}}}")


def _quoted(text: str) -> str:
    if text.isprintable() and '"' not in text and "\\" not in text:
        return text
    return "".join(c if c.isprintable() and c not in '"\\' else f"\\{ord(c):02X}" for c in text)
