"""The sizes of a block with which a kernel says that it can be launched.

`__launch_bounds__` and their like become attributes of the kernel, from these PTX directives
(PTX ISA, "Performance-Tuning Directives"), and a launch that breaks them fails on a GPU.
"""

from __future__ import annotations

import re
from math import prod

from gevo.workload.case import Dim3

_STATED = re.compile(r'"nvvm\.(maxntid|reqntid)"="([\d, ]+)"')


def broken_bound(attributes: str, block: Dim3) -> str:
    """The directive that a launch with such a block breaks, as PTX says it; empty for none.

    `.maxntid` limits the product of the dimensions, `.reqntid` gives each of them.

    Args:
        attributes: Of the kernel, in words.
        block: Threads of a block on each axis.
    """
    for name, numbers in _STATED.findall(attributes):
        given = [int(number) for number in numbers.split(",")]
        stated = (*given, 1, 1)[:3]
        fits = prod(block) <= prod(stated) if name == "maxntid" else block == stated
        if not fits:
            return f".{name} {', '.join(map(str, given))}"
    return ""
