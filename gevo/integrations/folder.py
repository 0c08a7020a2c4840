"""Makes a workload of recorded launches: a folder that `gevo evolve` takes as it is.

Finds out which numbers of recorded launches are the same: extents, arguments, blocks. An array of
6 x 781 elements, an argument `columns` of 781 and 6 blocks are three facts; a workload says
`rows`, `columns`, and that there are as many blocks as rows, so that other sizes can be tried.
What is found here holds in all recorded launches. It may be a coincidence: whoever draws other
sizes has to see whether the kernel runs on them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.errors import ConfigError, WorkloadError
from gevo.integrations.launch import Argument, Bytes, Fixed, Held, Plain, Recording, Told, What
from gevo.records.files import write_output
from gevo.study.scaffolding import settle
from gevo.workload.arrays import DTYPES
from gevo.workload.draft import ArrayDraft, CaseDraft, Draft, LaunchDraft, text_of, value
from gevo.workload.names import NameTable

Init = Mapping[str, str | float]
_FLAT = 3.6
"""A range of fewer standard deviations than this is one that is drawn from evenly (which has
the square root of 12)."""


def like(array: NDArray[Any]) -> Init | None:
    """Kind and parameters of a generator that gives such contents; None where none does.

    What is constant stays so, indices stay in their range, numbers that ascend go on ascending,
    floats keep their range or their mean and deviation.
    """
    if array.dtype.kind == "f":
        return _floats(array.astype(np.float64))
    if array.dtype.kind == "b":
        return {"kind": "integers", "low": 0, "high": 2} if array.any() else {"kind": "zeros"}
    return _integers(array.ravel())


def _integers(flat: NDArray[Any]) -> Init | None:
    low, high = int(flat.min()), int(flat.max())
    if low == high:
        return {"kind": "zeros"} if low == 0 else {"kind": "full", "value": low}
    if flat.size > 2 and (flat[1:] >= flat[:-1]).all():
        steps = np.diff(flat)
        if (steps == steps[0]).all():
            return {"kind": "arange", "start": low, "step": int(steps[0])}
        return {"kind": "offsets", "low": low, "high": high}
    if low == 0 and high == flat.size - 1 and np.unique(flat).size == flat.size:
        return {"kind": "permutation"}
    return {"kind": "integers", "low": low, "high": high + 1}


def _floats(array: NDArray[Any]) -> Init | None:
    if not np.isfinite(array).all():
        return None
    low, high = float(array.min()), float(array.max())
    if low == high:
        return {"kind": "zeros"} if low == 0 else {"kind": "full", "value": low}
    if (array == np.rint(array)).all() and high - low < 1 << 20:
        return {"kind": "integers", "low": int(low), "high": int(high) + 1}
    mean, deviation = float(array.mean()), float(array.std())
    if low >= 0 or high <= 0 or high - low < _FLAT * deviation:
        return {"kind": "uniform", "low": _short(low), "high": _short(high)}
    return {"kind": "normal", "mean": _short(mean), "std": _short(deviation)}


def _short(value: float) -> float:
    return float(f"{value:.4g}")


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
            for name, array in launches[0].memory.items() if name not in launches[0].symbols
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
        argument = min(having, key=lambda n: n[-1:].isdecimal(), default="")
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


_NAMES = {dtype: name for name, dtype in DTYPES.items()}
_FACTORS = ((0.83, False), (0.57, False), (0.75, True), (0.41, True))
"""Other sizes that are tried, of those that were recorded; true for round ones."""
_LARGE = 1 << 21
"""Threads times elements: a larger launch is for timing, a smaller one for checking."""
_CHECKED = 1 << 17
"""Threads of a launch that is run in full, again and again."""
_FLOATS = "f"
_ROUND = 64
"""Sizes that are multiples of more are round, too."""


@dataclass(frozen=True)
class Captured:
    """A workload that was made of launches.

    Attributes:
        kernel: The kernel's file.
        workload: The spec's.
        findings: What the detector says of the kernel, as lines.
        failed: Why the launch does not run on simt; empty where it does. There is no spec then.
    """

    kernel: Path
    workload: Path
    findings: tuple[str, ...] = ()
    failed: str = ""

    def checked(self) -> Captured:
        """Itself; raises WorkloadError where the launch does not run."""
        if self.failed:
            raise WorkloadError(f"{self.kernel}: simt does not run the launch: {self.failed}")
        return self


def made(folder: Path) -> Path:
    """A folder, made where it is missing; raises ConfigError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"{folder}: cannot be written ({error.strerror})") from error
    return folder


def write(
    launches: Sequence[Recording], kernel: Path, about: str, keep: Sequence[str] = ()
) -> Captured:
    """Write the spec of a kernel beside its file.

    Args:
        launches: All of that kernel; the first is what the search sees, others are held out.
        kernel: The kernel's file.
        about: Where it comes from, for the spec's head.
        keep: Arrays whose contents stay what they were, instead of being drawn.

    Returns:
        What was written. Where simt cannot run the launch, `failed` says why.

    Raises:
        WorkloadError: There is no launch, or `keep` names no array.
        ConfigError: The folder cannot be written.
    """
    if not launches:
        raise WorkloadError("nothing was launched")
    launches = _alike([_renamed(one) for one in launches])
    memory = launches[0].memory
    if unknown := sorted(set(keep) - memory.keys()):
        raise WorkloadError(
            f"keep: there is no array {unknown[0]!r}; there are {', '.join(memory)}"
        )
    spec = kernel.with_suffix(".toml")
    draft, more = _Drawing(launches, kernel, frozenset(keep)).draft(about)
    drawn = settle(kernel, draft, more)
    indices = _indices(launches[0]) - set(keep)
    if drawn.draft is None and indices:
        # Where segments begin and how long they are, say: numbers that fit one another.
        kept = _Drawing(launches, kernel, indices | set(keep))
        draft, more = kept.draft(f"{about} {_KEPT.format(', '.join(sorted(indices)))}")
        again = settle(kernel, draft, more)
        drawn = again if again.draft is not None else drawn
    if drawn.draft is None:
        return Captured(kernel, spec, failed=drawn.failed)
    finished = drawn.draft
    compared = [a for a in finished.arrays.values() if a.role in ("out", "inout")]
    if any(a.dtype[0] == _FLOATS for a in compared) and finished.metric == "exact":
        finished.metric = "max_relative"
        finished.metric_note = "Nothing but equal floats passes, unless there is a --tolerance."
    write_output(spec, text_of(finished, kernel.name).encode())
    return Captured(kernel, spec, drawn.findings)


_KEPT = "The launch does not run where {} hold other numbers like theirs, so theirs are kept."


def _indices(launch: Recording) -> frozenset[str]:
    """Arrays that may say where others are read: of integers that differ."""
    arrays = ((n, a) for n, a in launch.memory.items() if n not in launch.scratch)
    return frozenset(n for n, a in arrays if a.dtype.kind in "iu" and a.min() != a.max())


def _renamed(launch: Recording) -> Recording:
    """With names that a spec can use."""
    names = NameTable()
    arguments = [_with_names(a, names) for a in launch.arguments]
    return replace(
        launch,
        arguments=arguments,
        memory={names.of(n): array for n, array in launch.memory.items()},
        scratch=frozenset(map(names.of, launch.scratch)),
        divisible={names.of(n): v for n, v in launch.divisible.items()},
        symbols={names.of(n): symbol for n, symbol in launch.symbols.items()},
    )


def _with_names(argument: Argument, names: NameTable) -> Argument:
    if isinstance(argument, Held | Told):
        memory = names.of(argument.memory)
        # What is told of an array is no name of the spec's.
        told = argument.name if isinstance(argument, Told) else names.of(argument.name)
        return replace(argument, name=told, memory=memory)
    if isinstance(argument, Fixed | Bytes):
        return argument
    return replace(argument, name=names.of(argument.name))


def _alike(launches: Sequence[Recording]) -> list[Recording]:
    """Those that differ from the first in numbers and extents alone."""

    def form(one: Recording) -> object:
        more = ("memory", "data")
        parts = [(a.name, *(getattr(a, m, "") for m in more)) for a in one.arguments]
        arrays = {n: (a.ndim, a.dtype.str) for n, a in one.memory.items()}
        return parts, arrays, one.block, one.kernel

    return [one for one in launches if form(one) == form(launches[0])]


class _Drawing:
    """Drafts a spec."""

    def __init__(self, launches: Sequence[Recording], kernel: Path, keep: frozenset[str]) -> None:
        self._launches = launches
        self._first = launches[0]
        self._kernel = kernel
        self._keep = keep
        self._extents: Extents = find(launches)
        self._inits = {
            name: None if name in keep else self._like(self._richest(name))
            for name in self._first.memory
        }

    def _richest(self, name: str) -> NDArray[Any]:
        """What an array held in the first launch in which that was not one number everywhere."""
        held = [one.memory[name] for one in self._launches]
        return next((array for array in held if array.min() != array.max()), held[0])

    def _like(self, array: NDArray[Any]) -> Init | None:
        """How to draw such an array; indices that end at a size go on ending there."""
        init = like(array)
        if init is None or init["kind"] not in ("integers", "offsets"):
            return init
        known = reversed(self._extents.sizes.items())
        sizes = {v[0]: n for n, v in known if v[0] > _ROUND // 4}
        return {**init, "high": sizes.get(int(init["high"]), init["high"])}

    def draft(self, about: str) -> tuple[Draft, list[CaseDraft]]:
        """The draft, and cases that are to be tried."""
        first = self._first
        files = [n for n, init in self._inits.items() if init is None and n not in first.scratch]
        large = self._cost({}) > _LARGE
        recorded = [self._recorded(number) for number in range(len(self._launches))]
        small = self._smaller() if large and not files else {}
        scaled = [] if files else [self._scaled(f, small, even) for f, even in _FACTORS]
        train = [CaseDraft(1, small), CaseDraft(2, small)]
        draft = Draft(
            sizes={n: v[0] for n, v in self._extents.sizes.items()},
            derived=dict(self._extents.derived),
            scalars=dict(first.floats),
            arrays={name: self._array(name) for name in first.memory},
            launches=[self._launch()],
            train=train,
            heldout=[] if files else [CaseDraft(101, small)],
            timing=[CaseDraft(201, recorded[0])] if small else [],
            assume=self._assumed(),
            new_sizes=not files,
            notes=[about, _NOTE],
        )
        if files:
            draft.train = [CaseDraft(1)]
            draft.heldout = [CaseDraft(2)]
            self._write_files(files)
        tried = [CaseDraft(102 + n, s) for n, s in enumerate([*recorded[1:], *scaled]) if s]
        unique = {tuple(one.sizes.items()): one for one in reversed(tried)}
        return draft, sorted(unique.values(), key=lambda one: one.seed)

    def _recorded(self, number: int) -> dict[str, int]:
        return {n: v[number] for n, v in self._extents.sizes.items() if v[number] != v[0]}

    def _cost(self, sizes: Mapping[str, int]) -> int:
        """Threads, or elements, whichever is more."""
        threads = int(np.prod(self._first.grid)) * int(np.prod(self._first.block))
        elements = sum(a.size for a in self._first.memory.values())
        shrunk = 1.0
        for name, now in sizes.items():
            shrunk *= now / self._extents.sizes[name][0]
        return int(max(threads, elements) * shrunk)

    def _smaller(self) -> dict[str, int]:
        """Sizes with which the launch can be run in full many times."""
        factor, sizes = 1.0, dict[str, int]()
        while self._cost(sizes) > _CHECKED and factor > 1 / 64:
            factor /= 2
            sizes = self._scaled(factor, {})
        return sizes

    def _scaled(
        self, factor: float, start: Mapping[str, int], even: bool = True
    ) -> dict[str, int]:
        """Sizes times a factor: multiples of what is assumed; even ones of what divides them."""
        sizes = dict(start)
        for name in sorted(self._extents.scalable):
            now = start.get(name, self._extents.sizes[name][0])
            power = min(now & -now, _ROUND) if even and now >= _ROUND else 1
            step = max(self._step(name), power)
            sizes[name] = max(step, round(now * factor) // step * step, 1)
        return sizes

    def _step(self, name: str) -> int:
        """What a size is a multiple of, under its own name or another that means it."""
        same = [name, *(n for n, text in self._extents.derived.items() if text == name)]
        return max(self._first.divisible.get(n, 1) for n in same)

    def _array(self, name: str) -> ArrayDraft:
        array, symbol = self._first.memory[name], self._first.symbols.get(name, "")
        scratch = name in self._first.scratch
        init = self._inits[name]
        notes: list[str] = []
        if not scratch and init is None:
            notes.append("What it held when it was captured, in another order in other cases.")
        return ArrayDraft(
            _NAMES[array.dtype],
            (str(array.size),) if symbol else self._extents.shapes[name],
            {} if scratch or init is None else init,
            "scratch" if scratch else "in" if symbol else "inout",
            "" if scratch or init is not None else f"{self._kernel.stem}-{name}-{{seed}}.npy",
            symbol,
            notes=notes,
        )

    def _write_files(self, files: Sequence[str]) -> None:
        for name in files:
            array = self._first.memory[name]
            for seed in (1, 2):
                path = self._kernel.with_name(f"{self._kernel.stem}-{name}-{seed}.npy")
                contents = array if seed == 1 or name in self._keep else _shuffled(array, seed)
                try:
                    np.save(path, contents, allow_pickle=False)
                except OSError as error:
                    raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error

    def _launch(self) -> LaunchDraft:
        arguments: list[str] = []
        about: list[str] = []
        for one in self._first.arguments:
            about.append(one.name)
            if isinstance(one, Plain):
                arguments.append(f'"{one.name}"')
                about[-1] = ""
            elif isinstance(one, Fixed):
                arguments.append(str(one.value))
            elif isinstance(one, Bytes):
                fields = ", ".join(f'"u8 {byte}"' for byte in one.data)
                arguments.append(f"{{ fields = [{fields}] }}")
            elif isinstance(one, Told):
                arguments.append(value(self._told(one)))
            elif one.offset:
                arguments.append(f'{{ array = "{one.memory}", offset = {one.offset} }}')
            else:
                arguments.append(f'"{one.memory}"')
                about[-1] = "" if one.memory == one.name else one.name
        return LaunchDraft(
            self._first.kernel,
            self._extents.grid,
            self._first.block,
            tuple(arguments),
            tuple(about),
            value(str(self._first.shared)),
            self._first.cooperative,
        )

    def _told(self, one: Told) -> str:
        """An expression for what follows from an array's extents."""
        shape, array = self._extents.shapes[one.memory], self._first.memory[one.memory]
        if one.value < 0 or not shape:
            return str(abs(one.value))
        if one.what is What.EXTENT:
            return shape[one.axis]
        factors = [f"({part})" if " " in part else part for part in shape]
        if one.what is What.STRIDE:
            factors = [str(array.itemsize), *factors[one.axis + 1 :]]
        return _times(factors)

    def _assumed(self) -> list[str]:
        """What the kernel was compiled for."""
        first = self._first
        integers = [n for n in first.divisible if n in first.integers]
        aligned = [n for n in first.divisible if n in first.memory]
        return [
            *(f"{name} % {first.divisible[name]} == 0" for name in integers),
            *(f"aligned({name}, {first.divisible[name]})" for name in aligned),
        ]


def _times(factors: Sequence[str]) -> str:
    """A product; a number where all factors are."""
    numbers = [int(one) for one in factors if one.isdecimal()]
    names = [one for one in factors if not one.isdecimal()]
    product = int(np.prod(numbers)) if numbers else 1
    if product != 1 or not names:
        names.insert(0, str(product))
    return " * ".join(names)


_NOTE = (
    "Roles are what was seen on the simt device. Shapes, grid and contents are like those that "
    "were recorded; which sizes are the same ones was found out by comparing numbers: look it "
    "through."
)


def _shuffled(array: NDArray[Any], seed: int) -> NDArray[Any]:
    order = np.random.default_rng(seed).permutation(array.size)
    return np.ascontiguousarray(array.ravel()[order].reshape(array.shape))
