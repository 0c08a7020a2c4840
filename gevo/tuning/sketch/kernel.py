"""Kernels: a configuration's LLVM IR.

    for each chunk of the reduction:               one loop
        copy a box of each operand to shared memory
        barrier
        for each stage of the chunk:               loops, unrolled as far as `unroll` allows
            for each inner step, for each result:  unrolled
                accumulator = fma(a, b, accumulator)
        barrier
    epilogue, store

Where several blocks share each sum they store their parts, and a second kernel does the rest (see
`split`). Blocks and threads are one-dimensional; the last axis of the result varies fastest in
both, after the parts of a sum.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from gevo.tuning.sketch import split
from gevo.tuning.sketch.contraction import Axis
from gevo.tuning.sketch.copying import Copying, Fragments
from gevo.tuning.sketch.emitter import BARRIER, HEAD, SREG, Emitter, Int
from gevo.tuning.sketch.operator import Dtype, Operator
from gevo.tuning.sketch.results import store_results
from gevo.tuning.sketch.tensor import kernel as tensor
from gevo.tuning.sketch.tiling import Tiling, tiling
from gevo.tuning.space import Configuration

_DECLARATIONS = """\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1
declare float @llvm.fma.f32(float, float, float)
"""


def kernel_text(operator: Operator, configuration: Configuration) -> str:
    """The module of one configuration: `split.kernels`, the first named after the operator.

    Their parameters are the addresses of the arrays in `split.pointers`.
    The same arguments give the same text.

    Raises:
        ConfigError: The configuration is not one of the operator's space.
    """
    if operator.dtype is not Dtype.F32:
        return tensor.kernel_text(operator, configuration)
    tiles = tiling(operator, configuration)
    emitter = Emitter()
    _body(emitter, tiles)
    signature = split.signature(split.pointers(operator)[0])
    arrays = "".join(
        f"@{box.name} = internal addrspace(3) global [{box.elements} x float] undef, align 16\n"
        for box in tiles.boxes
    )
    lines = "\n".join(emitter.lines)
    return (
        f"{HEAD}\n{arrays}\ndefine ptx_kernel void @{operator.name}({signature}) #0 {{\n"
        f"entry:\n{lines}\n  ret void\n}}\n\n{_DECLARATIONS}\n"
        f'attributes #0 = {{ convergent nounwind "nvvm.maxntid"="{tiles.threads}" }}\n'
        "attributes #1 = { convergent nounwind }\n"
        f"{split.sum_kernel(operator, tiles.split)}"
    )


def _body(emitter: Emitter, tiles: Tiling) -> None:
    nest = tiles.nest
    tid = emitter.value(f"{SREG}.tid.x()", "tid")
    block = emitter.value(f"{SREG}.ctaid.x()", "block")
    starts, part = _starts(emitter, tiles, block)
    places = _places(emitter, tiles, tid)
    copies = [Copying(emitter, tiles, box, starts, tid) for box in tiles.boxes]
    fragments = [Fragments(emitter, tiles, box, places) for box in tiles.boxes]

    def chunk(number: Int, sums: Sequence[str]) -> Sequence[str]:
        steps = emitter.digits(number, tiles.turns, tiles.chunks)
        steps[0] = emitter.add(emitter.multiply(part, tiles.turns[0]), steps[0])
        at = {
            axis.name: emitter.multiply(step, tiles.tile(axis))
            for axis, step in zip(nest.reduction, steps, strict=True)
        }
        for copy in copies:
            copy.load(at)
        for copy in copies:
            copy.store(at)
        emitter.do(BARRIER)
        sums = _stages(emitter, tiles, fragments, sums)
        if tiles.chunks > 1:
            emitter.do(BARRIER)
        return sums

    zeros = ["0.0"] * len(tiles.offsets)
    sums = emitter.loop(tiles.chunks, zeros, chunk)
    store_results(emitter, tiles, starts, places, sums, None if tiles.split == 1 else part)


def _starts(emitter: Emitter, tiles: Tiling, block: str) -> tuple[Mapping[str, Int], Int]:
    """Where the block's tile begins, for each spatial axis, and which part of the sums it has."""
    counts = [tiles.part(axis, "block") for axis in tiles.nest.spatial]
    *digits, part = emitter.digits(block, (*counts, tiles.split), tiles.blocks)
    starts = {
        axis.name: emitter.multiply(digit, tiles.tile(axis))
        for axis, digit in zip(tiles.nest.spatial, digits, strict=True)
    }
    return starts, part


def _places(emitter: Emitter, tiles: Tiling, tid: str) -> Mapping[str, Int]:
    """The thread's number along each spatial axis."""
    counts = [tiles.part(axis, "thread") for axis in tiles.nest.spatial]
    digits = emitter.digits(tid, counts, tiles.threads)
    return {axis.name: d for axis, d in zip(tiles.nest.spatial, digits, strict=True)}


def _stages(
    emitter: Emitter, tiles: Tiling, fragments: Sequence[Fragments], sums: Sequence[str]
) -> Sequence[str]:
    """The steps through a chunk: loops outside, straight code inside."""
    reduction = tiles.nest.reduction
    size = len(tiles.offsets)
    for axis in reduction:
        size *= tiles.part(axis, "inner")
    rolled: list[Axis] = []
    for axis in reversed(reduction):
        size *= tiles.part(axis, "stage")
        if size > tiles.unroll and tiles.part(axis, "stage") > 1:
            rolled.insert(0, axis)
            size = tiles.unroll + 1  # what lies outside a loop is a loop

    def nested(
        left: Sequence[Axis], turns: Mapping[str, Int], sums: Sequence[str]
    ) -> Sequence[str]:
        if not left:
            return _straight(emitter, tiles, fragments, turns, sums)
        return emitter.loop(
            tiles.part(left[0], "stage"),
            sums,
            lambda turn, own: nested(left[1:], {**turns, left[0].name: turn}, own),
        )

    return nested(rolled, {}, sums)


def _straight(
    emitter: Emitter,
    tiles: Tiling,
    fragments: Sequence[Fragments],
    turns: Mapping[str, Int],
    sums: Sequence[str],
) -> Sequence[str]:
    """Multiply-adds without a loop; `turns` are the rolled axes' stages."""
    names = [axis.name for axis in tiles.nest.spatial]
    results = [dict(zip(names, at, strict=True)) for at in tiles.offsets]
    steps = [
        {axis.name: step for axis, step in zip(tiles.nest.reduction, at, strict=True)}
        for at in product(
            *(_steps(tiles, axis, axis.name in turns) for axis in tiles.nest.reduction)
        )
    ]
    needed = [[result | step for result in results] for step in steps]
    for one in fragments:
        one.begin(turns, [at for row in needed for at in row])
    sums = list(sums)
    for row in needed:
        for i, at in enumerate(row):
            a, b = (one.element(at) for one in fragments)
            sums[i] = emitter.value(
                f"call float @llvm.fma.f32(float {a}, float {b}, float {sums[i]})", "s"
            )
    return sums


def _steps(tiles: Tiling, axis: Axis, rolled: bool) -> range:
    """The steps of a reduction axis that straight code makes itself."""
    inner = tiles.part(axis, "inner")
    return range(inner if rolled else inner * tiles.part(axis, "stage"))
