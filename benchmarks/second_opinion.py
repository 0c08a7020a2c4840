"""Is a faster StableHLO program faster by another compiler's code too?

    pip install 'gevo-gpu[bench]'                        # IREE's compiler and runtime
    python benchmarks/second_opinion.py RUN_FOLDER [--repeats 30] [--out FILE.md]
    python benchmarks/second_opinion.py ORIGINAL.mlir VARIANT.mlir...

XLA's CPU code has fast paths and slow ones, and a variant that leaves a slow one is faster at the
same work. So the unmodified program and each validated winner of a run (`front/*.mlir`) are also
compiled by IREE for this CPU. Programs take turns, each turn's time is the CPU time of the
process on one thread, and what is shown are medians, with the quartiles of the turns' ratios:
above 1 the variant is faster. Arguments are uniform random numbers from 0 to 1, the same for all,
so programs whose work depends on values cannot be judged like this. XLA's own counts of flops and
bytes stand beside the times; the last column is by how much the two compilers' results differ, so
that a variant which one of them gets wrong is seen.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.errors import GevoError

Arrays = list[np.ndarray]
Call = Callable[[], Arrays]
WARM_UP = 3
COLUMNS = (
    "program | flops | bytes | XLA, ms | speed-up by XLA (quartiles) | IREE, ms | "
    "speed-up by IREE (quartiles) | XLA against IREE, largest relative difference"
)


@dataclass(frozen=True)
class Subject:
    """One program, compiled twice.

    Attributes:
        name: What it is called in the table.
        work: XLA's counts.
        xla: Executes XLA's code.
        iree: Executes IREE's code.
    """

    name: str
    work: dict[str, float]
    xla: Call
    iree: Call


def arguments(text: str) -> Arrays:
    """Arrays for @main; integers are zeros and ones."""
    rng = np.random.default_rng(1)
    return [
        rng.integers(0, 2, tensor.shape).astype(tensor.dtype)
        if tensor.dtype.kind != "f"
        else rng.random(tensor.shape).astype(tensor.dtype)
        for tensor in canonical(text)[1].arguments
    ]


def iree_call(text: str, given: Sequence[np.ndarray]) -> Call:
    """The program by IREE's LLVM code generator, for this processor and one thread."""
    import iree.compiler
    import iree.runtime

    code = iree.compiler.compile_str(
        canonical(text)[0],
        target_backends=["llvm-cpu"],
        input_type="stablehlo",
        extra_args=["--iree-llvmcpu-target-cpu=host"],
    )
    context = iree.runtime.SystemContext(config=iree.runtime.Config("local-sync"))
    module = iree.runtime.VmModule.copy_buffer(context.instance, code)
    context.add_vm_module(module)
    main = context.modules[module.name]["main"]
    device = context.config.device
    buffers = [iree.runtime.asdevicearray(device, array) for array in given]

    def call() -> Arrays:
        results: Any = main(*buffers)
        several = results if isinstance(results, (tuple, list)) else (results,)
        return [np.asarray(result) for result in several]

    return call


def subject(name: str, text: str, client: Client, given: Arrays) -> Subject:
    executable = client.compile(canonical(text)[0])
    buffers = [client.put(array) for array in given]

    def call() -> Arrays:
        return [client.fetch(result) for result in executable.run(buffers)]

    return Subject(name, dict(executable.work()), call, iree_call(text, given))


def turns(calls: Sequence[Call], repeats: int) -> list[list[float]]:
    """Milliseconds of CPU time of each call in each turn."""
    for call in calls:
        for _ in range(WARM_UP):
            call()
    found: list[list[float]] = [[] for _ in calls]
    for _ in range(repeats):
        for call, times in zip(calls, found, strict=True):
            start = time.process_time_ns()
            call()
            times.append((time.process_time_ns() - start) / 1e6)
    return found


def difference(one: Arrays, other: Arrays) -> float:
    """Largest difference of two lists of results, over the largest value of each array."""
    worst = 0.0
    for a, b in zip(one, other, strict=True):
        scale = float(np.max(np.abs(b), initial=0.0)) or 1.0
        worst = max(worst, float(np.max(np.abs(a.astype(float) - b.astype(float)))) / scale)
    return worst


def rows(subjects: Sequence[Subject], repeats: int) -> list[list[str]]:
    """One row for each program; the first is the unmodified one."""
    xla = turns([one.xla for one in subjects], repeats)
    iree = turns([one.iree for one in subjects], repeats)
    first = subjects[0].work
    found: list[list[str]] = []
    for place, one in enumerate(subjects):
        cells = [one.name]
        cells += [
            f"{one.work[key] / first[key]:.3f}" if first[key] else ""
            for key in ("flops", "bytes accessed")
        ]
        for times in (xla, iree):
            ratios = [a / b for a, b in zip(times[0], times[place], strict=True)]
            low, middle, high = statistics.quantiles(ratios, n=4)
            cells.append(f"{statistics.median(times[place]):.3f}")
            cells.append(f"{middle:.3f} ({low:.3f} to {high:.3f})")
        found.append([*cells, f"{difference(one.xla(), one.iree()):.1e}"])
    return found


def files(given: Sequence[Path]) -> list[Path]:
    """The unmodified program, then the variants."""
    if len(given) > 1:
        return list(given)
    return [given[0] / "baseline.mlir", *sorted((given[0] / "front").glob("*.mlir"))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("given", nargs="+", type=Path, help="a run folder, or programs")
    parser.add_argument("--repeats", type=int, default=30)
    parser.add_argument("--out", type=Path, help="append the table there")
    options = parser.parse_args()
    try:
        import iree.compiler
        import iree.runtime
    except ImportError as error:
        print(f"needs IREE ({error}): pip install 'gevo-gpu[bench]'", file=sys.stderr)
        return 2
    client = Client()
    subjects: list[Subject] = []
    lines: list[str] = []
    try:
        found = files(options.given)
        given = arguments(found[0].read_text())
        for place, file in enumerate(found):
            name = file.stem if place else "unmodified"
            try:
                subjects.append(subject(name, file.read_text(), client, given))
            except iree.compiler.CompilerToolError as error:
                reason = next((s for s in str(error).splitlines() if "error:" in s), "?")
                lines.append(f"{file}: IREE refuses it: {reason}")
                if not place:
                    raise SystemExit(lines[0]) from None
    except (OSError, GevoError) as error:
        print(error, file=sys.stderr)
        return 2
    version = importlib.metadata.version("iree-base-compiler")
    head = COLUMNS.split(" | ")
    table = ["| " + " | ".join(head) + " |", "|---" * len(head) + "|"]
    table += ["| " + " | ".join(cells) + " |" for cells in rows(subjects, options.repeats)]
    text = f"IREE {version}, jaxlib {client.versions()['jaxlib']}, {options.repeats} turns.\n\n"
    text += "\n".join([*table, *lines]) + "\n"
    print(text)
    if options.out:
        with options.out.open("a") as file:
            file.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
