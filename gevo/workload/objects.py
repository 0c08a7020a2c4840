"""A workload made of Python objects: arrays as they are, launches, cases.

It is written as a spec with `.npy` files beside it, because worker processes, later sessions and
other people load it from there.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.errors import WorkloadError
from gevo.workload.metrics import metric_name

Extent = int | str
"""A number, or an expression over sizes."""
Case = Mapping[str, Any]
"""By name: an array's contents, or a size."""

DTYPES: Mapping[str, str] = {
    **{f"int{bits}": f"i{bits}" for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": f"u{bits}" for bits in (8, 16, 32, 64)},
    **{f"float{bits}": f"f{bits}" for bits in (16, 32, 64)},
    "bool": "bool",
}

SPARE = "case"
"""The size that says which case's contents are meant, where there are spare ones."""


@dataclass(frozen=True)
class Launch:
    """One launch of a kernel, as a `[[launch]]` table says it.

    Attributes:
        kernel: Its name as in the program.
        grid: Blocks: one to three numbers or expressions.
        block: Threads per block, likewise.
        args: One entry per parameter: an array's name, a number, an expression over sizes and
            scalars, or a table such as `{"array": "x", "offset": 16}`.
        shared_bytes: Dynamic shared memory per block.
        repeat: How often; `i` counts from 0 in the other expressions.
        swap: Pairs of arrays that change places after each repetition.
        cooperative: All blocks are there at once, so that they may wait for one another.
    """

    kernel: str
    grid: Extent | Sequence[Extent]
    block: Extent | Sequence[Extent]
    args: Sequence[Extent | float | Mapping[str, Any]]
    shared_bytes: Extent = 0
    repeat: Extent = 1
    swap: Sequence[Sequence[str]] = ()
    cooperative: bool = False

    def table(self) -> dict[str, Any]:
        """The spec's table."""
        return {
            "kernel": self.kernel,
            "grid": _several(self.grid),
            "block": _several(self.block),
            "args": list(self.args),
            "shared_bytes": self.shared_bytes,
            "repeat": self.repeat,
            "swap": [list(pair) for pair in self.swap],
            **({"cooperative": True} if self.cooperative else {}),
        }


@dataclass(frozen=True)
class Workload:
    """What a kernel is run on.

    Attributes:
        arrays: By name: a numpy array with the contents, or a table as in a spec
            (`{"role": "out", "dtype": "f32", "shape": ["n"]}`).
        launches: In order.
        cases: What changes from case to case, for the search; none is one case with everything
            as given. Validation draws cases of its own as far as tables and sizes allow.
        heldout: Cases that only validation sees.
        spare: Cases from which validation takes some as its own, where contents are not drawn by
            tables. Their arrays have the shapes of the first case, and no sizes change.
        outputs: Arrays with contents that the kernel may write and that are compared. The others
            are read only.
        sizes: Integers that expressions may use, and cases change.
        scalars: Numbers for arguments and expressions.
        metric: How outputs are compared, as in `[error]`; or a function marked with
            `@gevo.metric`, which worker processes must be able to import.
        tolerance: Accepted error, in the metric's unit.
        name: For reports.
        more: Any other keys of a spec, as `{"domain": {"assume": ["n > 0"]}}`.
    """

    arrays: Mapping[str, NDArray[Any] | Mapping[str, Any]]
    launches: Sequence[Launch]
    cases: Sequence[Case] = ()
    heldout: Sequence[Case] = ()
    spare: Sequence[Case] = ()
    outputs: Sequence[str] = ()
    sizes: Mapping[str, int] = field(default_factory=dict[str, int])
    scalars: Mapping[str, float | str] = field(default_factory=dict[str, "float | str"])
    metric: str | Callable[..., Any] = "exact"
    tolerance: float = 0.0
    name: str = "workload"
    more: Mapping[str, Any] = field(default_factory=dict[str, Any])

    def save(self, root: Path, program: Path) -> Path:
        """Write the spec for a program into a folder of its own; the same contents, the same one.

        Args:
            root: Where the folder is made.
            program: The kernel's file.

        Returns:
            The spec's path.

        Raises:
            WorkloadError: An array or a case is not one, or the folder cannot be written.
        """
        spec, files = self._spec(program)
        text = "".join(_tables(spec))
        digest = hashlib.sha256(text.encode())
        for name, array in sorted(files.items()):
            digest.update(name.encode() + array.tobytes())
        folder = root / f"{self.name}-{digest.hexdigest()[:12]}"
        path = folder / f"{self.name}.toml"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            for name, array in files.items():
                np.save(folder / name, array, allow_pickle=False)
            path.write_text(text)
        except OSError as error:
            raise WorkloadError(f"{folder}: cannot be written ({error.strerror})") from error
        return path

    def _spec(self, program: Path) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
        train: Sequence[Case] = self.cases or [dict[str, Any]()]
        given = [*train, *self.heldout, *self.spare]
        known = {*self.arrays, *self.sizes}
        for number, case in enumerate(given):
            if unknown := sorted(set(case) - known):
                raise WorkloadError(
                    f"workload {self.name}: case {number}: {unknown[0]!r} is no array and no size"
                )
        sizes = dict(self.sizes)
        own = [{k: int(v) for k, v in case.items() if k in self.sizes} for case in given]
        key = "seed"
        if self.spare:
            key = SPARE
            sizes[key] = 0
            for number, changed in enumerate(own):
                changed[key] = number
        files: dict[str, NDArray[Any]] = {}
        arrays: dict[str, Any] = {}
        for name, first in self.arrays.items():
            if isinstance(first, Mapping):
                arrays[name] = dict(first)
                continue
            contents = [_array(case.get(name, first), self.name, name) for case in given]
            arrays[name] = self._table(name, contents, sizes, own)
            varied = any(name in case for case in given)
            for number, one in enumerate(contents if varied else contents[:1]):
                files[f"{name}-{number}.npy" if varied else f"{name}.npy"] = one
            arrays[name]["file"] = f"{name}-{{{key}}}.npy" if varied else f"{name}.npy"
        tables = [{"seed": n, "sizes": changed} for n, changed in enumerate(own)]
        shown = len(train) + len(self.heldout)
        fresh = {SPARE: {"values": list(range(shown, len(given)))}} if self.spare else {}
        return {
            "name": self.name,
            "program": str(program.resolve()),
            "tolerance": self.tolerance,
            **({"new_sizes": False} if files and not self.spare else {}),
            **self.more,
            "sizes": sizes,
            "scalars": dict(self.scalars),
            "error": {"metric": metric_name(self.metric), **self.more.get("error", {})},
            "arrays": arrays,
            "launch": [one.table() for one in self.launches],
            "train": tables[: len(train)],
            "heldout": tables[len(train) : shown],
            **({"fresh": fresh} if fresh else {}),
        }, files

    def _table(
        self,
        name: str,
        contents: Sequence[NDArray[Any]],
        sizes: dict[str, int],
        own: Sequence[dict[str, int]],
    ) -> dict[str, Any]:
        """An array's table; extents that differ from case to case become sizes."""
        first = contents[0]
        if any(one.ndim != first.ndim or one.dtype != first.dtype for one in contents):
            raise WorkloadError(
                f"workload {self.name}: array {name!r}: has another type or number of axes in "
                "some cases"
            )
        shape: list[Extent] = []
        for axis, extent in enumerate(first.shape):
            if all(one.shape[axis] == extent for one in contents):
                shape.append(extent)
                continue
            size = f"{name}_{axis}"
            sizes[size] = extent
            for changed, one in zip(own, contents, strict=True):
                changed[size] = one.shape[axis]
            shape.append(size)
        role = "inout" if name in self.outputs else "in"
        return {"role": role, "dtype": DTYPES[first.dtype.name], "shape": shape}


def _several(value: Extent | Sequence[Extent]) -> list[Extent]:
    return [value] if isinstance(value, int | str) else list(value)


def _array(value: Any, workload: str, name: str) -> NDArray[Any]:
    array = np.ascontiguousarray(value)
    if array.dtype.name not in DTYPES or array.size == 0:
        raise WorkloadError(
            f"workload {workload}: array {name!r}: {array.dtype} of shape {array.shape} is "
            f"nothing that a kernel can be given; use one of {', '.join(DTYPES)}"
        )
    return array


def _tables(spec: Mapping[str, Any]) -> list[str]:
    """TOML, one line per key; tables in tables are written inline."""
    plain = [f"{key} = {_inline(v)}\n" for key, v in spec.items() if not _nests(v)]
    for key, value in spec.items():
        if isinstance(value, Mapping):
            plain.append(f"\n[{key}]\n")
            rows = cast("Mapping[str, Any]", value).items()
            plain += [f"{_inline_key(name)} = {_inline(one)}\n" for name, one in rows]
        elif _nests(value):
            for one in value:
                plain.append(f"\n[[{key}]]\n")
                plain += [f"{_inline_key(n)} = {_inline(v)}\n" for n, v in one.items()]
    return plain


def _nests(value: Any) -> bool:
    """Whether it is a table, or a list of tables."""
    listed = isinstance(value, list) and bool(cast("list[Any]", value))
    return isinstance(value, Mapping) or (
        listed and all(isinstance(one, Mapping) for one in cast("list[Any]", value))
    )


def _inline_key(name: str) -> str:
    return json.dumps(name)


def _inline(value: Any) -> str:
    if isinstance(value, Mapping):
        rows = cast("Mapping[str, Any]", value).items()
        return "{ " + ", ".join(f"{_inline_key(k)} = {_inline(v)}" for k, v in rows) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_inline, cast("Sequence[Any]", value))) + "]"
    if isinstance(value, np.generic):
        return _inline(value.item())
    if isinstance(value, float) and not np.isfinite(value):
        return repr(value)
    return json.dumps(value)
