"""Triton's PTX and LLVM IR of our own kernels, on simt, against numpy."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from gevo.evaluate.sample import sample_edits
from gevo.program.load import load, program_text
from gevo.study.scaffolding import watch_kernel
from tests.ptx.ptxbench import device_run
from tests.stacks.cases import CASES, Case, from_bf16

FOLDER = Path(__file__).parent / "triton"
LAUNCHES = json.loads((FOLDER / "launches.json").read_text())
LLIR = sorted(path.stem for path in FOLDER.glob("*.llir"))


def check(case: Case, name: str, text: str) -> None:
    """Run a kernel on its case, and compare what it leaves."""
    launch = LAUNCHES[name]
    rng = np.random.default_rng(1)
    arrays = case.arrays(rng)
    known = {**arrays, **case.numbers, **case.constants}
    expected = case.expected(**{k: v.copy() if k in arrays else v for k, v in known.items()})
    args = [k if k in arrays else case.numbers[k] for k in launch["arguments"]]
    scratch = {f"scratch{n}": np.zeros(16, np.uint8) for n in range(2)}
    grid = (*case.grid, 1, 1)[:3]
    found = device_run(text, launch["kernel"], {**arrays, **scratch}, [*args, *scratch], grid,
                       (launch["threads"], 1, 1), launch["shared"], ir=True)  # fmt: skip
    for key, want in expected.items():
        have, wanted = found[key], np.asarray(want)
        if case.types.get(key) == "bf16":
            have, wanted = from_bf16(have), from_bf16(wanted)
        wanted = wanted.reshape(have.shape)
        assert np.isfinite(have).all()
        if case.near == 0:
            np.testing.assert_array_equal(have, wanted.astype(have.dtype), err_msg=key)
        else:
            scale = np.abs(wanted).max()
            np.testing.assert_allclose(have, wanted, case.near, case.near * scale, err_msg=key)
    for key in arrays.keys() - expected.keys():
        np.testing.assert_array_equal(found[key], case.arrays(np.random.default_rng(1))[key])


@pytest.mark.parametrize("name", CASES)
def test_ptx_of_triton_is_right(name: str) -> None:
    check(CASES[name], name, program_text(FOLDER / f"{name}.ptx"))


@pytest.mark.parametrize("name", LLIR)
def test_llvm_ir_of_triton_is_right(name: str) -> None:
    path = FOLDER / f"{name}.llir"
    check(CASES[name], name, load(path).text)


def test_a_draft_launches_with_the_threads_that_were_compiled_in() -> None:
    drawn = watch_kernel(FOLDER / "softmax.ptx")
    assert drawn.draft is not None, drawn.failed
    assert drawn.draft.launches[0].block == (128,)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_edits_of_all_kernels_are_verified() -> None:
    proposed = verified = 0
    for name in sorted(LAUNCHES):
        total = sample_edits(load(FOLDER / f"{name}.ptx"), 6, 1, 1)["total"]
        proposed += total["proposed"]
        verified += total["verified"]
    assert proposed > 30 * len(LAUNCHES) * 0.9
    assert verified >= 0.98 * proposed
