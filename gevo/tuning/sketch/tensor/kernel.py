"""Kernels for tensor cores: a configuration's LLVM IR.

begin to copy the first chunks
for each chunk of k:
wait for its copies; barrier
begin to copy the chunk that is `stages - 1` further on
for each step of the chunk: fragments from shared memory, mma
add up what the warps that share a sum have; epilogue, store
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from gevo.errors import ConfigError
from gevo.tuning.sketch import split
from gevo.tuning.sketch.emitter import BARRIER, HEAD, SREG, Emitter, Int
from gevo.tuning.sketch.operator import Dtype, Operator
from gevo.tuning.sketch.tensor.copying import Copying, Tile
from gevo.tuning.sketch.tensor.fragments import Fragments
from gevo.tuning.sketch.tensor.gemm import Gemm, Panel, gemm
from gevo.tuning.sketch.tensor.results import Results
from gevo.tuning.sketch.tensor.schedule import space
from gevo.tuning.space import Configuration

_MMA: Mapping[Dtype, str] = {
    Dtype.F16: "m16n8k16.row.col.f32.f32",
    Dtype.BF16: "m16n8k16.row.col.bf16",
    Dtype.TF32: "m16n8k8.row.col.tf32",
    Dtype.INT8: "m16n8k32.row.col.s8",
}


@dataclass(frozen=True)
class Shape:
    """A configuration, read.

    Attributes:
        nest: The products.
        values: Value by parameter.
    """

    nest: Gemm
    values: Mapping[str, int]

    @property
    def warp_i(self) -> int:
        """Rows of a warp."""
        return self.values["block_i"] // self.values["warps_i"]

    @property
    def warp_j(self) -> int:
        """Columns of a warp."""
        return self.values["block_j"] // self.values["warps_j"]

    @property
    def slice(self) -> int:
        """Threads that have different results."""
        return 32 * self.values["warps_i"] * self.values["warps_j"]

    @property
    def threads(self) -> int:
        """Of a block."""
        return self.slice * self.values["split_k"]

    @property
    def chunks(self) -> int:
        """How often a block fills shared memory."""
        return -(-self.nest.k // (self.values["block_k"] * self.parts))

    @property
    def parts(self) -> int:
        """Blocks that share each sum."""
        return self.values.get(split.PARAMETER, 1)

    def tile(self, panel: Panel) -> Tile:
        """What of an operand is in shared memory."""
        rows = self.values["block_i" if panel is self.nest.panels[0] else "block_j"]
        depth = self.values["block_k"]
        outer, inner = (rows, depth) if panel.depth_last else (depth, rows)
        return Tile(
            panel,
            outer,
            inner,
            self.nest.dtype.size,
            self.values[f"swizzle_{panel.name}"],
            self.values.get(f"vector_{panel.name}", 1),
            f"shared.{panel.name}",
        )


def kernel_text(operator: Operator, configuration: Configuration) -> str:
    """The module of one configuration, as `gevo.tuning.sketch.kernel.kernel_text`.

    Raises:
        ConfigError: The configuration is not one of the operator's space.
    """
    found = space(operator)
    if not found.contains(configuration):
        raise ConfigError(f"{operator.name}: not a configuration of its space: {configuration}")
    values = cast("Mapping[str, int]", dict(zip(found.names, configuration, strict=True)))
    shape = Shape(gemm(operator), values)
    emitter = Emitter()
    _body(emitter, operator, shape)
    sizes = {
        f"shared.{panel.name}": values["stages"] * shape.tile(panel).bytes
        for panel in shape.nest.panels
    }
    sums = (values["split_k"] - 1) * values["block_i"] * values["block_j"] * 4
    sizes |= {"shared.sums": sums} if sums else {}
    arrays = "".join(
        f"@{name} = internal addrspace(3) global [{size} x i8] undef, align 128\n"
        for name, size in sizes.items()
    )
    lines = "\n".join(emitter.lines)
    return (
        f"{HEAD}\n{arrays}\ndefine ptx_kernel void @{operator.name}("
        f"{split.signature(split.pointers(operator)[0])}) #0 {{\n"
        f"entry:\n{lines}\n  ret void\n}}\n\n"
        f"{_declarations(emitter, shape.nest.dtype)}\n"
        f'attributes #0 = {{ convergent nounwind "nvvm.maxntid"="{shape.threads}" }}\n'
        "attributes #1 = { convergent nounwind }\n"
        f"{split.sum_kernel(operator, shape.parts)}"
    )


def _body(e: Emitter, operator: Operator, shape: Shape) -> None:
    nest, values = shape.nest, shape.values
    tid = e.value(f"{SREG}.tid.x()", "tid")
    block = e.value(f"{SREG}.ctaid.x()", "block")
    counts = [-(-nest.i // values["block_i"]), -(-nest.j // values["block_j"])]
    batch, across, along, piece = e.digits(
        block, (nest.batch, *counts, shape.parts), nest.batch * counts[0] * counts[1] * shape.parts
    )
    starts = e.multiply(across, values["block_i"]), e.multiply(along, values["block_j"])
    lane = e.value(f"and i32 {tid}, 31", "lane")
    warp = e.value(f"lshr i32 {tid}, 5", "warp")
    part, warp_i, warp_j = e.digits(
        warp, (values["split_k"], values["warps_i"], values["warps_j"]), shape.threads // 32
    )
    firsts = e.multiply(warp_i, shape.warp_i), e.multiply(warp_j, shape.warp_j)
    tiles = [shape.tile(panel) for panel in nest.panels]
    copies = [
        Copying(e, tile, shape.threads, tid, start, batch)
        for tile, start in zip(tiles, starts, strict=True)
    ]
    fragments = [Fragments(e, tile, lane, n) for tile, n in zip(tiles, (4, 2), strict=True)]
    steps = values["block_k"] // nest.step // values["split_k"]

    def compute(buffer: Int, sums: Sequence[str]) -> Sequence[str]:
        for step in range(steps):
            at = e.add(e.multiply(part, steps), step)
            sums = _multiplied(e, shape, fragments, (buffer, at), firsts, sums)
        return sums

    sums = _chunks(e, shape, copies, e.multiply(piece, shape.chunks), compute)
    part_k = None if shape.parts == 1 else piece
    results = Results(e, operator, nest, batch, (shape.warp_i, shape.warp_j), part_k)
    place = [e.add(start, first) for start, first in zip(starts, firsts, strict=True)]
    if values["split_k"] == 1:
        results.store(lane, place, sums)
        return
    own = e.value(f"urem i32 {tid}, {shape.slice}")
    e.when(
        e.value(f"icmp ne i32 {part}, 0"),
        lambda: results.leave(own, shape.slice, part, sums),
    )
    e.do(BARRIER)
    e.when(
        e.value(f"icmp eq i32 {part}, 0"),
        lambda: results.store(
            lane, place, results.gather(own, shape.slice, values["split_k"], sums)
        ),
    )


def _chunks(
    e: Emitter,
    shape: Shape,
    copies: Sequence[Copying],
    first: Int,
    compute: Callable[[Int, Sequence[str]], Sequence[str]],
) -> Sequence[str]:
    """The loop over the block's chunks of k, of which `first` is the first."""
    nest, values = shape.nest, shape.values
    depth, stages, chunks = values["block_k"], values["stages"], shape.chunks
    kind = nest.dtype.total
    zeros = ["0" if kind == "i32" else "0.0"] * (shape.warp_i * shape.warp_j // 32)
    queued = any(copy.asynchronous for copy in copies)

    def issue(chunk: Int, buffer: Int) -> None:
        for copy in copies:
            copy.issue(e.add(first, chunk), depth, buffer)

    def commit() -> None:
        if queued:
            e.do("call void @llvm.nvvm.cp.async.commit.group()")

    def wait(left: int) -> None:
        if queued:
            e.do(f"call void @llvm.nvvm.cp.async.wait.group(i32 {left})")
        e.do(BARRIER)

    def alone(chunk: Int, sums: Sequence[str]) -> Sequence[str]:
        issue(chunk, 0)
        commit()
        wait(0)
        sums = compute(0, sums)
        if chunks > 1:
            e.do(BARRIER)
        return sums

    def staged(chunk: Int, sums: Sequence[str]) -> Sequence[str]:
        wait(stages - 2)
        later = e.add(chunk, stages - 1)
        if isinstance(later, str):
            e.when(e.below(later, chunks), lambda: issue(later, _modulo(e, later, stages)))
        commit()
        return compute(_modulo(e, chunk, stages), sums)

    if stages == 1:
        return e.loop(chunks, zeros, alone, kind)
    for chunk in range(stages - 1):
        if chunk < chunks:
            issue(chunk, chunk)
        commit()
    return e.loop(chunks, zeros, staged, kind)


def _modulo(e: Emitter, value: Int, by: int) -> Int:
    return value % by if isinstance(value, int) else e.value(f"urem i32 {value}, {by}")


def _multiplied(
    e: Emitter,
    shape: Shape,
    fragments: Sequence[Fragments],
    where: tuple[Int, Int],
    firsts: tuple[Int, Int],
    sums: Sequence[str],
) -> Sequence[str]:
    """All products of a warp at one step of k; four sums for each 16 rows and 8 columns."""
    dtype = shape.nest.dtype
    buffer, step = where
    rows, columns = (
        [_factors(e, dtype, one) for one in own.load(buffer, first, step, extent)]
        for own, first, extent in zip(fragments, firsts, (shape.warp_i, shape.warp_j), strict=True)
    )
    kind = dtype.total
    made = f"{{ {', '.join([kind] * 4)} }}"
    found: list[str] = []
    for row in rows:
        for column in columns:
            own = sums[len(found) : len(found) + 4]
            arguments = ", ".join([*row, *column, *(f"{kind} {one}" for one in own)])
            whole = e.value(f"call {made} @llvm.nvvm.mma.{_MMA[dtype]}({arguments}) #1", "d")
            found += [e.value(f"extractvalue {made} {whole}, {n}", "s") for n in range(4)]
    return found


def _factors(e: Emitter, dtype: Dtype, registers: Sequence[str]) -> Sequence[str]:
    """Registers as `mma` takes them, with their types."""
    if dtype is not Dtype.F16:
        return [f"i32 {one}" for one in registers]
    kind = "<2 x half>"
    return [f"{kind} {e.value(f'bitcast i32 {one} to {kind}')}" for one in registers]


def _declarations(e: Emitter, dtype: Dtype) -> str:
    """Of all intrinsics that the text calls."""
    factor = "<2 x half>" if dtype is Dtype.F16 else "i32"
    total = dtype.total
    to, source = "ptr addrspace(3)", "ptr addrspace(1)"
    mma = ", ".join([factor] * 6 + [total] * 4)
    known = {
        f"{SREG.removeprefix('call i32 @')}.tid.x": "i32 ()",
        f"{SREG.removeprefix('call i32 @')}.ctaid.x": "i32 ()",
        BARRIER.removeprefix("call void @").partition("(")[0]: "void (i32) #1",
        f"llvm.nvvm.mma.{_MMA[dtype]}": f"{{ {', '.join([total] * 4)} }} ({mma}) #1",
        "llvm.nvvm.cp.async.commit.group": "void ()",
        "llvm.nvvm.cp.async.wait.group": "void (i32 immarg)",
    }
    for size in (4, 8, 16):
        form = "cg" if size == 16 else "ca"
        name = f"llvm.nvvm.cp.async.{form}.shared.global.{size}.s"
        known[name] = f"void ({to}, {source}, i32)"
    for count in (2, 4):
        made = f"{{ {', '.join(['i32'] * count)} }}"
        for form in ("", ".trans"):
            name = f"llvm.nvvm.ldmatrix.sync.aligned.m8n8.x{count}{form}.b16.p3"
            known[name] = f"{made} ({to}) #1"
    text = "\n".join(e.lines)
    lines: list[str] = []
    for name, kind in known.items():
        if f"@{name}(" in text:
            returns, _, rest = kind.partition(" (")
            lines.append(f"declare {returns} @{name}({rest}\n")
    return "".join(lines)
