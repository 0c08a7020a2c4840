"""Inline assembly: read as PTX, lifted to LLVM IR, and lowered as the instructions it becomes.

A single instruction that accesses memory or orders it (`memory`), or that is approximate
(`functions`), stays what it is: it says more than LLVM IR can. What the reader refuses, and loops,
are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.simt.lower.asm import functions, memory
from gevo.device.simt.lower.asm.operands import Operands, assembly_of, cast, letter_type
from gevo.device.simt.lower.calls import Call
from gevo.device.simt.lower.plain import plain
from gevo.device.simt.lower.writer import Writer
from gevo.errors import ProgramError
from gevo.program.llvm.syntax.lexer import INSTRUCTION, LOCAL_NAME, without_attached
from gevo.program.llvm.syntax.module import blocks_of, split_module
from gevo.program.llvm.syntax.operands import incoming, targets
from gevo.program.ptx.inline import NAME, Assembly, lifted_assembly, statements
from gevo.program.ptx.kept import kept_whole
from gevo.program.ptx.syntax import PtxError

LowerInstruction = Callable[[Writer, str, str, str], None]
"""Lowers one instruction: result, opcode, and what follows."""


def lower(w: Writer, c: Call, instruction: LowerInstruction) -> None:
    """Lower a call of inline assembly; raises CompileFailed for what is not known."""
    assembly = assembly_of(c)
    try:
        every = statements(c.callee)
        operands = Operands.of(w, c, assembly)
        only = every[0] if len(every) == 1 and every[0].guard is None else None
        if only is None or not kept_whole(only):
            _Inlined(operands, assembly, instruction).lower()
        elif only.op in memory.OPCODES:
            memory.lower(operands, assembly, only)
        else:
            functions.lower(operands, assembly, only)
    except (PtxError, ProgramError) as reason:
        why = reason.message if isinstance(reason, PtxError) else str(reason)
        raise w.refuse(f"the simt device does not know this inline assembly: {why}") from reason


class _Inlined:
    """The lifted function in place of the call, its names made unique."""

    def __init__(
        self, operands: Operands, assembly: Assembly, instruction: LowerInstruction
    ) -> None:
        w = operands.w
        function = next(f for f in split_module(lifted_assembly(assembly)).functions
                        if f.name == NAME)  # fmt: skip
        self._operands, self._w, self._instruction = operands, w, instruction
        self._letters = assembly.results
        self._returns = function.signature.returns
        body = without_attached(function.body)
        self._blocks = blocks_of(plain(body).split("\n"))
        self._originals = [lines for _, lines in blocks_of(body.split("\n"))]
        self._stem = w.fresh("asm")
        self._names: dict[str, str] = {}
        for parameter in function.signature.arguments:
            source, value = operands.values[parameter.value.strip('%"')]
            self._names[parameter.value] = cast(w, source, value, parameter.type)

    def _name(self, name: str) -> str:
        """A local name of the lifted function, in the kernel."""
        if name not in self._names:
            self._names[name] = f"%{self._stem}.{name[1:].strip(chr(34))}"
            if self._operands.c.result in self._w.checked:
                self._w.checked |= {self._names[name]}
        return self._names[name]

    def lower(self) -> None:
        """Lower all of it."""
        w = self._w
        flushing, w.ftz = w.ftz, False  # instructions in assembly say it themselves
        call = w.line
        self._require_no_loop()
        phis: list[tuple[int, str, str]] = []
        ends: dict[str, str] = {}
        returned, behind = "", w.fresh("behind")
        for place, (label, lines) in enumerate(self._blocks):
            if place:
                w.start(self._name(f"%{label}")[1:])
            for line, original in zip(lines, self._originals[place], strict=True):
                # Its own fast-math flags count, not those of the call.
                w.line = f'{original} (of inline assembly "{self._operands.c.callee}")'
                text = LOCAL_NAME.sub(lambda m: self._name(m[0]), line)
                match = INSTRUCTION.match(text)
                if match is None:
                    raise w.refuse("cannot read an instruction of this inline assembly")
                result, opcode, rest = match[1] or "", match[2], text[match.end() + 1 :]
                if opcode == "phi":
                    phis.append((len(w.out), result, rest))
                    w.emit("")
                elif opcode == "ret":
                    returned = rest.removeprefix(self._returns).strip()
                    if len(self._blocks) > 1:
                        w.emit(f"br label %{behind}")
                else:
                    self._instruction(w, result, opcode, rest)
            ends[self._name(f"%{label}")] = w.block
        self._complete(phis, ends)
        if len(self._blocks) > 1:
            w.start(behind)
        w.ftz, w.line = flushing, call
        self._give(returned)

    def _require_no_loop(self) -> None:
        number = {f"%{label}": place for place, (label, _) in enumerate(self._blocks)}
        for place, (_, lines) in enumerate(self._blocks):
            if any(number[target] <= place for target in targets(lines[-1])):
                raise PtxError("the simt device has no loops in inline assembly")

    def _complete(self, phis: list[tuple[int, str, str]], ends: Mapping[str, str]) -> None:
        for place, result, rest in phis:
            type_ = rest.partition(" [ ")[0]
            edges = (f"[ {value}, %{ends[label]} ]" for value, label in incoming(rest))
            self._w.out[place] = f"{result} = phi {type_} {', '.join(edges)}"

    def _give(self, returned: str) -> None:
        if not self._operands.c.result:
            return
        types = [letter_type(letter) for letter in self._letters]
        if len(types) == 1:
            self._operands.give([(types[0], returned)])
            return
        parts = [
            (type_, self._w.temp(f"extractvalue {self._returns} {returned}, {place}"))
            for place, type_ in enumerate(types)
        ]
        self._operands.give(parts)
