"""How far arrays are used, as expressions over sizes that agree with several runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, combinations_with_replacement
from math import prod

from gevo.evaluate.drafting.facts import KernelFacts
from gevo.evaluate.drafting.probe import ROOMY, Prober, Ran, Touch
from gevo.evaluate.drafting.sketch import Sketch, bare
from gevo.expression import parse
from gevo.workload.draft import Draft

Values = Mapping[str, int]
_LITTLE, _SOME, _MUCH = 1.3, 2.0, 8.0
"""An array may be so much larger than what was seen of it, where no expression is exact."""
_ROOMIER = 16 * ROOMY
"""Elements of an array whose rows are as long as a constant of the kernel."""
_WINDOWS = 2
"""Numbers of a kernel that are tried as radii of filters."""
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
        clamped: Whether it may come to less than 1, and is 1 then.
    """

    factor: int
    names: tuple[str, ...]
    offset: int = 0
    rest: str = ""
    exact: bool = True
    clamped: bool = False

    @property
    def shape(self) -> tuple[str, ...]:
        """As a spec's shape."""
        if not self.offset and not self.rest:
            factors = [*map(bare, self.names), *([str(self.factor)] if self.factor != 1 else [])]
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
        return f"max(1, {text})" if self.clamped else text

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
        _linear(extents, values, atoms)
        or _above(extents, values, products, _LITTLE)
        or _sum(extents, values, products)
        or _rows(extents, values, [names for names in products if len(names) == 1])
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


def _linear(
    extents: Sequence[int], values: Sequence[Values], atoms: Sequence[str]
) -> Fitted | None:
    """Constants times names, exactly: rows whose length is a constant of the kernel.

    The constants follow from the runs in which one name alone is changed; the others, in which
    several are, must agree.
    """
    first, slopes = values[0], dict[str, int]()
    for run, extent in zip(values[1:], extents[1:], strict=True):
        changed = [n for n in atoms if run[n] != first[n] and "(" not in n]
        if len(changed) == 1:
            slope, left = divmod(extent - extents[0], run[changed[0]] - first[changed[0]])
            if left or slope < 0:
                return None
            slopes[changed[0]] = slope
    terms = sorted((n for n, slope in slopes.items() if slope), key=lambda n: -slopes[n])
    offset = extents[0] - sum(slopes[n] * first[n] for n in terms)
    found = (offset + sum(slopes[n] * run[n] for n in terms) for run in values)
    # A chord of something that grows faster than a line would be far below it for small names.
    if not terms or offset + 2 * sum(slopes.values()) < 1 or [*found] != [*extents]:
        return None
    rest = " + ".join(f"{slopes[n]} * {n}" if slopes[n] > 1 else n for n in terms[1:])
    clamped = offset + sum(slopes.values()) < 1  # where all names are 1
    return Fitted(slopes[terms[0]], (terms[0],), offset, rest, clamped=clamped)


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


def _rows(
    extents: Sequence[int], values: Sequence[Values], names: Sequence[tuple[str, ...]]
) -> Fitted | None:
    """So many times one argument, where that is never much more than was seen.

    So do rows of a constant length go of which data decide how much is used; there is room for
    one more, as other data may use more of the last.
    """
    plain = [one for one in names if "(" not in one[0]]
    found = _upper(extents, values, plain)
    most = max(found.value(v) / e for v, e in zip(values, extents, strict=True))
    rows = bool(found.names) and found.factor > 1
    return replace(found, offset=found.factor) if rows and most < _SOME else None


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


Sizes = Mapping[str, int]


@dataclass
class Extents:
    """How far one array goes.

    Attributes:
        direct: Where its places are computed from threads and arguments.
        indirect: Where they come from other arrays.
        sources: Those arrays.
    """

    direct: list[Fitted] = field(default_factory=list[Fitted])
    indirect: list[Fitted] = field(default_factory=list[Fitted])
    sources: set[str] = field(default_factory=set[str])


def variations(sketch: Sketch, kernel: KernelFacts, place: int) -> list[dict[str, int]]:
    """Sizes for several runs: each alone changed, and all together."""
    free = {n for (p, _), n in sketch.free.items() if p == place}
    own = [n for n in sketch.sizes if n in kernel.integers or n in free]
    names = {a.name for a in kernel.arrays.values()}
    own += [s for a, s in sketch.indices.items() if a in names and s in sketch.sizes]
    step = sketch.quantum if sketch.quantum > 1 else 6

    def larger(name: str, factor: float) -> int:
        value = sketch.sizes[name]
        if sketch.power:
            return value * (2 if factor < 2 else 4)
        if name in free:
            return value + 2
        if name in radii:  # what such loops cost grows with the square
            return value + round(5 * factor) - 5
        return int(value * factor) + step

    radii = inner_of(kernel)
    singles = [{n: larger(n, 1.4)} for n in own]
    return [{}, *singles, {n: larger(n, 1.7 + 0.1 * k) for k, n in enumerate(own)}]


def measure(
    prober: Prober, sketch: Sketch, place: int
) -> tuple[dict[str, Extents], Fitted | None]:
    """What a kernel uses of each array, and of dynamic shared memory (in bytes)."""
    kernel = sketch.facts[place]
    changed = variations(sketch, kernel, place)
    runs = [_run(prober, sketch, place, sizes) for sizes in changed]
    values = [_values(sketch, place, sizes) for sizes in changed]
    built = [n for n in values[0] if "(" in n]
    arguments = [n for n in values[0] if n not in built]
    below = {s for s in sketch.indices.values()}
    plain = [n for n in arguments if n not in below]
    plain += built
    every = [*plain, *(n for n in arguments if n in below)]
    found: dict[str, Extents] = {}
    for name in dict.fromkeys(t.array for t in chain(*(_touches(r) for r in runs))):
        extents = found.setdefault(name, Extents())
        for through in (False, True):
            ends = [_end(r, kernel, sketch, name, through) for r in runs]
            if max(ends):
                fitted = fit([max(e, 1) for e in ends], values, every if through else plain)
                (extents.indirect if through else extents.direct).append(fitted)
        extents.sources |= _sources(kernel, sketch, name)
    used = [max((s for r in group for s in r.shared.values()), default=0) for group in runs]
    return found, fit([max(u, 4) for u in used], values, plain) if kernel.dynamic else None


def _run(prober: Prober, sketch: Sketch, place: int, sizes: Sizes) -> list[Ran]:
    """With contents as they are, and with indices as large as they get."""
    draft = sketch.draft([place])
    runs = [_roomy(prober, draft, sketch.rounded({**sketch.sizes, **sizes}))]
    twin = sketch.copy()
    indices = [a for a in twin.indices if a in draft.arrays]
    for array in indices:
        if twin.arrays[array].init["kind"] == "integers":
            high = twin.indices[array]
            twin.arrays[array].init = {"kind": "full", "value": f"{high} - 1"}
    if indices:
        rounded = twin.rounded({**twin.sizes, **sizes})
        runs.append(_roomy(prober, twin.draft([place]), rounded))
    return runs


def _roomy(prober: Prober, draft: Draft, sizes: Sizes) -> Ran:
    """A run in which no array is too short to see how far it is used, or hardly one."""
    ran = prober.run(draft, sizes, roomy=ROOMY)
    return prober.run(draft, sizes, roomy=_ROOMIER) if ran.invalid else ran


def _touches(runs: Iterable[Ran]) -> Iterator[Touch]:
    return chain(*(r.touches for r in runs))


def _values(sketch: Sketch, place: int, sizes: Sizes) -> dict[str, int]:
    """What the extents of a kernel's arrays may depend on."""
    kernel = sketch.facts[place]
    every = sketch.values(sizes)
    free = [n for (p, _), n in sketch.free.items() if p == place]
    names = {a.name for a in kernel.arrays.values()}
    below = [s for a, s in sketch.indices.items() if a in names]
    own = [n for n in (*kernel.integers, *free, *below) if n in sketch.sizes]
    found = {n: every[n] for n in own}
    for text in sketch.grid(place):
        if text.startswith("ceil_div"):
            found[text] = parse(text, "grid").integer(every)
    return found | {window: parse(window, "window").integer(every) for window in _windows(kernel)}


def inner_of(kernel: KernelFacts) -> list[str]:
    """Numbers that bound loops, but no threads."""
    bounds = [(c, parse(c.bound, "a bound").names) for c in kernel.flow.comparisons]
    threads = {n for c, names in bounds if c.threads for n in names}
    loops = {n for _, names in bounds for n in names}
    return [n for n in kernel.integers if n in loops - threads]


def rows_of(kernel: KernelFacts) -> frozenset[str]:
    """Numbers up to which a block's threads go together, as along a row."""
    found: set[str] = set()
    for compared in kernel.flow.comparisons:
        if {what for what, _ in compared.threads} == {"tid", "ntid"}:
            found |= parse(compared.bound, "a bound").names
    return frozenset(found)


def _windows(kernel: KernelFacts) -> list[str]:
    """Widths of filters, where a number may be their radius."""
    return [f"(2 * {name} + 1)" for name in inner_of(kernel)[:_WINDOWS]]


def _through(kernel: KernelFacts, sketch: Sketch, site: int) -> set[str]:
    """Index arrays that the address of an instruction is made from."""
    access = next((a for a in kernel.flow.accesses if a.site == site), None)
    if access is None:
        return set()
    loaded = (kernel.arrays[k].name for what, k in access.atoms
              if what == "load" and k in kernel.arrays)  # fmt: skip
    return {name for name in loaded if name in sketch.indices}


def _end(
    runs: Sequence[Ran], kernel: KernelFacts, sketch: Sketch, array: str, through: bool
) -> int:
    ends = (
        t.end
        for t in _touches(runs)
        if t.array == array and bool(_through(kernel, sketch, t.site)) is through
    )
    return max(ends, default=0)


def _sources(kernel: KernelFacts, sketch: Sketch, array: str) -> set[str]:
    found: set[str] = set()
    for access in kernel.flow.accesses:
        if any(a.name == array for a in kernel.array(access)):
            found |= _through(kernel, sketch, access.site)
    return found


def settle(sketch: Sketch, measured: Sequence[Mapping[str, Extents]]) -> None:
    """Give every array its shape, and every index array its bound where another array says it.

    A place that is read from an array lies below the extent of the array that it is in. Where
    that array is used directly, too, its extent is known from there.
    """
    merged: dict[str, Extents] = {}
    for one in measured:
        for name, extents in one.items():
            kept = merged.setdefault(name, Extents())
            kept.direct += extents.direct
            kept.indirect += extents.indirect
            kept.sources |= extents.sources
    for extents in merged.values():
        for source in sorted(extents.sources):
            _bound(sketch, source, extents)
    for name, extents in merged.items():
        if sketch.arrays[name].symbol or sketch.arrays[name].fixed:
            continue
        found = [*extents.direct, *extents.indirect]
        sketch.arrays[name].shape = _shape(sketch, found)


def _bound(sketch: Sketch, source: str, extents: Extents) -> None:
    size = sketch.indices[source]
    if size not in sketch.sizes or sketch.arrays[source].init["kind"] != "integers":
        return
    plain = any(f.names == (size,) and f.factor == 1 for f in extents.indirect)
    direct = [f for f in extents.direct if f.names and size not in f.names]
    if plain and direct:
        del sketch.sizes[size]
        sketch.numbers[size] = direct[0].text
        sketch.about[size] = f"what {source} holds are places in an array of this extent"


def _shape(sketch: Sketch, found: Sequence[Fitted]) -> tuple[str, ...]:
    """The largest of some extents."""
    distinct = list(dict.fromkeys(f.shape for f in found))
    trials = [sketch.values({n: v * k for n, v in sketch.sizes.items()}) for k in (1, 2, 3)]

    def at(shape: tuple[str, ...], names: Mapping[str, int]) -> int:
        product = 1
        for part in shape:
            product *= parse(part, "shape").integer({**names})
        return product

    for shape in distinct:
        if all(at(shape, t) >= at(other, t) for other in distinct for t in trials):
            return shape
    return (f"max({', '.join(' * '.join(f'({p})' for p in s) for s in distinct)})",)
