"""GPU memory of one run: buffers between guard bands, a pristine copy, and checksums.

All of it is one allocation:

    live | pristine | ranges | sums

`live` is what kernels see. A repetition begins with a copy of `pristine` over it and ends with
checksums of every span, computed by the GPU (support.cu): those of guard bands and IN buffers
must be the pristine ones, those of outputs tell whether this repetition gave something new.

Where a run's buffers lie in the one stretch of GPU memory that it gets.

    guard | IN buffer | guard | IN buffer | guard || guard | other buffer | guard | …

Everything in front of `mutable_at` must never change; behind it only the buffers may. The guard
bands are filled with a pattern that depends on the place.

Keeps GPU memory with its inputs, and outputs, between runs on the same large case. A search runs
thousands of variants on the same inputs. Where those are large, sending them again for each run,
and fetching and comparing outputs that are known, takes longer than the kernels. Small cases get
fresh memory every time.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import RunOptions
from gevo.device.cuda.base import Context, CudaError
from gevo.device.cuda.binary import CudaBinary, Support
from gevo.errors import LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.workload.case import Array, Buffer, Launches, Role

GUARD = 4096
"""Bytes of every guard band, at least."""
ALIGN = 256
"""Alignment of buffers; what the driver's own allocations have, at least."""
_MOST_SHIFT = 64
"""A placement seed moves buffers by at most so many times `ALIGN`."""

COMPARED = (Role.OUT, Role.INOUT)


@dataclass(frozen=True)
class Span:
    """A piece of the stretch: a buffer, or (`buffer` None) a guard band."""

    buffer: Buffer | None
    start: int
    size: int

    @property
    def end(self) -> int:
        """First byte behind it."""
        return self.start + self.size


@dataclass(frozen=True)
class Layout:
    """All spans, in order of their place.

    Attributes:
        spans: Guards and buffers alternate; the first and the last are guards.
        mutable_at: First byte that a repetition must restore.
        size: Bytes of the whole stretch, a multiple of `ALIGN`.
    """

    spans: tuple[Span, ...]
    mutable_at: int
    size: int

    @property
    def buffers(self) -> dict[str, Span]:
        """Spans of the buffers by name."""
        return {span.buffer.name: span for span in self.spans if span.buffer is not None}

    @property
    def fixed(self) -> tuple[Span, ...]:
        """What no kernel may change: guard bands and IN buffers."""
        return tuple(s for s in self.spans if s.buffer is None or s.buffer.role is Role.IN)

    @property
    def compared(self) -> tuple[Span, ...]:
        """What is output."""
        return tuple(s for s in self.spans if s.buffer is not None and s.buffer.role in COMPARED)

    def image(self, poison: int) -> NDArray[np.uint8]:
        """Contents before a run."""
        content = np.empty(self.size, dtype=np.uint8)
        for span in self.spans:
            filling = pattern(span) if span.buffer is None else initial(span.buffer, poison)
            content[span.start : span.end] = filling
        return content


def pattern(guard: Span) -> NDArray[np.uint8]:
    """What a guard band holds: another byte from place to place, never zero."""
    places = np.arange(guard.start, guard.end, dtype=np.uint64).astype(np.uint32)
    return ((places * np.uint32(0x9E3779B1)) >> np.uint32(24)).astype(np.uint8) | np.uint8(0x81)


def initial(buffer: Buffer, poison: int) -> NDArray[np.uint8] | np.uint8:
    """Bytes of a buffer before a run."""
    if buffer.role is Role.OUT:
        return np.uint8(poison)
    return np.ascontiguousarray(buffer.array).reshape(-1).view(np.uint8)


def place(buffers: Sequence[Buffer], seed: int) -> Layout:
    """Lay out the buffers that are passed as arguments.

    Args:
        buffers: In any order; those that live in a module variable are left out.
        seed: Another order and other gaps for every seed; 0 for the usual ones.

    Raises:
        WorkloadError: Two buffers have the same name.
    """
    names = [buffer.name for buffer in buffers]
    if len(set(names)) < len(names):
        raise WorkloadError(f"two buffers have the same name: {', '.join(sorted(names))}")
    given = [buffer for buffer in buffers if buffer.symbol is None]
    gaps = [0] * (len(given) + 1)
    if seed:
        rng = np.random.default_rng(seed)
        given = [given[int(i)] for i in rng.permutation(len(given))]
        gaps = [int(n) * ALIGN for n in rng.integers(0, _MOST_SHIFT, len(given) + 1)]
    given.sort(key=lambda buffer: buffer.role is not Role.IN)  # stable: keeps the order within
    spans: list[Span] = []
    end = 0
    mutable_at = 0
    for buffer, gap in zip(given, gaps, strict=False):
        start = -(-(end + GUARD + gap) // ALIGN) * ALIGN
        spans += [Span(None, end, start - end), Span(buffer, start, buffer.array.nbytes)]
        end = start + buffer.array.nbytes
        if buffer.role is Role.IN:
            mutable_at = end // ALIGN * ALIGN
    size = -(-(end + GUARD) // ALIGN) * ALIGN
    spans.append(Span(None, end, size - end))
    return Layout(tuple(spans), mutable_at, size)


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
            self._upload_pointers()
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

    def _upload_pointers(self) -> None:
        """Send arrays of pointers, which point to what kernels see."""
        for span in self._layout.spans:
            if span.buffer is not None and span.buffer.pointers:
                held = span.buffer.addresses(self.address)
                self._context.upload(self._pristine + span.start, held.view(np.uint8))

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


LEAST_BYTES = 16 << 20
"""Of all buffers together: memory for less is not worth keeping."""
SHARE = 0.25
"""Of the GPU's memory that may be kept."""
KEPT_OUTPUTS = 4

Key = tuple[Any, ...]
Outputs = Mapping[str, Array]


class Pool:
    """Memory of runs that are over.

    Args:
        context: The GPU.
        support: Its own kernels.
        gpu_bytes: Its memory.
    """

    def __init__(self, context: Context, support: Support, gpu_bytes: int) -> None:
        self._context = context
        self._support = support
        self._most = int(SHARE * gpu_bytes)
        self._kept: list[tuple[Key, Memory]] = []
        self._outputs: dict[tuple[Key, bytes], Outputs] = {}

    def take(self, binary: CudaBinary, launches: Launches, options: RunOptions) -> Memory:
        """Memory for a run, made or found; raises as `Memory`."""
        key = key_of(launches, options)
        if (memory := self._found(key)) is not None and memory.renew(binary, options):
            return memory
        if memory is not None:
            memory.close()
        try:
            return Memory(self._context, self._support, binary, launches, options)
        except CudaError:
            if not self._kept:
                raise
        self.clear()
        return Memory(self._context, self._support, binary, launches, options)

    def give(self, memory: Memory, launches: Launches, options: RunOptions) -> None:
        """Take memory back: it is kept, or freed. Whatever is wrong in it is found by `take`."""
        key = key_of(launches, options)
        if not key or memory.size > self._most:
            memory.close()
            return
        self._kept.append((key, memory))
        while sum(kept.size for _, kept in self._kept) > self._most:
            self._kept.pop(0)[1].close()

    def outputs(
        self, memory: Memory, signature: bytes, launches: Launches, options: RunOptions
    ) -> Outputs:
        """What a run left; the same, read-only arrays where its signature is known."""
        key = key_of(launches, options)
        if not key:
            return memory.outputs()
        found = self._outputs.pop((key, signature), None)
        if found is None:
            found = memory.outputs()
            for array in found.values():
                array.setflags(write=False)
        self._outputs[key, signature] = found
        while len(self._outputs) > KEPT_OUTPUTS:
            del self._outputs[next(iter(self._outputs))]
        return found

    def clear(self) -> None:
        """Free everything."""
        while self._kept:
            with contextlib.suppress(CudaError):
                self._kept.pop()[1].close()

    def _found(self, key: Key) -> Memory | None:
        for place, (known, memory) in enumerate(self._kept):
            if known and known == key:
                del self._kept[place]
                return memory
        return None


def key_of(launches: Launches, options: RunOptions) -> Key:
    """What memory depends on; empty where it is not kept.

    Inputs are told apart by their identity: arrays of a case are read-only, and memory that is
    kept holds on to them.
    """
    buffers = launches.buffers
    size = sum(buffer.array.nbytes for buffer in buffers)
    unchecked = any(b.symbol is not None or b.role is Role.SCRATCH for b in buffers)
    if size < LEAST_BYTES or unchecked:
        return ()
    if any(b.array.flags.writeable for b in buffers if b.role is not Role.OUT):
        return ()
    return (
        options.placement_seed,
        *(
            (b.name, b.role, b.array.shape, b.array.dtype.str, b.role is Role.OUT or id(b.array))
            for b in buffers
        ),
    )
