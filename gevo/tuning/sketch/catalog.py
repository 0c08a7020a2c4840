"""Operators by name: the eight of the OpEvo paper, and small ones.

Sizes of the eight: Gao et al. 2020 (arXiv 2006.05664) as its authors published the experiments
(microsoft/nni, examples/trials/systems_auto_tuning/opevo/src/experiments, whose folders are
named after the sizes, as `mm/N512K1024M4096` or `conv/N512C64HW27F192K5ST1PD2`).
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping

from gevo.errors import ConfigError
from gevo.tuning.sketch.operator import Epilogue, Kind, Operator

_MM, _BMM, _CONV = Kind.MATMUL, Kind.BATCH_MATMUL, Kind.CONV2D

PAPER: tuple[Operator, ...] = (
    Operator("mm1", _MM, (512, 1024, 1024)),
    Operator("mm2", _MM, (512, 1024, 4096)),
    Operator("mm3", _MM, (512, 4096, 1024)),
    Operator("bmm1", _BMM, (960, 128, 128, 64)),
    Operator("bmm2", _BMM, (960, 128, 128, 64), transpose_a=True),
    Operator("bmm3", _BMM, (960, 128, 64, 128), transpose_b=True),
    Operator("c1", _CONV, (512, 3, 227, 227, 64, 11, 11), stride=4),
    Operator("c2", _CONV, (512, 64, 27, 27, 192, 5, 5), padding=2),
)
"""In the order of the paper's tables."""

SMALL: tuple[Operator, ...] = (
    Operator("matmul", _MM, (96, 64, 120)),
    Operator("matmul_relu", _MM, (96, 64, 120), epilogue=Epilogue.BIAS_RELU),
    Operator("batch_matmul", _BMM, (6, 32, 40, 48)),
    Operator("conv2d", _CONV, (2, 8, 16, 16, 16, 3, 3), padding=1),
    Operator(
        "conv2d_relu", _CONV, (2, 8, 16, 16, 16, 3, 3), padding=1, epilogue=Epilogue.BIAS_RELU
    ),
)
"""Small enough for the simt device."""

OPERATORS: Mapping[str, Operator] = {one.name: one for one in (*PAPER, *SMALL)}


def named(name: str) -> Operator:
    """The operator of that name; capitals do not matter.

    Raises:
        ConfigError: There is none.
    """
    found = OPERATORS.get(name.lower())
    if found is None:
        near = difflib.get_close_matches(name.lower(), OPERATORS, n=1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        raise ConfigError(f"no operator {name!r}{hint}; there are: {', '.join(OPERATORS)}")
    return found
