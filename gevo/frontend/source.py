"""Opens what a user names: a program as it is, or a CUDA source, which becomes PTX first."""

from __future__ import annotations

import hashlib
import shlex
import tempfile
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError
from gevo.frontend.nvrtc import Compiled, compile_file, options_for
from gevo.program.base import CUDA_SUFFIX, PTX_SUFFIX
from gevo.program.ptx.load import maker


class CompilerName(StrEnum):
    """What can make PTX of a `.cu` file."""

    NVRTC = "nvrtc"


_OURS = ("--gpu-architecture", "-arch", "--gpu-code", "-code")
"""Flags of which gevo knows better what they must be."""


@dataclass(frozen=True)
class Compiler:
    """What makes PTX of a `.cu` file.

    Attributes:
        name: Its name.
        flags: What it is given beside what gevo gives it; `-I` folders as seen from here.
    """

    name: CompilerName = CompilerName.NVRTC
    flags: tuple[str, ...] = ()

    def __str__(self) -> str:
        return shlex.join((self.name, *self.flags))

    @classmethod
    def parse(cls, text: str) -> Compiler:
        """The compiler of a command line: `nvrtc -DROWS=4 -I ../include`.

        Raises:
            ConfigError: There is no such compiler, or what follows it are no flags.
        """
        try:
            name, *words = shlex.split(text) or [""]
        except ValueError as error:
            raise ConfigError(f"--compiler {text!r}: {error}") from error
        if name not in {one.value for one in CompilerName}:
            there = ", ".join(CompilerName)
            raise ConfigError(f"--compiler {name!r}: there is {there}; flags follow the name")
        flags: list[str] = []
        for word in words:
            if not word.startswith("-") and flags and flags[-1] in ("-D", "-I", "-U"):
                flags[-1] += word
            elif not word.startswith("-") or word.startswith(_OURS):
                why = "chosen by the device" if word.startswith("-") else "no flag"
                raise ConfigError(f"--compiler {text!r}: {word!r} is {why}")
            else:
                flags.append(word)
        return cls(CompilerName(name), tuple(flags))


NVRTC = Compiler()
"""Without flags."""


@dataclass(frozen=True)
class Source:
    """A program's file, ready to be loaded.

    Attributes:
        path: What `gevo.program.load` reads: of a `.cu` file the PTX that was made of it.
        given: What the user named.
        text: The source; empty where nothing had to be compiled.
        about: The source's digest, `compiler` with version and `options`; likewise.
    """

    path: Path
    given: Path
    text: str = ""
    about: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def compiler(self) -> str:
        """What made it; empty where it does not say so."""
        if self.path.suffix != PTX_SUFFIX:
            return ""
        made_by = maker(self.path.read_text(encoding="utf-8"))
        return str(self.about.get("compiler", made_by))


@dataclass(frozen=True)
class Kept:
    """What a run has kept of a source that was compiled for it.

    Attributes:
        ptx: What was made of it.
        text: The source.
        about: As in `Source`.
    """

    ptx: str
    text: str
    about: Mapping[str, Any]


COMPILERS: Mapping[CompilerName, Callable[[Path, Sequence[str]], Compiled]] = {
    CompilerName.NVRTC: compile_file,
}


@contextmanager
def opened(
    path: Path,
    compiler: Compiler,
    arch: Callable[[], str],
    defines: Callable[[], Mapping[str, int | float]] = dict,
    kept: Kept | None = None,
) -> Generator[Source]:
    """A program's file; the PTX of a `.cu` file lies in a temporary folder until it is done.

    Args:
        path: What the user named.
        compiler: What compiles a `.cu` file.
        arch: Finds out which GPU to compile for, as `sm_90`.
        defines: Finds out the values of macros.
        kept: What a run has kept of it. It is taken where it was made in the same way from the
            same source, or the source is gone, so that no compiler is needed.

    Raises:
        ConfigError: The compiler is not installed.
        ProgramError: The file does not compile; see `gevo.frontend.nvrtc.compile_file`.
    """
    if path.suffix != CUDA_SUFFIX:
        yield Source(path, path)
        return
    options = (*options_for(arch(), defines()), *compiler.flags)
    with opened_with(path, options, compiler, kept) as source:
        yield source


@contextmanager
def opened_with(
    path: Path,
    options: Sequence[str],
    compiler: Compiler = NVRTC,
    kept: Kept | None = None,
) -> Generator[Source]:
    """As `opened`, with the options that a `.cu` file is compiled with."""
    if path.suffix != CUDA_SUFFIX:
        yield Source(path, path)
        return
    taken = kept if kept is not None and _is(path, options, kept.about) else None
    if taken is None:
        compiled = COMPILERS[compiler.name](path, options)
        digest = hashlib.sha256(compiled.source).hexdigest()
        about = {"digest": digest, "compiler": compiled.compiler, "options": [*options]}
        taken = Kept(compiled.text, compiled.source.decode(errors="replace"), about)
    with tempfile.TemporaryDirectory(prefix="gevo-") as folder:
        # Of that name, since lines are the PTX's own where it tells of no others.
        ptx = Path(folder) / path.with_suffix(PTX_SUFFIX).name
        ptx.write_text(taken.ptx, encoding="utf-8")
        yield Source(ptx, path, taken.text, taken.about)


def _is(path: Path, options: Sequence[str], about: Mapping[str, Any]) -> bool:
    """Whether something was compiled so from what the file holds, if there is one."""
    if about["options"] != [*options]:
        return False
    return not path.exists() or about["digest"] == hashlib.sha256(path.read_bytes()).hexdigest()
