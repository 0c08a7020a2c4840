"""What compilers of CUDA C++ take and give, and how one is run: in a child process, confined."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gevo.child import MEMORY, ChildDied, in_child
from gevo.errors import ProgramError, SourceError
from gevo.files import read_regular

COMPILE_S = 60
"""A source that takes longer is refused, unless a command says how long it may."""
LONGER = "--compile-timeout 5m gives it more"
LANGUAGE = Path(__file__).parent / "language"
"""Headers of our own, for compilers without CUDA's."""
DEVICE_ONLY = ", device code"
"""What is said of a source that was compiled without the host's code."""
NO_KERNEL = (
    "no kernel comes of it: there is none in it, or only templates that nothing in it launches "
    "by name"
)


@dataclass(frozen=True)
class Compiled:
    """A program, and what made it.

    Attributes:
        text: PTX or LLVM IR. The source's own files are named as seen from its folder.
        source: The source.
        compiler: Its name and version, and how the source was taken.
        suffix: Of a file that holds the text: `.ptx` or `.ll`.
    """

    text: str
    source: bytes
    compiler: str
    suffix: str


@dataclass(frozen=True)
class Answer:
    """What a compiler says of a source.

    Attributes:
        good: Whether it compiles.
        text: The program, or the compiler's messages.
        how: How the source was taken, for people; empty for as it is.
        absent: Headers that are nowhere, which were left out.
    """

    good: bool
    text: str
    how: str = ""
    absent: tuple[str, ...] = ()


def source_of(path: Path) -> bytes:
    """A source's bytes; raises ProgramError where it cannot be read."""
    try:
        return read_regular(path)
    except OSError as reason:
        raise ProgramError(f"{path}: cannot be read: {reason.strerror}") from reason


def folders_of(options: Sequence[str]) -> tuple[list[Path], list[str]]:
    """The folders of headers among options (`-Ifolder`), as seen from anywhere; the others."""
    named = [Path(one[2:]).resolve() for one in options if one.startswith("-I")]
    return named, [one for one in options if not one.startswith("-I")]


def answered(
    name: str, path: Path, job: Callable[..., Answer], arguments: Sequence[object], seconds: int
) -> Answer:
    """What `job(*arguments)` says, called in a child process.

    Raises:
        ProgramError: It does not come to an end, or takes too much memory.
    """
    try:
        return in_child(job, arguments, seconds)
    except ChildDied as death:
        late = death.reason == "SIGALRM"
        why = (
            f"it is not done after {seconds} s ({LONGER})"
            if late
            else f"it ends in {death.reason}"
        )
        raise ProgramError(f"{path}: {name} cannot compile it: {why}") from death
    except MemoryError:
        raise _too_large(path, name) from None


_EXHAUSTED = re.compile(r"\berror: out of memory|LLVM ERROR: out of memory|std::bad_alloc")


def exhausted(log: str) -> bool:
    """Whether a compiler says that it got no more memory, so that nothing else of it matters."""
    return _EXHAUSTED.search(log) is not None


def _too_large(path: Path, name: str) -> ProgramError:
    return ProgramError(
        f"{path}: {name} cannot compile it: it takes more than {MEMORY >> 30} GiB of memory"
    )


_UNREAD = re.compile(
    r"""cannot open source file "(\.\./[^"\n]+)"|'(\.\./[^'\n]+)' file not found"""
)


def failed(path: Path, compiler: str, answer: Answer) -> ProgramError:
    """That a source does not compile, and what to do where headers are missing."""
    log = answer.text
    if exhausted(log):
        return _too_large(path, compiler)
    why = f"{path}: does not compile with {compiler}; its messages are above"
    if answer.absent:
        headers = ", ".join(answer.absent)
        why += f". Not found, so left out: {headers}; add -- -IFOLDER for where they lie"
    found = _UNREAD.search(log)
    named = (found[1] or found[2]) if found else ""
    if named and (path.parent / named).is_file():
        folder = os.path.relpath((path.parent / named).parent)
        why += f". {named} lies outside of its folder: add -- -I{folder} to let it be read"
    return SourceError(why, log)


def macros(defines: Mapping[str, int | float]) -> tuple[str, ...]:
    """The options that give macros their values."""
    return tuple(f"-D{name}={_literal(value)}" for name, value in sorted(defines.items()))


def _literal(value: int | float) -> str:
    return str(int(value)) if isinstance(value, bool) else repr(value)
