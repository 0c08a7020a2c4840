"""LLVM IR from CUDA C++ by clang: one on the PATH, or that of the package `ziglang`.

With a toolkit, a file is compiled as it is, host code and all: clang reads CUDA's own headers. The
wheel lacks clang's side of those headers, and there may be no toolkit; then a header of gevo's own
(`language/`) says what the language of device code is, and the host's code is left out. libdevice,
CUDA's mathematics as LLVM's bitcode, is linked where there is one.

A source is a stranger's text: clang runs in a child process that reads nothing but the source's
folder, headers, and the system's libraries. How clang compiles CUDA: LLVM, *Compiling CUDA with
clang*; files in the place of others: *Clang Compiler User's Manual*, `-ivfsoverlay`.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from gevo.child import end_with_parent
from gevo.errors import ConfigError, ProgramError
from gevo.frontend.compiled import (
    COMPILE_S,
    LANGUAGE,
    NO_KERNEL,
    Answer,
    Compiled,
    answered,
    failed,
    folders_of,
    macros,
    source_of,
)
from gevo.frontend.confine import read_only_beneath
from gevo.frontend.database import FAST_MATH
from gevo.frontend.stripped import Setting, Stripped, Unit
from gevo.program.base import LLVM_SUFFIX

INSTALL = "pip install 'gevo-gpu[clang]'"

_NEWEST, _OLDEST = 22, 18
"""Major versions: what a newer clang writes LLVM 22 may not read; older ones lack builtins."""
_NAMES = ("clang-22", "/usr/lib/llvm-22/bin/clang", "clang", "clang-21", "clang-20", "clang-19")
_SYSTEM = (
    *("/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib64", "/usr/local/lib"),
    *("/usr/include", "/usr/local/include", "/etc/ld.so.cache"),
)
"""Libraries that clang is made of, and the system's headers."""
_ABSENT = Path("/gevo-absent")
"""Where headers are said to be that are nowhere."""
_SPARE_S = 10
_WITH_TOOLKIT, _OWN = ", CUDA's headers", ", gevo's header"
_FORM = (
    *("-x", "cuda", "--cuda-device-only", "-S", "-emit-llvm", "-fno-discard-value-names", "-Qn"),
    *("-gline-tables-only", "-ffile-compilation-dir=.", "-fno-color-diagnostics"),
    "-Wno-unknown-cuda-version",
)
_FAST = {
    FAST_MATH: ("-fgpu-flush-denormals-to-zero", "-fgpu-approx-transcendentals"),
}
"""What options of nvcc's are called here."""
_ERROR = re.compile(r"^([^\s:]+):(\d+):\d+: (?:fatal )?error", re.MULTILINE)
_MISSING = re.compile(r"fatal error: '([^']+)' file not found")
_KERNEL = re.compile(r"^define [^\n]*\bptx_kernel\b", re.MULTILINE)
_VERSION = re.compile(r"\bversion (\d+[\d.]*)")
_MADE_FROM = re.compile(r"^; ModuleID = .*\n", re.MULTILINE)
_COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
_CLUSTERS = re.compile(r"\b(__cluster_dims__|cluster_dims)\s*\(")
"""clang 22 takes the attribute and makes nothing of it."""


@dataclass(frozen=True)
class Clang:
    """A clang.

    Attributes:
        command: How it is called.
        version: Its version, as `22.1.8`.
        folders: What it must be able to read of its own.
        headers: Its own headers, those of C.
        toolkit: A folder of CUDA's whose headers it can take; None without.
        libdevice: Bitcode of CUDA's mathematics; None without.
    """

    command: tuple[str, ...]
    version: str
    folders: tuple[Path, ...]
    headers: Path
    toolkit: Path | None
    libdevice: Path | None


def find_clang() -> Clang:
    """The clang on the PATH; `$CLANG` comes first.

    Raises:
        ConfigError: There is none of a version that can be used.
    """
    unfit = ""
    for name in (os.environ.get("CLANG", ""), *_NAMES):
        path = shutil.which(name) if name else None
        version = _version(path) if path else ""
        if not path or not version:
            continue
        if not _OLDEST <= int(version.split(".")[0]) <= _NEWEST:
            unfit = f"; {path} is clang {version}"
            continue
        toolkit = next(_toolkits(), None)
        prefix = Path(path).resolve().parent.parent
        headers = Path(_said(path, "-print-resource-dir").strip()) / "include"
        return Clang((path,), version, (prefix, headers), headers, toolkit, _libdevice())
    raise ConfigError(
        f"there is no clang {_OLDEST} to {_NEWEST} on the PATH{unfit}: install one, or {INSTALL}"
    )


def find_ziglang() -> Clang:
    """The clang of the package `ziglang`; raises ConfigError where it is not installed."""
    spec = importlib.util.find_spec("ziglang")
    for folder in map(Path, (spec.submodule_search_locations or ()) if spec else ()):
        zig = folder / "zig"
        if version := _version(str(zig), "clang"):
            headers = folder / "lib" / "include"
            return Clang((str(zig), "clang"), version, (folder,), headers, None, _libdevice())
    raise ConfigError(f"the package ziglang, which has a clang, is not installed: {INSTALL}")


@cache
def _said(*command: str) -> str:
    """What a command prints; empty where it does not run."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=_SPARE_S
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def _version(*command: str) -> str:
    """The version that a clang says it is; empty where it does not run."""
    found = _VERSION.search(_said(*command, "--version"))
    return found[1] if found else ""


def _roots() -> Iterator[Path]:
    """Where CUDA may be."""
    variables = (os.environ.get(name) for name in ("CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"))
    yield from (Path(one) for one in variables if one)
    yield Path("/usr/local/cuda")
    spec = importlib.util.find_spec("nvidia")
    for folder in map(Path, (spec.submodule_search_locations or ()) if spec else ()):
        yield from sorted(folder.glob("cu*"), reverse=True)


def _toolkits() -> Iterator[Path]:
    for root in _roots():
        needed = ("include/cuda_runtime.h", "include/crt/host_config.h", "bin")
        if all((root / one).exists() for one in (*needed, "nvvm/libdevice")):
            yield root.resolve()


def _libdevice() -> Path | None:
    found = (one for root in _roots() for one in (root / "nvvm/libdevice").glob("libdevice*.bc"))
    return next((one.resolve() for one in found), None)


def options_for(arch: str, defines: Mapping[str, int | float]) -> tuple[str, ...]:
    """What clang is called with, beside paths.

    Args:
        arch: The GPU, as `sm_90`.
        defines: Values of macros.
    """
    return (f"--cuda-gpu-arch={arch}", "-O3", *macros(defines))


def compile_file(
    clang: Clang, path: Path, options: Sequence[str], seconds: int = COMPILE_S
) -> Compiled:
    """LLVM IR of a `.cu` file.

    Args:
        clang: What compiles it.
        path: The file. What it includes lies beneath its folder, or is the system's or CUDA's.
        options: As `options_for` gives them, and others; `-I` with a folder as seen from here.
        seconds: It may take so long.

    Raises:
        SourceError: The file does not compile; `log` has clang's messages.
        ProgramError: It cannot be read, or clang takes too long or too much memory; or it asks
            for clusters of blocks.
    """
    source = source_of(path)
    _require_no_clusters(path, source)
    included, given = folders_of(options)
    with tempfile.TemporaryDirectory(prefix="gevo-") as folder:
        call = _Call(clang, path.resolve(), tuple(given), tuple(included), Path(folder), seconds)
        # The child's time is longer: clang is a process of the child's, and ends before it.
        found = answered("clang", path, _compile, (call, source), seconds + _SPARE_S)
    if not found.good:
        raise failed(path, f"clang {clang.version}", found)
    if not _KERNEL.search(found.text):
        raise ProgramError(f"{path}: {NO_KERNEL}")
    text = _MADE_FROM.sub("", found.text)
    return Compiled(text, source, f"clang {clang.version}{found.how}", LLVM_SUFFIX)


def _require_no_clusters(path: Path, source: bytes) -> None:
    """Raises ProgramError where clang would compile a kernel without the clusters it asks for."""
    text = _COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source.decode(errors="replace"))
    if found := _CLUSTERS.search(text):
        line = text.count("\n", 0, found.start()) + 1
        raise ProgramError(
            f"{path}: line {line} asks for clusters of blocks ({found[1]}), which clang leaves "
            "out and gevo does not run"
        )


def _compile(call: _Call, source: bytes) -> Answer:
    """What clang says of a source, for a child process."""
    call.confine()
    name, said = call.path.name, ""
    if call.clang.toolkit is not None:
        good, said = call(Unit(source))
        if good and _KERNEL.search(said):
            return Answer(True, said, _WITH_TOOLKIT)
        stripped = Stripped(source, call.setting())
        again, more_said = stripped.compiled(name, call)
        if again or good:
            how = f"{_WITH_TOOLKIT}{stripped.how}"
            return Answer(True, more_said if again else said, how)
        # With a header missing, nothing is said of what comes after it.
        said = more_said if _MISSING.search(said) else said
    own = replace(call, clang=replace(call.clang, toolkit=None))
    stripped = Stripped(source, own.setting())
    good, more_said = stripped.compiled(name, own)
    if said and not good:
        more_said = said
    return Answer(good, more_said, f"{_OWN}{stripped.how}", stripped.absent)


@dataclass(frozen=True)
class _Call:
    """How a source is compiled; called with what is given at once.

    Attributes:
        clang: What compiles it.
        path: The source.
        options: Beside paths.
        included: The user's folders of headers.
        scratch: A folder for files that stand in for others.
        seconds: Clang may take so long.
    """

    clang: Clang
    path: Path
    options: tuple[str, ...]
    included: tuple[Path, ...]
    scratch: Path
    seconds: int

    def __call__(self, unit: Unit) -> tuple[bool, str]:
        """True and the LLVM IR, or False and clang's messages."""
        text = unit.text + _instances(unit.instances)
        words = (*self.clang.command, *_FORM, *self._headers(), *self._options())
        overlay = self._overlay({self.path: text, **self._placed(unit)})
        command = (*words, "-ivfsoverlay", str(overlay), self.path.name, "-o", "-")
        try:
            done = subprocess.run(
                command,
                cwd=self.path.parent,
                env={"PATH": os.defpath, "LC_ALL": "C"},
                input=b"",
                capture_output=True,
                check=False,
                timeout=self.seconds,
                preexec_fn=end_with_parent,
            )
        except subprocess.TimeoutExpired:
            os.kill(os.getpid(), signal.SIGALRM)  # as if this process's own time were up
            raise
        good = done.returncode == 0
        return good, (done.stdout if good else done.stderr).decode(errors="replace")

    def setting(self) -> Setting:
        """What the source is compiled among."""
        return Setting((self.path.parent, *self.included), self._has, {}, _ERROR, _MISSING)

    def _has(self, named: str) -> bool:
        own = (self.path.parent, *self.included)
        if self.clang.toolkit is not None:
            return not any((one / named).is_file() for one in own)
        return any((one / named).is_file() for one in (LANGUAGE, self.clang.headers))

    def _headers(self) -> Iterator[str]:
        for folder in (self.path.parent, *self.included):
            yield f"-I{folder}"
        yield from ("-idirafter", str(_ABSENT))
        if self.clang.toolkit is not None:
            yield f"--cuda-path={self.clang.toolkit}"
            yield from ("-idirafter", str(LANGUAGE / "absent"))
            return
        # Which toolkit is installed must make no difference, if one is.
        yield from ("--cuda-path=no-toolkit", "--cuda-feature=+ptx88", "-nocudainc", "-nocudalib")
        yield from ("-nostdinc", "-nostdinc++", "-isystem", str(LANGUAGE))
        yield from ("-isystem", str(self.clang.headers), "-include", "cuda_runtime.h")
        if self.clang.libdevice is not None:
            for word in ("-mlink-builtin-bitcode", str(self.clang.libdevice)):
                yield from ("-Xclang", word)

    def _options(self) -> Iterator[str]:
        for option in self.options:
            yield from _FAST.get(option, (option,))

    def _placed(self, unit: Unit) -> dict[Path, bytes]:
        placed = unit.headers.items()
        return {header.path or _ABSENT / name: header.text for name, header in placed}

    def _overlay(self, files: Mapping[Path, bytes]) -> Path:
        """What makes clang see other files than there are, by the names of those."""
        roots: list[dict[str, str]] = []
        for number, (path, text) in enumerate(files.items()):
            place = self.scratch / str(number)
            place.write_bytes(text)
            name = os.path.normpath(self.path.parent / path)
            roots.append({"type": "file", "name": name, "external-contents": str(place)})
        about = {"version": 0, "use-external-names": False, "roots": roots}
        overlay = self.scratch / "overlay.json"
        overlay.write_text(json.dumps(about), encoding="utf-8")
        return overlay

    def confine(self) -> None:
        """Let this process, and those that it starts, read only what a compiler needs."""
        clang = self.clang
        mine = (*clang.folders, LANGUAGE, self.path.parent, *self.included)
        cuda = (one for one in (clang.toolkit, clang.libdevice) if one is not None)
        read_only_beneath((*mine, *cuda, *map(Path, _SYSTEM)), self.scratch)


def _instances(names: Sequence[str]) -> bytes:
    """What makes templates of kernels be compiled: somebody takes their addresses."""
    if not names:
        return b""
    taken = "".join(f"(void)&{name};" for name in names)
    return f"\n__host__ void gevo_instances() {{ {taken} }}\n".encode()
