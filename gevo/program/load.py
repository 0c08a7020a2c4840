"""Programs from files, and editors for programs, whatever their dialect.

PTX is lifted to LLVM IR, and is a program in that dialect from then on.

A user's text is parsed in a child process: LLVM and MLIR abort over some. What comes back has been
printed by them and parsed again, so editors open it in this process.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from gevo.child import ChildDied, in_child
from gevo.errors import ProgramError
from gevo.files import read_text
from gevo.program.base import CUDA_SUFFIX, LLIR_SUFFIX, PTX_SUFFIX, Dialect, Editor, Program
from gevo.program.llvm import editor as llvm
from gevo.program.ptx import load as ptx
from gevo.program.ptx.lift import Lifted
from gevo.program.stablehlo import load as stablehlo

T = TypeVar("T")

PARSE_S = 60
"""A text that takes longer is refused."""

_LANGUAGES: Mapping[Dialect, tuple[Callable[..., Program], Callable[[Program], Editor]]] = {
    Dialect.LLVM: (llvm.load_text, llvm.LlvmEditor),
    Dialect.STABLEHLO: (stablehlo.load_text, stablehlo.StablehloEditor),
}
"""What reads a text, and what edits a program."""


def load(
    path: str | Path,
    entry: Sequence[str] = (),
    launched: Collection[str] | None = None,
    shown: str | Path = "",
) -> Program:
    """The program in a file, by the file's suffix.

    Args:
        path: A `.ll` or `.llir` file (LLVM IR), a `.ptx` file (PTX) or a `.mlir` file (StableHLO).
        entry: Names of the functions that may be edited; empty for all that are launched.
        launched: Names of the kernels that are launched (LLVM IR); None for all.
        shown: What messages call the file where the user has named another, of which it is made.

    Raises:
        ProgramError: The file cannot be read or holds no program that gevo can edit, or of PTX
            what is launched or may be edited is not read.
    """
    path = Path(path)
    dialect = Dialect.of_file(path)
    if dialect is None:
        if path.suffix == CUDA_SUFFIX:
            raise ProgramError(f"{path}: is CUDA C++; compile it to PTX (nvcc -ptx -lineinfo)")
        known = ", ".join(sorted((*(one.suffix for one in Dialect), LLIR_SUFFIX, PTX_SUFFIX)))
        raise ProgramError(f"{path}: unknown kind of file; give one that ends in {known}")
    text = _text(path)
    if path.suffix != PTX_SUFFIX:
        return load_text(text, entry, str(path), dialect, launched)
    found = _lifted(text, path.name, str(shown or path))
    for name in (*entry, *(launched or ())):
        if name in found.unread:
            raise ProgramError(f"{shown or path}: {name} is not read: {found.unread[name]}")
    program = load_text(found.text, entry, str(shown or path), dialect, launched)
    return replace(program, ptx=text)


def program_text(path: str | Path) -> str:
    """The text of a program's file in its dialect: of a `.ptx` file, the LLVM IR that it means.

    Raises:
        ProgramError: The file cannot be read, or has PTX that gevo does not read.
    """
    path = Path(path)
    text = _text(path)
    return lifted(text, str(path)) if path.suffix == PTX_SUFFIX else text


def _text(path: Path) -> str:
    try:
        return read_text(path)
    except (OSError, UnicodeDecodeError) as reason:
        raise ProgramError(f"{path}: cannot be read: {reason}") from reason


def source_places(path: str | Path) -> Mapping[str, tuple[str, int]]:
    """Source file and line by uid, of a program in a dialect whose sites do not name theirs.

    Raises:
        ProgramError: The file cannot be read, or holds no program.
    """
    path = Path(path)
    if Dialect.of_file(path) is not Dialect.STABLEHLO:
        return {}
    text = _text(path)
    return _read_in_child(stablehlo.places, (text,), str(path)) if " loc(" in text else {}


def unread(path: str | Path) -> Mapping[str, str]:
    """Why kernels of a `.ptx` file are not in its program, by name; of other files, nothing.

    Raises:
        ProgramError: The file cannot be read, or holds no program.
    """
    path = Path(path)
    if path.suffix != PTX_SUFFIX:
        return {}
    found = _lifted(_text(path), path.name, str(path))
    return {name: str(found.unread[name]) for name in found.kernels if name in found.unread}


def lifted(text: str, source: str = "<text>") -> str:
    """LLVM IR of what gevo reads of a PTX text; raises ProgramError where it reads no kernel."""
    return _lifted(text, Path(source).name, source).text


@lru_cache(maxsize=8)  # a workload and its program are read one after the other
def _lifted(text: str, name: str, source: str) -> Lifted:
    """Read in a child process; see `gevo.program.ptx.load`."""
    return _read_in_child(ptx.readable, (text, name, source), source)


def load_text(
    text: str,
    entry: Sequence[str] = (),
    source: str = "<text>",
    dialect: Dialect = Dialect.LLVM,
    launched: Collection[str] | None = None,
) -> Program:
    """The program in a text; `source` is its name in messages.

    See `load` for the rest.

    Raises:
        ProgramError: It is no program that gevo can edit, or its parser dies of it.
    """
    known = None if launched is None else frozenset(launched)
    return _loaded(text, tuple(entry), source, dialect, known)


@lru_cache(maxsize=16)  # programs are values, and a session reads the same one again and again
def _loaded(
    text: str,
    entry: tuple[str, ...],
    source: str,
    dialect: Dialect,
    launched: frozenset[str] | None,
) -> Program:
    more = () if launched is None else (launched,)
    return _read_in_child(_LANGUAGES[dialect][0], (text, entry, source, *more), source)


def _read_in_child(job: Callable[..., T], arguments: Sequence[object], source: str) -> T:
    """What a reader makes of a text, in a process that it may end; raises ProgramError."""
    try:
        return in_child(job, arguments, PARSE_S)
    except ChildDied as death:
        late = death.reason == "SIGALRM"
        reason = (
            f"it is not read after {PARSE_S} s" if late else f"reading it ends in {death.reason}"
        )
        if death.words:
            reason = f"{death.words} ({reason})"
    except MemoryError:
        reason = "it takes too much memory to read"
    raise ProgramError(f"{source}: not a valid program: {reason}; generate the file again")


def open_editor(program: Program) -> Editor:
    """An editor that starts from `program`; raises ProgramError when its text is not valid."""
    return _LANGUAGES[program.dialect][1](program)
