"""The PTX that Numba and NVRTC make of our own kernels, on simt, against numpy."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.program.load import program_text
from tests.ptx.ptxbench import device_run
from tests.stacks.others import MATRICES, NUMBA, RAW, Case

FOLDER = Path(__file__).parent


def check(case: Case, kernel: str, text: str, numba: bool) -> dict[str, np.ndarray]:
    """Run a kernel on its case, and compare what it leaves."""
    given = case.arguments(np.random.default_rng(1))
    arrays = {n: v for n, v in given.items() if isinstance(v, np.ndarray)}
    args: list[object] = []
    for name, value in given.items():
        if name in arrays and numba:
            args += [0, 0, value.size, value.itemsize, name, *value.shape, *value.strides]
        elif name in arrays:
            args.append(name)
        else:
            args += value if isinstance(value, tuple) else [np.asarray(value).item()]
    found = device_run(text, kernel, arrays, args, (*case.grid, 1, 1)[:3],
                       (*case.block, 1, 1)[:3], case.shared, ir=True)  # fmt: skip
    copies = {n: v.copy() if n in arrays else v for n, v in given.items()}
    for name, want in case.expected(**copies).items():
        wanted = np.asarray(want).reshape(found[name].shape)
        if case.near == 0:
            np.testing.assert_array_equal(found[name], wanted)
        else:
            scale = np.abs(wanted).max()
            np.testing.assert_allclose(found[name], wanted, case.near, case.near * scale)
    return found


@pytest.mark.parametrize("name", NUMBA)
def test_ptx_of_numba_is_right(name: str) -> None:
    check(NUMBA[name], name, program_text(FOLDER / f"numba/{name}.ptx"), True)


@pytest.mark.parametrize("name", RAW)
def test_ptx_of_raw_kernels_is_right(name: str) -> None:
    found = check(RAW[name], name, program_text(FOLDER / "cuda/raw.ptx"), False)
    if name == "compact":
        x = RAW[name].arguments(np.random.default_rng(1))["x"]
        kept = np.sort(found["out"][: int(found["count"][0])])
        np.testing.assert_array_equal(kept, np.sort(x[x % 3 == 0]))


@pytest.mark.parametrize("name", MATRICES)
def test_ptx_of_matrix_products_is_right(name: str) -> None:
    check(MATRICES[name], name, program_text(FOLDER / "cuda/wmma.ptx"), False)
