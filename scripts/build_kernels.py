"""Make LLVM IR and PTX of our CUDA kernels: kernels/NAME.cu -> kernels/NAME.ll and NAME.ptx.

    python scripts/build_kernels.py [NAME ...] [--check] [--only ll|ptx]

All are committed, so that using gevo takes no compiler. With `--check` nothing is written: the
exit code is 1 when a committed file is not what its compiler makes of the source now.

LLVM IR takes clang 22 and nothing of CUDA: kernels/cuda_lite.h stands in for the toolkit's
headers. PTX takes NVRTC (pip install 'gevo-gpu[nvrtc]'); that of kernels/*_tunable.cu is left out,
since it gives constants that are open the value 0.
The text does not depend on the machine: paths are relative and the compiler's name is left out.
Exit codes: 0 done, 1 something is out of date, 2 a bad name, no clang 22, or a compile error.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from gevo.errors import GevoError, SourceError
from gevo.frontend.nvrtc import compile_file, options_for

KERNELS = Path(__file__).resolve().parent.parent / "kernels"
CLANG_MAJOR = "22"
CLANG_NAMES = ("clang++-22", "clang-22", "/usr/lib/llvm-22/bin/clang++", "clang++", "clang")

OPTIONS = (
    *("-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90"),
    # A folder that is no toolkit: whichever is installed must make no difference. The PTX
    # version would otherwise be the toolkit's; sm_90 needs 7.8.
    *("--cuda-path=no-toolkit", "-nocudainc", "-nocudalib", "--cuda-feature=+ptx88"),
    *("-S", "-emit-llvm", "-fno-discard-value-names", "-Qn"),
    *("-gline-tables-only", "-fdebug-compilation-dir=."),
    *("-Wall", "-Wextra", "-Werror", "-Wno-unknown-cuda-version"),
    *("-include", "cuda_lite.h"),
)
OPTIMIZED = ("-O3",)
TUNABLE = "_tunable"
PTX_ARCH = "sm_90"
# gevo optimises these once their constants are known. Loops must still be loops then: unrolled
# for an unknown number of rounds they would stay that way; with -fno-unroll-loops, too.
BARELY_OPTIMIZED = (
    *("-O1", "-funroll-loops"),
    *("-mllvm", "-unroll-threshold=0", "-mllvm", "-unroll-runtime=false"),
)


class BuildError(Exception):
    """What is wrong and what to do about it, in one line (or the compiler's own words)."""


def find_clang() -> str:
    """Path of a clang of the right version; $CLANG comes first. Raises BuildError."""
    for name in (os.environ.get("CLANG", ""), *CLANG_NAMES):
        path = shutil.which(name) if name else None
        if path is None:
            continue
        version = subprocess.run([path, "--version"], capture_output=True, text=True, check=False)
        if re.search(rf"\bversion {CLANG_MAJOR}\.", version.stdout):
            return path
    raise BuildError(f"no clang {CLANG_MAJOR} found: install it or set CLANG to its path")


def sources(names: Sequence[str], folder: Path) -> list[Path]:
    """The .cu files of these names, or all of them; raises BuildError for an unknown name."""
    known = {path.stem: path for path in sorted(folder.glob("*.cu"))}
    for name in names:
        if name not in known:
            raise BuildError(f"no kernel {name!r} in {folder}; there are {', '.join(known)}")
    return [known[name] for name in names or known]


def compile_source(clang: str, source: Path) -> str:
    """The .ll text of a source; raises BuildError with clang's messages."""
    # Run where the source lies, so that only its bare name enters the text.
    level = BARELY_OPTIMIZED if source.stem.endswith(TUNABLE) else OPTIMIZED
    command = [clang, *OPTIONS, *level, source.name, "-o", "-"]
    done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BuildError(done.stderr.strip())
    return f"; Made from {source.name} by scripts/build_kernels.py; do not edit.\n{done.stdout}"


def compile_ptx(source: Path) -> str:
    """The .ptx text of a source; raises BuildError with NVRTC's messages, or for want of it."""
    try:
        return compile_file(source, options_for(PTX_ARCH, {})).text
    except SourceError as error:
        raise BuildError(error.log.strip()) from error
    except GevoError as error:
        raise BuildError(str(error)) from error


def write(target: Path, text: str) -> bool:
    """Write what was made of a source next to it; always True."""
    target.write_text(text)
    print(f"{target.name}: {text.count(chr(10))} lines")
    return True


def check(target: Path, text: str) -> bool:
    """Whether the file next to a source holds `text`; if not, the first differences go out."""
    committed = target.read_text() if target.exists() else ""
    if committed == text:
        return True
    difference = difflib.unified_diff(
        committed.splitlines(), text.splitlines(), target.name, "made now", lineterm="", n=0
    )
    print("\n".join(list(difference)[:12]))
    print(f"{target.name} is out of date: run scripts/build_kernels.py {target.stem}")
    return False


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make kernels/*.ll and *.ptx.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels; all when none is named")
    parser.add_argument("--check", action="store_true", help="only say what is out of date")
    parser.add_argument("--folder", type=Path, default=KERNELS, help="where the sources lie")
    parser.add_argument("--only", choices=("ll", "ptx"), help="not both")
    options = parser.parse_args(arguments)
    finish = check if options.check else write
    try:
        found = sources(options.names, options.folder)
        results: list[bool] = []
        if options.only != "ptx":
            clang = find_clang()
            results += [finish(p.with_suffix(".ll"), compile_source(clang, p)) for p in found]
        if options.only != "ll":
            plain = [p for p in found if not p.stem.endswith(TUNABLE)]
            results += [finish(p.with_suffix(".ptx"), compile_ptx(p)) for p in plain]
    except BuildError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
