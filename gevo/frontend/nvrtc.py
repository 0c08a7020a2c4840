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
from dataclasses import dataclass, field, replace
from pathlib import Path

from gevo.child import ChildDied, in_child
from gevo.errors import ConfigError, ProgramError, SourceError
from gevo.frontend.confine import read_only_beneath
from gevo.frontend.device_code import device_code
from gevo.program.ptx.load import maker

COMPILE_S = 120
"""A source that takes longer is refused."""
HOST_HEADER = "host.h"
"""In this folder: what sources take from the host's headers."""
INSTALL = "pip install 'gevo-gpu[nvrtc]'"
_OLDEST = 75
"""What NVRTC 13 compiles for at least; on simt its code runs for older GPUs, too."""

_EMPTY = tuple(
    f"{name}.h" for name in "assert float limits math stdint stdio stdlib string".split()
)
"""Headers of the host that CUDA's own include; what device code takes from them is in ours."""
_CUB = "\n".join(
    f"#include <cub/{part}.cuh>"
    for part in (
        "block/block_load",
        "block/block_store",
        "block/block_reduce",
        "block/block_scan",
        "block/block_radix_sort",
        "warp/warp_reduce",
        "warp/warp_scan",
    )
)
"""What NVRTC takes of `<cub/cub.cuh>`."""
_ROUNDS = 8
_ERROR = re.compile(r"^([^\s():]+)\((\d+)\): (?:catastrophic )?error", re.MULTILINE)
_KERNEL = re.compile(r"^\s*(?:\.\w+\s+)*\.entry\b", re.MULTILINE)
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
    """PTX of a `.cu` file.

    One that does not compile as it is, or has no kernels so, is compiled without the host's code.

    Args:
        path: The file. What it includes lies beneath its folder or is a header of CUDA's.
        options: As `options_for` gives them, and others; `-I` with a folder as seen from here.

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
        # The compiler works in the source's folder, those of the user's are seen from here.
        included = [Path(one[2:]).resolve() for one in options if one.startswith("-I")]
        given = [one for one in options if not one.startswith("-I")]
        arguments = (nvrtc, source, path.resolve(), given, included)
        good, partly, said = in_child(_compile, arguments, COMPILE_S)
    except ChildDied as death:
        late = death.reason == "SIGALRM"
        why = f"it is not done after {COMPILE_S} s" if late else f"it ends in {death.reason}"
        raise ProgramError(f"{path}: NVRTC cannot compile it: {why}") from death
    except MemoryError:
        raise ProgramError(f"{path}: NVRTC takes too much memory to compile it") from None
    if not good:
        raise SourceError(f"{path}: does not compile with NVRTC; its messages are above", said)
    if not _KERNEL.search(said):
        why = "there is none in it, or only templates that nothing in it launches by name"
        raise ProgramError(f"{path}: no kernel comes of it: {why}")
    of_device = ", device code" if partly else ""
    return Compiled(_relative(said, path), source, f"NVRTC, {maker(said)}{of_device}")


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


@dataclass(frozen=True)
class _Unit:
    """What NVRTC is given at once.

    Attributes:
        text: The source.
        headers: Texts of headers by the name that includes them; taken before any files.
        instances: Kernels with template arguments.
        options: Beside those of the caller.
    """

    text: bytes
    headers: Mapping[str, bytes] = field(default_factory=dict[str, bytes])
    instances: tuple[str, ...] = ()
    options: tuple[str, ...] = ()


def _compile(
    nvrtc: Nvrtc, source: bytes, path: Path, options: Sequence[str], included: Sequence[Path]
) -> tuple[bool, bool, str]:
    """Whether it compiles, whether only as device code, and the PTX or NVRTC's messages.

    For a child process. `included` are the user's folders of headers.
    """
    try:
        library = ctypes.CDLL(str(nvrtc.library))
        for more in nvrtc.library.parent.glob("libnvrtc-builtins.so*"):
            ctypes.CDLL(str(more))  # what it would look for later, with the system's libraries
    except OSError as error:
        raise ProgramError(f"NVRTC cannot be loaded ({error}); reinstall it: {INSTALL}") from error
    # Called by its bare name where it lies: the text must not depend on where that is.
    os.chdir(path.parent)
    host = (Path(__file__).parent / HOST_HEADER).read_bytes()
    read_only_beneath((path.parent, *included, *nvrtc.headers))
    folders = (".", *included, *nvrtc.headers)
    given = (*options, *(f"--include-path={one}" for one in folders))
    good, said = _compiled(library, path.name, _Unit(source), given)
    if good and _KERNEL.search(said):
        return True, False, said
    sources = _Sources(source, host, nvrtc, included)
    again, more_said = sources.compiled(library, path.name, given)
    if good and not (again and _KERNEL.search(more_said)):
        return True, False, said
    return again, sources.left_out, more_said


class _Sources:
    """A source and its headers without the host's code."""

    def __init__(self, source: bytes, host: bytes, nvrtc: Nvrtc, included: Sequence[Path]) -> None:
        self._main = source.decode(errors="replace")
        self._host = host
        self._own = (Path(), *included)
        self._folders = nvrtc.headers
        self._faulty: dict[str, set[int]] = {}
        self.left_out = False

    def compiled(
        self, library: ctypes.CDLL, name: str, options: Sequence[str]
    ) -> tuple[bool, str]:
        """Compile it; what is at fault and may be the host's is left out, too, round by round."""
        good, said = False, ""
        for _ in range(_ROUNDS):
            unit = self._unit(name)
            good, said = _compiled(library, name, unit, options)
            if not good and unit.instances:  # which may not mean anything outside of a function
                good, said = _compiled(library, name, replace(unit, instances=()), options)
            before = sum(map(len, self._faulty.values()))
            for file, line in _ERROR.findall(said) if not good else ():
                self._faulty.setdefault(file, set()).add(int(line))
            if sum(map(len, self._faulty.values())) == before:
                break
        return good, said

    def _unit(self, name: str) -> _Unit:
        main = device_code(self._main, self._faulty.get(name, ()))
        headers = {HOST_HEADER: self._host, "cub/cub.cuh": _CUB.encode()}
        headers |= dict.fromkeys(_EMPTY, b"")
        self.left_out |= main.left_out
        waiting = [(include, Path()) for include in main.includes]
        while waiting:
            include, folder = waiting.pop()
            named = include[1:-1]
            if named.startswith("thrust/"):  # works on the host
                headers[named] = b""
            if named in headers or any((one / named).is_file() for one in self._folders):
                continue
            places = [one / named for one in (folder, *self._own)]
            path = next((one for one in places if one.is_file()), places[0])
            try:
                text = path.read_text(errors="replace")
            except (OSError, ValueError):
                if include[0] == "<":
                    headers[named] = b""  # of the host's; what devices take of it is in ours
                continue
            found = device_code(text, self._faulty.get(named, ()))
            headers[named] = found.text.encode()
            waiting += [(one, path.parent) for one in found.includes]
            self.left_out |= found.left_out
        options = (f"--pre-include={HOST_HEADER}", "--device-as-default-execution-space")
        return _Unit(main.text.encode(), headers, main.instances, options)


def _compiled(
    library: ctypes.CDLL, name: str, unit: _Unit, options: Sequence[str]
) -> tuple[bool, str]:
    """True and the PTX, or False and NVRTC's messages."""
    given = [option.encode() for option in (*unit.options, *options)]
    program = ctypes.c_void_p()
    names = _array([os.fsencode(one) for one in unit.headers])
    texts = _array([*unit.headers.values()])
    _check(
        library.nvrtcCreateProgram(
            ctypes.byref(program), unit.text, os.fsencode(name), len(names), texts, names
        )
    )
    for instance in unit.instances:
        _check(library.nvrtcAddNameExpression(program, instance.encode()))
    failed = library.nvrtcCompileProgram(program, len(given), _array(given))
    said = _text(library, program, "ProgramLog" if failed else "PTX")
    library.nvrtcDestroyProgram(ctypes.byref(program))
    return not failed, said


def _array(texts: Sequence[bytes]) -> ctypes.Array[ctypes.c_char_p]:
    return (ctypes.c_char_p * len(texts))(*texts)


def _text(library: ctypes.CDLL, program: ctypes.c_void_p, what: str) -> str:
    size = ctypes.c_size_t()
    _check(library[f"nvrtcGet{what}Size"](program, ctypes.byref(size)))
    buffer = ctypes.create_string_buffer(size.value)
    _check(library[f"nvrtcGet{what}"](program, buffer))
    return buffer.value.decode(errors="replace")


def _check(code: int) -> None:
    if code:
        raise ProgramError(f"NVRTC cannot be used here (error {code}); reinstall it: {INSTALL}")
