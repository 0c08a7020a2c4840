"""What several commands take; what `--executor` and `--address` mean for them."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gevo.cli.terminal import say
from gevo.device.registry import resolve
from gevo.errors import ConfigError
from gevo.evaluate.cluster.ray import RayCluster
from gevo.evaluate.open import Opener
from gevo.frontend.source import FIRST, Compiler, CompilerName, chosen
from gevo.program.base import CUDA_SUFFIX, PTX_SUFFIX
from gevo.study.options import MOST_WORKERS, UNLIMITED, duration, worker_count

__all__ = [
    "MOST_WORKERS",
    "UNLIMITED",
    "Address",
    "CompileTimeout",
    "CompileWith",
    "Database",
    "ExecutorKind",
    "Executors",
    "Flags",
    "TrustCode",
    "TrustedWorkload",
    "Workers",
    "compiler_for",
    "duration",
    "file_of",
    "worker_count",
]

MOST_IN_CLUSTER = 10_000
_LONGEST_COMPILE_S = 24 * 3600

Workers = Annotated[
    int | None,
    typer.Option(help="Worker processes (default: one per CPU).", min=1, max=MOST_IN_CLUSTER),
]


class ExecutorKind(StrEnum):
    """Where variants are evaluated."""

    LOCAL = "local"
    RAY = "ray"


Executors = Annotated[
    ExecutorKind, typer.Option(help="local: on this machine; ray: on the nodes of a Ray cluster.")
]
Address = Annotated[
    str,
    typer.Option(
        help="host:port of the Ray cluster's head, or auto (default: one on this machine)."
    ),
]

CompileWith = Annotated[
    Compiler,
    typer.Option(
        "--compiler",
        parser=lambda given: Compiler.parse(str(given)),
        metavar="<auto|best|nvrtc|clang|ziglang>",
        help="What compiles a .cu file; flags may follow: 'nvrtc -DROWS=4 -I include'. "
        "best (gevo evolve alone): whose text is the fastest.",
    ),
]
Flags = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[-- FLAGS…]", help="What the compiler of a .cu file is given: -- -DROWS=4 -I inc."
    ),
]
Database = Annotated[
    Path | None,
    typer.Option(
        "-p", help="Folder with a compile_commands.json: takes a .cu file's flags from there."
    ),
]

TimeBudget = Annotated[
    str | None,
    typer.Option(
        help="Be done in 90s, 30m, 2h…, validation and report included; earlier sessions count."
    ),
]

CompileTimeout = Annotated[
    str | None,
    typer.Option(
        metavar="DURATION",
        help=f"How long the compiler of a .cu file may take: 90s, 5m (default: {FIRST.seconds}s).",
    ),
]

TrustedWorkload = Annotated[
    Path | None,
    typer.Option(
        "--workload", help="The workload, where it has Python code: says that this may run."
    ),
]
TrustCode = Annotated[
    bool,
    typer.Option("--trust-code", help="Run whatever Python code the workload has."),
]


def file_of(kernel: Path | None) -> Path | None:
    """The program's file that is meant: of a folder of Triton's cache its PTX.

    Raises:
        ConfigError: A folder has none, or several.
    """
    if kernel is None or not kernel.is_dir():
        return kernel
    found = sorted(kernel.glob(f"*{PTX_SUFFIX}"))
    if len(found) == 1:
        return found[0]
    if not found:
        raise ConfigError(f"{kernel}: cannot be read: it is a folder without a PTX file")
    raise ConfigError(f"{kernel}: is a folder with {len(found)} PTX files; name the one")


def compiler_for(
    kernel: Path,
    compiler: Compiler,
    database: Path | None,
    flags: Sequence[str] | None,
    timeout: str | None,
) -> Compiler:
    """What compiles a `.cu` file, with the flags and the limit of the command line.

    Which one `auto` means is said on stderr.

    Raises:
        ConfigError: Flags are given for another file, or cannot be taken.
    """
    if kernel.suffix != CUDA_SUFFIX:
        if flags or database or timeout:
            named = ("-p",) if database else flags or ("--compile-timeout",)
            given = " ".join(named)
            raise ConfigError(f"{given}: {kernel} is no .cu file, for which such flags are")
        return compiler
    if database is not None:
        compiler = compiler.of_build(database, kernel)
    compiler = compiler.given(flags or (), "--")
    if timeout is not None:
        compiler = replace(compiler, seconds=_compile_seconds(timeout))
    if compiler.name is CompilerName.AUTO:
        with suppress(ConfigError):  # a run that is resumed needs none
            name = chosen(compiler).name
            say(f"{kernel}: compiled with {name} (--compiler chooses)", err=True)
    return compiler


def _compile_seconds(text: str) -> int:
    """Whole seconds of `--compile-timeout`; raises ConfigError outside of 1 s to a day."""
    seconds = math.ceil(duration(text, "--compile-timeout"))
    if not 1 <= seconds <= _LONGEST_COMPILE_S:
        raise ConfigError(f"--compile-timeout {text}: a compiler may take 1s to 24h")
    return seconds


@dataclass(frozen=True)
class ExecutorSettings:
    """Where a command evaluates variants.

    Attributes:
        workers: Worker processes on this machine.
        opener: See `gevo.study.target.Target`.
        gpus: GPUs of the cluster; None without one.
    """

    workers: int
    opener: Opener | None = None
    gpus: int | None = None

    def resolve(self, device: str, program: str) -> tuple[str, str]:
        """As `gevo.device.registry.resolve`; `auto` asks the cluster where there is one."""
        return resolve(device, program, self.gpus)


@contextmanager
def executor_settings(
    where: ExecutorKind, address: str, workers: int | None
) -> Generator[ExecutorSettings]:
    """What the options name, as long as the command runs.

    Raises:
        ConfigError: They do not fit together, or there is no such cluster.
    """
    if where is ExecutorKind.LOCAL:
        if address:
            raise ConfigError("--address: is for --executor ray")
        yield ExecutorSettings(worker_count(workers))
        return
    cluster = RayCluster(address, workers, lambda line: say(line, err=True))
    try:
        yield ExecutorSettings(workers or 1, cluster.open, cluster.gpus)
    finally:
        cluster.close()
