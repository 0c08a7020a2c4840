"""What kernels print: `printf` is called back from generated code, and lines are kept.

A format and its arguments are the kernel's: nothing outside the arena is read, and what is kept is
bounded. How arguments lie in memory: CUDA C++ Programming Guide, *Formatted Output*, and the
PTX interface of `vprintf`: each at a multiple of its size, floats as doubles.
"""

from __future__ import annotations

import ctypes
import functools
import re
import struct
from typing import Any

from gevo.device.simt.native.arena import SIZE, process_arena

MOST_CALLS = 200
"""Calls in a run that are kept."""
_MOST_BYTES = 400
"""Of a format, a string, and what one call prints."""
_DIRECTIVE = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\d+|\*)?(?:\.(?P<precision>\d+|\*)?)?"
    r"(?P<size>hh|h|ll|l|j|z|t|L)?(?P<kind>[diouxXeEfFgGaAcspn%])"
)
_WIDE = frozenset(("l", "ll", "j", "z", "t"))
_MOST_WIDTH = 99


class Log:
    """What has been printed since it was opened.

    Attributes:
        left: How many more calls are kept; generated code calls back only where it is not 0.
        callback: The function that it calls: addresses of the format and the arguments.
    """

    def __init__(self, base: int) -> None:
        self._base = base
        self._parts: list[str] = []
        self.left = ctypes.c_int32(0)
        self.callback: Any = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_uint64)(self._print)

    @property
    def left_at(self) -> int:
        """Address of `left`."""
        return ctypes.addressof(self.left)

    @property
    def callback_at(self) -> int:
        """Address of the callback."""
        return int(ctypes.cast(self.callback, ctypes.c_void_p).value or 0)

    def open(self, calls: int) -> None:
        """Begin anew; keep what so many calls print."""
        self._parts.clear()
        self.left.value = calls

    def text(self) -> str:
        """What has been printed; ends in `…` where that may not be all."""
        more = "…" if self._parts and not self.left.value else ""
        return f"{''.join(self._parts)}{more}"

    def _print(self, form: int, arguments: int) -> None:
        if self.left.value > 0:
            self.left.value -= 1
            text = _formatted(self.string(form), _Arguments(self, arguments))
            # A terminal takes other characters for commands.
            self._parts.append("".join(one if one.isprintable() or one in "\n\t" else "?"
                                       for one in text[:_MOST_BYTES]))  # fmt: skip

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the arena; fewer at its end, none outside."""
        offset = address - self._base
        if not 0 <= offset < SIZE:
            return b""
        return ctypes.string_at(address, min(size, SIZE - offset))

    def string(self, address: int) -> str:
        """A string that ends in a zero."""
        return self.read(address, _MOST_BYTES).split(b"\0")[0].decode(errors="replace")


class _Arguments:
    """The arguments of a call, one after the other."""

    def __init__(self, log: Log, address: int) -> None:
        self._log = log
        self._at = address

    def _next(self, form: str, size: int) -> Any:
        self._at = -(-self._at // size) * size
        data = self._log.read(self._at, size)
        self._at += size
        return struct.unpack(form, data.ljust(size, b"\0"))[0]

    def number(self, kind: str, wide: bool) -> int:
        letter = "q" if wide else "i"
        return int(self._next(letter if kind in "di" else letter.upper(), 8 if wide else 4))

    def real(self) -> float:
        return float(self._next("d", 8))

    def pointer(self) -> int:
        return int(self._next("Q", 8))

    def string(self) -> str:
        return self._log.string(self.pointer())


def _formatted(form: str, arguments: _Arguments) -> str:
    def shown(match: re.Match[str]) -> str:
        kind = match["kind"]
        if kind == "%":
            return "%"
        width, precision = (_measure(match[one], arguments) for one in ("width", "precision"))
        value: int | float | str
        if kind in "eEfFgGaA":
            value, kind = arguments.real(), "g" if kind in "aA" else kind
        elif kind == "s":
            value = arguments.string()
        elif kind in "pn":
            return hex(arguments.pointer())
        elif kind == "c":
            value, kind = chr(arguments.number("d", False) & 0xFF), "s"
        else:
            value = arguments.number(kind, match["size"] in _WIDE)
        return f"%{match['flags']}{width}{'.' if precision else ''}{precision}{kind}" % value

    return _DIRECTIVE.sub(shown, form)


def _measure(text: str | None, arguments: _Arguments) -> str:
    """A width or a precision, which may be an argument."""
    if not text:
        return ""
    number = arguments.number("d", False) if text == "*" else int(text)
    return str(min(max(number, 0), _MOST_WIDTH))


@functools.cache
def process_log() -> Log:
    """This process's."""
    return Log(process_arena().base)
