"""The dimension numbers of StableHLO's dot_general."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gevo.program.stablehlo.resize import Shape
from gevo.program.stablehlo.text import parts

_NAMES = (
    "lhs_batching_dimensions",
    "rhs_batching_dimensions",
    "lhs_contracting_dimensions",
    "rhs_contracting_dimensions",
)


@dataclass(frozen=True)
class Contraction:
    """Which dimensions of the two operands are batches, and which are summed over."""

    lhs_batch: list[int]
    rhs_batch: list[int]
    lhs: list[int]
    rhs: list[int]

    @staticmethod
    def read(text: str) -> Contraction:
        """From the attribute's text; raises ValueError."""
        inside = text.removeprefix("#stablehlo.dot<")
        if inside == text:
            raise ValueError(text)
        found = dict(part.split(" = ", 1) for part in parts(inside))
        lists = [
            [int(n) for n in found.get(key, "[]")[1:-1].split(",") if n.strip()] for key in _NAMES
        ]
        return Contraction(*lists)

    def with_pair(self, left: int, right: int) -> Contraction:
        """Another pair of dimensions is summed over."""
        return replace(self, lhs=[left], rhs=[right])

    def text(self) -> str:
        """As MLIR writes it."""
        lists = (self.lhs_batch, self.rhs_batch, self.lhs, self.rhs)
        shown = (
            f"{k} = [{', '.join(map(str, v))}]" for k, v in zip(_NAMES, lists, strict=True) if v
        )
        return f"#stablehlo.dot<{', '.join(shown)}>"

    def shape(self, left: Shape, right: Shape) -> Shape | None:
        """Shape of the result for two operands; None when they do not fit."""
        sides = ((left, self.lhs_batch, self.lhs), (right, self.rhs_batch, self.rhs))
        for shape, batch, contracted in sides:
            used = [*batch, *contracted]
            if len(set(used)) != len(used) or any(not 0 <= n < len(shape) for n in used):
                return None
        for mine, other in ((self.lhs, self.rhs), (self.lhs_batch, self.rhs_batch)):
            if [left[n] for n in mine] != [right[n] for n in other]:
                return None
        free = [
            [size for n, size in enumerate(shape) if n not in (*batch, *contracted)]
            for shape, batch, contracted in sides
        ]
        return tuple([left[n] for n in self.lhs_batch] + free[0] + free[1])
