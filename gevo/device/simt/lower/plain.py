"""LLVM IR without what means nothing on the host: flags, address spaces, undefined constants."""

from __future__ import annotations

import re

from gevo.program.llvm.syntax.lexer import FAST_MATH

_FLAGS = re.compile(
    r" (?:nuw|nsw|nusw|exact|inbounds|disjoint|nneg|samesign|inrange\([^)]*\)|"
    rf"{FAST_MATH})(?= )"
)
_SPACE = re.compile(r" addrspace\(\d+\)")
_UNDEFINED = re.compile(r"(?<![%@\w.$-])(?:undef|poison)(?![\w.$-])")
_GROUP = re.compile(r"(?<=\)) #\d+")


def without_address_spaces(text: str) -> str:
    """A text without address spaces."""
    return _SPACE.sub("", text)


def plain(body: str) -> str:
    """A function's body (without metadata) in plain form; what is undefined is zero.

    No line is added or removed.
    """
    body = _FLAGS.sub("", body)
    body = _FLAGS.sub("", body)  # a second flag shares the space in front of it
    body = _UNDEFINED.sub("zeroinitializer", _GROUP.sub("", without_address_spaces(body)))
    return body.replace("addrspacecast (", "bitcast (")
