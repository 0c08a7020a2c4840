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
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gevo.errors import ConfigError, ProgramError
from gevo.frontend.compiled import (
    COMPILE_S,
    LANGUAGE,
    NO_KERNEL,
    Answer,
    Compiled,
    answered,
    exhausted,
    failed,
    folders_of,
    macros,
    source_of,
)
from gevo.frontend.confine import read_only_beneath
from gevo.frontend.stripped import HOST_HEADER, Header, Setting, Stripped, Unit
from gevo.program.base import PTX_SUFFIX
from gevo.program.ptx.load import maker

INSTALL = "pip install 'gevo-gpu[nvrtc]'"
_OLDEST = 75
"""What NVRTC 13 compiles for at least; on simt its code runs for older GPUs, too."""

_OURS = ((Path(__file__).parent, HOST_HEADER), (LANGUAGE, "gevo/constants.h"))
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
_DEVICE_OPTIONS = (f"--pre-include={HOST_HEADER}", "--device-as-default-execution-space")
_ERROR = re.compile(r"^([^\s():]+)\((\d+)\): (?:catastrophic )?error", re.MULTILINE)
_KERNEL = re.compile(r"^\s*(?:\.\w+\s+)*\.entry\b", re.MULTILINE)
_FILE = re.compile(r'^(\s*\.file\s+\d+ ")([^"]*)', re.MULTILINE)
_LIBRARY = re.compile(
    r"^(?:\.weak )?\.global [^;={]*?\b(_ZN\w*(?:4cuda\d|15__cccl_)\w*)"
    r"(?:\[\d+\])?(?: = [^;]*)?;\n",
    re.MULTILINE,
)
_NAME = re.compile(r"\b_ZN\w+")


@dataclass(frozen=True)
class Nvrtc:
    """An installed NVRTC.

    Attributes:
        library: Path of libnvrtc.
        headers: Folders of CUDA's headers.
    """

    library: Path
    headers: tuple[Path, ...]


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
    target = f"--gpu-architecture=compute_{number_of(arch)}"
    return ("--generate-line-info", target, *macros(defines))


_PACKAGES: Sequence[tuple[str, str]] = (
    ("curand", "nvidia-curand"),
    ("cub/", "nvidia-cuda-cccl"),
    ("cuda/", "nvidia-cuda-cccl"),
)
"""What brings headers of CUDA's libraries where NVRTC finds them, by how their names begin."""


def _told(header: str) -> str:
    package = next((name for start, name in _PACKAGES if header.startswith(start)), "")
    return f"{header} (pip install {package})" if package else header


def compile_file(path: Path, options: Sequence[str], seconds: int = COMPILE_S) -> Compiled:
    """PTX of a `.cu` file.

    One that does not compile as it is, or has no kernels so, is compiled without the host's code.

    Args:
        path: The file. What it includes lies beneath its folder or is a header of CUDA's.
        options: As `options_for` gives them, and others; `-I` with a folder as seen from here.
        seconds: It may take so long.

    Raises:
        ConfigError: NVRTC is not installed.
        SourceError: The file does not compile; `log` has NVRTC's messages.
        ProgramError: It cannot be read, or NVRTC takes too long or too much memory.
    """
    nvrtc = find()
    source = source_of(path)
    # The compiler works in the source's folder, those of the user's are seen from here.
    included, given = folders_of(options)
    arguments = (nvrtc, source, path.resolve(), given, included)
    found = answered("NVRTC", path, _compile, arguments, seconds)
    if not found.good:
        raise failed(path, "NVRTC", found)
    if not _KERNEL.search(found.text):
        raise ProgramError(f"{path}: {NO_KERNEL}")
    compiler = f"NVRTC, {maker(found.text)}{found.how}"
    text = _without_library(_relative(found.text, path))
    return Compiled(text, source, compiler, PTX_SUFFIX)


def number_of(arch: str) -> str:
    """The virtual architecture for a GPU: `90a` for `sm_90a`, 75 for all that are older."""
    number = arch.removeprefix("sm_")
    digits = number.rstrip("af")
    return number if digits.isdecimal() and int(digits) >= _OLDEST else str(_OLDEST)


def _without_library(ptx: str) -> str:
    """The text without variables of CUDA's C++ library that nothing reads.

    Its headers declare some hundreds, which every variant would be parsed with.
    """
    named = Counter(_NAME.findall(ptx))
    return _LIBRARY.sub(lambda match: "" if named[match[1]] == 1 else match[0], ptx)


def _relative(ptx: str, path: Path) -> str:
    """The text with the source's own files named as seen from its folder, whoever compiles it."""
    folder = path.resolve().parent

    def named(match: re.Match[str]) -> str:
        file = Path(match[2])
        shown = file.relative_to(folder) if file.is_relative_to(folder) else file.name
        return f"{match[1]}{shown}"

    return _FILE.sub(named, ptx)


def _compile(
    nvrtc: Nvrtc, source: bytes, path: Path, options: Sequence[str], included: Sequence[Path]
) -> Answer:
    """What NVRTC says of a source, for a child process.

    `included` are the user's folders of headers.
    """
    try:
        library = ctypes.CDLL(str(nvrtc.library))
        for more in nvrtc.library.parent.glob("libnvrtc-builtins.so*"):
            ctypes.CDLL(str(more))  # what it would look for later, with the system's libraries
    except OSError as error:
        raise ProgramError(f"NVRTC cannot be loaded ({error}); reinstall it: {INSTALL}") from error
    # Called by its bare name where it lies: the text must not depend on where that is.
    os.chdir(path.parent)
    host = {name: Header((place / name).read_bytes()) for place, name in _OURS}
    read_only_beneath((path.parent, *included, *nvrtc.headers))
    folders = (".", *included, *nvrtc.headers)
    given = (*options, *(f"--include-path={one}" for one in folders))

    def compile_unit(unit: Unit) -> tuple[bool, str]:
        return _compiled(library, path.name, unit, given)

    good, said = compile_unit(Unit(source))
    if (good and _KERNEL.search(said)) or exhausted(said):
        return Answer(good, said)
    headers = {**host, "cub/cub.cuh": Header(_CUB.encode())}
    setting = Setting(
        (Path(), *included),
        lambda named: any((one / named).is_file() for one in nvrtc.headers),
        headers | dict.fromkeys(_EMPTY, Header(b"")),
        _ERROR,
        std="gevo_std",
    )
    stripped = Stripped(source, setting)
    again, more_said = stripped.compiled(path.name, compile_unit)
    if good and not (again and _KERNEL.search(more_said)):
        return Answer(True, said)
    return Answer(again, more_said, stripped.how, tuple(map(_told, stripped.absent)))


def _compiled(
    library: ctypes.CDLL, name: str, unit: Unit, options: Sequence[str]
) -> tuple[bool, str]:
    """True and the PTX, or False and NVRTC's messages."""
    more = _DEVICE_OPTIONS if unit.device_only else ()
    given = [option.encode() for option in (*more, *options)]
    program = ctypes.c_void_p()
    names = _array([os.fsencode(one) for one in unit.headers])
    texts = _array([one.text for one in unit.headers.values()])
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
