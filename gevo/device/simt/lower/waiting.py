"""Finds kernels whose threads wait for one another through memory.

They need a scheduler that lets other threads go on meanwhile; all others run faster without one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.program.llvm.flow import in_loops
from gevo.program.llvm.syntax.lexer import LOCAL_NAME, NAME
from gevo.program.llvm.syntax.module import Function
from gevo.program.llvm.syntax.operands import targets

_DEFINITION = re.compile(rf"  (%{NAME}) = (.*)", re.DOTALL)
_POLL = re.compile(
    r"(?:load (?:atomic|volatile)|atomicrmw|cmpxchg)\b|.*\bcall [^@]*(?:@llvm\.nvvm\.atomic\."
    r'|asm [^"]*"[^"]*\b(?:atom|ld\.(?:volatile|relaxed|acquire))\b)'
)


_POLLING = (
    "load atomic", "load volatile", "atomicrmw", "cmpxchg", "llvm.nvvm.atomic.", " asm ",
)  # fmt: skip
"""One of these stands in each instruction that `_POLL` fits."""
_SHARED_STORE = re.compile(r"  store .*\baddrspace\(3\)")


def waits(function: Function) -> bool:
    """True when a loop reads memory strongly and may end by what it has read.

    Too often true is slow, too seldom a kernel that never ends.
    """
    if not _may_poll(function):
        return False
    blocks = [lines for _, lines in function.blocks]
    number = {f"%{label}": i for i, (label, _) in enumerate(function.blocks)}
    successors = [[number[t] for t in targets(b[-1])] if b else [] for b in blocks]
    looping = in_loops(successors)
    polled: set[str] = set()
    for i in looping:
        for line in blocks[i]:
            match = _DEFINITION.match(line)
            if match and _POLL.match(match[2]):
                polled.add(match[1])
    if not polled:
        return False
    lines = [line for i in sorted(looping) for line in blocks[i]]
    known = _depending(lines, polled)
    ends = (blocks[i][-1] for i in looping if len(successors[i]) > 1)
    return any(known.intersection(LOCAL_NAME.findall(line.split(", label")[0])) for line in ends)


def _may_poll(function: Function) -> bool:
    body = "\n".join(function.body)
    return any(words in body for words in _POLLING)


def deciding(function: Function) -> frozenset[str]:
    """Results of loads and atomics on which some branch depends, if only of another thread.

    What goes into shared memory is taken for something that others decide by.
    """
    if not _may_poll(function):
        return frozenset()
    users: dict[str, list[str]] = {}
    read: list[str] = []
    for line in (line for _, lines in function.blocks for line in lines):
        match = _DEFINITION.match(line)
        text = match[2] if match else line
        for value in LOCAL_NAME.findall(text.split(", label")[0] if not match else text):
            shared = not match and _SHARED_STORE.match(text)
            users.setdefault(value, []).append(
                match[1] if match else "br " if shared else text[2:8]
            )
        if match and _POLL.match(text):
            read.append(match[1])
    return frozenset(value for value in read if _decides(value, users))


def _decides(value: str, users: Mapping[str, Sequence[str]]) -> bool:
    seen, todo = {value}, [value]
    while todo:
        for user in users.get(todo.pop(), ()):
            if user.startswith(("br ", "switch")):
                return True
            if user[0] == "%" and user not in seen:
                seen.add(user)
                todo.append(user)
    return False


def _depending(lines: Sequence[str], values: set[str]) -> set[str]:
    """These values and all that are computed from them."""
    known = set(values)
    grown = True
    while grown:
        grown = False
        for line in lines:
            match = _DEFINITION.match(line)
            if (
                match
                and match[1] not in known
                and known.intersection(LOCAL_NAME.findall(match[2]))
            ):
                known.add(match[1])
                grown = True
    return known
