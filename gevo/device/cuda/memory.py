"""GPU memory of one run: buffers between guard bands, a pristine copy, and checksums.

All of it is one allocation:

    live | pristine | ranges | sums

`live` is what kernels see. A repetition begins with a copy of `pristine` over it and ends with
checksums of every span, computed by the GPU (support.cu): those of guard bands and IN buffers
must be the pristine ones, those of outputs tell whether this repetition gave something new.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import RunOptions
from gevo.device.cuda.base import Context
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.layout import COMPARED, Layout, Span, initial, pattern, place
from gevo.device.cuda.support import Support
from gevo.errors import LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.workload.case import Array, Buffer, Launches, Role

Sums = NDArray[np.uint64]

_AT_ONCE = 1 << 20
"""Bytes that are sent in one piece."""


class Memory:
    """Buffers of one run; `close` frees them.

    Args:
        context: The GPU.
        support: Its checksum kernel.
        binary: Whose module variables hold the buffers that have a symbol.
        launches: The case.
        options: Poison and placement.

    Raises:
        WorkloadError: A buffer's name or symbol is wrong.
        CudaError: Not enough memory, or a fault of the GPU.
    """

    def __init__(
        self,
        context: Context,
        support: Support,
        binary: CudaBinary,
        launches: Launches,
        options: RunOptions,
    ) -> None:
        self._context = context
        self._support = support
        self._binary = binary
        self._poison = options.poison
        self._fresh_module = options.fresh_module
        self._layout: Layout = place(launches.buffers, options.placement_seed)
        self._symbols = {b.name: b for b in launches.buffers if b.symbol is not None}
        self._unused: dict[str, Array] = {}
        for buffer in self._symbols.values():
            self._check_symbol(buffer)
        spans = self._checked = (*self._layout.fixed, *self._layout.compared)
        ranges = np.array([(s.start, s.size) for s in spans if s.size], dtype=np.uint64)
        size, self._count = self._layout.size, len(ranges)
        self._base = context.allocate(2 * size + ranges.nbytes + 8 * self._count)
        try:
            self._pristine = self._base + size
            self._ranges = self._pristine + size
            self._sums_at = self._ranges + ranges.nbytes
            self._upload_pristine()
            context.upload(self._ranges, ranges)
            if self._layout.mutable_at:
                context.copy(self._base, self._pristine, self._layout.mutable_at)
            self._expected = self._sums(self._pristine)
        except BaseException:
            context.free(self._base)
            raise
        self._checked = tuple(s for s in spans if s.size)

    @property
    def size(self) -> int:
        """Bytes of GPU memory."""
        return 2 * self._layout.size + 24 * self._count

    def renew(self, binary: CudaBinary, options: RunOptions) -> bool:
        """Make it as good as new, for other runs on the same inputs and with the same placement.

        Returns:
            False when the pristine copy is not what it was: it can't be used any more.
        """
        self._binary = binary
        self._poison = options.poison
        self._fresh_module = options.fresh_module
        self._poison_pristine()
        sums = self._sums(self._pristine)
        for span, now, before in zip(self._checked, sums, self._expected, strict=True):
            poisoned = span.buffer is not None and span.buffer.role is Role.OUT
            if now != before and not poisoned:
                return False
        self._expected = sums
        if self._layout.mutable_at:
            self._context.copy(self._base, self._pristine, self._layout.mutable_at)
        return True

    def reset(self) -> None:
        """Give every buffer and module variable what it holds before a run."""
        at = self._layout.mutable_at
        self._context.copy(self._base + at, self._pristine + at, self._layout.size - at)
        if self._fresh_module:
            held = {b.symbol for b in self._symbols.values()}
            self._binary.restore_variables(held)
        for buffer in self._symbols.values():
            content = np.broadcast_to(initial(buffer, self._poison), buffer.array.nbytes)
            self._write_symbol(buffer, np.ascontiguousarray(content))

    def address(self, name: str, offset: int) -> int:
        """Address of a byte of a buffer; raises WorkloadError for an unknown name."""
        if name in self._symbols:
            found = self._variable(self._symbols[name])
            if found is None:
                raise LaunchFailed(f"the variant has dropped the variable that holds {name}")
            return found + offset
        return self._base + self._find(name).start + offset

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents; all launches must be done."""
        buffer = self._buffer(name)
        content = np.empty(buffer.array.shape, buffer.array.dtype)
        if name in self._unused:
            return self._unused[name].copy().view(content.dtype).reshape(content.shape)
        if content.nbytes:
            self._context.download(content, self.address(name, 0))
        return content

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer; raises WorkloadError on another shape or type."""
        buffer = self._buffer(name)
        if array.shape != buffer.array.shape or array.dtype != buffer.array.dtype:
            raise WorkloadError(
                f"buffer {name} is {buffer.array.dtype}{buffer.array.shape}, "
                f"not {array.dtype}{array.shape}"
            )
        content = np.ascontiguousarray(array).reshape(-1).view(np.uint8)
        if name in self._symbols:
            self._write_symbol(buffer, content)
        elif content.nbytes:
            self._context.upload(self.address(name, 0), content)

    def outputs(self) -> dict[str, Array]:
        """Contents of OUT and INOUT buffers by name."""
        names = (*self._layout.buffers, *self._symbols)
        return {name: self.read(name) for name in names if self._buffer(name).role in COMPARED}

    def check(self) -> bytes:
        """Look at everything after a run.

        Returns:
            A signature of all outputs: equal signatures mean equal outputs.

        Raises:
            LaunchFailed: A guard band (OUT_OF_BOUNDS) or an IN buffer (WRONG) has changed.
        """
        sums = self._sums(self._base)
        own: list[np.uint64] = []
        for span, now, before in zip(self._checked, sums, self._expected, strict=True):
            if span not in self._layout.fixed:
                own.append(now)
            elif now != before:
                self._blame(span)
        held: list[bytes] = []
        for buffer in self._symbols.values():
            content = self.read(buffer.name).tobytes()
            if buffer.role is Role.IN and content != buffer.array.tobytes():
                raise LaunchFailed(f"wrote to the IN buffer {buffer.name}", Outcome.WRONG)
            if buffer.role in COMPARED:
                held.append(content)
        return b"".join([np.array(own, dtype=np.uint64).tobytes(), *held])

    def close(self) -> None:
        """Free it; waits for the GPU."""
        self._context.free(self._base)

    def _upload_pristine(self) -> None:
        """Send what memory holds before a run; the GPU itself poisons outputs that are large."""
        if self._layout.size <= _AT_ONCE:
            self._context.upload(self._pristine, self._layout.image(self._poison))
            return
        for span in self._layout.spans:
            if span.buffer is None or span.buffer.role is not Role.OUT:
                filling = pattern(span) if span.buffer is None else initial(span.buffer, 0)
                if span.size:
                    self._context.upload(self._pristine + span.start, np.asarray(filling))
        self._poison_pristine()

    def _poison_pristine(self) -> None:
        for span in self._layout.compared:
            if span.buffer is not None and span.buffer.role is Role.OUT and span.size:
                self._context.fill(self._pristine + span.start, self._poison, span.size)

    def _blame(self, span: Span) -> None:
        """Raise LaunchFailed that says which byte next to which buffer has changed."""
        now, before = (np.empty(span.size, dtype=np.uint8) for _ in range(2))
        self._context.download(now, self._base + span.start)
        self._context.download(before, self._pristine + span.start)
        changed = np.flatnonzero(now != before)
        if span.buffer is not None:
            raise LaunchFailed(f"wrote to the IN buffer {span.buffer.name}", Outcome.WRONG)
        raise LaunchFailed(self._beside(span, changed), Outcome.OUT_OF_BOUNDS)

    def _beside(self, guard: Span, changed: NDArray[np.intp]) -> str:
        spans = self._layout.spans
        index = spans.index(guard)
        before = spans[index - 1].buffer if index else None
        after = spans[index + 1].buffer if index + 1 < len(spans) else None
        if not changed.size:
            return "wrote into a guard band, or into its pristine copy"
        first, last = int(changed[0]), guard.size - int(changed[-1])
        if before is not None and (after is None or first < last):
            return f"wrote behind the end of buffer {before.name} (at its end + {first} bytes)"
        name = after.name if after is not None else "?"
        return f"wrote in front of buffer {name} (at its start - {last} bytes)"

    def _sums(self, base: int) -> Sums:
        sums = np.zeros(self._count, dtype=np.uint64)
        if self._count:
            self._context.fill(self._sums_at, 0, sums.nbytes)
            largest = max(span.size for span in self._checked)
            self._support.checksums(base, self._ranges, self._sums_at, self._count, largest)
            self._context.download(sums, self._sums_at)
        return sums

    def _check_symbol(self, buffer: Buffer) -> None:
        found = self._binary.variable(str(buffer.symbol))
        if found is not None and buffer.array.nbytes > found[1]:
            raise WorkloadError(
                f"buffer {buffer.name} has {buffer.array.nbytes} bytes, "
                f"@{buffer.symbol} {found[1]}"
            )

    def _variable(self, buffer: Buffer) -> int | None:
        """Address of a buffer's module variable; None when the variant uses it no more."""
        found = self._binary.variable(str(buffer.symbol))
        return None if found is None else found[0]

    def _write_symbol(self, buffer: Buffer, content: NDArray[np.uint8]) -> None:
        address = self._variable(buffer)
        if address is None:
            self._unused[buffer.name] = content
        elif content.nbytes:
            self._context.upload(address, content)

    def _buffer(self, name: str) -> Buffer:
        if name in self._symbols:
            return self._symbols[name]
        buffer = self._find(name).buffer
        assert buffer is not None
        return buffer

    def _find(self, name: str) -> Span:
        found = self._layout.buffers.get(name)
        if found is None:
            raise WorkloadError(f"there is no buffer named {name}")
        return found
