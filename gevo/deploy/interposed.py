"""Runs an application with gevo between it and the CUDA driver (`gevo/deploy/interposer`)."""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from gevo.errors import ConfigError
from gevo.user_cache import cache_folder

SOURCES = Path(__file__).with_name("interposer")
LIBRARY = "libgevo-interposer.so"
GIVEN = "GEVO_INTERPOSER"
"""Environment variable that names a library which somebody has built."""
_BUILD_S = 120
_PT_INTERP = 3


def library() -> Path:
    """The interposer: what `$GEVO_INTERPOSER` names, else built once and kept in the cache.

    Raises:
        ConfigError: This is no Linux, CMake or a C compiler is missing, or it does not build.
    """
    if sys.platform != "linux":
        raise ConfigError(
            f"record and replace need Linux, whose loader puts libraries in front of others "
            f"(LD_PRELOAD); this is {platform.system()}"
        )
    if given := os.environ.get(GIVEN):
        if not Path(given).is_file():
            raise ConfigError(f"{GIVEN}={given}: there is no such file")
        return Path(given).resolve()
    digest = hashlib.sha256()
    for path in sorted(SOURCES.iterdir()):
        digest.update(path.read_bytes())
    place = cache_folder(f"interposer-{platform.machine()}-{digest.hexdigest()[:16]}")
    if not (place / LIBRARY).is_file():
        _build(place)
    return place / LIBRARY


def _build(place: Path) -> None:
    """Build it in a folder of its own, and move it to its place when it is whole."""
    if shutil.which("cmake") is None:
        raise ConfigError(
            "CMake is not installed, which builds what stands between an application and the "
            f"driver (apt: cmake; pip: cmake), or name a built one with {GIVEN}"
        )
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ConfigError(f"{place}: cannot be made ({error.strerror})") from error
    with tempfile.TemporaryDirectory(dir=place) as folder:
        for step in (("-S", str(SOURCES), "-B", folder), ("--build", folder)):
            try:
                done = subprocess.run(
                    ("cmake", *step), capture_output=True, text=True, timeout=_BUILD_S
                )
            except subprocess.TimeoutExpired:
                raise ConfigError(f"CMake does not end after {_BUILD_S} s") from None
            if done.returncode:
                raise ConfigError(_why(done.stdout + done.stderr))
        os.replace(Path(folder) / LIBRARY, place / LIBRARY)


def _why(said: str) -> str:
    if "CMAKE_C_COMPILER" in said or "C compiler" in said:
        return (
            "there is no working C compiler, which builds what stands between an application and "
            f"the driver (apt: gcc), or name a built one with {GIVEN}"
        )
    lines = [line.strip() for line in said.splitlines() if "error" in line.lower()]
    return f"the interposer does not build: {lines[0] if lines else said.strip()[-200:]}"


def program_of(command: Sequence[str]) -> Path:
    """The file that a command runs.

    Raises:
        ConfigError: There is none, it cannot be run, or no library can be put in front of it.
    """
    if not command:
        raise ConfigError("name the application: -- ./app arguments")
    found = shutil.which(command[0])
    if found is None:
        what = "cannot be run" if Path(command[0]).exists() else "is not found"
        raise ConfigError(f"{command[0]}: {what}")
    path = Path(found)
    try:
        with path.open("rb") as file:
            _check(path, file)
    except OSError:
        pass  # it may be run, but not read
    return path


def _check(path: Path, file: BinaryIO) -> None:
    """Raises ConfigError where the loader would not take the library."""
    head = file.read(64)
    if head[:4] != b"\x7fELF":
        return  # a script: what it runs takes the library
    if head[4] != 2:
        raise ConfigError(f"{path}: is a 32-bit program, for which there is no interposer")
    where, size, count = _number(head[32:40]), _number(head[54:56]), _number(head[56:58])
    kinds: set[int] = set()
    for n in range(count):
        file.seek(where + n * size)
        kinds.add(_number(file.read(4)))
    if _PT_INTERP not in kinds:
        raise ConfigError(
            f"{path}: is linked statically as a whole, so nothing can be put between it and the "
            "driver; link it dynamically (the CUDA runtime alone may be static)"
        )
    if path.stat().st_mode & 0o6000:
        raise ConfigError(f"{path}: is set-user-ID, for which the loader takes no library")


def _number(data: bytes) -> int:
    return int.from_bytes(data, "little")


def run(command: Sequence[str], settings: Mapping[str, str]) -> int:
    """Run an application with the interposer in front of the driver.

    Args:
        command: The program and its arguments.
        settings: Environment variables for the interposer (`GEVO_EVENTS`, …).

    Returns:
        Its exit code; 128 and more for a signal, as shells have it.

    Raises:
        ConfigError: It cannot be run, see `program_of` and `library`.
    """
    program_of(command)
    own, before = str(library()), os.environ.get("LD_PRELOAD", "")
    if any(sign in own for sign in " :"):
        raise ConfigError(
            f"{own}: the loader takes no path with a space or a colon; set XDG_CACHE_HOME to a "
            "folder without"
        )
    preload = f"{own}:{before}" if before else own
    environment = {**os.environ, **settings, "LD_PRELOAD": preload}
    process = subprocess.Popen(command, env=environment)
    while True:
        with suppress(KeyboardInterrupt):  # the application has got it, too; let it end
            code = process.wait()
            break
    return code if code >= 0 else 128 - code


def signal_of(code: int) -> str:
    """What an exit code of `run` says of a signal: `SIGSEGV`; empty for none."""
    with suppress(ValueError):
        return signal.Signals(code - 128).name if code > 128 else ""
    return ""
