"""A program is recorded, its kernel evolved, and the program run with the winner in its place.

    python scripts/record_app.py --device cuda --folder runs/application [--budget 60s]
                                 [--elements 4194304] [--driver FOLDER]

The program is tests/integrations/application/app.c; its kernel waits at barriers that order
nothing, so there is something to gain. `--driver` names the folder of another libcuda.so.1.

Exit codes: 0 the program printed the same, with the winner in all of its launches, or there was no
winner; 1 it did not; 2 something is missing.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "tests/integrations/application"
LAUNCHES = 4
LINE = "\tsetp.ge.s32 \t%p1, %r1, %r2;\n"
GEVO = [sys.executable, "-m", "gevo"]
REPLACED = f"{LAUNCHES} of {LAUNCHES} launches ran the winner"


def driver_folder() -> Path:
    """Where libcuda.so.1 is."""
    try:
        ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        sys.exit(f"record_app: no driver: {error}")
    maps = Path("/proc/self/maps").read_text().splitlines()
    return next(Path(line.split()[-1]).parent for line in maps if "libcuda.so" in line)


def build(folder: Path, driver: Path) -> None:
    """The program and its kernel."""
    text = (SOURCES / "axpy.ptx").read_text()
    (folder / "waits.ptx").write_text(text.replace(LINE, "\tbar.sync \t0;\n" * 24 + LINE))
    library = next(iter(sorted(driver.glob("libcuda.so*"))), driver / "libcuda.so.1")
    flags = [f"-Wl,-rpath,{driver}", "-ldl"]
    subprocess.run(["cc", SOURCES / "app.c", "-o", folder / "app", library, *flags], check=True)


def said(*command: object, good: tuple[int, ...]) -> subprocess.CompletedProcess[str]:
    """What a command prints; shown, and an end of this script where it fails."""
    words = [str(one) for one in command]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    print(done.stdout + done.stderr, flush=True)
    if done.returncode not in good:
        print(f"record_app: exit code {done.returncode} of {' '.join(words)}", file=sys.stderr)
        sys.exit(1)
    return done


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--budget", default="60s")
    parser.add_argument("--elements", type=int, default=1000)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--driver", type=Path)
    options = parser.parse_args()
    if shutil.which("cc") is None:
        print("record_app: needs a C compiler (cc)", file=sys.stderr)
        return 2
    os.environ["PYTHONPATH"] = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
    folder = options.folder.resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    build(folder, (options.driver or driver_folder()).resolve())
    arguments = ("runtime", folder / "waits.ptx", LAUNCHES, 128, 0, options.elements)
    application = (folder / "app", *arguments)
    plain = said(*application, good=(7,)).stdout
    recording, run = folder / "recording", folder / "run"
    recorded = said(*GEVO, "record", "--out", recording, "--", *application, good=(7,))
    if not recorded.stdout.startswith(plain) or not (recording / "axpy/axpy.toml").exists():
        print("record_app: the recording is not whole", file=sys.stderr)
        return 1
    # 1, 3 and 4: nothing that could be offered without reservation, which is a result.
    evolved = said(
        *GEVO, "evolve", recording / "axpy", "--device", options.device, "--profile", "quick",
        "--time-budget", options.budget, "--seed", 1, "--no-adequacy", "--out", run,
        good=(0, 1, 3, 4),
    )  # fmt: skip
    if evolved.returncode:
        print("record_app: no winner, so nothing was replaced")
        return 0
    done = said(
        *GEVO, "replace", "--recording", recording, "--run", run, "--", *application, good=(7,)
    )
    if done.stdout != plain or REPLACED not in done.stderr:
        print(f"record_app: printed {done.stdout!r}, not {plain!r}", file=sys.stderr)
        return 1
    print("record_app: the same output, with the winner in every launch")
    return 0


if __name__ == "__main__":
    sys.exit(main())
