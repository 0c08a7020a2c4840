"""Operators by name: the eight of the OpEvo paper, small ones, and any by its sizes.

Sizes of the eight: Gao et al. 2020 (arXiv 2006.05664) as its authors published the experiments
(microsoft/nni, examples/trials/systems_auto_tuning/opevo/src/experiments, whose folders are
named after the sizes, as `mm/N512K1024M4096` or `conv/N512C64HW27F192K5ST1PD2`).
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import replace

from gevo.errors import ConfigError
from gevo.tuning.sketch.operator import Dtype, Epilogue, Kind, Operator

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


_SHAPED = re.compile(
    r"(?P<kind>matmul|batch_matmul|conv2d)_(?P<sizes>\d+(?:x\d+)+)(?:_(?P<window>\d+x\d+x\d+))?"
    r"(?:_s(?P<stride>\d+))?(?:_p(?P<padding>\d+))?(?P<ta>_ta)?(?P<tb>_tb)?"
    r"(?:_(?P<epilogue>bias_relu|bias|relu))?(?:_(?P<dtype>f16|bf16|tf32|int8))?"
)


def shaped(operator: Operator) -> Operator:
    """The operator under the name that its sizes give it; equal ones get the same name."""
    sizes = [str(size) for size in operator.sizes]
    if operator.kind is Kind.CONV2D:
        words = ["x".join(sizes[:4]), "x".join(sizes[4:])]
    else:
        words = ["x".join(sizes)]
    words += [f"s{operator.stride}"] if operator.stride > 1 else []
    words += [f"p{operator.padding}"] if operator.padding else []
    words += ["ta"] if operator.transpose_a else []
    words += ["tb"] if operator.transpose_b else []
    words += [operator.epilogue.value] if operator.epilogue is not Epilogue.NONE else []
    words += [operator.dtype.value] if operator.dtype is not Dtype.F32 else []
    return replace(operator, name="_".join([operator.kind.value, *words]))


def is_name(name: str) -> bool:
    """True for what `named` takes for an operator, one that cannot be among them."""
    return name.lower() in OPERATORS or _SHAPED.fullmatch(name.lower()) is not None


def named(name: str) -> Operator:
    """The operator of that name; capitals do not matter.

    Beside those that are listed every operator has the name of its sizes (`shaped`):
    `matmul_512x1024x1024`, `batch_matmul_12x128x64x128_tb`,
    `conv2d_1x64x27x27_192x5x5_p2_relu`; at the end the type, where it is not float32:
    `matmul_512x1024x1024_f16`, `bf16`, `tf32` or `int8`.

    Raises:
        ConfigError: There is none, or its sizes make none.
    """
    found = OPERATORS.get(name.lower())
    if found is not None:
        return found
    match = _SHAPED.fullmatch(name.lower())
    if match is None:
        near = difflib.get_close_matches(name.lower(), OPERATORS, n=1)
        hint = f", did you mean {near[0]!r}?" if near else ""
        raise ConfigError(f"no operator {name!r}{hint}; there are: {', '.join(OPERATORS)}")
    sizes = "x".join(filter(None, (match["sizes"], match["window"])))
    return shaped(
        Operator(
            match["kind"],
            Kind(match["kind"]),
            tuple(int(size) for size in sizes.split("x")),
            transpose_a=match["ta"] is not None,
            transpose_b=match["tb"] is not None,
            stride=int(match["stride"] or 1),
            padding=int(match["padding"] or 0),
            epilogue=Epilogue(match["epilogue"] or "none"),
            dtype=Dtype(match["dtype"] or "f32"),
        )
    )
