"""Types of vectors and of their lanes, as text."""

from __future__ import annotations

import re

_VECTOR = re.compile(r"<(\d+) x (.*)>\Z")


def element_of(type_: str) -> str:
    """The type itself, or a vector's element type."""
    match = _VECTOR.match(type_)
    return match[2] if match else type_


def lanes_of(type_: str) -> int:
    """Lanes of a vector; 0 for anything else."""
    match = _VECTOR.match(type_)
    return int(match[1]) if match else 0


def like(type_: str, element: str) -> str:
    """`element`, or a vector of it as long as the vector `type_`."""
    match = _VECTOR.match(type_)
    return f"<{match[1]} x {element}>" if match else element


def constant(type_: str, value: int) -> str:
    """An integer constant of this type."""
    match = _VECTOR.match(type_)
    return f"splat ({match[2]} {value})" if match else str(value)
