"""What a winner relies on that no case shows, in sentences and as tests."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from gevo.errors import ConfigError
from gevo.evaluate.scoring.alike import OneSided
from gevo.program.condition import parse

_FLOATS = {"half": ("<e", 2), "float": ("<f", 4), "double": ("<d", 8)}


def sentence(one: OneSided, cases: int) -> str:
    """What a winner assumes, as a sentence on the source."""
    condition = one.condition
    place = f" ({condition.source})" if condition.source else f" (in {condition.kernel})"
    whose = ", a condition of its own," if one.own else ""
    return f"`{condition.text}`{place}{whose} is always {_always(one)}: so in all {cases} cases"


def _always(one: OneSided) -> str:
    if one.missing is not None:
        return "false" if one.missing else "true"
    assert one.bits is not None
    return _value(one.bits, one.condition.type)


def _value(bits: int, type_: str) -> str:
    if type_ in _FLOATS:
        form, size = _FLOATS[type_]
        return f"{struct.unpack(form, bits.to_bytes(8, 'little')[:size])[0]:g}"
    width = int(type_[1:]) if type_[:1] == "i" and type_[1:].isdecimal() else 64
    return str(bits - (1 << width) if width > 1 and bits >> (width - 1) else bits)


def assumptions(
    relied: tuple[OneSided, ...], cases: int
) -> tuple[Mapping[str, str | None], tuple[str, ...]]:
    """What a winner assumes that nothing vouches for, and what the domain vouches for.

    The first with the guard of each, None where it has none.

    A statement of the domain vouches for a condition when cases outside it take the other side
    and no case inside it was found that does.
    """
    open_: dict[str, str | None] = {}
    vouched: dict[str, None] = {}
    for one in relied:
        text = sentence(one, cases)
        if one.vouched:
            vouched[f"{text}; by the domain: {' and '.join(one.vouched)}"] = None
        else:
            open_[text] = one.guard
    return open_, tuple(vouched)


def guards_of(assumptions: Mapping[str, str | None]) -> Mapping[str, str] | None:
    """The guards of all assumptions by kernel; None where one has none."""
    found: dict[str, str] = {}
    for guard in assumptions.values():
        if guard is None:
            return None
        kernel, _, condition = guard.partition(": ")
        found = together_with(found, {kernel: condition})
    return found or None


def together_with(some: Mapping[str, str], more: Mapping[str, str]) -> dict[str, str]:
    """Conditions by kernel, of which both hold; what both say is said once."""
    both = {
        kernel: _both(some[kernel], text) if kernel in some else text
        for kernel, text in more.items()
    }
    return {**some, **both}


def _both(one: str, other: str) -> str:
    try:
        return str(parse(one) & parse(other))
    except ConfigError:  # which who uses it finds, too
        return f"{one} and {other}"
