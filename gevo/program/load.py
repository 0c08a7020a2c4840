"""Programs from files, and editors for programs, whatever their dialect.

A user's text is parsed in a child process: LLVM and MLIR abort over some. What comes back has been
printed by them and parsed again, so editors open it in this process.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Editor, Program
from gevo.program.child import ChildDied, in_child
from gevo.program.llvm import load as llvm
from gevo.program.stablehlo import load as stablehlo

PARSE_S = 60
"""A text that takes longer is refused."""

_Loader = Callable[..., Program]

_LOADERS: Mapping[str, _Loader] = {".ll": llvm.load_text, ".mlir": stablehlo.load_text}
_EDITORS: Mapping[Dialect, Callable[[Program], Editor]] = {
    Dialect.LLVM: llvm.LlvmEditor,
    Dialect.STABLEHLO: stablehlo.StablehloEditor,
}


def load(
    path: str | Path, entry: Sequence[str] = (), launched: Collection[str] | None = None
) -> Program:
    """The program in a file, by the file's suffix.

    Args:
        path: A `.ll` file (LLVM IR) or a `.mlir` file (StableHLO).
        entry: Names of the functions that may be edited; empty for all that are launched.
        launched: Names of the kernels that are launched (LLVM IR); None for all.

    Raises:
        ProgramError: The file cannot be read or holds no program that gevo can edit.
    """
    path = Path(path)
    loader = _LOADERS.get(path.suffix)
    if loader is None:
        known = ", ".join(sorted(_LOADERS))
        raise ProgramError(f"{path}: unknown kind of file; give one that ends in {known}")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as reason:
        raise ProgramError(f"{path}: cannot be read: {reason}") from reason
    return load_text(text, entry, str(path), path.suffix, launched)


def load_text(
    text: str,
    entry: Sequence[str] = (),
    source: str = "<text>",
    suffix: str = ".ll",
    launched: Collection[str] | None = None,
) -> Program:
    """The program in a text; `source` is its name in messages, `suffix` as a file of it has.

    See `load` for the rest.

    Raises:
        ProgramError: It is no program that gevo can edit, or its parser dies of it.
    """
    try:
        more = () if launched is None else (launched,)
        return in_child(_LOADERS[suffix], (text, entry, source, *more), PARSE_S)
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
    editor = _EDITORS.get(program.dialect)
    if editor is None:
        raise ProgramError(f"there is no editor for {program.dialect}")
    return editor(program)
