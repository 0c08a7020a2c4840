"""PTX from CUDA C++ by NVRTC, NVIDIA's own compiler as a library: no GPU, driver or host compiler.

A source is a stranger's text, so NVRTC runs in a process of its own, with limits of time and
memory, which may read the source's folder and CUDA's headers and nothing else. Its interface is in
NVIDIA's documentation, *NVRTC (Runtime Compilation)*.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gevo.child import ChildDied, in_child
from gevo.errors import ConfigError, ProgramError, SourceError
from gevo.frontend.confine import read_only_beneath
from gevo.program.ptx.load import maker

COMPILE_S = 120
"""A source that takes longer is refused."""
INSTALL = "pip install 'gevo-gpu[nvrtc]'"
_OLDEST = 75
"""What NVRTC 13 compiles for at least; on simt its code runs for older GPUs, too."""

_FILE = re.compile(r'^(\s*\.file\s+\d+ ")([^"]*)', re.MULTILINE)


@dataclass(frozen=True)
class Nvrtc:
    """An installed NVRTC.

    Attributes:
        library: Path of libnvrtc.
        headers: Folders of CUDA's headers.
    """

    library: Path
    headers: tuple[Path, ...]


@dataclass(frozen=True)
class Compiled:
    """PTX, and what made it.

    Attributes:
        text: The PTX. The source's own files are named as seen from its folder.
        source: The source.
        compiler: `NVRTC` and its version.
    """

    text: str
    source: bytes
    compiler: str


def places() -> Iterator[Nvrtc]:
    """Where NVRTC may be: the package nvidia-cuda-nvrtc, CUDA toolkits."""
    spec = importlib.util.find_spec("nvidia")
    for folder in map(Path, (spec.submodule_search_locations or ()) if spec else ()):
        for root in sorted(folder.glob("cu*"), reverse=True):
            yield from _below(root, root / "lib", root / "include")
    variables = (os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"))
    for root in (*(Path(one) for one in variables if one), Path("/usr/local/cuda")):
        yield from _below(root, root / "lib64", root / "include")


def _below(root: Path, libraries: Path, headers: Path) -> Iterator[Nvrtc]:
    for library in sorted(libraries.glob("libnvrtc.so*"), reverse=True):
        yield Nvrtc(library, (headers, headers / "cccl"))


def find() -> Nvrtc:
    """The first NVRTC that is installed; raises ConfigError where none is."""
    for found in places():
        return found
    raise ConfigError(f"NVRTC, which compiles CUDA C++, is not installed: {INSTALL}")


def options_for(arch: str, defines: Mapping[str, int | float]) -> tuple[str, ...]:
    """What NVRTC is called with, beside paths.

    Args:
        arch: The GPU, as `sm_90`.
        defines: Values of macros.
    """
    given = (f"-D{name}={_literal(value)}" for name, value in sorted(defines.items()))
    return ("--generate-line-info", f"--gpu-architecture=compute_{number_of(arch)}", *given)


def compile_file(path: Path, options: Sequence[str]) -> Compiled:
    """PTX of a `.cu` file with device code.

    Args:
        path: The file. What it includes lies beneath its folder or is a header of CUDA's.
        options: As `options_for` gives them.

    Raises:
        ConfigError: NVRTC is not installed.
        SourceError: The file does not compile; `log` has NVRTC's messages.
        ProgramError: It cannot be read, or NVRTC does not come to an end with it.
    """
    nvrtc = find()
    try:
        source = path.read_bytes()
    except OSError as reason:
        raise ProgramError(f"{path}: cannot be read: {reason.strerror}") from reason
    try:
        good, said = in_child(_compile, (nvrtc, source, path.resolve(), options), COMPILE_S)
    except ChildDied as death:
        late = death.reason == "SIGALRM"
        why = f"it is not done after {COMPILE_S} s" if late else f"it ends in {death.reason}"
        raise ProgramError(f"{path}: NVRTC cannot compile it: {why}") from death
    except MemoryError:
        raise ProgramError(f"{path}: NVRTC takes too much memory to compile it") from None
    if not good:
        raise SourceError(f"{path}: does not compile with NVRTC; its messages are above", said)
    return Compiled(_relative(said, path), source, f"NVRTC, {maker(said)}")


def number_of(arch: str) -> str:
    """The virtual architecture for a GPU: `90a` for `sm_90a`, 75 for all that are older."""
    number = arch.removeprefix("sm_")
    digits = number.rstrip("af")
    return number if digits.isdigit() and int(digits) >= _OLDEST else str(_OLDEST)


def _literal(value: int | float) -> str:
    return str(int(value)) if isinstance(value, bool) else repr(value)


def _relative(ptx: str, path: Path) -> str:
    """The text with the source's own files named as seen from its folder, whoever compiles it."""
    folder = path.resolve().parent

    def named(match: re.Match[str]) -> str:
        file = Path(match[2])
        shown = file.relative_to(folder) if file.is_relative_to(folder) else file.name
        return f"{match[1]}{shown}"

    return _FILE.sub(named, ptx)


def _compile(nvrtc: Nvrtc, source: bytes, path: Path, options: Sequence[str]) -> tuple[bool, str]:
    """True and the PTX, or False and NVRTC's messages; for a child process."""
    try:
        library = ctypes.CDLL(str(nvrtc.library))
        for more in nvrtc.library.parent.glob("libnvrtc-builtins.so*"):
            ctypes.CDLL(str(more))  # what it would look for later, with the system's libraries
    except OSError as error:
        raise ProgramError(f"NVRTC cannot be loaded ({error}); reinstall it: {INSTALL}") from error
    # Called by its bare name where it lies: the text must not depend on where that is.
    os.chdir(path.parent)
    read_only_beneath((path.parent, *nvrtc.headers))
    paths = [f"--include-path={one}" for one in (".", *nvrtc.headers)]
    given = [option.encode() for option in (*options, *paths)]
    program = ctypes.c_void_p()
    name = os.fsencode(path.name)
    _check(library.nvrtcCreateProgram(ctypes.byref(program), source, name, 0, None, None))
    array = (ctypes.c_char_p * len(given))(*given)
    failed = library.nvrtcCompileProgram(program, len(given), array)
    return not failed, _text(library, program, "ProgramLog" if failed else "PTX")


def _text(library: ctypes.CDLL, program: ctypes.c_void_p, what: str) -> str:
    size = ctypes.c_size_t()
    _check(library[f"nvrtcGet{what}Size"](program, ctypes.byref(size)))
    buffer = ctypes.create_string_buffer(size.value)
    _check(library[f"nvrtcGet{what}"](program, buffer))
    return buffer.value.decode(errors="replace")


def _check(code: int) -> None:
    if code:
        raise ProgramError(f"NVRTC cannot be used here (error {code}); reinstall it: {INSTALL}")
