"""What a program relies on in products of matrices that PTX leaves open.

`mma` and `wmma` add up floats in an order, and with roundings in between, that the ISA does not
specify (8.8, 9.7.14.4 and 9.7.14.5); simt takes one. So a program that has them in other
shapes than the unmodified one, or in place of its sums, may be equal to the last bit on simt, and
on no GPU. Sums of integers are exact in any order. And which elements of a fragment of `wmma` a
thread holds is unspecified: what is done to all elements alike is right in any layout, what
stores one at a place of its own is not.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

from gevo.device.simt.model.ir import Function, Instruction, functions_of
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.program.llvm.syntax.lexer import LOCAL_NAME, split_top
from gevo.program.llvm.syntax.module import split_module

ORDER = "mma accumulates in the order that simt takes"
LAYOUT = "fragments of wmma have the layout that simt gives them"

Product = tuple[str, str, tuple[str, ...]]
"""Family, shape, and types of elements in their order."""

_PRODUCT = re.compile(r"(?<!\w)(w?mma)\.[\w.:]*")
_SHAPE = re.compile(r"\.(m\d+n\d+k\d+)\b")
_TYPE = re.compile(r"\.(b?f16|t?f32|f64|s32|[su][48]|b1|e\dm\d)\b")
_MOVED = re.compile(r"\.(?:load|store)\.")
_INTRINSIC = re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.(mma|store)\.")
_WHOLE = frozenset(("s32", "s8", "u8", "s4", "u4", "b1"))
_LANE = re.compile(r"llvm\.nvvm\.(?:read\.ptx\.sreg\.(?:tid|laneid)|mma\.|ldmatrix|shfl)")
_PLACED = frozenset(("atomicrmw", "cmpxchg"))


def products_otherwise(
    baseline: Sequence[str], program: str, kernels: Iterable[str], exact: bool = True
) -> Iterator[OneSided]:
    """What a program relies on whose products of matrices are not the unmodified program's.

    Args:
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
        exact: Last bits count; else what they are worth is for the error to say.
    """
    for kernel in kernels:
        before, after = (
            [_looked_at(text, kernel) for text in baseline],
            _looked_at(program, kernel),
        )
        if exact and all(one[0] != after[0] for one in before):
            yield stated(kernel, ORDER, None)
        if after[1] and not any(layout for _, layout in before):
            yield stated(kernel, LAYOUT, None)


@lru_cache(maxsize=16)
def _looked_at(text: str, kernel: str) -> tuple[frozenset[Product], bool]:
    """The products of floats of a kernel, and whether it relies on the layout of fragments."""
    if "mma." not in text:
        return frozenset(), False
    try:
        functions = functions_of(kernel, split_module(text))
    except KeyError:
        return frozenset(), False
    products = {one for f in functions for i in f.instructions() for one in _products(i)}
    return frozenset(products), any(_by_layout(function) for function in functions)


def _products(i: Instruction) -> Iterator[Product]:
    """The products of floats that an instruction makes, also one of inline assembly."""
    for found in _PRODUCT.finditer(i.rest) if i.op == "call" else ():
        shape, types = _SHAPE.search(found[0]), tuple(_TYPE.findall(found[0]))
        if shape and not _MOVED.search(found[0]) and not _WHOLE.intersection(types):
            yield found[1], shape[1], types


def _of_fragments(i: Instruction | None) -> bool:
    """Whether an instruction is one of `wmma`, which alone know the layout."""
    if i is None or i.op != "call":
        return False
    return any(found[1] == "wmma" for found in _PRODUCT.finditer(i.rest))


def _by_layout(function: Function) -> bool:
    """Whether elements of fragments get a place of their own, or come from one."""
    return any(
        (i.name and _leaves(function, i)) or _enters(function, i)
        for i in function.instructions()
        if _of_fragments(i)
    )


def _leaves(function: Function, fragment: Instruction) -> bool:
    """Whether what a thread holds of a fragment is stored, or given to what is no `wmma`."""
    open_, seen = [fragment.name], set[str]()
    while open_:
        name = open_.pop()
        if name in seen:
            continue
        seen.add(name)
        for user in function.users.get(name, ()):
            if user.op in _PLACED or (user.op == "store" and not _own(function, user)):
                return True
            if user.op == "call" and _LANE.match(user.callee):
                return True
            if user.op == "call" and " asm " in f" {user.rest}" and not _of_fragments(user):
                return True
            if user.name and user.op != "load" and not _of_fragments(user):
                open_.append(user.name)
    return False


def _own(function: Function, store: Instruction) -> bool:
    """Whether a store is into memory of the thread's own, where arrays of registers may be."""
    open_, seen = LOCAL_NAME.findall(split_top(store.rest)[1]), set[str]()
    while open_:
        name = open_.pop()
        made = function.definitions.get(name)
        if name in seen or made is None:
            continue
        seen.add(name)
        if made.op == "alloca":
            return True
        if made.op in ("getelementptr", "addrspacecast", "bitcast", "phi", "select"):
            open_ += made.operands
    return False


def _enters(function: Function, user: Instruction) -> bool:
    """Whether a fragment is made of what a thread has by its number."""
    open_, seen = list(_elements(user)), set[str]()
    while open_:
        name = open_.pop()
        made = function.definitions.get(name)
        if name in seen or made is None or _of_fragments(made):
            continue
        seen.add(name)
        if made.op == "call" and _LANE.match(made.callee):
            return True
        open_ += made.operands
    return False


def _elements(i: Instruction) -> Iterator[str]:
    """The operands of a product or a store of `wmma` that are elements of fragments."""
    if (found := _INTRINSIC.match(i.callee)) is None or "(" not in i.rest:
        return
    arguments = split_top(i.rest[i.rest.index(i.callee) :].partition("(")[2])
    if found[1] == "store":  # behind the pointer, and before the distance of rows
        arguments = arguments[1 : -1 if ".stride." in i.callee else None]
    for argument in arguments:
        yield from LOCAL_NAME.findall(argument)
