"""The draft of a program while it is being found out: choices, and the spec that they give."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from gevo.evaluate.drafting.facts import ArrayFacts, KernelFacts
from gevo.evaluate.drafting.geometry import Axis, Block, axes, grid_of, linear_bounds
from gevo.expression import parse
from gevo.workload.draft import ArrayDraft, Draft, LaunchDraft
from gevo.workload.names import NameTable

Init = Mapping[str, str | float]
FLOATS: tuple[Init, ...] = (
    {"kind": "uniform", "low": -1.0, "high": 1.0},
    {"kind": "uniform", "low": 0.0, "high": 1.0},
    {"kind": "uniform", "low": 0.5, "high": 2.0},
    {"kind": "uniform", "low": 0.0, "high": 100.0},
)
INTEGERS: tuple[Init, ...] = (
    {"kind": "integers", "low": "0", "high": "100"},
    {"kind": "integers", "low": "0", "high": "2"},
    {"kind": "integers", "low": "-100", "high": "100"},
    {"kind": "zeros"},
    {"kind": "full", "value": "1"},
)
PROBED = ((331,), (53, 41), (23, 17, 13))
"""Sizes for probing, by how many axes they bound."""
MULTIPLIED = ((331,), (23, 17), (11, 9, 7), (8, 7, 6, 5), (7, 6, 5, 4, 3, 2))
"""By how many there are, where several bound an axis together."""
INNER = (13, 9, 7, 5)
"""Of the other numbers that something is compared with."""


@dataclass
class Sketch:
    """What has been chosen so far.

    Attributes:
        facts: The kernels, in order.
        sizes: Integers, by name, with their values for probing.
        numbers: Integer arguments that are no sizes, as expressions.
        floats: The other arguments.
        arrays: By name.
        blocks: By kernel's place.
        free: By kernel's place and axis, the size that bounds what nothing else does.
        shared: By kernel's place, bytes of dynamic shared memory.
        indices: Arrays that hold places in other arrays, with the name of the size they go to.
        quantum: Sizes are multiples of this.
        power: Sizes are powers of two.
        about: Comments on names.
    """

    facts: Sequence[KernelFacts]
    sizes: dict[str, int] = field(default_factory=dict[str, int])
    numbers: dict[str, str] = field(default_factory=dict[str, str])
    floats: dict[str, float] = field(default_factory=dict[str, float])
    arrays: dict[str, ArrayDraft] = field(default_factory=dict[str, ArrayDraft])
    blocks: dict[int, Block] = field(default_factory=dict[int, Block])
    free: dict[tuple[int, int], str] = field(default_factory=dict[tuple[int, int], str])
    shared: dict[int, str] = field(default_factory=dict[int, str])
    indices: dict[str, str] = field(default_factory=dict[str, str])
    quantum: int = 1
    power: bool = False
    about: dict[str, str] = field(default_factory=dict[str, str])

    def copy(self) -> Sketch:
        """An independent copy; the facts are shared."""
        facts, self.facts = self.facts, ()
        twin = deepcopy(self)
        self.facts = twin.facts = facts
        return twin

    def rounded(self, values: Mapping[str, int]) -> dict[str, int]:
        """Sizes as the kernels want them."""
        if self.power:
            return {n: 1 << max(1, (v - 1).bit_length()) for n, v in values.items()}
        q = self.quantum
        return {n: -(-v // q) * q if n in self.bounding else v for n, v in values.items()}

    @property
    def bounding(self) -> frozenset[str]:
        """Sizes that are arguments."""
        taken = {n for k in self.facts for n in k.integers}
        return frozenset(taken & self.sizes.keys())

    def grid(self, place: int) -> tuple[str, ...]:
        """Blocks of a kernel, as expressions."""
        kernel = self.facts[place]
        free = [self.free.get((place, a), "1") for a in range(3)]
        return grid_of(axes(kernel), self.blocks[place], free, linear_bounds(kernel))

    def draft(self, places: Iterable[int] | None = None) -> Draft:
        """The spec of some kernels' launches; of all by default."""
        chosen = range(len(self.facts)) if places is None else list(places)
        used = {a.name for p in chosen for a in self.facts[p].arrays.values()}
        launches = [
            LaunchDraft(
                self.facts[p].name,
                self.grid(p),
                self.blocks[p],
                tuple(self.facts[p].arguments),
                tuple(f"{q.type.split()[0]} {q.name}" for q in self.facts[p].parameters),
                self.shared.get(p, "0"),
            )
            for p in chosen
        ]
        arrays = {n: a for n, a in self.arrays.items() if n in used}
        return Draft(
            sizes=self.rounded(self.sizes),
            derived=dict(self.numbers),
            scalars=dict(self.floats),
            about=self.about,
            arrays=arrays,
            launches=launches,
        )

    def values(self, sizes: Mapping[str, int]) -> dict[str, int]:
        """Sizes and the integers that follow from them."""
        names: dict[str, int | float] = {**self.rounded({**self.sizes, **sizes})}
        for name, text in self.numbers.items():
            names[name] = parse(text, name).integer(names)
        return {n: int(v) for n, v in names.items()}


def first_sketch(facts: Sequence[KernelFacts]) -> Sketch:
    """What the text alone tells."""
    sketch, names = Sketch(facts), NameTable()
    for kernel in facts:
        for name in (*kernel.integers, *kernel.floats):
            names.of(name, "taken")
        for array in kernel.arrays.values():
            names.of(array.name, "taken")
    for place, kernel in enumerate(facts):
        _numbers(sketch, kernel)
        _free_axes(sketch, place, kernel, names)
        for name in kernel.floats:
            sketch.floats.setdefault(name, 0.5)
        for key, array in kernel.arrays.items():
            sketch.arrays.setdefault(array.name, _array(key, array, kernel))
        _indices(sketch, kernel, names)
        if kernel.dynamic:
            sketch.shared[place] = "16384"
    return sketch


def _names_in(text: str, kernel: KernelFacts) -> list[str]:
    named = parse(text, "a bound").names
    return [n for n in kernel.integers if n in named]


def _numbers(sketch: Sketch, kernel: KernelFacts) -> None:
    """Integers that bound something are sizes; the others get a number."""
    found = axes(kernel)
    bounds = [b for axis in found for b in axis.bounds] + list(linear_bounds(kernel))
    taken = {n for b in bounds for n in _names_in(b, kernel)}
    outer = [n for n in kernel.integers if n in taken]
    fresh = [n for n in outer if n not in sketch.sizes]
    bounded = sum(bool(axis.bounds) for axis in found)
    table = PROBED if len(outer) <= bounded else MULTIPLIED
    # One size may bound several axes: the threads of a square of 331 are too many to watch.
    most = max(len(outer), bounded)
    values = table[min(most, len(table)) - 1] if outer else ()
    for number, name in enumerate(fresh):
        sketch.sizes[name] = values[number % len(values)] + len(sketch.sizes) // 3
        sketch.numbers.pop(name, None)
    inner: dict[str, None] = {}
    for compared in kernel.flow.comparisons:
        inner |= dict.fromkeys(_names_in(compared.bound, kernel))
    for name in inner:
        if name not in sketch.sizes:
            sketch.sizes[name] = INNER[len(sketch.sizes) % 4] + 2 * (len(sketch.sizes) // 4)
            sketch.numbers.pop(name, None)
    for name in kernel.integers:
        if name not in sketch.sizes:
            sketch.numbers.setdefault(name, "1")


def _free_axes(sketch: Sketch, place: int, kernel: KernelFacts, names: NameTable) -> None:
    """Sizes for axes that nothing bounds; an argument that the kernel never reads may be one."""
    found: list[Axis] = axes(kernel)
    idle = [n for n in kernel.integers if n in sketch.numbers and n not in kernel.flow.read]
    open_axes = [a for a, axis in enumerate(found) if axis.used and not axis.bounds]
    if not open_axes or (linear_bounds(kernel) and 0 in open_axes):
        return
    for axis in open_axes:
        own = "blocks" if len(open_axes) == 1 else f"blocks_{'xyz'[axis]}"
        name = names.of(own, str(place))
        if len(idle) == 1 and len(open_axes) == 1:
            name = idle[0]
            del sketch.numbers[name]
        sketch.free[place, axis] = name
        sketch.sizes.setdefault(name, 5 - axis)
        sketch.about.setdefault(name, f"no argument bounds the blocks in {'xyz'[axis]}")


def _array(key: str, array: ArrayFacts, kernel: KernelFacts) -> ArrayDraft:
    init: Init = FLOATS[0] if array.dtype[0] == "f" else INTEGERS[0]
    number = next((n for n, v in kernel.variables.items() if f"@{v}" == key), None)
    if number is not None:
        init = {"kind": "full", "value": number}
    elif array.symbol and array.stored:
        init = {"kind": "zeros"}
    shape = (str(array.count),) if array.symbol else ("1",)
    return ArrayDraft(array.dtype, shape, init, symbol=array.symbol)


def _indices(sketch: Sketch, kernel: KernelFacts, names: NameTable) -> None:
    """Arrays whose contents become places in other arrays."""
    for access in kernel.flow.accesses:
        for what, key in sorted(access.atoms):
            source = kernel.arrays.get(key) if what == "load" else None
            if (
                source is None
                or source.dtype[0] == "f"
                or not access.arrays & kernel.arrays.keys()
            ):
                continue
            if any(f"@{v}" == key for v in kernel.variables.values()):
                continue
            if source.name in sketch.indices:
                continue
            size = names.of(f"{source.name}_below", "index")
            sketch.indices[source.name] = size
            most = 61 + 6 * len(sketch.indices)
            sketch.sizes[size] = min(most, 100)
            sketch.arrays[source.name].init = {"kind": "integers", "low": "0", "high": size}
