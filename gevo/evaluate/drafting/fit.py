"""Expressions over sizes that agree with extents seen in several runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from math import prod

Values = Mapping[str, int]
_LITTLE, _MUCH = 1.3, 8.0
"""An array may be so much larger than what was seen of it, where no expression is exact."""
_CONSTRUCTED = 0.5
"""How much waste a name is worth that is no argument but an expression."""


@dataclass(frozen=True)
class Fitted:
    """An extent.

    Attributes:
        factor: A constant.
        names: What it is multiplied with.
        offset: What is added.
        rest: Another expression that is added; empty for none.
        exact: Whether it agreed with every run.
    """

    factor: int
    names: tuple[str, ...]
    offset: int = 0
    rest: str = ""
    exact: bool = True

    @property
    def shape(self) -> tuple[str, ...]:
        """As a spec's shape."""
        if not self.offset and not self.rest:
            factors = [*self.names, *([str(self.factor)] if self.factor != 1 else [])]
            return tuple(factors) or ("1",)
        return (self.text,)

    @property
    def text(self) -> str:
        """As one expression."""
        factors = [*([str(self.factor)] if self.factor != 1 else []), *self.names]
        text = " * ".join(factors) or "1"
        if self.rest:
            text += f" + {self.rest}"
        if self.offset:
            text += f" {'+' if self.offset > 0 else '-'} {abs(self.offset)}"
        return text

    def value(self, values: Values) -> int:
        """Its value; `rest` counts for nothing."""
        return self.factor * prod(values[n] for n in self.names) + self.offset


def fit(extents: Sequence[int], values: Sequence[Values], atoms: Sequence[str]) -> Fitted:
    """The simplest expression that is, or is little above, the extents.

    Args:
        extents: What was seen in each run; all positive.
        values: What the atoms were in each run.
        atoms: Names that may occur, the likeliest first.
    """
    if len(set(extents)) == 1:
        return Fitted(extents[0], ())
    products = _products(extents, values, atoms)
    exact = _exact(extents, values, products)
    if exact is not None and exact.offset >= 0:
        return exact
    return (
        _above(extents, values, products, _LITTLE)
        or _sum(extents, values, products)
        or _above(extents, values, products, _MUCH)
        or _upper(extents, values, products)
    )


def _products(
    extents: Sequence[int], values: Sequence[Values], atoms: Sequence[str]
) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for length in (1, 2, 3):
        for names in combinations_with_replacement(atoms, length):
            if len({prod(v[n] for n in names) for v in values}) > 1:
                found.append(names)
    del extents
    return found


def _exact(
    extents: Sequence[int], values: Sequence[Values], products: Sequence[tuple[str, ...]]
) -> Fitted | None:
    fitting: list[Fitted] = []
    for names in products:
        p = [prod(v[n] for n in names) for v in values]
        a, b = p.index(min(p)), p.index(max(p))
        factor, left = divmod(extents[b] - extents[a], p[b] - p[a])
        if left or factor <= 0:
            continue
        offset = extents[a] - factor * p[a]
        if all(factor * x + offset == e for x, e in zip(p, extents, strict=True)):
            fitting.append(Fitted(factor, names, offset))
    return min(fitting, key=_complexity, default=None)


def _complexity(f: Fitted) -> tuple[int, int, int]:
    return (abs(f.offset) > 0) + len(f.names), abs(f.offset), f.factor


def _above(
    extents: Sequence[int],
    values: Sequence[Values],
    products: Sequence[tuple[str, ...]],
    most: float,
) -> Fitted | None:
    """A plain product that is never below what was seen, and never far above."""
    best: tuple[float, int, Fitted] | None = None
    for factor in (1, 2, 3, 4, 8):
        for names in products:
            sizes = [factor * prod(v[n] for n in names) for v in values]
            waste = max(s / e for s, e in zip(sizes, extents, strict=True))
            if all(s >= e for s, e in zip(sizes, extents, strict=True)) and waste < most:
                fitted = Fitted(factor, names, exact=False)
                cost = 0.05 * len(names) + 0.1 * (factor > 1)
                cost += _CONSTRUCTED * sum("(" in n for n in names)
                key = (waste + cost, len(names), fitted)
                best = key if best is None or key[:2] < best[:2] else best
    return best[2] if best else None


def _sum(
    extents: Sequence[int], values: Sequence[Values], products: Sequence[tuple[str, ...]]
) -> Fitted | None:
    """One product and another, exactly."""
    for first in products:
        for second in products:
            if first <= second and first != second:
                sums = [prod(v[n] for n in first) + prod(v[n] for n in second) for v in values]
                offsets = {e - s for e, s in zip(extents, sums, strict=True)}
                if len(offsets) == 1 and 0 <= (offset := offsets.pop()):
                    return Fitted(1, first, offset, " * ".join(second))
                if len(offsets) == 1 and len(first) > 1:
                    return Fitted(1, first, 0, " * ".join(second))
    return None


def _upper(
    extents: Sequence[int], values: Sequence[Values], products: Sequence[tuple[str, ...]]
) -> Fitted:
    """The tightest multiple of a product that holds what was seen in every run."""
    found: list[tuple[float, Fitted]] = []
    for names in products:
        p = [max(1, prod(v[n] for n in names)) for v in values]
        factor = max(-(-e // x) for e, x in zip(extents, p, strict=True))
        waste = sum(factor * x / e for e, x in zip(extents, p, strict=True))
        found.append((waste + 0.1 * len(names), Fitted(factor, names, exact=False)))
    most = max(extents)
    return min(found, key=lambda f: f[0], default=(0.0, Fitted(most, (), exact=False)))[1]
