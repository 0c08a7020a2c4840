"""Makes gevo/device/simt/native/runtime/runtime.ll from runtime.c; needs clang-22.

Target triple, data layout and target attributes are removed, so that the file serves every
64-bit little-endian host.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "gevo/device/simt/native/runtime"
COMMAND = (
    "clang-22", "-std=c11", "-O2", "-Wall", "-Wextra", "-ffp-contract=off", "-fno-vectorize",
    "-fno-stack-protector", "-fno-unroll-loops", "-fno-math-errno",
    "-S", "-emit-llvm", "runtime.c", "-o", "-",
)  # fmt: skip


def neutral(text: str) -> str:
    """IR text without what binds it to the machine that it was made on."""
    text = re.sub(r"^(?:target \w+|source_filename) = .*\n|^; ModuleID.*\n", "", text, flags=re.M)
    text = re.sub(r' "(?:target|tune|frame|stack|min-legal|no-trapping)[^"]*"="[^"]*"', "", text)
    text = re.sub(r"^!llvm\.(?:module\.flags|ident|errno\.tbaa) = .*\n", "", text, flags=re.M)
    return re.sub(r" (?:uwtable|dso_local|local_unnamed_addr)(?= )", "", text)


def main() -> None:
    done = subprocess.run(COMMAND, cwd=FOLDER, check=True, capture_output=True, text=True)
    head = "; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.\n"
    (FOLDER / "runtime.ll").write_text(head + neutral(done.stdout))


if __name__ == "__main__":
    main()
