"""The kernels of support.cu: a wait and checksums."""

from __future__ import annotations

import struct
from importlib import resources

from gevo.device.base import Compiler
from gevo.device.cuda.base import Context
from gevo.device.cuda.binary import CudaBinary
from gevo.program.base import Dialect, Program

WAIT, CHECKSUMS = "gevo_wait", "gevo_checksums"
_THREADS = 256
_MOST_BLOCKS = 256
_BLOCK_BYTES = 1 << 16
"""Of the largest range; one block reads so many bytes, as long as there are blocks."""
_CYCLES_PER_NS = 2.0
"""More than any GPU's clock has: a wait may be longer than asked for, never shorter."""


def program() -> Program:
    """The program, to be compiled as any other."""
    text = resources.files("gevo.device.cuda").joinpath("support.ll").read_text()
    return Program(Dialect.LLVM, text, (WAIT, CHECKSUMS))


class Support:
    """Launches the kernels on one context; raises CudaError or CompileFailed."""

    def __init__(self, context: Context, compiler: Compiler) -> None:
        self._context = context
        self._binary = CudaBinary(context, compiler.assemble(compiler.lower(program())))
        self._wait = self._binary.kernel(WAIT).handle
        self._checksums = self._binary.kernel(CHECKSUMS).handle

    def wait(self, seconds: float) -> None:
        """Queue a kernel that keeps the GPU busy for so long, at least."""
        cycles = int(seconds * 1e9 * _CYCLES_PER_NS)
        self._context.launch(self._wait, (1, 1, 1), (1, 1, 1), 0, struct.pack("<Q", cycles))

    def checksums(self, base: int, ranges: int, sums: int, count: int, largest: int) -> None:
        """Queue adding the checksum of each range to its sum.

        Args:
            base: Address that the ranges count from, a multiple of 8.
            ranges: Address of `count` pairs of 64-bit numbers: offset, and bytes (at least 1).
            sums: Address of `count` 64-bit numbers.
            count: Number of ranges, at least 1.
            largest: Bytes of the largest range.
        """
        blocks = min(max(1, largest // _BLOCK_BYTES), _MOST_BLOCKS)
        parameters = struct.pack("<QQQ", base, ranges, sums)
        self._context.launch(self._checksums, (blocks, count, 1), (_THREADS, 1, 1), 0, parameters)
