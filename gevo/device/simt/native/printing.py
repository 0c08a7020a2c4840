"""What kernels print: `printf` is called back from generated code.

The beginning is kept to be shown. All of it is compared: lines are counted, and their hashes are
added up, so that it does not matter in which order threads print. A format and its arguments are
the kernel's: nothing outside the arena is read, and what is kept is bounded. How arguments lie in
memory: CUDA C++ Programming Guide, *Formatted Output*, and the PTX interface of `vprintf`: each at
a multiple of its size, floats as doubles.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import re
import struct
from typing import Any

from gevo.device.simt.native.arena import SIZE, process_arena

MOST_CALLS = 200
"""Calls in a run that are shown."""
_MOST_BYTES = 400
"""Of what one call prints, as it is shown."""
_MOST_READ = 1 << 20
"""Of a format or a string; CUDA's buffer of all that is printed has as many bytes."""
_PIECE = 256
"""Bytes of a string that are read at once."""
_DIRECTIVE = re.compile(
    r"%(?P<flags>[-+ #0]*)(?P<width>\d+|\*)?(?:\.(?P<precision>\d+|\*)?)?"
    r"(?P<size>hh|h|ll|l|j|z|t|L)?(?P<kind>[diouxXeEfFgGaAcspn%])"
)
_MEASURES = ("width", "precision")
_WIDE = frozenset(("l", "ll", "j", "z", "t"))
_SHOWN_WIDTH = 99
_MOST_WIDTH = 4096
"""What is wider is as different as its width says, without all those characters."""
_MOST_DIGITS = 20
"""Of a width: no longer one fits into C's integers."""
_MODULUS = 1 << 128


class _Lines:
    """Count and hash of lines that come in pieces.

    Attributes:
        count: Of those that have ended.
        total: The sum of their hashes.
    """

    def __init__(self) -> None:
        self.count = self.total = 0
        self._last = hashlib.blake2b(digest_size=16)
        self._begun = False

    def add(self, text: str) -> None:
        """Some more."""
        first, *others = text.encode(errors="surrogateescape").split(b"\n")
        self._continue(first)
        for piece in others:
            self._end()
            self._continue(piece)

    def _continue(self, piece: bytes) -> None:
        self._last.update(piece)
        self._begun = self._begun or bool(piece)

    def _end(self) -> None:
        self.count += 1
        self.total = (self.total + int.from_bytes(self._last.digest(), "little")) % _MODULUS
        self._last = hashlib.blake2b(digest_size=16)
        self._begun = False

    def digest(self) -> str:
        """Of all; a last line counts whether it has an end or not. Empty where there is none."""
        if self._begun:
            self._end()
        return f"{self.count} {self.total:032x}" if self.count else ""


class Log:
    """What has been printed since it was opened.

    Attributes:
        open_: 1 while somebody asks for it; generated code calls back only then.
        callback: The function that it calls: addresses of the format and the arguments.
    """

    def __init__(self, base: int) -> None:
        self._base = base
        self._parts: list[str] = []
        self._calls = 0
        self._lines = _Lines()
        self.open_ = ctypes.c_int32(0)
        self.callback: Any = ctypes.CFUNCTYPE(None, ctypes.c_uint64, ctypes.c_uint64)(self._print)

    @property
    def open_at(self) -> int:
        """Address of `open_`."""
        return ctypes.addressof(self.open_)

    @property
    def callback_at(self) -> int:
        """Address of the callback."""
        return int(ctypes.cast(self.callback, ctypes.c_void_p).value or 0)

    def open(self, wanted: bool) -> None:
        """Begin anew, if what is printed is wanted."""
        self._parts.clear()
        self._calls, self._lines = 0, _Lines()
        self.open_.value = int(wanted)

    def text(self) -> str:
        """What has been printed; ends in `…` where that is not all."""
        return f"{''.join(self._parts)}{'…' if self._calls > MOST_CALLS else ''}"

    def digest(self) -> str:
        """Equal where the same lines have been printed, in any order; empty for none."""
        return self._lines.digest()

    def _print(self, form: int, arguments: int) -> None:
        self._calls += 1
        text = self.string(form)
        whole = _formatted(text, _Arguments(self, arguments))
        self._lines.add(whole)
        if self._calls <= MOST_CALLS:
            shown = _formatted(text, _Arguments(self, arguments), shown=True)
            # A terminal takes other characters for commands.
            self._parts.append("".join(one if one.isprintable() or one in "\n\t" else "?"
                                       for one in shown[:_MOST_BYTES]))  # fmt: skip

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the arena; fewer at its end, none outside."""
        offset = address - self._base
        if not 0 <= offset < SIZE:
            return b""
        return ctypes.string_at(address, min(size, SIZE - offset))

    def string(self, address: int) -> str:
        """A string that ends in a zero."""
        found = bytearray()
        while len(found) < _MOST_READ:
            piece = self.read(address + len(found), _PIECE)
            end = piece.find(b"\0")
            found += piece if end < 0 else piece[:end]
            if end >= 0 or not piece:
                break
        return found.decode(errors="surrogateescape")


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


def _formatted(form: str, arguments: _Arguments, shown: bool = False) -> str:
    """What is printed; of widths that are too large the largest.

    Unless it is to be `shown`, the width is said then, behind a zero byte.
    """
    most = _SHOWN_WIDTH if shown else _MOST_WIDTH

    def one(match: re.Match[str]) -> str:
        kind = match["kind"]
        if kind == "%":
            return "%"
        measures = [_measure(match[one], arguments) for one in _MEASURES]
        width, precision = (text if not text else str(min(int(text), most)) for text in measures)
        beyond = "".join(
            f"\0{text}" for text in measures if text and int(text) > most and not shown
        )
        value: int | float | str
        if kind in "eEfFgG":
            value = arguments.real()
        elif kind in "aA":
            value, precision, kind = arguments.real().hex(), "", "s"
        elif kind == "s":
            value = arguments.string()
        elif kind in "pn":
            return hex(arguments.pointer())
        elif kind == "c":
            byte = bytes((arguments.number("d", False) & 0xFF,))
            value, kind = byte.decode(errors="surrogateescape"), "s"
        else:
            value = arguments.number(kind, match["size"] in _WIDE)
        given = f"%{match['flags']}{width}{'.' if precision else ''}{precision}{kind}"
        return f"{given % value}{beyond}"

    return _DIRECTIVE.sub(one, form)


def _measure(text: str | None, arguments: _Arguments) -> str:
    """A width or a precision, which may be an argument."""
    if not text:
        return ""
    number = arguments.number("d", False) if text == "*" else int(text[:_MOST_DIGITS])
    return str(max(number, 0))


@functools.cache
def process_log() -> Log:
    """This process's."""
    return Log(process_arena().base)
