"""Makes the PTX of tests/stacks anew: what Triton, Numba and NVRTC make of our kernels there.

    .venv/bin/python scripts/build_stacks.py triton [NAME ...]
    .venv/bin/python scripts/build_stacks.py numba [NAME ...]
    .venv/bin/python scripts/build_stacks.py raw

Needs the package it is asked for; no GPU. What comes out depends on the package's version, which
`launches.json` names.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from gevo.frontend.nvrtc import compile_file, options_for
from gevo.integrations.launch import Array
from gevo.integrations.triton_driver import Recorded, load, recording

ROOT = Path(__file__).parents[1]
STACKS = ROOT / "tests" / "stacks"
TARGET = "sm_80"
_DEBUG = re.compile(r"^\t\.section\t\.debug_(?!str\b)\w+\n?\t\{.*?\}\n", re.MULTILINE | re.DOTALL)
_SITE = re.compile(r'"[^"\n]*/((?:triton|numba_cuda|numba|nvidia)/[^"\n]*)"')
LLIR = ("saxpy", "activations", "softmax", "matmul_f16", "scans")
"""Of these Triton's LLVM IR is kept, too."""


def triton(names: list[str]) -> None:
    """Compile Triton kernels, and note how they are launched."""
    from tests.stacks import triton_kernels
    from tests.stacks.cases import CASES

    folder = STACKS / "triton"
    folder.mkdir(exist_ok=True)
    index = folder / "launches.json"
    launches = json.loads(index.read_text()) if index.exists() else {}
    for name in names or CASES:
        case = CASES[name]
        found: list[Recorded] = []
        arrays = case.arrays(np.random.default_rng(1))
        given = {
            k: Array(v, {"bf16": "bfloat16"}.get(case.types.get(k, ""), v.dtype.name))
            for k, v in arrays.items()
        }
        with recording(TARGET, found.append):
            kernel = getattr(triton_kernels, case.kernel)
            kernel[case.grid](**given, **case.numbers, **_constants(case.constants))
        (launch,) = found
        kept = {path[0] for path in launch.source.constants}
        passed = [k for n, k in enumerate(launch.source.signature) if n not in kept]
        launches[name] = {
            "kernel": launch.metadata.name,
            "arguments": passed,
            "threads": 32 * launch.metadata.num_warps,
            "shared": launch.metadata.shared,
            "triton": load().__version__,
        }
        for kind in ("ptx", "llir"):
            if kind == "ptx" or name in LLIR:
                (folder / f"{name}.{kind}").write_text(_plain(launch.texts[kind]))
    index.write_text(json.dumps(launches, indent=1, sort_keys=True) + "\n")


def numba(names: list[str]) -> None:
    """Compile Numba kernels."""
    from gevo.integrations.numba import compiled
    from tests.stacks import numba_kernels
    from tests.stacks.others import NUMBA

    folder = STACKS / "numba"
    folder.mkdir(exist_ok=True)
    for name in names or NUMBA:
        given = NUMBA[name].arguments(np.random.default_rng(1))
        text = compiled(getattr(numba_kernels, name), list(given.values()), TARGET)
        (folder / f"{name}.ptx").write_text(_plain(text))


def raw(names: list[str]) -> None:
    """Compile raw kernels with NVRTC, as CuPy does."""
    for source in sorted((STACKS / "cuda").glob("*.cu")):
        if not names or source.stem in names:
            found = compile_file(source, options_for(TARGET, {}))
            source.with_suffix(".ptx").write_text(_plain(found.text))


def _constants(given: Mapping[str, Any]) -> dict[str, Any]:
    """Triton's types, which cases name."""
    import triton.language as tl

    return {k: getattr(tl, v) if k == "ACCUMULATOR" else v for k, v in given.items()}


def _plain(text: str) -> str:
    """Without the names of this machine's folders, and without what only debuggers read."""
    text = _DEBUG.sub("", text)
    text = text.replace(f"{STACKS}", "tests/stacks")
    return _SITE.sub(r'"site/\1"', text)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    {"triton": triton, "numba": numba, "raw": raw}[sys.argv[1]](sys.argv[2:])
