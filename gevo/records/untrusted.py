"""JSON of files that may have come from somebody else, or were changed by hand."""

from __future__ import annotations

import json
import math
from typing import Any, Literal, NoReturn, cast

DEEPEST = 100
"""Lists and objects within one another; gevo's own files have a dozen."""
_LONGEST_NUMBER = 300
"""Digits of an integer: a larger one is no float."""

Halves = Literal["strict", "surrogateescape", "surrogatepass"]
"""Which halves of surrogate pairs texts may have, as a handler of encoding errors: none, those
that stand for the bytes of a file's name that is no UTF-8, or all."""


def read_json(raw: bytes, halves: Halves = "strict") -> Any:
    """What a file holds, all of whose numbers are finite and can be floats.

    Args:
        raw: Its contents, in UTF-8.
        halves: What its texts may have that UTF-8 has not.

    Raises:
        ValueError: It is no JSON, or none as gevo writes it: see above, and `DEEPEST`.
    """
    text = raw.decode("utf-8-sig")
    try:
        data: Any = json.loads(
            text, parse_int=_whole, parse_float=_finite, parse_constant=_no_number
        )
    except RecursionError:
        raise ValueError("nested too deeply") from None
    _require_plain(data, halves, DEEPEST)
    return data


def _whole(text: str) -> int:
    if len(text) > _LONGEST_NUMBER:
        raise ValueError("an integer of too many digits")
    return int(text)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        _no_number(text)
    return number


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number in JSON")


def _require_plain(data: object, halves: Halves, depth: int) -> None:
    if isinstance(data, str):
        data.encode("utf-8", halves)
    elif isinstance(data, dict | list):
        if not depth:
            raise ValueError("nested too deeply")
        if isinstance(data, dict):
            named = cast("dict[str, object]", data)
            for name, part in named.items():
                _require_plain(name, halves, 1)
                _require_plain(part, halves, depth - 1)
        else:
            for part in cast("list[object]", data):
                _require_plain(part, halves, depth - 1)
