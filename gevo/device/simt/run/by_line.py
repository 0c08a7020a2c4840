"""What the launches of a kernel asked of a GPU, by source line.

Amounts are those that the time model reads: executions of basic blocks times the instructions
that the code generator would emit for them, and the traffic of sampled accesses.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

import numpy as np

from gevo.device.forecast import (
    Amounts,
    Ensemble,
    Forecast,
    KernelWork,
    SourceLocation,
    widest,
)
from gevo.device.simt.jit import SimtBinary, SimtKernel
from gevo.device.simt.model.costs import Unit, cost_of
from gevo.device.simt.model.ir import GLOBAL, LOCAL, SHARED, Function, followers, read_kernel
from gevo.device.simt.model.time import NO_CAUSES, Gpu, Weighted, Work, forecast, time_of
from gevo.program.llvm.flow import loop_headers
from gevo.program.llvm.syntax.debug import source_of

_PLACE = re.compile(r"([^ >]*):(\d+)\Z")


def forecast_of(
    binary: SimtBinary,
    launches: Weighted,
    gpu: Gpu,
    which: Ensemble,
    sampling: float,
    unlike: float = 0.0,
) -> Forecast:
    """`forecast` of launches of a binary's kernels; unless for a search also who does what."""
    explained = which in (Ensemble.ALL, Ensemble.COUNTED)
    kernels = kernel_works(launches, binary.kernels, binary.metadata, gpu) if explained else ()
    return forecast(launches, gpu, which, sampling, kernels, unlike)


def kernel_works(
    launches: Weighted,
    kernels: Mapping[str, SimtKernel],
    metadata: Mapping[str, str],
    gpu: Gpu,
) -> tuple[KernelWork, ...]:
    """Amounts by line for each kernel that was launched.

    Args:
        launches: What each asked for.
        kernels: The kernels of the program, by name.
        metadata: Its debug information.
        gpu: For which GPU stalls and occupancy are modelled.
    """
    own: dict[str, list[tuple[float, Work]]] = {}
    for weight, work in launches:
        own.setdefault(work.profile.kernel, []).append((weight, work))
    return tuple(_kernel(kernels[name], works, metadata, gpu) for name, works in own.items())


def _kernel(
    kernel: SimtKernel, works: Weighted, metadata: Mapping[str, str], gpu: Gpu
) -> KernelWork:
    profile = kernel.profile
    text = "\n".join((kernel.function.header, *kernel.function.body, "}", ""))
    function = read_kernel(text, profile.kernel)[0]
    places = _places(function, kernel.instructions, metadata)
    executions = sum(weight * work.counts.warp_blocks for weight, work in works)
    executions = np.asarray(executions, dtype=np.float64)
    lines: dict[SourceLocation, Amounts] = {}
    for place, amounts in _amounts(function, places, executions):
        lines[place] = lines.get(place, Amounts()).plus(amounts)
    for weight, work in works:
        for access in work.accesses.values():
            number = access.site.site
            place = places[number] if number < len(places) else SourceLocation("", 0, 0)
            moved = Amounts(
                sectors=weight * access.sectors if access.space in (GLOBAL, LOCAL) else 0.0,
                wavefronts=weight * access.passes if access.space == SHARED else 0.0,
            )
            lines[place] = lines.get(place, Amounts()).plus(moved)
    # What functions that were not inlined issue has no line of the kernel's.
    known = math.fsum(amounts.instructions for amounts in lines.values())
    rest = _issued(works) - known
    if rest > 0.5:
        nowhere = SourceLocation("", 0, 0)
        lines[nowhere] = lines.get(nowhere, Amounts()).plus(Amounts(instructions=rest))
    found = _modelled(profile.kernel, works, lines, gpu)
    return replace(found, executed=tuple(_executed(function, places, executions).items()))


def _modelled(
    name: str, works: Weighted, lines: Mapping[SourceLocation, Amounts], gpu: Gpu
) -> KernelWork:
    launches = math.fsum(weight for weight, _ in works)
    times = [(weight, time_of(work, gpu)) for weight, work in works]
    parts = [(weight, time.breakdown) for weight, time in times]
    grids = [work.counts.grid for _, work in works]

    def total(figure: str) -> float:
        return math.fsum(weight * part.get(figure, 0.0) for weight, part in parts)

    return KernelWork(
        name,
        launches,
        tuple(sorted(lines.items())),
        blocks=max(map(math.prod, grids)),
        threads=max(math.prod(work.counts.block) for _, work in works),
        registers=total("registers") / launches,
        occupancy=total("occupancy") / launches,
        latency_ns=total("latency"),
        barrier_ns=total("barrier"),
        alone_ns={name: total(name) for name in parts[0][1] if name not in NO_CAUSES},
        grid=max(grids, key=math.prod),
        widest=widest(grids),
        time_ns=math.fsum(weight * time.kernel_ns for weight, time in times),
    )


def _issued(works: Weighted) -> float:
    return math.fsum(
        weight * float((work.counts.warp_blocks @ work.profile.units).sum())
        for weight, work in works
    )


def _amounts(
    function: Function, places: Sequence[SourceLocation], executions: np.ndarray
) -> Iterable[tuple[SourceLocation, Amounts]]:
    """Instructions and barriers of each instruction of the text."""
    behind = followers(function)
    for position, block in enumerate(function.blocks):
        times, falls_to = float(executions[position]), behind[position]
        for instruction in block.instructions:
            counts = cost_of(function, instruction, falls_to).counts
            if times and counts:
                barriers = sum(n for unit, n in counts if unit is Unit.BARRIER)
                issued = sum(n for _, n in counts)
                yield (
                    places[instruction.index],
                    Amounts(instructions=times * issued, barriers=times * barriers),
                )


def _executed(
    function: Function, places: Sequence[SourceLocation], executions: np.ndarray
) -> dict[int, float]:
    """By line the most executions of a block that has instructions of it."""
    found: dict[int, float] = {}
    for position, block in enumerate(function.blocks):
        for instruction in block.instructions:
            line = places[instruction.index].line
            found[line] = max(found.get(line, 0.0), float(executions[position]))
    return found


def _places(
    function: Function, texts: Sequence[str], metadata: Mapping[str, str]
) -> list[SourceLocation]:
    """Where each instruction comes from: the line of the kernel's own file, and its loop."""
    numbers = [block.successors for block in function.blocks]
    header_of = loop_headers([[s - function.first_block for s in own] for own in numbers])
    where = [_own_line(text, metadata) for text in texts]
    first: dict[int, int] = {}
    for position, block in enumerate(function.blocks):
        if position in header_of:
            lines = [where[i.index][1] for i in block.instructions if i.index < len(where)]
            known = [line for line in (first.get(header_of[position], 0), *lines) if line]
            first[header_of[position]] = min(known, default=0)
    return [
        SourceLocation(*where[i.index], first.get(header_of.get(position, -1), 0))
        for position, block in enumerate(function.blocks)
        for i in block.instructions
    ]


def _own_line(text: str, metadata: Mapping[str, str]) -> tuple[str, int]:
    """File and line of an instruction.

    Of an inlined one the innermost that lies in the kernel's file, so that headers do not hide
    its own lines.
    """
    parts = source_of(text, metadata).split(" > ")
    found = [(part[1], int(part[2])) for one in parts if (part := _PLACE.search(one))]
    return next((own for own in reversed(found) if own[0] == found[0][0]), ("", 0))
