"""Array types and the generators that fill arrays from a case's seed.

Every array has a random stream of its own, derived from the case's seed and the array's name,
so that adding, removing or reordering arrays leaves the contents of all others as they were.
"""

from __future__ import annotations

import glob
import hashlib
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import Expression, Names, Number, parse
from gevo.files import require_regular
from gevo.workload.case import Array

DTYPES: Mapping[str, np.dtype[Any]] = {
    "i8": np.dtype(np.int8),
    "i16": np.dtype(np.int16),
    "i32": np.dtype(np.int32),
    "i64": np.dtype(np.int64),
    "u8": np.dtype(np.uint8),
    "u16": np.dtype(np.uint16),
    "u32": np.dtype(np.uint32),
    "u64": np.dtype(np.uint64),
    "f16": np.dtype(np.float16),
    "f32": np.dtype(np.float32),
    "f64": np.dtype(np.float64),
    "bool": np.dtype(np.bool_),
}

_REQUIRED = object()
_ARRAYS: Any = (np.ndarray, np.generic)


@dataclass(frozen=True, eq=False)
class Request:
    """What a generator is asked for.

    Attributes:
        rng: The array's own random stream.
        shape: Its shape, all positive.
        dtype: Its type.
        names: Sizes, derived names and scalars of the case.
        seed: The case's seed.
        where: File and key, for messages.
    """

    rng: np.random.Generator
    shape: tuple[int, ...]
    dtype: np.dtype[Any]
    names: Names
    seed: int
    where: str

    @property
    def size(self) -> int:
        """Number of elements."""
        return int(np.prod(self.shape, dtype=object))


Fill = Callable[[Request], Array]
"""Gives an array of exactly the requested shape and dtype; raises WorkloadError."""


def stream(seed: int, name: str) -> np.random.Generator:
    """The random stream of the array `name` in a case with this seed."""
    words = np.frombuffer(hashlib.sha256(name.encode()).digest(), dtype="<u4")
    return np.random.default_rng(np.random.SeedSequence([seed, *(int(w) for w in words)]))


def conform(found: Any, shape: tuple[int, ...], dtype: np.dtype[Any], where: str) -> Array:
    """A contiguous copy with the wanted type, where no value is distorted by that.

    float64 may be rounded to float32 and int64 stored as any integer type into which every
    value fits; other kinds (float to int, numbers to bool) are refused, and so is a different
    shape.

    Raises:
        WorkloadError: It is not such an array.
    """
    if not isinstance(found, _ARRAYS):
        raise WorkloadError(f"{where}: is a {type(found).__name__}, not a numpy array")
    array: Array = np.asarray(found)
    if array.shape != shape:
        raise WorkloadError(f"{where}: has shape {array.shape}, expected {shape}")
    integers = array.dtype.kind in "iu" and dtype.kind in "iu"
    if not integers and not np.can_cast(array.dtype, dtype, "same_kind"):
        raise WorkloadError(f"{where}: has dtype {array.dtype}, expected {dtype}")
    with np.errstate(over="ignore"):
        cast = np.array(array, dtype=dtype, order="C", copy=True)
    # An integer must survive; a float may be rounded, but not become infinite.
    kept = cast == array if dtype.kind in "iub" else np.isfinite(cast) == np.isfinite(array)
    if not np.all(kept):
        raise WorkloadError(f"{where}: has values that do not fit into {dtype}")
    return cast


def _limits(dtype: np.dtype[Any]) -> tuple[int, int]:
    if dtype.kind == "b":
        return 0, 1
    info = np.iinfo(dtype)
    return int(info.min), int(info.max)


def _fits(request: Request, low: int, high: int) -> None:
    least, most = _limits(request.dtype)
    if low < least or high > most:
        raise WorkloadError(f"{request.where}: {low}..{high} does not fit into {request.dtype}")


Values = Mapping[str, Expression]


def _zeros(request: Request, _: Values) -> Array:
    return np.zeros(request.shape, request.dtype)


def _full(request: Request, values: Values) -> Array:
    if request.dtype.kind == "f":
        wide = np.full(request.shape, values["value"].number(request.names))
        return conform(wide, request.shape, request.dtype, request.where)
    value = values["value"].integer(request.names)
    _fits(request, value, value)
    return np.full(request.shape, value, request.dtype)


def _arange(request: Request, values: Values) -> Array:
    if request.dtype.kind == "f":
        start, step = (values[k].number(request.names) for k in ("start", "step"))
        ramp = start + step * np.arange(request.size, dtype=np.float64)
        return conform(ramp.reshape(request.shape), request.shape, request.dtype, request.where)
    first, pace = (values[k].integer(request.names) for k in ("start", "step"))
    last = first + pace * (request.size - 1)
    _fits(request, min(first, last), max(first, last))
    # Object arithmetic where the steps could leave int64 on the way to a value that fits.
    ramp_int = first + pace * np.arange(request.size, dtype=object)
    return ramp_int.astype(request.dtype).reshape(request.shape)


def _uniform(request: Request, values: Values) -> Array:
    low, high = (values[k].number(request.names) for k in ("low", "high"))
    if low > high:
        raise WorkloadError(f"{request.where}: low {low} is above high {high}")
    drawn = low + (high - low) * request.rng.random(request.shape)
    return conform(drawn, request.shape, request.dtype, request.where)


def _normal(request: Request, values: Values) -> Array:
    mean, std = (values[k].number(request.names) for k in ("mean", "std"))
    if std < 0:
        raise WorkloadError(f"{request.where}: std {std} is negative")
    drawn = request.rng.normal(mean, std, request.shape)
    return conform(drawn, request.shape, request.dtype, request.where)


def _integers(request: Request, values: Values) -> Array:
    low, high = (values[k].integer(request.names) for k in ("low", "high"))
    if low >= high:
        raise WorkloadError(f"{request.where}: no integer from {low} to below {high}")
    if request.dtype.kind != "f":
        _fits(request, low, high - 1)
    elif max(abs(low), abs(high)) > 2 ** (np.finfo(request.dtype).nmant + 1):
        raise WorkloadError(f"{request.where}: {low}..{high} is not exact in {request.dtype}")
    wide = np.uint64 if high > 2**63 else np.int64
    return request.rng.integers(low, high, request.shape, wide).astype(request.dtype)


def _permutation(request: Request, _: Values) -> Array:
    _fits(request, 0, request.size - 1)
    return request.rng.permutation(request.size).astype(request.dtype).reshape(request.shape)


def _offsets(request: Request, values: Values) -> Array:
    low, high, least = (values[k].integer(request.names) for k in ("low", "high", "least"))
    if low > high:
        raise WorkloadError(f"{request.where}: low {low} is above high {high}")
    _fits(request, low, high)
    taken = least * (request.size - 1)
    if least < 0 or taken > high - low:
        rows = f"{request.size - 1} rows of {least} at least"
        raise WorkloadError(f"{request.where}: no {rows} between {low} and {high}")
    flat = np.sort(request.rng.integers(low, high - taken, request.size, np.int64, endpoint=True))
    flat[0], flat[-1] = low, high - taken
    flat += least * np.arange(request.size)
    return flat.astype(request.dtype).reshape(request.shape)


@dataclass(frozen=True)
class Generator:
    """A named generator.

    Attributes:
        parameters: Its parameters with their defaults.
        make: What makes the array.
        kinds: The numpy kinds of the types that it is for.
    """

    parameters: Mapping[str, Any]
    make: Callable[[Request, Values], Array]
    kinds: str = "biuf"


GENERATORS: Mapping[str, Generator] = {
    "zeros": Generator({}, _zeros),
    "full": Generator({"value": _REQUIRED}, _full),
    "arange": Generator({"start": 0, "step": 1}, _arange, "iuf"),
    "uniform": Generator({"low": 0.0, "high": 1.0}, _uniform, "f"),
    "normal": Generator({"mean": 0.0, "std": 1.0}, _normal, "f"),
    "integers": Generator({"low": 0, "high": _REQUIRED}, _integers),
    "permutation": Generator({}, _permutation, "iu"),
    "offsets": Generator({"low": 0, "high": _REQUIRED, "least": 0}, _offsets, "iu"),
}
PYTHON = "python"
"""The kind whose one parameter, `function`, names a function of the Python file."""


@dataclass(frozen=True, eq=False)
class Generated:
    """The fill of an `init` table.

    Attributes:
        kind: A name of `GENERATORS`.
        values: Its parameters.
    """

    kind: str
    values: Values

    def __call__(self, request: Request) -> Array:
        """See `Fill`."""
        return GENERATORS[self.kind].make(request, self.values)

    def bounds(self, names: Names, size: int) -> tuple[Number, Number] | None:
        """Least and largest value that it can give for `size` elements; None if not known."""
        match self.kind:
            case "zeros":
                return 0, 0
            case "full":
                value = self.values["value"].number(names)
                return value, value
            case "arange":
                start, step = (self.values[k].number(names) for k in ("start", "step"))
                last = start + step * (size - 1)
                return min(start, last), max(start, last)
            case "uniform":
                return self.values["low"].number(names), self.values["high"].number(names)
            case "integers":
                return self.values["low"].integer(names), self.values["high"].integer(names) - 1
            case "permutation":
                return 0, size - 1
            case _:
                return None


def generator(
    init: Mapping[str, Any], dtype: np.dtype[Any], known: frozenset[str], where: str
) -> Generated:
    """The fill that an `init` table describes; `python` is the caller's business.

    Args:
        init: `kind` and the generator's parameters, numbers or expressions.
        dtype: The array's type.
        known: Names that the parameters may use.
        where: File and key of the table.

    Raises:
        WorkloadError: No such kind, or parameters that do not fit it.
    """
    kind: Any = init.get("kind")
    if kind not in GENERATORS:
        legal = [*GENERATORS, PYTHON]
        hint = did_you_mean(str(kind), legal)
        raise WorkloadError(f"{where}.kind: {kind!r} is none of {', '.join(legal)}{hint}")
    chosen = GENERATORS[kind]
    if dtype.kind not in chosen.kinds:
        fitting = [name for name, other in GENERATORS.items() if dtype.kind in other.kinds]
        raise WorkloadError(
            f"{where}.kind: {kind!r} is not for {dtype}, which takes {', '.join(fitting)}"
        )
    given = {k: v for k, v in init.items() if k != "kind"}
    for key in given:
        if key not in chosen.parameters:
            hint = did_you_mean(key, chosen.parameters)
            raise WorkloadError(f"{where}.{key}: unknown key for {kind!r}{hint}")
    values: dict[str, Expression] = {}
    for key, default in chosen.parameters.items():
        source = given.get(key, default)
        if isinstance(source, bool) or not isinstance(source, str | int | float):
            problem = "must be given for" if source is _REQUIRED else "must be a number for"
            raise WorkloadError(f"{where}.{key}: {problem} {kind!r}")
        values[key] = parse(source, f"{where}.{key}")
        values[key].require(known)
    return Generated(kind, values)


_BRACES = re.compile(r"\{(\w+)\}")


def from_file(pattern: str, folder: Path, known: frozenset[str], where: str) -> Fill:
    """Reads a `.npy` file; `{seed}` and names of sizes in braces are replaced in its name.

    Args:
        pattern: Path relative to `folder`, e.g. `items.npy` or `items_{n}.npy`.
        folder: Where the spec is.
        known: Names that exist.
        where: File and key, for messages.

    Raises:
        WorkloadError: An unknown name in braces; later, a file that is missing or holds an
            array of another shape or dtype.
    """
    for name in _BRACES.findall(pattern):
        if name not in known and name != "seed":
            hint = did_you_mean(name, {*known, "seed"})
            raise WorkloadError(f"{where}: unknown name {name!r} in '{pattern}'{hint}")

    def fill(request: Request) -> Array:
        path = file_path(pattern, folder, {**request.names, "seed": request.seed})
        return np.array(read_npy(path, request.shape, request.dtype, where), order="C")

    return fill


def file_path(pattern: str, folder: Path, names: Names) -> Path:
    """The file that a `file` key means in a case."""
    return folder / _BRACES.sub(lambda m: str(names[m.group(1)]), pattern)


def matching(pattern: str, folder: Path) -> list[Path]:
    """The files that are there for a `file` key, whatever the case."""
    texts = [glob.escape(text) for text in _BRACES.split(pattern)[::2]]
    return [folder / found for found in glob.glob("*".join(texts), root_dir=folder)]


_DAMAGED = (
    ValueError,
    EOFError,
    TypeError,
    OverflowError,
    RecursionError,
    MemoryError,
    BadZipFile,
)
"""What numpy makes of a file that is none of its own."""


def read_npy(path: Path, shape: tuple[int, ...], dtype: np.dtype[Any], where: str) -> Array:
    """The array in a `.npy` file, mapped, not read; its shape and dtype must be the given ones.

    Raises:
        WorkloadError: The file is missing, is no `.npy` file, or holds another array.
    """
    try:
        require_regular(path)
        found: Any = np.load(path, mmap_mode="r", allow_pickle=False)
    except OSError as error:
        reason = error.strerror or "not a .npy file"
        raise WorkloadError(f"{where}: cannot read {path}: {reason}") from error
    except _DAMAGED as error:
        raise WorkloadError(f"{where}: {path} is not a plain .npy file") from error
    if not isinstance(found, _ARRAYS):
        raise WorkloadError(f"{where}: {path} is an archive, not a .npy file")
    array: Array = np.asarray(found)
    if array.dtype != dtype or array.shape != shape:
        holds, wanted = f"{array.dtype}{list(array.shape)}", f"{dtype}{list(shape)}"
        raise WorkloadError(f"{where}: {path} holds {holds}, expected {wanted}")
    return array
