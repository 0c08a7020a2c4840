"""LLVM IR without what means nothing on the host: flags, most address spaces, and undef."""

from __future__ import annotations

import re

from gevo.device.simt.lower.spaces import kept_where_used
from gevo.program.llvm.syntax.lexer import FAST_MATH

_FLAGS = re.compile(
    r" (?:nuw|nsw|nusw|exact|inbounds|disjoint|nneg|samesign|inrange\([^)]*\)|"
    rf"{FAST_MATH})(?= )"
)
_UNDEFINED = re.compile(r"(?<![%@\w.$-])(?:undef|poison)(?![\w.$-])")
_GROUP = re.compile(r"(?<=\)) #\d+")


def plain(body: str, base: int) -> str:
    """A function's body (without metadata) in plain form; what is undefined is zero.

    No line is added or removed.

    Args:
        body: The text.
        base: Where the arena begins.
    """
    body = _FLAGS.sub("", body)
    body = _FLAGS.sub("", body)  # a second flag shares the space in front of it
    body = kept_where_used(_GROUP.sub("", body), base)
    return _UNDEFINED.sub("zeroinitializer", body)
