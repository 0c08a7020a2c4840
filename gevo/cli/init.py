"""`gevo init`: a workload spec for a stranger's kernel, or a complete example."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from gevo.cli.options import CompileTimeout, CompileWith, Database, Flags, compiler_for, file_of
from gevo.cli.terminal import Terminal, say
from gevo.device.registry import DEFAULT_ARCH
from gevo.errors import ConfigError
from gevo.frontend.source import FIRST, Source, opened
from gevo.program.base import PTX_SUFFIX, Dialect
from gevo.program.load import load, program_text, unread
from gevo.records.files import require_writable, write_output
from gevo.study.scaffolding import Drawn, watch_kernel
from gevo.workload.draft import scaffold_program, text_of
from gevo.workload.find import copy_example

_SHOWN = 4
"""Places that no case reaches are named up to so many."""


def init(
    kernel: Annotated[
        Path | None, typer.Argument(help="A kernel (.ll, .ptx or .cu).", callback=file_of)
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", "-o", help="Where to write (default: <kernel>.toml; --example: a folder)."
        ),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite what exists.")] = False,
    run: Annotated[
        bool,
        typer.Option(
            "--run/--no-run", help="Run the kernel on simt and watch it, or go by its text alone."
        ),
    ] = True,
    example: Annotated[
        str | None, typer.Option("--example", help="Copy a complete example instead, e.g. nw.")
    ] = None,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
) -> None:
    """Write a workload spec for a kernel: what it is run on, found out by running it.

    The kernel runs on the CPU, in a worker process, with many arguments; what it does with each
    array decides roles and shapes. The spec tells in comments what was seen and what was guessed.
    """
    if example is not None:
        if kernel is not None:
            raise ConfigError("--example takes no kernel: it brings its own")
        for path in copy_example(example, out or Path.cwd(), force):
            say(path)
        say(f"now run: gevo evolve {(out or Path()) / f'{example}.ll'}")
        return
    if kernel is None:
        raise ConfigError("give a kernel (.ll, .ptx or .cu), or --example NAME")
    compiler = compiler_for(kernel, compiler, project, flags, compile_timeout)
    with opened(kernel, compiler, lambda: DEFAULT_ARCH) as source:
        _write(source, out or kernel.with_suffix(".toml"), force, run)


def _write(source: Source, target: Path, force: bool, run: bool) -> None:
    """Write the spec."""
    named, kernel = source.given, source.path
    load(kernel, shown=named)  # refuses what gevo could not evolve anyway
    if target.exists() and not force:
        raise ConfigError(f"{target} exists already; give another --out, or --force")
    if not target.parent.is_dir():
        raise ConfigError(f"{target}: there is no folder {target.parent}")
    require_writable(target)
    relative = os.path.relpath(named, target.parent)
    drawn = _watched(source) if run and Dialect.of_file(kernel) is Dialect.LLVM else Drawn(None)
    if drawn.draft is not None:
        write_output(target, text_of(drawn.draft, relative).encode())
        say(f"{target}: {summary(drawn)}")
        for line in drawn.findings[:2]:
            say(f"  found: {line}")
        not_read = (f"{name}: not read: {why}" for name, why in unread(kernel).items())
        for line in (*drawn.left_out, *not_read):
            say(f"  left out: {line}")
        say(f"Look it through, then run: gevo evolve {named} --workload {target}")
        return
    write_output(target, scaffold_program(program_text(kernel), relative).encode())
    if drawn.failed:
        say(f"{target}: no draft runs, so this one is from the signature: {drawn.failed}")
    say(f"{target}: fill in sizes and roles, then run: gevo evolve {named}")


def _watched(source: Source) -> Drawn:
    with Terminal(stderr=True).status(f"running {source.given} on simt"):
        # PTX has no names of its own; LLVM IR has the source's.
        unnamed = source.path.suffix == PTX_SUFFIX
        names = source.parameters() if unnamed else None
        return watch_kernel(source.path, names=names, launches=source.launches())


def summary(drawn: Drawn) -> str:
    """`ran 5 cases: 96% of blocks (23 of 24) covered; not covered: k.cu:31`."""
    share = 100 * drawn.covered // max(1, drawn.blocks)
    text = (
        f"ran {drawn.cases} case{'s' * (drawn.cases != 1)}: {share}% of blocks "
        f"({drawn.covered} of {drawn.blocks}) covered"
    )
    if drawn.missing:
        more = len(drawn.missing) - _SHOWN
        shown = [*drawn.missing[:_SHOWN], *([f"{more} more"] if more > 0 else [])]
        text += f"; not covered: {', '.join(shown)}"
    return text
