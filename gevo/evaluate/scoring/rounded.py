"""Whether two programs may round otherwise where a decision can hang on it.

What rounds is named by all that it is computed from, up to what is loaded, so that the same
arithmetic in another order of instructions, or between other addresses, has the same names.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator

from gevo.device.simt.conditions import plain
from gevo.device.simt.model.ir import Instruction
from gevo.evaluate.scoring.polynomials import Names, names_of
from gevo.program.llvm.facts import kernel_signatures
from gevo.program.llvm.syntax.lexer import LOCAL_NAME

_FLOATS = frozenset(("half", "bfloat", "float", "double"))
_ROUNDS = frozenset("fadd fsub fmul fdiv frem fptrunc sitofp uitofp".split())
_COMMUTES = frozenset(("fadd", "fmul"))
_FUSED = ("llvm.fma.", "llvm.fmuladd.")
_WHOLE = re.compile(
    r"llvm\.(?:nvvm\.)?(?:floor|ceil|trunc|rint|nearbyint|round|roundeven|l?lrint|l?lround|"
    r"fpto[su]i|[fd]2u?(?:i|ll))\b"
)
"""Calls that make whole numbers of floats."""
_EXACT = re.compile(r"llvm\.(?:nvvm\.)?(?:fabs|copysign|f?(?:min|max)(?:num|imum|imumnum)?)\b")
_DEEP = 200
"""What is computed from more in a row is not looked into."""


def rounds_otherwise(before: str, after: str) -> bool:
    """Whether decisions about floats may come out otherwise for how they are rounded.

    Args:
        before: The unmodified program's cleaned text.
        after: The other one's.
    """
    kernels = sorted(kernel_signatures(before).keys() & kernel_signatures(after).keys())
    pairs = [(names_of(before, kernel), names_of(after, kernel)) for kernel in kernels]
    known = [(one, other) for one, other in pairs if one is not None and other is not None]
    if not any(_decides(one) for pair in known for one in pair):
        return False
    return any(set(_rounded(one)) != set(_rounded(other)) for one, other in known)


def _decides(names: Names) -> bool:
    """Whether floats decide about something, or become whole numbers."""
    return any(
        one.op in ("fcmp", "fptosi", "fptoui") or _WHOLE.match(one.callee)
        for one in names.definitions.values()
    )


def _rounded(names: Names) -> Iterator[str]:
    """Names of all that rounds."""
    known: dict[str, str] = {}
    for token, one in names.definitions.items():
        if _rounds(one):
            yield _named(names, token, known, _DEEP)


def _rounds(one: Instruction) -> bool:
    if one.op == "call":
        exact = _WHOLE.match(one.callee) or _EXACT.match(one.callee)
        return one.result[1] in _FLOATS and not exact
    return one.op in _ROUNDS


def _named(names: Names, token: str, known: dict[str, str], deep: int) -> str:
    """The name of a value: of what it is computed from, and how."""
    if token in known:
        return known[token]
    one = names.definitions.get(token)
    if one is None:
        return token
    if one.op == "load":
        return names.loads[token]
    if one.op == "phi" or not deep:
        return f"{one.op} {one.kind}"
    shape = LOCAL_NAME.sub("%", plain(one))
    inner = [_named(names, operand, known, deep - 1) for operand in one.operands]
    if one.op in _COMMUTES:
        inner.sort()
    elif one.callee.startswith(_FUSED) and len(inner) == shape.count("%") == 3:
        inner[:2] = sorted(inner[:2])
    text = "\0".join((one.op, shape, *inner))
    known[token] = found = hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
    return found
