"""Programs from files, and editors for programs, whatever their dialect."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from gevo.errors import ProgramError
from gevo.program import llvm, stablehlo
from gevo.program.base import Dialect, Editor, Program

_Loader = Callable[[str, Sequence[str], str], Program]

_LOADERS: Mapping[str, _Loader] = {".ll": llvm.load_text, ".mlir": stablehlo.load_text}
_EDITORS: Mapping[Dialect, Callable[[Program], Editor]] = {
    Dialect.LLVM: llvm.LlvmEditor,
    Dialect.STABLEHLO: stablehlo.StablehloEditor,
}


def load(path: str | Path, entry: Sequence[str] = ()) -> Program:
    """The program in a file, by the file's suffix.

    Args:
        path: A `.ll` file (LLVM IR) or a `.mlir` file (StableHLO).
        entry: Names of the functions that may be edited; empty for all.

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
    return loader(text, entry, str(path))


def open_editor(program: Program) -> Editor:
    """An editor that starts from `program`; raises ProgramError when its text is not valid."""
    editor = _EDITORS.get(program.dialect)
    if editor is None:
        raise ProgramError(f"there is no editor for {program.dialect}")
    return editor(program)
