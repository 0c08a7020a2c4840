"""Finds out how far arrays are used, as expressions of sizes, from several runs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain

from gevo.evaluate.drafting.facts import KernelFacts
from gevo.evaluate.drafting.fit import Fitted, fit
from gevo.evaluate.drafting.probe import Prober, Ran, Touch
from gevo.evaluate.drafting.sketch import Sketch
from gevo.expression import parse

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
        return int(value * factor) + step

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
    arguments = [n for n in values[0] if not n.startswith("ceil_div")]
    below = {s for s in sketch.indices.values()}
    plain = [n for n in arguments if n not in below]
    plain += [n for n in values[0] if n.startswith("ceil_div")]
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
    runs = [prober.run(draft, sketch.rounded({**sketch.sizes, **sizes}), roomy=True)]
    twin = sketch.copy()
    indices = [a for a in twin.indices if a in draft.arrays]
    for array in indices:
        if twin.arrays[array].init["kind"] == "integers":
            high = twin.indices[array]
            twin.arrays[array].init = {"kind": "full", "value": f"{high} - 1"}
    if indices:
        rounded = twin.rounded({**twin.sizes, **sizes})
        runs.append(prober.run(twin.draft([place]), rounded, roomy=True))
    return runs


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
    return found


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
        if sketch.arrays[name].symbol:
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
