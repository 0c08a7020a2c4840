"""Finds out which numbers of recorded launches are the same: extents, arguments, blocks.

An array of 6 x 781 elements, an argument `columns` of 781 and 6 blocks are three facts; a workload
says `rows`, `columns`, and that there are as many blocks as rows, so that other sizes can be
tried. What is found here holds in all recorded launches. It may be a coincidence: whoever draws
other sizes has to see whether the kernel runs on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from gevo.integrations.launch import Recording, Told, What

Values = tuple[int, ...]
"""A number's value in each launch."""
_SMALL = 2
"""What is not larger than this equals too many things by chance."""
_MANY = 16
"""So many blocks are not as many as something else by chance."""


@dataclass
class Extents:
    """Sizes, and expressions over them.

    Attributes:
        sizes: By name: the value in each launch.
        derived: Integer arguments that follow from sizes.
        shapes: By array: its extents.
        grid: Blocks.
        scalable: Sizes that arrays or the grid depend on.
    """

    sizes: dict[str, Values] = field(default_factory=dict[str, Values])
    derived: dict[str, str] = field(default_factory=dict[str, str])
    shapes: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    grid: tuple[str, ...] = ()
    scalable: set[str] = field(default_factory=set[str])


def find(launches: Sequence[Recording]) -> Extents:
    """The sizes of launches of one kernel, whose arrays have equal numbers of axes."""
    return _Finder(launches).found


class _Finder:
    def __init__(self, launches: Sequence[Recording]) -> None:
        self.found = Extents()
        constants = (value for value in launches[0].constants.values() if value > 1)
        self._constants = sorted(set(constants), reverse=True)
        numbers = {
            name: tuple(one.integers[name] for one in launches) for name in launches[0].integers
        }
        extents = {
            name: [tuple(one.memory[name].shape[axis] for one in launches)
                   for axis in range(array.ndim)]
            for name, array in launches[0].memory.items()
        }  # fmt: skip
        self._counted: set[str] = set()
        blocks = [tuple(one.grid[axis] for one in launches) for axis in range(3)]
        tiles = {_divided(v, c) for v in numbers.values() for c in self._constants}
        parts = (a for a in launches[0].arguments if isinstance(a, Told))
        told = {a.memory for a in parts if a.what is What.EXTENT and a.value >= 0}
        unexplained = [one for one in blocks if one not in tiles or max(one) > _MANY]
        for name, shape in extents.items():
            for axis, values in enumerate(shape):
                if name in told and max(values) > _SMALL:
                    self._size(f"{name}_{axis}", values, numbers)
                else:
                    self._name(f"{name}_{axis}", values, numbers, unexplained)
        for name, values in numbers.items():
            self._argument(name, values)
        for name, shape in extents.items():
            self.found.shapes[name] = tuple(self._extent(values) for values in shape)
        self.found.grid = tuple(self._blocks(values) for values in blocks)
        used = " ".join((*self.found.grid, *(e for s in self.found.shapes.values() for e in s)))
        words = set(used.replace("(", " ").replace(",", " ").replace(")", " ").split())
        self.found.scalable = words & self.found.sizes.keys()

    def _size(self, name: str, values: Values, numbers: Mapping[str, Values]) -> None:
        """Make a size of an extent that the kernel is told; an argument that has it names it."""
        if values not in self.found.sizes.values():
            self.found.sizes[next((n for n, v in numbers.items() if v == values), name)] = values

    def _name(
        self, name: str, values: Values, numbers: Mapping[str, Values], blocks: Sequence[Values]
    ) -> None:
        """Make a size of an extent: an argument has it, blocks are as many, or it varies."""
        if values in self.found.sizes.values():
            return
        # Numbered ones are parts of something: one with a name of its own is better.
        having = (n for n, v in numbers.items() if v == values)
        argument = min(having, key=lambda n: n[-1:].isdigit(), default="")
        divided = (_divided(values, c) for c in self._constants)
        tiled = any(max(found) > 1 and found in blocks for found in divided)
        varies = len(set(values)) > 1
        counted = values in blocks and max(values) > 1 and values[0] not in self._constants
        if argument and (varies or max(values) > _SMALL):
            self.found.sizes[argument] = values
        elif varies or counted or tiled:
            self.found.sizes[name] = values

    def _argument(self, name: str, values: Values) -> None:
        """Another integer argument: a product of sizes (a stride, a count), or a number."""
        if name in self.found.sizes:
            return
        known = self._products(values) if max(values) > _SMALL else ""
        if known:
            self.found.derived[name] = known
        else:
            self.found.sizes[name] = values

    def _extent(self, values: Values) -> str:
        if len(set(values)) == 1 and values[0] <= _SMALL:
            return str(values[0])
        named = next((n for n, v in self.found.sizes.items() if v == values), "")
        if len(set(values)) == 1 and values[0] in self._constants and not named:
            return str(values[0])
        return named or self._products(values) or str(values[0])

    def _blocks(self, values: Values) -> str:
        """Blocks along an axis: sizes over what a block does, or a product of such."""
        if max(values) == 1:
            return "1"
        terms = [one for one in self._terms(values) if one[2] not in self._counted]
        for text, found, size in terms:
            if found == values:
                self._counted.add(size)
                return text
        for (one, left, first), (other, right, second) in combinations(terms, 2):
            if first != second and _product([left, right]) == values:
                return f"{one} * {other}"
        if len(set(values)) == 1:
            return str(values[0])
        self.found.sizes["blocks"] = values
        return "blocks"

    def _terms(self, wanted: Values) -> list[tuple[str, Values, str]]:
        """Expressions, their values, and the size in each; the likeliest first.

        A large number is seldom the same as another by chance, a small one often.
        """
        plain = [(name, values, name) for name, values in self.found.sizes.items()]
        divided = [
            (f"ceil_div({name}, {constant})", _divided(values, constant), name)
            for name, values in self.found.sizes.items()
            for constant in self._constants
        ]
        divided = [one for one in divided if max(one[1]) > 1]
        return [*plain, *divided] if max(wanted) > _MANY else [*divided, *plain]

    def _products(self, values: Values) -> str:
        """A size, a product of up to three, or one times a compile-time constant."""
        sizes = {n: v for n, v in self.found.sizes.items() if max(v) > 1}
        for count in (1, 2, 3):
            for group in combinations(sizes, count):
                if _product([sizes[n] for n in group]) == values:
                    return " * ".join(group)
        for name, found in sizes.items():
            for constant in self._constants:
                if tuple(v * constant for v in found) == values:
                    return f"{name} * {constant}"
        return ""


def _divided(values: Values, by: int) -> Values:
    return tuple(-(-value // by) for value in values)


def _product(factors: Sequence[Values]) -> Values:
    result = factors[0]
    for more in factors[1:]:
        result = tuple(a * b for a, b in zip(result, more, strict=True))
    return result
