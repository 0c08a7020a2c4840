"""LLVM IR text as it grows: instructions of one function, and what the module must declare."""

from __future__ import annotations

from dataclasses import dataclass, field

CONVERGENT = " convergent nounwind"


@dataclass
class Emitter:
    """Writes the instructions of one function.

    Attributes:
        declared: Declarations of the module, by name.
        lines: What has been written.
        debug: Attachment of the instruction at hand: `, !dbg !7`.
        open: Whether the block at hand has no terminator yet.
    """

    declared: dict[str, str]
    lines: list[str] = field(default_factory=list[str])
    debug: str = ""
    open: bool = True
    _temporaries: int = 0
    _blocks: int = 0

    def emit(self, text: str) -> None:
        """An instruction."""
        self.lines.append(f"  {text}{self.debug}")

    def temp(self, text: str) -> str:
        """The value of an instruction that gives one."""
        self._temporaries += 1
        self.emit(f"%t{self._temporaries} = {text}")
        return f"%t{self._temporaries}"

    def block(self, stem: str) -> str:
        """A label that no other block has."""
        self._blocks += 1
        return f"{stem}.{self._blocks}"

    def start(self, label: str) -> None:
        """Begin a block; one that has not ended goes on there."""
        if self.open:
            self.emit(f'br label %"{label}"')
        self.lines.append(f'"{label}":')
        self.open = True

    def end(self, text: str) -> None:
        """A terminator."""
        self.emit(text)
        self.open = False

    def call(
        self, returns: str, name: str, *arguments: tuple[str, str], attributes: str = ""
    ) -> str:
        """The text of a call of a function that is declared with these types."""
        types = ", ".join(type_ for type_, _ in arguments)
        self.declared[name] = f'declare {returns} @"{name}"({types}){attributes}'
        passed = ", ".join(f"{type_} {value}" for type_, value in arguments)
        return f'call {returns} @"{name}"({passed})'

    def value(self, returns: str, name: str, *arguments: tuple[str, str], sync: str = "") -> str:
        """The value of such a call; `sync` are attributes of its declaration."""
        return self.temp(self.call(returns, name, *arguments, attributes=sync))
