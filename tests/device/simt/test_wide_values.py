"""Vectors of any size live across barriers and shuffles."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np
import pytest

from gevo.workload.case import Role

DTYPES = {
    "i8": np.uint8, "i16": np.uint16, "i32": np.uint32, "i64": np.uint64,
    "half": np.float16, "float": np.float32, "double": np.float64,
}  # fmt: skip
LANES = (1, 2, 3, 4, 5, 7, 8, 9, 12, 15, 16, 17, 23, 24, 31, 32, 64)
THREADS = 70
BLOCKS = 3
NAMED = (("float", 8), ("float", 3), ("double", 16), ("i8", 64), ("double", 32), ("i64", 64))


@dataclass(frozen=True)
class Vector:
    """A vector type; `stride` is the distance of the vectors of neighbouring threads."""

    element: str
    lanes: int

    @property
    def type(self) -> str:
        return f"<{self.lanes} x {self.element}>"

    @property
    def stride(self) -> int:
        size = self.lanes * np.dtype(DTYPES[self.element]).itemsize
        return 1 << (size - 1).bit_length()

    @property
    def align(self) -> int:
        return min(self.stride, 256)  # as buffers are

    def values(self, seed: int) -> np.ndarray:
        """One vector for each thread; their sums are exact."""
        count = self.stride // np.dtype(DTYPES[self.element]).itemsize
        rng = np.random.default_rng(seed)
        return rng.integers(0, 100, (THREADS * BLOCKS, count)).astype(DTYPES[self.element])


def kernel(vectors: list[Vector], seed: int) -> str:
    """Loads a vector of each type, waits, adds the vector to itself, with more waits between.

    The sum is stored where the mask says that the element is above 50, and the element elsewhere.
    """
    rng = random.Random(seed)
    body: list[str] = []
    for i, v in enumerate(vectors):
        above = f"icmp ugt {v.type} %v{i}" if v.element[0] == "i" else f"fcmp ogt {v.type} %v{i}"
        fifty = "50" if v.element[0] == "i" else "5.000000e+01"
        body += [
            f"%o{i} = mul i64 %at, {v.stride}",
            f"%p{i} = getelementptr i8, ptr addrspace(1) %x{i}, i64 %o{i}",
            f"%v{i} = load {v.type}, ptr addrspace(1) %p{i}, align {v.align}",
            f"%m{i} = {above}, splat ({v.element} {fifty})",
        ]
    waits = 0
    order = rng.sample(range(len(vectors)), len(vectors))
    for i in order:
        for _ in range(rng.randint(1, 2)):
            waits += 1
            body.append("call void @llvm.nvvm.barrier0()")
            if rng.random() < 0.5:
                body.append(
                    f"%s{waits} = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %members, i32 %tid, "
                    "i32 0, i32 31)"
                )
                body.append(f"store volatile i32 %s{waits}, ptr addrspace(1) %heads.p")
        v = vectors[i]
        add = "add" if v.element[0] == "i" else "fadd"
        body += [
            f"%d{i} = {add} {v.type} %v{i}, %v{i}",
            f"%r{i} = select <{v.lanes} x i1> %m{i}, {v.type} %d{i}, {v.type} %v{i}",
            f"store {v.type} %r{i}, ptr addrspace(1) %p{i}, align {v.align}",
        ]
    text = "\n".join(f"  {line}" for line in body)
    parameters = ", ".join(f"ptr addrspace(1) %x{i}" for i in range(len(vectors)))
    return f"""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %heads, {parameters}) {{
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %last = icmp uge i32 %tid, 64
  %members = select i1 %last, i32 {(1 << THREADS - 64) - 1}, i32 -1
  %first = mul i32 %block, {THREADS}
  %at.32 = add i32 %first, %tid
  %at = zext i32 %at.32 to i64
  %heads.p = getelementptr i32, ptr addrspace(1) %heads, i64 %at
{text}
  ret void
}}
declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
"""


def compare(bench, vectors: list[Vector], seed: int) -> None:
    text = kernel(vectors, seed)
    given = {f"x{i}": v.values(seed + i) for i, v in enumerate(vectors)}
    heads = np.full(THREADS * BLOCKS, -1, np.int32)
    buffers = {"heads": (heads, Role.OUT), **given}
    result = bench.run(
        bench.compile(text), "k", buffers, list(buffers), grid=BLOCKS, block=THREADS
    )
    for (name, before), v in zip(given.items(), vectors, strict=True):
        wanted = before.copy()
        own = wanted[:, : v.lanes]
        own[own > 50] *= 2
        got = result.outputs[name].view(before.dtype).reshape(before.shape)
        assert np.array_equal(got, wanted), v.type
    if "shfl.sync.idx.i32(i32 %members" in text:
        tid = np.tile(np.arange(THREADS), BLOCKS)
        assert np.array_equal(result.outputs["heads"], tid // 32 * 32)


@pytest.mark.parametrize("named", NAMED, ids=lambda v: f"{v[1]} x {v[0]}")
def test_one_vector(bench, named: tuple[str, int]) -> None:
    compare(bench, [Vector(*named)], 1)


def _random(seed: int) -> list[Vector]:
    rng = random.Random(seed)
    return [Vector(rng.choice(list(DTYPES)), rng.choice(LANES)) for _ in range(rng.randint(2, 5))]


@pytest.mark.parametrize("seed", range(6))
def test_several_vectors(bench, seed: int) -> None:
    compare(bench, _random(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_vectors(bench, seed: int) -> None:
    compare(bench, _random(seed), seed)


@pytest.mark.slow
@pytest.mark.parametrize("element", DTYPES)
@pytest.mark.parametrize("lanes", LANES)
def test_every_vector(bench, element: str, lanes: int) -> None:
    compare(bench, [Vector(element, lanes)], lanes)
