"""The buffers of one run: on the host, on the device, or in both places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod

import numpy as np

from gevo.device.xla.backend import Backend, DeviceArray
from gevo.device.xla.script import Known, Pieces, Written
from gevo.device.xla.tensor import Tensor
from gevo.errors import LaunchFailed, WorkloadError
from gevo.outcome import Outcome
from gevo.workload.case import Array, Buffer, Pointer, Role


class Memory:
    """Contents of the buffers of a case.

    A result that fills a buffer stays on the device and is the buffer from then on, so that the
    next launch takes it as it is. A tensor may also be a contiguous piece of a larger buffer: a
    piece is copied, once for as long as the buffer does not change.

    Args:
        client: The device.
        buffers: The case's.
        poison: Byte that OUT buffers hold at the beginning.
        known: What is on the device already.

    Raises:
        WorkloadError: Two buffers have the same name, or one has a symbol.
    """

    def __init__(
        self, client: Backend, buffers: Iterable[Buffer], poison: int, known: Known
    ) -> None:
        self._client = client
        self._buffers: dict[str, Buffer] = {}
        self._host: dict[str, Array] = {}
        self._device: dict[str, DeviceArray] = {}
        self._pieces: dict[str, Pieces] = {}
        self._made: set[str] = set()
        self._lent: set[str] = set()
        for buffer in buffers:
            if buffer.name in self._buffers:
                raise WorkloadError(f"two buffers are named {buffer.name}")
            if buffer.symbol is not None:
                raise WorkloadError(f"buffer {buffer.name}: StableHLO has no module variables")
            self._buffers[buffer.name] = buffer
            self._host[buffer.name] = _initial(buffer, poison)
            if buffer.role is Role.IN:
                self._pieces[buffer.name] = known.pieces(buffer)
            if buffer.role is Role.OUT:
                self._made.add(buffer.name)

    def argument(self, pointer: Pointer, tensor: Tensor) -> DeviceArray:
        """The tensor that begins at `pointer`; raises WorkloadError when it does not fit."""
        first = self._first(pointer, tensor)
        name = pointer.name
        if self._fills(name, tensor) and name in self._device:
            return self._device[name]
        pieces = self._pieces.setdefault(name, {})
        key = (pointer.offset, tensor)
        if key not in pieces:
            flat = self._on_host(name).reshape(-1)
            piece = flat[first : first + prod(tensor.shape)].reshape(tensor.shape)
            pieces[key] = self._client.put(piece)
        return pieces[key]

    def check_result(self, pointer: Pointer, tensor: Tensor) -> None:
        """See that a result may be stored at `pointer`.

        Raises:
            LaunchFailed: Outcome WRONG: the buffer may only be read.
            WorkloadError: The tensor does not fit.
        """
        self._first(pointer, tensor)
        if self._buffers[pointer.name].role is Role.IN:
            raise LaunchFailed(f"@main writes the input {pointer.name}", Outcome.WRONG)

    def store(self, pointer: Pointer, tensor: Tensor, result: DeviceArray) -> None:
        """Make a result the contents of the buffer from `pointer` on."""
        first = self._first(pointer, tensor)
        name = pointer.name
        self._made.add(name)
        if self._fills(name, tensor):
            self._device[name] = result
        else:
            if name in self._lent:
                self._host[name] = self._host[name].copy()
                self._lent.discard(name)
            flat = self._on_host(name).reshape(-1)
            flat[first : first + prod(tensor.shape)] = self._client.fetch(result).reshape(-1)
            self._device.pop(name, None)
        self._pieces.pop(name, None)

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents; raises WorkloadError for an unknown name."""
        self._buffer(name)
        return self._on_host(name).copy()

    def made(self, name: str) -> bool:
        """Whether a launch made a part of what a buffer holds, or it is poison."""
        return name in self._made

    def rewrite(self, written: Written) -> None:
        """As `write`, of contents that were checked in another run and are not copied."""
        name = written.name
        self._host[name] = written.array
        self._lent.add(name)
        self._made.discard(name)
        self._device.pop(name, None)
        self._pieces[name] = written.pieces

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer; raises WorkloadError when shape or type differ."""
        wanted = self._buffer(name).array
        if array.shape != wanted.shape or array.dtype != wanted.dtype:
            found, want = f"{array.dtype}{array.shape}", f"{wanted.dtype}{wanted.shape}"
            raise WorkloadError(f"buffer {name} is {want}; it cannot hold {found}")
        self._host[name] = array.copy()
        self._lent.discard(name)
        self._made.discard(name)
        self._device.pop(name, None)
        self._pieces.pop(name, None)

    def outputs(self) -> Mapping[str, Array]:
        """Contents of the OUT and INOUT buffers."""
        compared = (Role.OUT, Role.INOUT)
        return {n: self.read(n) for n, b in self._buffers.items() if b.role in compared}

    def _buffer(self, name: str) -> Buffer:
        if name not in self._buffers:
            raise WorkloadError(f"there is no buffer {name}; there are {', '.join(self._buffers)}")
        return self._buffers[name]

    def _first(self, pointer: Pointer, tensor: Tensor) -> int:
        """The element at which the tensor begins."""
        array = self._buffer(pointer.name).array
        if tensor.dtype != array.dtype:
            raise WorkloadError(
                f"buffer {pointer.name} holds {array.dtype}, @main has a {tensor} there"
            )
        first, rest = divmod(pointer.offset, array.dtype.itemsize)
        if rest or first < 0 or first + prod(tensor.shape) > array.size:
            raise WorkloadError(
                f"a {tensor} does not fit into buffer {pointer.name} of {array.size} elements "
                f"from byte {pointer.offset} on"
            )
        return first

    def _fills(self, name: str, tensor: Tensor) -> bool:
        return self._buffers[name].array.shape == tensor.shape

    def _on_host(self, name: str) -> Array:
        """The contents on the host, where a part of them may be overwritten."""
        if name in self._device:
            self._host[name] = self._client.fetch(self._device[name]).copy()
        return self._host[name]


def _initial(buffer: Buffer, poison: int) -> Array:
    array = buffer.array
    if buffer.role is not Role.OUT:
        return array if buffer.role is Role.IN else array.copy()
    poisoned = np.empty_like(array)
    poisoned.reshape(-1).view(np.uint8)[...] = poison if array.dtype.kind != "b" else poison & 1
    return poisoned
