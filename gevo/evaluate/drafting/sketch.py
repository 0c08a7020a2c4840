"""The draft of a program while it is being found out: choices, and the spec that they give."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from math import prod

from gevo.evaluate.drafting.facts import ArrayFacts, KernelFacts
from gevo.evaluate.drafting.flow import Compared
from gevo.expression import parse
from gevo.workload.draft import ArrayDraft, Draft, LaunchDraft
from gevo.workload.names import NameTable
from gevo.workload.plan import MOST_THREADS

AXES = "xyz"
Block = tuple[int, ...]
_LESS = re.compile(r"^\((.+) - \d+\)$")
_FEWEST = 64
"""Threads that a kernel bounds by a constant, at least."""
_MOST_FIXED = 1 << 16
"""And at most: a launch of more is no small case, so a size says how many of its blocks run."""
_DEFAULTS: dict[int, tuple[Block, ...]] = {
    0: ((1,),),
    1: ((128,), (256,), (64,), (32,), (512,), (1024,), (16,)),
    2: ((16, 16), (32, 8), (8, 8), (32, 4), (32, 32), (64, 4), (128, 2), (4, 4)),
    3: ((8, 8, 4), (4, 4, 4), (8, 8, 8), (16, 8, 2), (16, 4, 4), (32, 4, 2)),
}


@dataclass(frozen=True)
class Axis:
    """How far the threads of a kernel go along one axis.

    Attributes:
        used: Whether it reads the block's number.
        bounds: Expressions that the number of something is compared with.
        by_thread: Whether that is the number of a thread, not of a block.
        step: How much further the next block begins, where that is a constant; else 0.
        rounds: A loop goes on by as many places as the whole grid has.
    """

    used: bool
    bounds: tuple[str, ...]
    by_thread: bool
    step: int = 0
    rounds: bool = False

    @property
    def fixed(self) -> bool:
        """Whether only constants bound it."""
        return bool(self.bounds) and all(bound.isdecimal() for bound in self.bounds)


def axes(kernel: KernelFacts) -> list[Axis]:
    """Along x, y and z; what constants bound that are too large for a small case is unbounded."""
    found: list[Axis] = []
    for axis in AXES:
        block, thread = ("ctaid", axis), ("tid", axis)
        flow = kernel.flow
        if block not in flow.registers:
            found.append(Axis(False, (), False))
            continue
        comparisons = [c for c in flow.comparisons if _about(c, axis)]
        plain = [c for c in comparisons if not c.mixed] or comparisons
        bounds = tuple(dict.fromkeys(_whole(c.bound) for c in plain))
        named = tuple(b for b in bounds if not b.isdecimal())
        both = any(thread in c.threads for c in plain) if plain else True
        step = 0 if ("ntid", axis) in flow.registers else next(iter(flow.steps.get(axis, ())), 0)
        rounds = any(axis in c.rounds for c in comparisons)
        found.append(Axis(True, named or bounds, both, step, rounds))
    if prod(max(map(int, a.bounds)) for a in found if a.fixed) > _MOST_FIXED:
        return [replace(a, bounds=()) if a.fixed else a for a in found]
    return found


def _about(c: Compared, axis: str) -> bool:
    """Whether a comparison is about this axis' number alone."""
    positions = {a for kind, a in c.threads if kind in ("tid", "ctaid")}
    # A small constant is an unrolled loop's or a warp's, not the number of all threads.
    fixed = c.bound.lstrip("-").isdecimal()
    worth = not fixed or (int(c.bound) >= _FEWEST and ("tid", axis) in c.threads)
    ordered = c.predicate not in ("eq", "ne")
    return ("ctaid", axis) in c.threads and positions == {axis} and worth and ordered


def _whole(bound: str) -> str:
    """`n` for `(n - 1)`: the grid that is bounded by it has n places."""
    while match := _LESS.match(bound):
        bound = match[1]
    return bound


def linear_bounds(kernel: KernelFacts) -> tuple[str, ...]:
    """What a number made from several axes is compared with."""
    found = (
        c.bound
        for c in kernel.flow.comparisons
        if len({a for kind, a in c.threads if kind == "ctaid"}) > 1 and not c.bound.isdecimal()
    )
    return tuple(dict.fromkeys(map(_whole, found)))


def block_candidates(kernel: KernelFacts) -> list[Block]:
    """Shapes of a block, the likeliest first."""
    used = {axis for kind, axis in kernel.flow.registers if kind == "tid"}
    dims = max((AXES.index(axis) + 1 for axis in used), default=0)
    stated = [_padded(block, dims) for block in kernel.stated]
    if kernel.limits and prod(kernel.limits) <= MOST_THREADS:
        limit = _padded(kernel.limits, dims)
        allowed = (b for b in stated if prod(b) <= prod(kernel.limits))
        return [limit] if kernel.exact else [*dict.fromkeys((*allowed, limit, *_DEFAULTS[dims]))]
    found = [*stated, *_from_steps(kernel, dims), *_from_shared(kernel, dims), *_DEFAULTS[dims]]
    legal = (b for b in found if 1 <= prod(b) <= MOST_THREADS and all(n >= 1 for n in b))
    return [*dict.fromkeys(legal)]


def _padded(block: Block, dims: int) -> Block:
    block = block[: max(1, dims)]
    return block + (1,) * (dims - len(block))


def _from_steps(kernel: KernelFacts, dims: int) -> Iterable[Block]:
    """A block number times 16 is the first of 16 threads, or elements, of that block."""
    steps = kernel.flow.steps
    known = [steps.get(axis, ())[:1] for axis in AXES[:dims]]
    if not any(known):
        return
    first = tuple(k[0] if k else 8 for k in known)
    yield first
    for less in (2, 4, 8):
        yield (*first[:-1], first[-1] // less)
        yield tuple(n // less for n in first)


def _from_shared(kernel: KernelFacts, dims: int) -> Iterable[Block]:
    """An array in shared memory often has an element for every thread."""
    for counts in sorted(kernel.shared_counts, key=len, reverse=True):
        turned = tuple(reversed(counts))
        if dims == 1:
            yield (prod(counts),)
            yield (counts[0],)
            for halo in (1, 2):
                yield (prod(counts) - 2 * halo,)
        if len(turned) == dims and dims > 1:
            yield turned
            yield (turned[0] - 1, *turned[1:])
            yield tuple(n - 2 for n in turned)
            yield (turned[0] - 1, *(n // 4 for n in turned[1:]))
            yield tuple(n // 2 for n in turned)


def grid_of(
    found: Sequence[Axis], block: Block, free: Sequence[str], linear: Sequence[str]
) -> tuple[str, ...]:
    """Blocks in x, y, z as expressions.

    Args:
        found: How far each axis goes.
        block: Threads of a block.
        free: By axis the name of the size that it goes by where nothing bounds it.
        linear: What a number made from several axes is compared with.
    """
    sizes = (*block, 1, 1)
    grid: list[str] = []
    for number, axis in enumerate(found):
        if not axis.used:
            grid.append("1")
        elif axis.bounds:
            bound = axis.bounds[0] if len(axis.bounds) == 1 else f"max({', '.join(axis.bounds)})"
            each = (axis.step or sizes[number]) if axis.by_thread else 1
            each *= ROUNDS if axis.rounds else 1
            grid.append(f"ceil_div({bare(bound)}, {each})" if each > 1 else bare(bound))
        elif linear and number == 0:
            grid.append(f"ceil_div({bare(linear[0])}, {prod(block)})")
        else:
            grid.append("1" if linear else free[number])
    while len(grid) > 1 and grid[-1] == "1":
        grid.pop()
    return tuple(grid)


def bare(expression: str) -> str:
    """Without parentheses around all of it."""
    if not expression.startswith("("):
        return expression
    depth = 0
    for place, char in enumerate(expression):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return expression[1:-1] if place == len(expression) - 1 else expression
    return expression


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
_TEXELS = "64"
"""Along an axis of a texture where nothing bounds the threads."""
ROUNDS = 4
"""Of a loop that goes on by whole grids: with one its body is never repeated."""
PROBED = ((331,), (53, 41), (23, 17, 13))
"""Sizes for probing, by how many axes they bound."""
MULTIPLIED = ((331,), (23, 17), (11, 9, 7), (8, 7, 6, 5), (7, 6, 5, 4, 3, 2))
"""By how many there are, where several bound an axis together."""
PASSED = "as the source passes it"
INNER = (13, 9, 7, 5)
"""Of the other numbers that something is compared with."""
MOST_INNER = 64
"""Numbers that bound a loop, but no threads, are no larger: widths of filters, features, depths of
products. Nor grown further with the others."""
_MOST_PASSED = 256
"""What a source passes for other integers is taken up to this: rows are short in small cases."""


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
        loose: Sizes that need be neither.
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
    loose: frozenset[str] = frozenset()
    about: dict[str, str] = field(default_factory=dict[str, str])

    def copy(self) -> Sketch:
        """An independent copy; the facts are shared."""
        facts, self.facts = self.facts, ()
        twin = deepcopy(self)
        self.facts = twin.facts = facts
        return twin

    def only(self, places: Sequence[int]) -> Sketch:
        """The sketch of some of its kernels, and of what they use."""
        twin = self.copy()
        twin.facts = [self.facts[place] for place in places]
        new = {old: place for place, old in enumerate(places)}
        twin.blocks = {new[p]: block for p, block in self.blocks.items() if p in new}
        twin.shared = {new[p]: text for p, text in self.shared.items() if p in new}
        twin.free = {(new[p], axis): n for (p, axis), n in self.free.items() if p in new}
        arrays = {a.name for k in twin.facts for a in k.arrays.values()}
        twin.arrays = {n: a for n, a in twin.arrays.items() if n in arrays}
        twin.indices = {n: size for n, size in self.indices.items() if n in arrays}
        own = {n for k in twin.facts for n in (*k.integers, *k.floats)}
        own |= {*twin.free.values(), *twin.indices.values()}
        twin.numbers = {n: text for n, text in self.numbers.items() if n in own}
        own |= {n for text in twin.numbers.values() for n in parse(text, "a number").names}
        twin.sizes = {n: value for n, value in self.sizes.items() if n in own}
        twin.floats = {n: value for n, value in self.floats.items() if n in own}
        return twin

    def rounded(self, values: Mapping[str, int]) -> dict[str, int]:
        """Sizes as the kernels want them."""
        q = self.quantum
        bounding = self.bounding if not self.power else values.keys()

        def one(value: int) -> int:
            return 1 << max(1, (value - 1).bit_length()) if self.power else -(-value // q) * q

        return {n: one(v) if n in bounding and n not in self.loose else v
                for n, v in values.items()}  # fmt: skip

    @property
    def bounding(self) -> frozenset[str]:
        """Sizes that are arguments."""
        taken = {n for k in self.facts for n in k.integers}
        return frozenset(taken & self.sizes.keys())

    @property
    def spacing(self) -> frozenset[str]:
        """Sizes that are no arguments, and that no blocks follow from: distances of elements."""
        follows = {*self.free.values(), *self.indices.values()}
        return frozenset(self.sizes.keys() - self.bounding - follows)

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
                self.facts[p].cooperative,
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
            sketch.floats.setdefault(name, float(kernel.passed.get(name, 0.5)))
            if name in kernel.passed:
                sketch.about.setdefault(name, PASSED)
        for key, array in kernel.arrays.items():
            sketch.arrays.setdefault(array.name, _array(key, array, kernel))
            if array.texture:
                sketch.arrays[array.name] = _texture(array, kernel)
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
            own = INNER[len(sketch.sizes) % 4] + 2 * (len(sketch.sizes) // 4)
            passed = int(kernel.passed.get(name, 0))
            sketch.sizes[name] = passed if 0 < passed <= MOST_INNER else own
            sketch.numbers.pop(name, None)
    for name in kernel.integers:
        if name not in sketch.sizes:
            passed = int(kernel.passed.get(name, 1))
            fits = name in kernel.passed and abs(passed) <= _MOST_PASSED
            least = str(kernel.flow.byte_strides.get(name, 1))
            sketch.numbers.setdefault(name, str(passed) if fits else least)
            if fits:
                sketch.about.setdefault(name, PASSED)


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


def _texture(array: ArrayFacts, kernel: KernelFacts) -> ArrayDraft:
    """As many texels as threads along the axes: what lies outside is its nearest one."""
    along = reversed(axes(kernel)[: array.texture])
    texels = tuple(a.bounds[0] if a.bounds else _TEXELS for a in along)
    channels = (str(array.channels),) if array.channels > 1 else ()
    init = FLOATS[0] if array.dtype[0] == "f" else INTEGERS[0]
    return ArrayDraft(array.dtype, (*texels, *channels), init, fixed=True)


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
