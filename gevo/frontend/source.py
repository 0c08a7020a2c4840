"""Opens what a user names: a program as it is, or a CUDA source, which is compiled first."""

from __future__ import annotations

import hashlib
import re
import shlex
import tempfile
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError, ProgramError
from gevo.files import read_regular, read_text
from gevo.frontend import clang, nvrtc
from gevo.frontend.compiled import COMPILE_S, Compiled
from gevo.frontend.database import flags_of
from gevo.frontend.device_code import parameter_names, source_launches
from gevo.program.base import CUDA_SUFFIX, PTX_SUFFIX
from gevo.program.parameters import SourceLaunches, SourceNames
from gevo.program.ptx.load import maker


class CompilerName(StrEnum):
    """What can compile a `.cu` file.

    `auto` is the first of the compilers that is installed, `best` the one whose text is the
    fastest on a workload, which only an evolution finds out.
    """

    AUTO = "auto"
    BEST = "best"
    NVRTC = "nvrtc"
    CLANG = "clang"
    ZIGLANG = "ziglang"

    @classmethod
    def of(cls, name: str) -> CompilerName:
        """The one of that name; raises ConfigError where there is none."""
        try:
            return cls(name)
        except ValueError:
            there = ", ".join(cls)
            raise ConfigError(f"compiler {name!r}: there is {there}") from None


_OURS = ("--gpu-architecture", "-arch", "--gpu-code", "-code", "--cuda-gpu-arch", "--offload-arch")
"""Flags of which gevo knows better what they must be."""


@dataclass(frozen=True)
class Compiler:
    """What compiles a `.cu` file.

    Attributes:
        name: Its name.
        flags: What it is given beside what gevo gives it; `-I` folders as seen from here.
        seconds: A source that takes longer is refused.
    """

    name: CompilerName = CompilerName.AUTO
    flags: tuple[str, ...] = ()
    seconds: int = COMPILE_S

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
        return cls(CompilerName.of(name)).given(words, f"--compiler {text!r}")

    def given(self, words: Sequence[str], where: str) -> Compiler:
        """The same with more flags; of some the value may be a word of its own.

        Args:
            words: The flags.
            where: Who gives them, for refusals.

        Raises:
            ConfigError: They are no flags, or such as gevo gives itself.
        """
        flags: list[str] = []
        for word in words:
            if not word.startswith("-") and flags and flags[-1] in ("-D", "-I", "-U"):
                flags[-1] += word
            elif not word.startswith("-") or word.startswith(_OURS):
                why = "chosen by the device" if word.startswith("-") else "no flag"
                raise ConfigError(f"{where}: {word!r} is {why}")
            else:
                flags.append(word)
        return replace(self, flags=(*self.flags, *flags))

    def of_build(self, database: Path, source: Path) -> Compiler:
        """The same with the flags of a source's build; see `gevo.frontend.database.flags_of`."""
        return self.given(flags_of(database, source), f"-p {database}")


FIRST = Compiler()
"""The first that is installed, without flags."""


@dataclass(frozen=True)
class Source:
    """A program's file, ready to be loaded.

    Attributes:
        path: What `gevo.program.load` reads: of a `.cu` file the PTX or LLVM IR made of it.
        given: What the user named.
        text: The source; empty where nothing had to be compiled.
        about: The source's digest, `compiler` with version, its name (`by`), and `options`;
            likewise. `compared` where several compilers' texts were: of each the `compiler` with
            its flags, and `runtime_ns`, or `why` it is not right; the fastest first.
    """

    path: Path
    given: Path
    text: str = ""
    about: Mapping[str, Any] = field(default_factory=dict[str, Any])

    @property
    def compiler(self) -> str:
        """What made it; empty where it does not say so."""
        if self.about or self.path.suffix != PTX_SUFFIX:
            return str(self.about.get("compiler", ""))
        return maker(read_text(self.path))

    def compared(self, texts: Sequence[Mapping[str, Any]]) -> Source:
        """The same, with what other compilers' texts came to; the same without any."""
        return replace(self, about={**self.about, "compared": [*texts]}) if texts else self

    def parameters(self) -> SourceNames:
        """What the source calls the parameters of its kernels; see `parameter_names`."""
        return parameter_names(self.text, self.given.parent) if self.text else {}

    def launches(self) -> SourceLaunches:
        """What the source says of its launches; see `source_launches`."""
        options: Sequence[str] = self.about.get("options", ())
        given = (one[2:].partition("=") for one in options if one.startswith("-D"))
        defined = {name: value or "1" for name, _, value in given}
        return source_launches(self.text, self.given.parent, defined) if self.text else {}


@dataclass(frozen=True)
class Kept:
    """What a run has kept of a source that was compiled for it.

    Attributes:
        made: What was made of it.
        suffix: Of a file that holds that.
        text: The source.
        about: As in `Source`.
    """

    made: str
    suffix: str
    text: str
    about: Mapping[str, Any]

    @property
    def name(self) -> CompilerName:
        """What made it; before there was a choice, that was NVRTC."""
        return CompilerName.of(str(self.about.get("by", CompilerName.NVRTC)))


@dataclass(frozen=True)
class Toolchain:
    """One compiler.

    Attributes:
        find: Raises ConfigError where it is not installed.
        options: What it is given for a GPU and for values of macros.
        compile: Compiles a file with options, within so many seconds.
    """

    find: Callable[[], object]
    options: Callable[[str, Mapping[str, int | float]], tuple[str, ...]]
    compile: Callable[[Path, Sequence[str], int], Compiled]


COMPILERS: Mapping[CompilerName, Toolchain] = {
    CompilerName.NVRTC: Toolchain(nvrtc.find, nvrtc.options_for, nvrtc.compile_file),
    CompilerName.CLANG: Toolchain(
        clang.find_clang,
        clang.options_for,
        lambda path, options, seconds: clang.compile_file(
            clang.find_clang(), path, options, seconds
        ),
    ),
    CompilerName.ZIGLANG: Toolchain(
        clang.find_ziglang,
        clang.options_for,
        lambda path, options, seconds: clang.compile_file(
            clang.find_ziglang(), path, options, seconds
        ),
    ),
}
"""By name, in the order in which `auto` asks for them."""


def chosen(compiler: Compiler) -> Compiler:
    """The compiler itself, or for `auto` the first that is installed.

    Raises:
        ConfigError: None is, or it is `best`, which needs a workload.
    """
    if compiler.name is CompilerName.BEST:
        raise ConfigError(
            "--compiler best: only gevo evolve compares compilers; name the one that is meant here"
        )
    if compiler.name is not CompilerName.AUTO:
        return compiler
    return replace(compiler, name=installed()[0])


def installed() -> list[CompilerName]:
    """The compilers that are installed, at least one, in the order in which `auto` asks for them.

    Raises:
        ConfigError: None is.
    """
    found: list[CompilerName] = []
    for name, toolchain in COMPILERS.items():
        with suppress(ConfigError):
            toolchain.find()
            found.append(name)
    if found:
        return found
    raise ConfigError(
        f"no compiler of CUDA C++ is installed: {nvrtc.INSTALL} (NVIDIA's), or {clang.INSTALL}, "
        "or a clang on the PATH"
    )


@contextmanager
def opened(
    path: Path,
    compiler: Compiler,
    arch: Callable[[], str],
    defines: Callable[[], Mapping[str, int | float]] = dict,
    kept: Kept | None = None,
) -> Generator[Source]:
    """A program's file; what a `.cu` file becomes lies in a temporary folder until it is done.

    Args:
        path: What the user named.
        compiler: What compiles a `.cu` file.
        arch: Finds out which GPU to compile for, as `sm_90`.
        defines: Finds out the values of macros.
        kept: What a run has kept of it. It is taken where it was made in the same way from the
            same source, or the source is gone, so that no compiler is needed.

    Raises:
        ConfigError: The compiler is not installed.
        ProgramError: The file does not compile; see the compilers' `compile_file`. Or it declares
            what is a macro.
    """
    if path.suffix != CUDA_SUFFIX:
        yield Source(path, path)
        return
    macros = defines()
    _require_undeclared(path, macros)
    if kept is not None and compiler.name is CompilerName.BEST:
        name, options = kept.name, tuple(kept.about["options"])
    else:
        if kept is not None and compiler.name in (CompilerName.AUTO, kept.name):
            compiler = replace(compiler, name=kept.name)
        else:
            compiler = chosen(compiler)
        name = compiler.name
        options = (*COMPILERS[name].options(arch(), macros), *compiler.flags)
    with opened_with(path, options, name, kept, compiler.seconds) as source:
        yield source


def _require_undeclared(path: Path, macros: Mapping[str, int | float]) -> None:
    """Raises ProgramError where a source declares what it gets as a macro (as in `.ll` files)."""
    if not macros or not path.exists():
        return
    text = read_text(path, "replace")
    names = "|".join(re.escape(name) for name in macros)
    found = re.search(rf"\bextern\b[^;{{}}]*\b__constant__\b[^;{{}}]*\b({names})\s*;", text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        raise ProgramError(
            f"{path}: line {line} declares {found[1]}, which [tune.constants] defines as a macro "
            "where the program is a .cu file: leave the declaration out"
        )


@contextmanager
def opened_with(
    path: Path,
    options: Sequence[str],
    name: CompilerName,
    kept: Kept | None = None,
    seconds: int = COMPILE_S,
) -> Generator[Source]:
    """As `opened`, with the options that a `.cu` file is compiled with."""
    if path.suffix != CUDA_SUFFIX:
        yield Source(path, path)
        return
    taken = kept if kept is not None and _is(path, name, options, kept) else None
    if taken is None:
        compiled = COMPILERS[name].compile(path, options, seconds)
        digest = hashlib.sha256(compiled.source).hexdigest()
        about = {"digest": digest, "compiler": compiled.compiler, "by": name.value}
        about |= {"options": [*options]}
        text = compiled.source.decode(errors="replace")
        taken = Kept(compiled.text, compiled.suffix, text, about)
    with tempfile.TemporaryDirectory(prefix="gevo-") as folder:
        # Of that name, since lines are the PTX's own where it tells of no others.
        made = Path(folder) / path.with_suffix(taken.suffix).name
        made.write_text(taken.made, encoding="utf-8")
        yield Source(made, path, taken.text, taken.about)


def _is(path: Path, name: CompilerName, options: Sequence[str], kept: Kept) -> bool:
    """Whether something was compiled so from what the file holds, if there is one."""
    if kept.name is not name or kept.about["options"] != [*options]:
        return False
    digest = kept.about["digest"]
    return not path.exists() or digest == hashlib.sha256(read_regular(path)).hexdigest()
