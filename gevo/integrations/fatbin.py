"""Takes PTX out of what applications give to the CUDA driver: fat binaries, PTX itself.

A fat binary is a header (magic `50 ed 55 ba`, version 1, bytes of the header, bytes of what
follows) and entries. Of an entry's header this module uses: kind (1 is PTX), its own size, the
payload's size with padding, the compressed payload's size, the architecture, flags and the size
before compression. That is what `fatbinary` and `cuobjdump` of CUDA 13 write and read; entries are
compressed by LZ4 blocks or Zstandard frames (RFC 8878).
"""

from __future__ import annotations

import importlib
import re
import struct
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from gevo.errors import ConfigError, WorkloadError

MAGIC = 0xBA55ED50
_HEADER = struct.Struct("<IHHQ")
_ENTRY = struct.Struct("<HHIQIIHHI8xQ8xQ")
_PTX = 1
_LZ4 = 0x2000
_ZSTD = 0x8000
MOST_BYTES = 256 << 20
"""Of PTX, uncompressed."""


@dataclass(frozen=True)
class Entry:
    """One piece of code of a fat binary.

    Attributes:
        ptx: Whether it is PTX; else machine code.
        sm: The GPU that it is for, as 90.
        data: As it lies there.
        flags: Among them how it is compressed.
        size: Bytes before compression.
    """

    ptx: bool
    sm: int
    data: bytes
    flags: int
    size: int

    def text(self) -> str:
        """The PTX.

        Raises:
            WorkloadError: It is damaged.
            ConfigError: Nothing here reads its compression.
        """
        data = self.data
        if self.flags & (_LZ4 | _ZSTD) and not 0 < self.size <= MOST_BYTES:
            raise WorkloadError("its PTX is larger than can be read, or damaged")
        if self.flags & _ZSTD:
            data = _zstd(data, self.size)
        elif self.flags & _LZ4:
            data = lz4(data, self.size)
        return _decoded(data)


def ptx_of(image: bytes, kernel: str, sm: int) -> str:
    """The PTX from which an image's kernel can be made.

    Args:
        image: What was loaded: PTX, a fat binary, or machine code.
        kernel: Its name in the PTX.
        sm: The GPU on which it ran, as 90. Of several texts the one for the newest GPU that is
            not newer is taken, as the driver does it.

    Raises:
        WorkloadError: There is none, or it is damaged.
        ConfigError: Nothing here reads its compression.
    """
    if image[:4] != MAGIC.to_bytes(4, "little"):
        if image[:4] == b"\x7fELF":
            raise WorkloadError(
                "only machine code of it was loaded (a cubin); gevo needs PTX: load that, or "
                "link nothing in between"
            )
        texts: dict[int, list[str]] = {0: [_decoded(image)]}
    else:
        found = [entry for entry in entries(image) if entry.ptx]
        if not found:
            raise WorkloadError(
                "its fat binary holds machine code alone; build with PTX in it "
                "(nvcc -gencode arch=compute_80,code=compute_80)"
            )
        fitting = [one for one in found if one.sm <= sm or not sm] or found
        texts = {}
        for one in fitting:
            texts.setdefault(one.sm, []).append(one.text())
    entry = re.compile(rf"\.entry\s+{re.escape(kernel)}(?![\w$%])")
    for _, group in sorted(texts.items(), reverse=True):
        for text in group:
            if entry.search(text):
                return text
    raise WorkloadError("there is no such kernel in the PTX that was loaded with it")


def entries(image: bytes) -> Iterator[Entry]:
    """The pieces of a fat binary; raises WorkloadError where it is damaged."""
    try:
        magic, version, header, size = _HEADER.unpack_from(image)
        if magic != MAGIC or version != 1 or header < _HEADER.size or header + size > len(image):
            raise WorkloadError("its fat binary is damaged, or of a version that is not known")
        at = header
        while at < header + size:
            fields = _ENTRY.unpack_from(image, at)
            kind, _, own, padded, packed, _, _, _, sm, flags, before = fields
            if own < _ENTRY.size or not 0 < padded <= len(image) - at - own or packed > padded:
                raise WorkloadError("its fat binary is damaged")
            start = at + own
            yield Entry(kind == _PTX, sm, image[start : start + (packed or padded)], flags, before)
            at = start + padded
    except struct.error:
        raise WorkloadError("its fat binary is cut off") from None


def _decoded(data: bytes) -> str:
    try:
        return data.partition(b"\0")[0].decode("utf-8")
    except UnicodeDecodeError:
        raise WorkloadError("what was loaded is neither PTX nor a fat binary") from None


def lz4(data: bytes, size: int) -> bytes:
    """What an LZ4 block holds (the format's description, "LZ4 Block Format").

    Raises:
        WorkloadError: It is damaged, or does not give so many bytes.
    """
    out = bytearray()
    at = 0
    try:
        while at < len(data):
            token = data[at]
            count, at = _length(data, at + 1, token >> 4)
            out += data[at : at + count]
            at += count
            if at >= len(data):
                break
            back = data[at] | data[at + 1] << 8
            count, at = _length(data, at + 2, token & 15)
            count += 4
            if not 0 < back <= len(out) or len(out) + count > size:
                raise WorkloadError("its compressed PTX is damaged")
            start = len(out) - back
            whole = out[start : start + count]
            out += (whole * (count // len(whole) + 1))[:count]  # it may reach into itself
    except IndexError:
        raise WorkloadError("its compressed PTX is cut off") from None
    if len(out) != size:
        raise WorkloadError("its compressed PTX is damaged")
    return bytes(out)


def _length(data: bytes, at: int, count: int) -> tuple[int, int]:
    """A length that begins with four bits, and where what follows it begins."""
    if count == 15:
        while True:
            more = data[at]
            count, at = count + more, at + 1
            if more != 255:
                break
    return count, at


def _zstd(data: bytes, size: int) -> bytes:
    """What a Zstandard frame holds; Python has that from 3.14 on."""
    for name in ("compression.zstd", "zstandard"):
        with suppress(ImportError):
            module: Any = importlib.import_module(name)
            break
    else:
        raise ConfigError(
            "its PTX is compressed by Zstandard, as CUDA 12.8 and newer do it: "
            "pip install 'gevo-gpu[record]', or build with nvcc --no-compress"
        )
    try:
        # Of at most so many bytes.
        found = bytes(module.ZstdDecompressor().decompress(data, size))
    except Exception as error:  # of the library's kinds
        raise WorkloadError(f"its compressed PTX is damaged ({error})") from error
    if len(found) != size:
        raise WorkloadError("its compressed PTX is damaged")
    return found
