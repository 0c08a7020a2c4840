"""Which workload belongs to a kernel file."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from gevo.errors import ConfigError, WorkloadError, did_you_mean
from gevo.program.base import Dialect

SUFFIXES = (".toml", ".py")


def candidates(kernel: Path) -> list[Path]:
    """Where a kernel's workload may be, the likeliest first.

    For `kernels/nw.ll`: `nw.toml` and `nw.py` in `testcases` beside the kernel's folder, in
    `testcases` under the current folder, and in the kernel's own folder.
    """
    folder = kernel.resolve().parent
    folders = (folder.parent / "testcases", Path.cwd() / "testcases", folder)
    distinct = dict.fromkeys(folders)
    return [place / f"{kernel.stem}{suffix}" for place in distinct for suffix in SUFFIXES]


def find(kernel_path: str | Path, explicit: str | Path | None = None) -> Path:
    """The spec of a kernel's workload.

    Args:
        kernel_path: The kernel file.
        explicit: The path given with `--workload`, or None.

    Raises:
        WorkloadError: There is no such file, or none in any of the usual places.
    """
    kernel = Path(kernel_path)
    if explicit is not None:
        if not Path(explicit).is_file():
            raise WorkloadError(f"{explicit}: there is no such workload file")
        return Path(explicit)
    places = candidates(kernel)
    for place in places:
        if place.is_file():
            return place
    looked = ", ".join(str(place) for place in places if place.suffix == SUFFIXES[0])
    raise WorkloadError(
        f"{kernel}: no workload (looked for {looked}, and .py); "
        f"write one with `gevo init {kernel}` or name one with --workload"
    )


_PACKAGE = Path(__file__).resolve().parents[1]
_PROGRAM = re.compile(r'^(program = )"[^"]*"', re.MULTILINE)
_BRACES = re.compile(r"\{\w+\}")


def _root() -> Path:
    """The folder of `kernels` and `testcases`: in an installed package, or in a checkout."""
    installed = _PACKAGE / "examples"
    root = installed if (installed / "kernels").is_dir() else _PACKAGE.parent
    if not (root / "kernels").is_dir() or not (root / "testcases").is_dir():
        raise ConfigError(f"the examples are not where gevo was installed ({installed})")
    return root


def example_names() -> tuple[str, ...]:
    """Every example; raises ConfigError where none were installed."""
    root = _root()
    programs = {p.stem for p in (root / "kernels").iterdir() if Dialect.of_file(p)}
    return tuple(sorted(p.stem for p in (root / "testcases").glob("*.toml") if p.stem in programs))


def copy_example(name: str, folder: Path, force: bool = False) -> list[Path]:
    """Copy an example's files into a folder, which is made if need be.

    Args:
        name: As `example_names` has it.
        folder: Where to.
        force: Overwrite files that exist.

    Returns:
        The files written: the program, its source if there is one, the spec and what it names.

    Raises:
        ConfigError: There is no such example, or a file exists or cannot be written.
    """
    names = example_names()
    if name not in names:
        hint = did_you_mean(name, names)
        raise ConfigError(f"there is no example {name!r}{hint}; there are {', '.join(names)}")
    contents = dict(_files(_root(), name))
    for file in contents:
        if (folder / file).exists() and not force:
            raise ConfigError(f"{folder / file} exists already; give another --out, or --force")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for file, content in contents.items():
            (folder / file).write_bytes(content)
    except OSError as error:
        raise ConfigError(f"{folder}: cannot be written: {error.strerror}") from error
    return [folder / file for file in contents]


def _files(root: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """Names and contents; the spec names the program beside it."""
    tests = root / "testcases"
    text = (tests / f"{name}.toml").read_text()
    spec = tomllib.loads(text)
    program = (tests / spec["program"]).resolve()
    for path in (program, program.with_suffix(".cu")):
        if path.is_file():
            yield path.name, path.read_bytes()
    yield f"{name}.toml", _PROGRAM.sub(rf'\1"{program.name}"', text, count=1).encode()
    patterns = [a["file"] for a in spec["arrays"].values() if "file" in a]
    for pattern in (*([spec["python"]] if "python" in spec else []), *patterns):
        for path in sorted(tests.glob(_BRACES.sub("*", pattern))):
            yield path.name, path.read_bytes()
